@HELP-01
Feature: The help page
  Help opens from every page, and says how to reach staff.

  Scenario Outline: <person> sees the help for their kind of customer
    Given I am <person>
    When I open Help
    Then I see "<concern>"

    Examples:
      | person | concern                  |
      | Maya   | ask for a waiver         |
      | Stella | Practical experience     |
      | Ada    | Apply for membership     |

  Scenario: Residents of a country with an office see it
    Given I am Barry
    When I open Help
    Then I see "We have an office for Barbados"
    And I see "Find your local office"
    And I see "Pay by card, or at your local office in local currency."

  @also-in-french
  Scenario Outline: "<link>" opens the answer for <person>, and the answer has no link back
    Given I am <person>
    When I open <page>
    And I follow "<link>"
    Then the page is headed "Help"
    And the focus is on "<card>"
    And I see "<answer>"

    Examples:
      | person | page                     | link                | card                           | answer                                                                                                |
      | Maya   | Professional development | Help with CPD       | CPD and annual declarations    | You send no evidence with it: keep that for three years, as we review a sample of records.           |
      | Barry  | Professional development | Help with CPD       | CPD and annual declarations    | You send no evidence with it: keep that for three years, as we review a sample of records.           |
      | Maya   | Fees and transactions    | Help with fees      | Fees and payments              | If you cannot pay by the due date, tell us before it passes.                                          |
      | Maya   | Documents and downloads  | Help with documents | Certificates and good standing | A practising certificate is renewed before it expires.                                                |
