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
      | Maya   | Professional development |
      | Stella | Practical experience     |
      | Ada    | Apply for membership     |

  Scenario: Where there is a local office, residents are told of it
    Given I am Barry
    When I open Help
    Then I see "We have an office for Barbados"
    And I see "Find your local office"
    And I do not see "Professional development"

  Scenario: What all kinds of customers read of their local office speaks of nothing that members alone can have
    Given I am Barry
    When I open Help
    Then I see "What you owe, and your receipts."
    And I see "Documents and good standing"
    And I do not see "reduced subscription"
