Feature: The year at the desk
  Staff see what a day brings, and suspend people after they have read whom, why, and in which words.

  Background:
    When Rosa signs in at the desk
    And Rosa follows "The year" at the desk

  @DESK-08 @YEAR-03
  Scenario: A day shows what is sent and what changes
    When Rosa fills in "Day" with "2027-01-02" at the desk
    And Rosa presses "Show" at the desk
    Then the desk shows "On 2 January 2027: 3 become overdue."
    And the desk shows "Maya Member 4100107 becomes overdue Subscription 2027 1 January 2027"
    When Rosa fills in "Day" with "2027-01-05" at the desk
    And Rosa presses "Show" at the desk
    Then the desk shows "Nothing is scheduled for 5 January 2027."

  @DESK-08 @YEAR-04 @SUSP-01
  Scenario: People are suspended after their letter was shown, and the suspension is undone
    When Rosa follows "Could be suspended" at the desk
    Then the desk shows "Owen Overdue 4100114 £268.50 is unpaid; CPD for 2025 is not declared"
    When Rosa presses "See what will happen" at the desk
    Then the desk shows "1 person is suspended."
    And the desk shows "Owen Overdue, 4100114 active suspended, with grace until 22 December 2026"
    And the desk shows "We suspended your account because fees are unpaid. Pay what you owe by 22 December 2026."
    And "owen.overdue@example.org" is written nothing
    When Rosa presses "Suspend them" at the desk
    Then the desk shows "Owen Overdue is suspended."
    And "owen.overdue@example.org" is written "Your account is suspended"
    When Rosa follows "Undo" at the desk
    Then the desk shows "Owen Overdue, 4100114 suspended, with grace until 22 December 2026 active"
    When Rosa presses "Undo the suspension" at the desk
    Then the desk shows "Owen Overdue is no longer suspended."
    And no address of the desk holds "4100114"

  @DESK-08
  Scenario: A list without a tick shows an error
    When Rosa follows "Could be suspended" at the desk
    And Rosa unticks "Suspend Owen Overdue" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Tick at least one."

  @DESK-03 @DESK-08
  Scenario: A member who pays meanwhile is not suspended
    When Rosa follows "Could be suspended" at the desk
    And Rosa presses "See what will happen" at the desk
    And the registrar posts a payment of "268.50" for Owen
    And Rosa presses "Suspend them" at the desk
    Then the desk shows "Owen Overdue: They are not overdue now. Nothing has changed."

  @DESK-02 @DESK-08
  Scenario: A clerk sees who could be suspended, and which admin to ask
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Lena registers a passkey by the latest link in a letter
    And Lena signs in at the desk with the passkey
    And Lena opens "/desk/year/suspend" at the desk
    Then the desk shows "Owen Overdue 4100114 £268.50 is unpaid"
    And the desk shows "You need the role admin for this. Ask Rosa Registrar."
    And the desk does not show "See what will happen"

  @DESK-09
  Scenario: Both lists are files
    When Rosa opens "/desk/year.csv?on=2027-01-02" at the desk
    Then the desk shows "becomes overdue,4100107,Maya Member,maya.member@example.org,Subscription 2027,2027-01-01,"
    When Rosa opens "/desk/year/suspend.csv" at the desk
    Then the desk shows "4100114,Owen Overdue,owen.overdue@example.org,UNPAID_FEES"

  @DESK-08 @YEAR-02
  Scenario: A day whose reminders have gone says how many
    When it becomes 23 November 2026
    And reminders go out at 06:00 on 23 November 2026
    And Rosa signs in at the desk
    And Rosa opens "/desk/year" at the desk
    Then the desk shows "sent on 23 November 2026, 06:00. The reminders below go out with the next run."
