@SHELL-11 @screen-only @browser
Feature: Sections that load when they are needed
  Parts of the portal load when they are first opened. One that fails is reported as a
  ChunkLoadError with its type; opening it again loads it again.

  Scenario: A section that takes more than 120 seconds shows an error
    Given the files of Help do not come
    And my device's clock is right
    And I am Maya
    When 2 seconds pass
    Then the page is headed "Dashboard"
    When I set out for Help
    And 100 seconds pass
    Then I am asked to wait with "Please wait, we're just getting your details"
    When 30 seconds pass
    Then the page is headed "Sorry, this page took too long to load"
    And the failure was reported as "ChunkLoadError" of type "timeout"

  Scenario Outline: A section whose files <what>
    Given the files of Help <what>
    And I am Maya
    When I open Help
    Then the page is headed "Sorry, we couldn't load your information"
    And the failure was reported as "ChunkLoadError" of type "<type>"

    Examples:
      | what                   | type       |
      | are not there          | missing    |
      | fail with a RangeError | RangeError |

  Scenario: A page that failed loads when it is opened again
    Given the files of Help are not there
    And I am Maya
    When I open Help
    Then the page is headed "Sorry, we couldn't load your information"
    When the institute answers again
    And I follow "Dashboard"
    And I follow "Help"
    Then the page is headed "Help"
