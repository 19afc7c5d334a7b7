Feature: Today at the desk
  The first page shows what waits and what went wrong, so that nothing is late unseen.

  @DESK-04
  Scenario: Today counts what waits, the late first
    When Rosa signs in at the desk
    Then the desk shows "Sunday, 22 November 2026"
    And the desk shows "Later than promised Carla Complete 1 late"
    And the desk shows "For a decision Amir Applied and Maya Member 2 in time"
    And the desk shows "For an answer of the person Olga Onhold 1 on hold"
    When Rosa follows "Later than promised" at the desk
    Then the desk shows "Waits for us 3"

  @DESK-04
  Scenario: Today shows whether mails and webhooks are sent
    When Rosa signs in at the desk
    Then the desk shows "No mail server is set, so none is sent"
    And the desk shows "Webhooks None is set"

  @DESK-04 @DESK-07
  Scenario: Today counts the credits without an owner
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,Subscription,268.50
      2026-11-20,Fees,31.50
      """
    And Rosa signs in at the desk
    Then the desk shows "Money without an owner Credits of the bank, £300.00 in all. 2 to pair"
    When Rosa follows "Money without an owner" at the desk
    Then the desk shows "2 credits of the bank, £300.00 in all"

  @DESK-04
  Scenario: A mail that could not be delivered leads to the person
    Given the registrar invites Maya
    And the mail server refuses the latest letter
    When Rosa signs in at the desk
    Then the desk shows "Mails that could not be delivered Refused by the mail server, or their link has ended. 1 not sent"
    When Rosa follows "maya.member@example.org" at the desk
    Then the desk shows "Your account in our portal 22 November 2026"
    And the desk shows "given up"

  @DESK-04 @DESK-10
  Scenario: Today shows the latest changes and who made them
    When Rosa signs in at the desk
    Then the desk shows "Nothing yet. What staff change at the desk appears here."
    When Rosa opens "Application for membership" of Amir at the desk
    And Rosa chooses "Grant" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Grant the application for membership" at the desk
    And Rosa follows "Today" at the desk
    Then the desk shows "granted 22 November 2026"
    And the desk shows "Rosa Registrar Amir Applied , MEM-2026-4100317"

  @DESK-04 @YEAR-03
  Scenario: Today shows what the next six weeks bring by themselves
    When Rosa signs in at the desk
    Then the desk shows "2 January 2027 Subscription 2027 becomes overdue where it is unpaid"
    When Rosa follows "2 January 2027" at the desk
    Then the desk shows "Maya Member 4100107 becomes overdue Subscription 2027"
