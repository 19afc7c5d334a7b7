Feature: What the dashboard says
  @LAND-02
  Rule: The account is told as owed, settled or in the person's favour

    Scenario Outline: A balance of <balance>
      Then a balance of <balance> is <told>

      Examples:
        | balance | told      |
        | £268.50 | owed      |
        | £0.01   | owed      |
        | £0      | settled   |
        | -£12    | in favour |

  @SHELL-03
  Scenario: The dashboard comes as a whole, so that no part pushes another down, and waits for none of them for long
    Given my device's clock is right
    And I am Stella
    And the institute keeps me waiting for "fees"
    When I reload the page and wait 1 second
    Then I do not see "Your progress"
    When another 3 seconds go by
    Then I see "Your progress"
