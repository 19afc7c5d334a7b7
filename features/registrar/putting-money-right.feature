Feature: Putting money right
  Staff take back a wrong posting by a counter-posting. Nothing is deleted. The member reads what happened, and debts,
  documents and suspension follow at once.

  @CORR-01
  Scenario: A payment that was taken back is owed again, and the member reads why
    Given I am Maya
    When the registrar posts a payment of "268.50" for Maya
    And 10 minutes pass
    And the registrar takes back Maya's latest payment because "The bank returned it"
    Then they read "reversed £268.50 on 22 November 2026"
    And they read "owe £268.50"
    When I open Fees and transactions
    And I reload the page
    Then I see "£268.50 to pay"
    And I see "Reversed: Payment by bank transfer"
    And I see "Why: The bank returned it"
    And I see "Reversed on 22 November 2026"
    And I see "Your payment of 22 November 2026 was reversed on 22 November 2026"
    And 1 letter "A payment was reversed" goes to "maya.member@example.org"
    And the latest letter says "The bank returned it"
    And the latest letter says "You owe £268.50 now."
    And 1 letter "Receipt for £268.50" goes to "maya.member@example.org"

  @CORR-01 @DESK-03 @staff
  Scenario: A payment that is taken back within ten minutes brings no mail
    When the registrar posts a payment of "268.50" for Maya
    And the registrar takes back Maya's latest payment because "It was another's"
    Then they read "Neither an email about the posting nor one about its reversal"
    And 0 letters "Receipt for £268.50" go to "maya.member@example.org"
    And 0 letters "A payment was reversed" go to "maya.member@example.org"

  @CORR-01 @DESK-03 @staff
  Scenario: A credit note that is taken back within ten minutes brings no mail
    When the registrar takes back Owen's latest charge because "Charged by mistake"
    And 9 minutes pass
    And the registrar takes back Owen's latest credit note because "It was right"
    And 10 minutes pass
    Then "owen.overdue@example.org" is written nothing

  @CORR-01 @DESK-03
  Scenario: A credit note that is taken back later brings a second mail
    When the registrar takes back Owen's latest charge because "Charged by mistake"
    And 10 minutes pass
    And the registrar takes back Owen's latest credit note because "It was right"
    And 10 minutes pass
    Then 1 letter "A charge was reversed" goes to "owen.overdue@example.org"
    And 1 letter "Your account was put right" goes to "owen.overdue@example.org"

  @CORR-01 @DESK-03 @CASH-03
  Scenario: Taking back one payment of a bank file leaves the receipt of the others
    When the bank sends this file, which the registrar posts
      """
      reference,amount,date
      ID,100.00,2026-11-20
      ID,168.50,2026-11-21
      """
    And the registrar takes back Maya's latest payment because "It was another's"
    Then 0 letters "Receipt for £268.50" go to "maya.member@example.org"
    And 1 letter "Receipt for £100.00" goes to "maya.member@example.org"
    And the letter "Receipt for £100.00" says
      | You owe £168.50 now. |
    And 0 letters "A payment was reversed" go to "maya.member@example.org"

  @CORR-01 @staff
  Scenario: A payment that was paid back to the member is owed again
    Given I am Maya
    When the registrar posts a payment of "268.50" for Maya
    And the registrar pays back Maya's latest payment because "You had paid for a colleague"
    And I open Fees and transactions
    And I reload the page
    Then I see "£268.50 to pay"
    And I see "Why: You had paid for a colleague"
    And the latest letter says "You had paid for a colleague"

  @CORR-01 @SENT-05
  Scenario: Other systems learn of each posting that puts something right
    When the registrar posts a payment of "268.50" for Owen
    And the registrar takes back Owen's latest charge because "Charged by mistake"
    And the registrar takes back Owen's latest payment because "The bank returned it"
    And the registrar posts a payment of "10.00" for Owen
    And the registrar pays back "10.00" of Owen's credit because "Paid by mistake"
    Then other systems receive these events about Owen
      | payment.posted     |
      | credit-note.posted |
      | reversal.posted    |
      | payment.posted     |
      | refund.posted      |

  @CORR-01 @staff
  Scenario: A posting is taken back once
    When the registrar posts a payment of "268.50" for Maya
    And the registrar takes back Maya's latest payment because "The bank returned it"
    And the registrar takes back Maya's latest payment because "The bank returned it"
    Then the registrar is refused: "was reversed already"

  @CORR-01 @staff
  Scenario: A charge that was taken back is not owed
    Given I am Owen
    When the registrar takes back Owen's latest charge because "He had resigned before"
    And I open Fees and transactions
    And I reload the page
    Then I see "You owe nothing."
    And I see "Credit note: Annual subscription 2026"
    And I do not see "Overdue since"

  @CORR-01
  Scenario: Credit counts towards the next charge, and what is left can be paid back
    Given I am Maya
    When the registrar posts a payment of "300.00" for Maya
    And the registrar charges Maya "20.00" for "Workshop" by 10 December 2026
    And the registrar pays back "12.00" of Maya's credit because "She asked for it"
    Then the registrar is refused: "Their credit is £11.50."
    When the registrar pays back "11.50" of Maya's credit because "She asked for it"
    And I open Fees and transactions
    And I reload the page
    Then I see "You owe nothing."
    And I see "Credit paid back to you"
    And 1 letter "Your credit was paid back to you" goes to "maya.member@example.org"

  @CORR-01 @YEAR-04
  Scenario: Taking back the payment that ended a suspension asks whether the suspension returns
    Given I am Grace
    When the registrar posts a payment of "268.50" for Grace
    And the registrar takes back Grace's latest payment because "The bank returned it"
    Then the registrar is refused: "Say whether the suspension returns or stays ended."
    When the registrar takes back Grace's latest payment because "The bank returned it", and lets the suspension return
    Then they read "They are suspended again."
    When I reload the page
    Then the page is headed "Your account is suspended"

  @CORR-01 @DESK-03 @YEAR-04 @staff
  Scenario: A suspension that returns within ten minutes brings no mail
    When the registrar posts a payment of "268.50" for Grace
    And the registrar takes back Grace's latest payment because "It was another's", and lets the suspension return
    And 10 minutes pass
    Then "grace.grace@example.org" is written nothing

  @CORR-01 @DESK-03 @YEAR-04
  Scenario: A suspension that returns is announced to a member who never heard of it
    When the registrar suspends Owen because of "UNPAID_FEES"
    And the registrar posts a payment of "268.50" for Owen
    And the registrar takes back Owen's latest payment because "It was another's", and lets the suspension return
    And 10 minutes pass
    Then 1 letter "Your account is suspended" goes to "owen.overdue@example.org"
    And 0 letters "Receipt for £268.50" go to "owen.overdue@example.org"

  @CORR-01 @YEAR-04 @staff
  Scenario: The suspension stays ended when the registrar says so
    Given I am Grace
    When the registrar posts a payment of "268.50" for Grace
    And the registrar takes back Grace's latest payment because "The bank returned it", and leaves the suspension ended
    And I reload the page
    Then the page is headed "Dashboard"
    And I see "£268.50"

  @CORR-02 @staff
  Scenario: A charge of the subscription's amount has its own due date, the same in every list
    Given I am Priya
    When the registrar charges Priya "268.50" for "subscription 2027" by 31 January 2027
    And the registrar charges Priya "268.50" for "Workshop" by 20 November 2026
    And I open Fees and transactions
    And I reload the page
    Then I see "Pay for: Workshop"
    And I see "since 20 November 2026"
    And I see "Pay your subscription for 2027"
    And I see "by 31 January 2027"
    When the registrar looks at who owes, as CSV
    Then they read "priya.practice@example.org,Workshop"
    And they read "2026-11-20,268.50"
    And they read "2027-01-31,268.50"
    When the registrar looks at who is overdue
    Then they read "£268.50 is unpaid"

  @CORR-02
  Scenario: A notice that follows from facts cannot be set by hand
    When the registrar notifies Priya of a payment overdue
    Then the registrar is refused: "PAYMENT_OVERDUE is set automatically from fees and declarations, and cannot be set by hand."
    When the registrar imports Priya's notifications
      | code            |
      | PAYMENT_OVERDUE |
    Then the registrar is refused: "line 2, column code: follows from what is owed or not declared, and cannot be set"

  @CORR-01
  Scenario: An import adds postings and never changes one
    When the registrar imports Owen's transactions
      | reference  | date       | description              | amount | type    |
      | PAY-FILE-1 | 2026-11-20 | Payment by bank transfer | 268.50 | PAYMENT |
    And the registrar imports Owen's transactions
      | reference  | date       | description              | amount | type    | status |
      | PAY-FILE-1 | 2026-11-20 | Payment by bank transfer | 268.50 | PAYMENT | FAILED |
    Then the registrar is refused: "line 2, column status: was posted: a posting is reversed with post reverse, never changed"

  @CORR-01
  Scenario: The accountant gets all postings of a period
    When the registrar posts a payment of "268.50" for Maya
    And the registrar takes back Maya's latest payment because "The bank returned it"
    And the registrar looks at the journal from 1 November 2026 to 30 November 2026
    Then they read "date,reference,customerId,name,type,status,description"
    And they read "PAYMENT,COMPLETED,Payment by bank transfer: Annual subscription 2027,,,0.00,268.50,GBP"
    And they read "REVERSAL,COMPLETED,Reversed: Payment by bank transfer: Annual subscription 2027,,,268.50,0.00,GBP"
    And they read "The bank returned it"

  @CORR-01 @CORR-02 @staff
  Scenario: The journal has the due date of each charge
    When the registrar charges the subscription of 2027
    And the registrar looks at the journal from 1 November 2026 to 30 November 2026
    Then they read "subscription 2027,2027-01-01,"

  @CORR-01 @VERI-02
  Scenario: The public check of a receipt says that the payment was taken back
    Given I am Stella
    And I open Fees and transactions
    And I press "Receipt PAY-4100226-08 (PDF)"
    When the registrar takes back Stella's latest payment because "The bank returned it"
    And I open Documents and downloads
    And I reload the page
    And an employer checks my "Receipt"
    Then they read "It was withdrawn, because the payment was reversed."
