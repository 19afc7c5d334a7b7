@HELP-01
Feature: The help page
  Help is reached from every page, and says how to reach a person.

  Scenario: Help offers a number to dial
    Given I am Maya
    When I open Help
    Then the page is headed "Help"
    And I see "Call us on +44 20 7946 0123"
    And I see "Contact us"

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

  Scenario: Members who have a local office are helped with their CPD as all members are
    Given I am Barry
    When I open Professional development
    And I follow "Help with CPD"
    Then the page is headed "Help"
    And the focus is on "CPD and annual declarations"
    And I see "keep that for three years"

  Scenario Outline: "<link>" leads to the answer, and the answer does not lead back
    Given I am Maya
    When I open <page>
    And I follow "<link>"
    Then the page is headed "Help"
    And the focus is on "<card>"
    And I see "<answer>"

    Examples:
      | page                     | link                | card                           | answer                                        |
      | Professional development | Help with CPD       | CPD and annual declarations    | keep that for three years                     |
      | Fees and transactions    | Help with fees      | Fees and payments              | tell us before it passes                      |
      | Documents and downloads  | Help with documents | Certificates and good standing | A practising certificate is renewed before it |
