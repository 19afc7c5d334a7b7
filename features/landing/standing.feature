@LAND-02
Feature: What the dashboard says of a person's standing
  Beside the heading stands what the person is to the institute, and since when. The institute vouches for good
  standing while the letter that says so is to be had and nothing is overdue.

  @DOCS-02
  Scenario Outline: <person>, <who>
    Given I am <person>
    Then the page is headed "Dashboard"
    And I see "<told>"
    And I do not see "<not told>"

    Examples:
      | person | who                                             | told                        | not told             |
      | Maya   | with a payment and a declaration that are due   | Member in good standing     | Not in good standing |
      | Priya  | with nothing due                                | Member in good standing     | Not in good standing |
      | Owen   | with a declaration that is overdue              | Not in good standing        | Member in good       |
      | Rita   | who retired, of whom good standing is not said  | Retired member              | good standing        |
      | Stella | a student, of whom it is not said               | Student                     | good standing        |
