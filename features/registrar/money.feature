Feature: Debts and the bank's file
  Staff see who owes what and since when, and post what the bank reports.

  @CASH-03
  Scenario: The list of debts says who owes what, for which year, since when
    When the registrar looks at who owes
    Then they read "Owen Overdue"
    And they read "Subscription 2027"
    And they read "days late"
    When the registrar looks at who owes, as CSV
    Then they read "customerId,name,email,owedFor,charge,chargedOn,dueDate,open"
    And they read "maya.member@example.org,Subscription 2027"

  @CASH-02 @CASH-03
  Scenario: A bank file pays the oldest charges first, and lists what does not match
    Given I am Maya
    When the bank sends this file, which the registrar posts
      """
      reference,amount,date
      fees of Maya,100.00,2026-11-20
      "Thank you: ID, 2027",168.50,2026-11-21
      NOBODY-1,5.00,2026-11-21
      """
    Then they read "1 of 3 lines are new payments."
    And they read "names no ID and no charge"
    When I open Fees and transactions
    And I reload the page
    Then I see "£100.00 to pay"

  @CASH-02
  Scenario: The same bank file posts its payments once
    Given I am Maya
    When the bank sends this file, which the registrar posts
      """
      reference,amount,date
      ID,100.00,2026-11-20
      """
    And the bank sends this file, which the registrar posts
      """
      reference,amount,date
      ID,100.00,2026-11-20
      """
    Then they read "0 of 1 lines are new payments. 1 line was already imported."
    When I open Fees and transactions
    And I reload the page
    Then I see "£168.50 to pay"

  @CASH-01
  Scenario: An amount that leaves a doubt is refused where staff type it
    When the registrar posts a payment of "260,00" for Maya
    Then the registrar is refused: "has to be an amount with two decimals, such as 260.00; for “260,00” write 260.00"

  @CASH-02 @DATE-04
  Scenario: An imported payment ends a suspension for unpaid fees
    Given I am Owen
    When the registrar imports Owen's transactions
      | reference  | date       | description              | amount | type    |
      | PAY-FILE-1 | 2026-11-20 | Payment by bank transfer | 268.50 | PAYMENT |
    And I open Dashboard
    And I reload the page
    Then I do not see "A payment is overdue"
    And I do not see "£268.50 to pay"
    And 0 letters "Receipt for £268.50" go to "owen.overdue@example.org"

  @FEES-03 @CASH-02 @DESK-03
  Scenario: A payment that staff post says what it pays, and brings its receipt
    Given the registrar charges Maya "50.00" for "Workshop" by 1 March 2027
    And I am Maya
    When the registrar posts a payment of "320.00" for Maya
    And I open Fees and transactions
    And I reload the page
    Then I see "Payment by bank transfer: Annual subscription 2027, Workshop"
    And 1 letter "Receipt for £320.00" goes to "maya.member@example.org"
    And the letter "Receipt for £320.00" says
      | Received on: 22 November 2026                     |
      | Received from: Maya Member, ID 4100107            |
      | Annual subscription 2027, INV-4100107-09: £268.50 |
      | Workshop, INV-2026-                               |
      | Credit for your next charge: £1.50                |
      | Amount received: £320.00                          |
      | Your account is £1.50 in credit now.              |
      | /#/fees-and-transactions                          |

  @FEES-03 @CASH-03 @DESK-03
  Scenario: A bank file brings each person one receipt, for all that they paid by it
    When the bank sends this file, which the registrar posts
      """
      reference,amount,date
      ID,100.00,2026-11-20
      4100114,268.50,2026-11-20
      ID,168.50,2026-11-21
      """
    Then 1 letter "Receipt for £268.50" goes to "maya.member@example.org"
    And the letter "Receipt for £268.50" says
      | Annual subscription 2027, INV-4100107-09: £100.00 |
      | Amount received: £100.00                          |
      | Annual subscription 2027, INV-4100107-09: £168.50 |
      | Amount received: £168.50                          |
      | You owe nothing now.                              |
    And 1 letter "Receipt for £268.50" goes to "owen.overdue@example.org"

  @FEES-03 @CASH-02
  Scenario: A payment that the payment provider reports brings its receipt
    When the payment provider reports that Maya has paid "100.00"
    Then 1 letter "Receipt for £100.00" goes to "maya.member@example.org"
