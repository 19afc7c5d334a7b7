Feature: The inbox at the desk
  Staff see what waits and how long, and what is on hold or decided.

  Background:
    When Rosa signs in at the desk
    And Rosa opens "/desk/inbox" at the desk

  @DESK-06
  Scenario: The inbox lists what waits, with its age against the promised days
    Then the desk shows "Waiting for us 3"
    And the desk shows "Application for membership Amir Applied 4100317"
    And the desk shows "Waiver from 1 March 2025 to 31 May 2025 Maya Member 4100107"
    And the desk shows "4 December 2026"

  @DESK-06
  Scenario: A case that waits longer than promised is late, and names the next working day
    Then the desk shows "wait, some are late"
    And the desk shows "Carla Complete 4100331"
    And the desk shows "18 November 2026 2 days late"
    When it becomes 3 December 2026
    And Rosa signs in at the desk
    And Rosa follows "Inbox" at the desk
    Then the desk shows "3 December 2026 Today"
    And the desk shows "4 December 2026 Next working day"

  @DESK-06
  Scenario: The address of the inbox holds its filter
    When Rosa opens "/desk/inbox?waits=us&kind=waiver" at the desk
    Then the desk shows "Maya Member 4100107"
    And the desk does not show "Amir Applied"
    When Rosa opens "/desk/inbox?waits=person" at the desk
    Then the desk does not show "Amir Applied"

  @DESK-06
  Scenario: A view without anything says so
    When Rosa opens "/desk/inbox?waits=person&kind=waiver" at the desk
    Then the desk shows "Nothing is waiting for a member."

  @DESK-06 @DESK-09
  Scenario: Staff take the inbox as a file, as it is filtered
    When Rosa opens "/desk/inbox?waits=us&kind=waiver" at the desk
    And Rosa follows "Download CSV" at the desk
    Then the desk shows "reference,title,customerId,name,submittedOn,waitedWorkingDays"
    And the desk shows "W410010720251"
    And the desk does not show "MEM-2026-4100317"

  @DESK-06 @DESK-09
  Scenario: Staff take what was decided as a file
    When Rosa opens "/desk/inbox?waits=decided" at the desk
    And Rosa follows "Download CSV" at the desk
    Then the desk shows "reference,title,customerId,name,submittedOn,whatWasDone,by,on"
    And the desk shows "W410010720241"
    And the desk does not show "W410010720251"
