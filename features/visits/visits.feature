Feature: What is told of visits
  The institute counts visits to learn which pages are used. Who it was is not told.

  @ANLY-01
  Scenario: A visit is told without saying who
    Given I am Maya
    When I look at Help for 500 milliseconds
    Then the visits told are "/help"
    And what was told of visits names Maya nowhere

  @ANLY-01
  Scenario: A page that is passed through is not counted
    Given I am Maya
    When I look at Help for 499 milliseconds
    And I look at Fees and transactions for 500 milliseconds
    Then the visits told are "/fees-and-transactions"

  @ANLY-02
  Rule: What could not be loaded is marked, so that it is not taken for nothing

    Scenario: Without notifications
      Given I am Maya
      And the institute does not answer "/notifications"
      And I reload the page
      When I look at Help for 500 milliseconds
      Then the visit is marked "notification API unavailable"

    Scenario: Without the qualifications
      Given I am Stella
      And the institute does not answer "/progress"
      And I reload the page
      When I look at Help for 500 milliseconds
      Then the visit is marked "qualification API unavailable"
