Feature: Today at the desk
  The first page shows what waits and what went wrong, so that nothing is late unseen.

  @DESK-04
  Scenario: Today counts what waits, the late first
    When Rosa signs in at the desk
    Then the desk shows "Sunday, 22 November 2026"
    And the desk shows "Overdue Carla Complete 1 late"
    And the desk shows "To decide Amir Applied and Maya Member 2 on time"
    And the desk shows "Waiting for the member Olga Onhold 1 waiting"
    When Rosa follows "Overdue" at the desk
    Then the desk shows "Waiting for us 3"

  @DESK-04
  Scenario: Today shows whether mails and webhooks are sent
    When Rosa signs in at the desk
    Then the desk shows "No mail server is set up, so none are sent"
    And the desk shows "Webhooks Not set up"

  @DESK-04 @DESK-07
  Scenario: Today counts the unmatched credits
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,Subscription,268.50
      2026-11-20,Fees,31.50
      """
    And Rosa signs in at the desk
    Then the desk shows "Unmatched payments £300.00 in total. 2 unmatched"
    When Rosa follows "Unmatched payments" at the desk
    Then the desk shows "2 bank credits, £300.00 in total"

  @DESK-04
  Scenario: A mail that could not be delivered leads to the person
    Given the registrar invites Maya
    And the mail server refuses the latest letter
    When Rosa signs in at the desk
    Then the desk shows "Undelivered emails Refused by the mail server, or the link in them has expired. 1 not sent"
    When Rosa follows "maya.member@example.org" at the desk
    Then the desk shows "Your account in our portal 22 November 2026"
    And the desk shows "maya.member@example.org failed"

  @DESK-04 @DESK-10
  Scenario: Today shows the latest changes and who made them
    When Rosa signs in at the desk
    Then the desk shows "No activity yet. Changes that staff make at the desk appear here."
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
