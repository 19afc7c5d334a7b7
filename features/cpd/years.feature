Feature: CPD years that come and go
  Nothing has to be done for a year to open or to fall due: the state of a declaration follows from its dates and from
  the organisation's rules.

  @YEAR-01 @CPD-11
  Scenario: Years that were not declared stay on record, and the oldest is asked for first
    Given I am Priya
    When the registrar imports this CPD overview of Priya
      | year | nextDueDate |
      | 2023 | 2024-01-01  |
    And I reload the page
    And I open Annual declarations
    Then I see "Your declaration for 2023 has up to four steps"
    And the year 2023 of my CPD history is "Not declared"
    And the year 2024 of my CPD history is "Not declared"
    And the year 2025 of my CPD history is "Declared"

  @YEAR-01
  Scenario: Each year is declared by itself, until none is missing
    Given I am Priya
    When the registrar imports this CPD overview of Priya
      | year | nextDueDate |
      | 2023 | 2024-01-01  |
    And I reload the page
    And I start my declaration
    And I declare that I met the requirements by "Unit route"
    And I finish my declaration
    And I open Dashboard
    Then I see "Declare your CPD for 2024"

  @YEAR-01 @NAV-07 @SUSP-02
  Scenario Outline: <person>'s state follows from the day that it is
    Given I am <person>
    When <days> days pass
    Then I see "<words>"

    Examples:
      | person | days | words                                              |
      | Maya   | 0    | Four things to do, the first by 31 December 2026.  |
      | Maya   | 41   | Four things are overdue.                           |
      | Priya  | 0    | Your declarations are up to date.                  |
      | Priya  | 320  | Declare your CPD for 2027                          |
      | Grace  | 0    | 14 days left                                       |
      | Grace  | 15   | Your account is suspended                          |
