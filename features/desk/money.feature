Feature: Staff care for money at the desk
  Credits of the bank that name nobody, or several people, wait until staff say whose they are.

  Background:
    When Rosa signs in at the desk

  @DESK-07 @BANK-03
  Scenario: Money that waits is listed with people who may have paid
    When Rosa opens "/desk/money" at the desk
    Then the desk shows "No money waits for its owner."
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Name,Amount
      2026-11-20,4100107 4100114,,537.00
      2026-11-19,Subscription,Maya Member,268.50
      2026-11-21,Gift,,1.23
      """
    And Rosa follows "Money" at the desk
    Then the desk shows "3 credits of the bank, £806.73 in all, the oldest first."
    And the desk shows "Subscription, Maya Member 19 November 2026 Maya Member 4100107, name and amount"
    And the desk shows "Owen Overdue 4100114, named £537.00"
    And the desk shows "Gift 21 November 2026 Nobody known £1.23"

  @DESK-07 @BANK-03
  Scenario: Money that was put aside has a view of its own
    When Rosa opens "/desk/money?show=aside" at the desk
    Then the desk shows "Nothing was put aside."
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,Interest of the quarter,3.10
      """
    And the registrar puts the credit "Interest of the quarter" aside because "Interest"
    And Rosa follows "Put aside" at the desk
    Then the desk shows "Interest of the quarter 20 November 2026 Interest"
    When Rosa opens "/desk/money" at the desk
    Then the desk does not show "Interest"
