@SHELL-13
Feature: The texts of pages

  Scenario Outline: Without the <texts> only <page> fails
    Given I am Maya
    And the institute does not answer "<texts>"
    When I open <other page>
    Then the page is headed "<other page>"
    When I open <page>
    Then the page is headed "Sorry, we couldn't load your information"

    Examples:
      | texts                 | page                    | other page              |
      | fees texts            | Fees and transactions   | Documents and downloads |
      | documents texts       | Documents and downloads | Help                    |
      | help texts            | Help                    | Fees and transactions   |
      | declaration texts     | Annual declarations     | Contact details         |
      | contact details texts | Contact details         | Annual declarations     |
