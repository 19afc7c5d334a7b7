@CONT-09
Feature: A submission that fails while the person is on another page
  A failed submission shows on the page that is open by then.

  Scenario Outline: <what> without an answer
    Given my device's clock is right
    And I am <person>
    And <ready>
    And <last>
    And the institute keeps me waiting for "<call>"
    When I press "<send>"
    And I open Help
    And what the institute kept waiting fails
    Then the failed saves has, in this order
      | alert  | We can’t tell whether your <what> was submitted. Your answers are kept. | |
      | link   | Go to your <what>                                                       | |
      | button | Dismiss                                                                 | |
    When I follow "Go to your <what>"
    Then the page is headed "<failed>"
    And the failed saves has no alert "We can’t tell whether your <what> was submitted. Your answers are kept."

    Examples:
      | what                       | person | ready                                        | last                                               | call                    | send               | failed                              |
      | CPD declaration            | Maya   | I go to the end of my declaration | I tick "I confirm that my declaration is accurate" | declaration             | Submit declaration | We couldn't submit your declaration |
      | application for membership | Ada    | I go to the review of my application | I tick "I accept the declaration"                  | membership application  | Submit application | We couldn’t submit your application |

  Scenario: A failed waiver request keeps the entries of its form
    Given my device's clock is right
    And I am Priya
    And I open the waiver form
    And the institute keeps me waiting for "waivers"
    When I ask for a waiver from 1 February to 31 March because of "Parental leave"
    And I open Help
    And what the institute kept waiting fails
    Then the failed saves has, in this order
      | alert  | We can’t tell whether your request for a waiver was submitted. Your answers are kept. | |
      | link   | Go to your request for a waiver | |
    When I press "Dismiss"
    Then the failed saves has no alert "We can’t tell whether your request for a waiver was submitted. Your answers are kept."
    When I open Annual declarations
    Then I see "we cannot tell whether we have your request."
