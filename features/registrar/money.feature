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
    And they read "names nobody's ID and no charge"
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
    Then they read "0 of 1 lines are new payments. 1 line was read before."
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
