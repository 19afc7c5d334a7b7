Feature: The fee run at the desk
  An admin charges a year's subscription after reading who pays what. Nobody is charged twice.

  Background:
    When Rosa signs in at the desk
    And Rosa follows "Money" at the desk

  @DESK-07 @YEAR-05 @other-body
  Scenario: The sums are shown by group before anybody is charged
    When Rosa follows "Annual fees" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "The subscription is charged for 2027."
    And the desk shows "fellow 3 €310.00 €930.00"
    And the desk shows "Total 41 €9,700.00"
    And the desk shows "Due by 31 March 2027; shown in the portal at once"
    And the desk shows "Already charged 1 person"
    When Rosa presses "Charge the subscription" at the desk
    Then the desk shows "The subscriptions have been charged."
    When Rosa opens "/desk/record" at the desk
    Then the desk shows "Rosa Registrar charged the subscription for 2027"
    When the registrar charges the subscription of 2027
    Then they read "0 charges, €0.00 in total"

  @DESK-03 @DESK-07 @other-body
  Scenario: A run whose sums differ from those shown charges nobody
    When Rosa follows "Annual fees" at the desk
    And Rosa presses "See what will happen" at the desk
    And the registrar closes Priya
    And Rosa presses "Charge the subscription" at the desk
    Then the desk shows "The effect of this change is no longer what you were shown."
    And the desk shows "Total 40"

  @DESK-07 @other-body
  Scenario: A run that would charge nobody says why, and cannot be confirmed
    When the registrar charges the subscription of 2027
    And Rosa follows "Annual fees" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Nobody would be charged. Already charged, 42 people."
    And the desk shows "Nothing has changed."
    And the desk does not show "Charge the subscription"

  @DESK-03 @DESK-07 @YEAR-05 @other-body
  Scenario: A fee run can be undone as one
    When Rosa follows "Annual fees" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Charge the subscription" at the desk
    And Rosa follows "Undo" at the desk
    Then the desk shows "41, total €9,700.00"
    When Rosa presses "See what will happen" at the desk
    Then the desk shows "The fee run 2027-1 is undone."
    And the desk shows "Credit notes for 41 charges, €9,700.00 in total"
    And the desk shows "No emails are sent"
    When Rosa presses "Undo the fee run" at the desk
    Then the desk shows "The fee run is undone."
    When Rosa opens "/desk/record" at the desk
    Then the desk shows "Rosa Registrar undid the fee run 2027-1"
    When Rosa opens "/desk/money/fees/2027-1/undo" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "The fee run 2027-1 cannot be undone"

  @DESK-03 @DESK-07 @YEAR-05 @other-body
  Scenario: Later the letter is shown, and what was paid meanwhile stays
    When the registrar charges the subscription of 2027
    And the registrar posts a payment of "260.00" for Priya
    And 10 minutes pass
    And Rosa follows "Annual fees" at the desk
    And Rosa follows "2027-1" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Give a reason. Those who were charged get it by email."
    When Rosa fills in "Reason, as each person will read it" with "The amounts were those of 2026" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "40 charges"
    And the desk shows "1 charge stays"
    And the desk shows "The reason: The amounts were those of 2026"
    When the registrar posts a payment of "310.00" for Fiona
    And Rosa presses "Undo the fee run" at the desk
    Then the desk shows "The effect of this change is no longer what you were shown."
    When Rosa presses "Undo the fee run" at the desk
    Then the desk shows "The fee run is undone."
    And 1 letter "A charge was reversed" goes to "owen.overdue@example.org"

  @DESK-03 @DESK-07 @YEAR-05 @other-body
  Scenario: People whose group changed after the run are charged or credited the difference
    When the registrar charges the subscription of 2027
    And the registrar posts a payment of "260.00" for Priya
    And the registrar makes Priya a fellow
    And Rosa follows "Annual fees" at the desk
    Then the desk shows "1 person changed group since the subscription for 2027 was charged."
    And the desk shows "fellow €260.00 €310.00 +€50.00"
    When Rosa follows "Charge or credit the difference" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "The subscription for 2027 is charged again at current rates."
    And the desk shows "The reason: Your subscription for 2027 is €310.00 now, because your membership has changed."
    And the desk shows "You owe €50.00 now."
    When Rosa presses "Charge or credit the difference" at the desk
    Then the desk shows "The differences have been charged or credited."
    And the desk does not show "changed to another group"
    When Rosa opens "/desk/record" at the desk
    Then the desk shows "Rosa Registrar charged or credited the difference in rates for 2027"

  @DESK-02 @DESK-07
  Scenario: A clerk cannot charge fees
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Lena registers a passkey by the latest link in a letter
    And Lena signs in at the desk with the passkey
    And Lena opens "/desk/money/fees" at the desk
    Then the desk shows "You need the role admin for this. Ask Rosa Registrar."
