Feature: The record of what staff saw and changed
  An organisation can say who looked at whose record, and who changed what.

  Background:
    When Rosa signs in at the desk

  @DESK-10
  Scenario: The record lists changes by day, and what was seen beside them
    When Rosa opens "Application for membership" of Amir at the desk
    And Rosa chooses "Refuse" at the desk
    And Rosa fills in "Reason" with "Not yet." at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa opens "/desk/record" at the desk
    Then the desk shows "No entries."
    When Rosa follows "Views and changes" at the desk
    Then the desk shows "Rosa Registrar saw what a change would do Amir Applied , MEM-2026-4100317"
    And the desk shows "Rosa Registrar saw a case Amir Applied , MEM-2026-4100317"
    When Rosa opens "/desk/record?show=all&day=2026-11-21" at the desk
    Then the desk shows "No entries."
    When Rosa opens "/desk/record?show=all&day=2026-11-22" at the desk
    Then the desk shows "Rosa Registrar signed in"

  @DESK-10
  Scenario: A person's page leads to who saw it
    When Rosa looks for "Owen" at the desk
    And Rosa looks for "Maya" at the desk
    And Rosa follows "Audit log" at the desk
    Then the desk shows "What staff saw and changed about Maya Member, 4100107."
    And the desk shows "saw a person Maya Member"
    And the desk does not show "Owen"

  @DESK-10 @ACTV-01
  Scenario: The person reads that staff looked at their record, not who
    When Rosa looks for "Maya" at the desk
    And Rosa looks for "4100107" at the desk
    Given I am Maya
    When I open Security and activity
    Then I see "Our staff looked at your record"
    And I see "2 times that day"
    And I do not see "Rosa"

  @DESK-10
  Scenario: A clerk cannot read the record
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Lena registers a passkey by the latest link in a letter
    And Lena signs in at the desk with the passkey
    And Lena opens "/desk/record" at the desk
    Then the desk shows "You need the role admin for this. Ask Rosa Registrar."
