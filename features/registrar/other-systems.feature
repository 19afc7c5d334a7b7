Feature: Other systems are told what members send
  Whatever happens to a submission is sent to the system that the organisation names, in the order in which it happened.

  @SENT-05
  Scenario: An application from its arrival to its decision
    Given I am Ada
    And I have answered my application
    When I tick "I accept the declaration"
    And I press "Submit application"
    And the registrar reads Ada's "Application for membership"
    And the registrar asks Ada for "Your degree certificate" by "2026-12-10"
    And the registrar grants what Ada asked for
    Then other systems are told of Ada
      | submission.received |
      | submission.read     |
      | submission.asked    |
      | submission.decided  |
