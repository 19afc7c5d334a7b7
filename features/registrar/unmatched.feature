Feature: Unmatched credits of the bank
  The bank's credits are all kept. What names one person is posted; what names nobody, or several people, waits until
  staff say whose it is, divide it, or put it aside with a reason.

  @BANK-03 @CASH-03
  Scenario Outline: A payer who writes "<words>" is known
    Given I am Maya
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,<words>,168.50
      """
    Then they read "1 of 1 lines are new payments."
    When I open Fees and transactions
    And I reload the page
    Then I see "£100.00 to pay"

    Examples:
      | words              |
      | SUBS-4100107       |
      | MEMBER4100107      |
      | INV410010709       |
      | inv 4100107 09 fee |

  @BANK-02
  Scenario: An overlapping file posts only what is new
    Given I am Maya
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-19,ID first part,100.00
      2026-11-20,ID second part,68.50
      """
    And the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,ID  SECOND  part,68.50
      2026-11-20,ID  SECOND  part,50.00
      """
    Then they read "1 of 2 lines are new payments. 1 line was already imported."
    When I open Fees and transactions
    And I reload the page
    Then I see "£50.00 to pay"

  @BANK-03 @KEEP-02
  Scenario: A credit that names an erased person waits for staff
    When the registrar erases Fiona
    And the bank sends this file, which the registrar posts
      """
      reference,amount,date
      SUBS-4100135,268.50,2026-11-20
      """
    Then they read "0 of 1 lines are new payments."
    When the registrar looks at what is unmatched
    Then they read "1 line unmatched, £268.50."

  @BANK-03
  Scenario: A credit without an ID waits, and is posted when staff say whose it is
    Given I am Maya
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Name,Amount
      2026-11-20,Subscription,Maya Member,268.50
      """
    Then they read "0 of 1 lines are new payments."
    When the registrar looks at what is unmatched
    Then they read "Maya Member (4100107): name and amount"
    And they read "1 line unmatched, £268.50."
    When the registrar looks at how things stand
    Then they read "Bank: 1 unmatched credit, £268.50."
    When the registrar matches the credit "Subscription" to "4100107"
    Then they read "They owe nothing now."
    When the registrar looks at what is unmatched
    Then they read "0 lines unmatched, £0.00."
    When I open Fees and transactions
    And I reload the page
    Then I do not see "to pay"

  @BANK-03 @BANK-04
  Scenario: A credit for two members is divided to the penny
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,4100107 4100114,537.00
      """
    Then they read "names several people: 4100107, 4100114"
    When the registrar divides the credit "4100107 4100114" into "4100107=268.50, 4100114=268.49"
    Then the registrar is refused: "The parts must add up to £537.00"
    When the registrar divides the credit "4100107 4100114" into "INV-4100107-09=268.50, 4100114=268.50"
    Then they read "pays INV-4100107-09"
    And they read "Owen Overdue (4100114): paid £268.50"

  @BANK-04
  Scenario: A credit is divided among those named where they owe exactly its sum
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,Less 4100107 4100114,536.99
      2026-11-20,Staff 4100107 4100114,537.00
      """
    And the registrar divides the credit "Less 4100107 4100114" among those named
    Then the registrar is refused: "do not owe exactly this amount: give the parts."
    When the registrar divides the credit "Staff 4100107 4100114" among those named
    Then they read "Maya Member (4100107): paid £268.50"
    And they read "Owen Overdue (4100114): paid £268.50"

  @BANK-03
  Scenario: A credit that is no member's payment is put aside with the reason
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,Interest of the quarter,3.10
      """
    And the registrar puts the credit "Interest of the quarter" aside because "Interest"
    And the registrar looks at what is unmatched
    Then they read "0 lines unmatched, £0.00."
    When the registrar looks at what was put aside
    Then they read "1 line put aside, £3.10."
    And they read "Interest"

  @BANK-04 @CORR-01
  Scenario: The money of a payment that is taken back waits again
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,ID,268.50
      """
    And the registrar takes back Maya's latest payment because "It was paid for a colleague"
    And the registrar looks at what is unmatched
    Then they read "1 line unmatched, £268.50."
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,ID,268.50
      """
    Then they read "0 of 1 lines are new payments. 1 line was already imported."

  @BANK-02 @BANK-03
  Scenario: A credit that was posted by hand before waits, and nothing is posted twice
    When the registrar posts a payment of "268.50" for Owen
    And the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,4100114 subscription,268.50
      """
    Then they read "may be a payment that was posted already: PAY-"
    And they read "0 of 1 lines are new payments."
    When the registrar looks at what is unmatched
    Then they read "this is PAY-"

  @BANK-02 @BANK-03 @CASH-02
  Scenario: A payment by hand that the payment provider reports afterwards waits, and counts once
    When the registrar posts a payment of "268.50" for Owen
    And the payment provider reports that Owen has paid "268.50" on 20 November 2026
    And the registrar looks at what is unmatched
    Then they read "1 line unmatched, £268.50."
    And they read "this is "

  @BANK-02 @CASH-02
  Scenario: A payment by hand that the payment provider reported before says that it would count twice
    Given the payment provider reports that Owen has paid "268.50" on 20 November 2026
    When the registrar posts a payment of "268.50" for Owen
    Then they read "This may duplicate pay_"

  @BANK-02 @BANK-03
  Scenario: A payment by hand that a bank's file brought before says that it would count twice
    Given the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,4100114 subscription,268.50
      """
    When the registrar posts a payment of "268.50" for Owen
    Then they read "This may duplicate"
