Feature: The dashboard

  @LAND-01
  Scenario: The dashboard greets by the time of the day
    Given I am Maya
    Then I see "Good morning, Maya"

  @SHELL-03
  Scenario: The dashboard appears as a whole, and waits for no part for long
    Given my device's clock is right
    And I am Stella
    And the institute keeps me waiting for "fees"
    When I reload the page and wait 1 second
    Then I do not see "Your progress"
    When 3 seconds pass
    Then I see "Your progress"
