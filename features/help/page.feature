@HELP-01
Feature: The help page
  Help is reached from every page, and says how to reach a person.

  Scenario Outline: <person> is helped with what concerns them
    Given I am <person>
    When I open Help
    Then I see "<concern>"

    Examples:
      | person | concern                  |
      | Maya   | ask for a waiver         |
      | Stella | Practical experience     |
      | Ada    | Apply for membership     |

  Scenario: Where there is a local office, residents are told of it
    Given I am Barry
    When I open Help
    Then I see "We have an office for Barbados"
    And I see "Find your local office"
    And I see "Pay by card, or at your local office in local currency."

  Scenario Outline: "<link>" leads <person> to the answer, and the answer does not lead back
    Given I am <person>
    When I open <page>
    And I follow "<link>"
    Then the page is headed "Help"
    And the focus is on "<card>"
    And I see "<answer>"

    Examples:
      | person | page                     | link                | card                           | answer                                        |
      | Maya   | Professional development | Help with CPD       | CPD and annual declarations    | keep that for three years                     |
      | Barry  | Professional development | Help with CPD       | CPD and annual declarations    | keep that for three years                     |
      | Maya   | Fees and transactions    | Help with fees      | Fees and payments              | tell us before it passes                      |
      | Maya   | Documents and downloads  | Help with documents | Certificates and good standing | A practising certificate is renewed before it |
