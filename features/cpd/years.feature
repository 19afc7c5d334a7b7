Feature: CPD years over time
  A year opens and falls due by itself: the state of a declaration follows from its dates and from
  the organisation's rules.

  @YEAR-01 @CPD-11
  Scenario: Undeclared years stay on record, and the oldest is due first
    Given I am Priya
    When the registrar imports Priya's CPD overview
      | year | nextDueDate |
      | 2023 | 2024-01-01  |
    And I reload the page
    And I open Annual declarations
    Then I see "Your declaration for 2023 has up to four steps"
    And my CPD history shows
      | year | declaration  |
      | 2026 | Declared     |
      | 2025 | Declared     |
      | 2024 | Not declared |
      | 2023 | Not declared |

  @YEAR-01
  Scenario: Each year is declared separately, the oldest first
    Given I am Priya
    When the registrar imports Priya's CPD overview
      | year | nextDueDate |
      | 2023 | 2024-01-01  |
    And I reload the page
    And I go to the first question of my declaration
    And I declare that I met the requirements by "Unit route"
    And I finish my declaration
    And I open Dashboard
    Then I see "Declare your CPD for 2024"

  @YEAR-01 @NAV-07 @SUSP-02
  Scenario Outline: <person>'s declaration changes state with the day
    Given I am <person>
    When it becomes <day>
    Then I see "<words>"

    Examples:
      | person | day              | words                                             |
      | Maya   | 22 November 2026 | Four things to do, the first by 31 December 2026. |
      | Maya   | 2 January 2027   | Four things are overdue.                          |
      | Priya  | 22 November 2026 | Your declarations are up to date.                 |
      | Priya  | 8 October 2027   | Declare your CPD for 2027                         |
      | Grace  | 22 November 2026 | 14 days left                                      |
      | Grace  | 7 December 2026  | Your account is suspended                         |
