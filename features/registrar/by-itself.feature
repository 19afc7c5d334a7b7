Feature: Work that the institute does by itself
  Each working morning the registry gets a mail about what came in. Old mails are deleted in time.

  @SENT-06
  Scenario: The registry gets a mail about what came in
    Given I am Ada
    And I go to the review of my application
    When I tick "I accept the declaration"
    And I press "Submit application"
    And it is 07:00 on 23 November 2026
    Then "registry@body.example" is written "New submissions: 23 November 2026"
    And the latest letter says "Application for membership, sent on 22 November 2026"
    And the latest letter says "Waiting longer than promised:"
    And the latest letter says "MEM-2026-4100331: Application for membership, sent on 28 October 2026"

  @SENT-06
  Scenario: No mail goes out on a Saturday
    When it is 07:00 on 28 November 2026
    Then "registry@body.example" is written nothing

  @KEEP-01
  Scenario: A stored mail keeps its link while it can be used, and is deleted in time
    When the registrar invites Maya
    And it is 06:00 on 28 November 2026
    Then the latest letter says "/idp/choose-password/"
    When it is 06:00 on 5 December 2026
    Then the latest letter says "(This link was used, or has expired.)"
    When it is 06:00 on 15 March 2027
    Then "maya.member@example.org" is written nothing
