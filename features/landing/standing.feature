@LAND-02
Feature: A customer's standing on the dashboard
  Beside the heading the page shows the customer's kind and admission. It shows good standing
  while the letter of good standing is available and nothing is overdue.

  @DOCS-02
  Scenario Outline: <person>, <who>
    Given I am <person>
    Then the page is headed "Dashboard"
    And I see "<shown>"
    And I do not see "<not shown>"

    Examples:
      | person | who                                             | shown                       | not shown            |
      | Maya   | with a payment and a declaration that are due   | Member in good standing     | Not in good standing |
      | Priya  | with nothing due                                | Member in good standing     | Not in good standing |
      | Owen   | with a declaration that is overdue              | Not in good standing        | Member in good       |
      | Rita   | who retired, of whom good standing is not said  | Retired member              | good standing        |
      | Stella | a student, of whom it is not said               | Student                     | good standing        |
