Feature: Phone numbers of the whole world
  People write their number as it is written where they live, or as they dial it from abroad. It is
  stored in one form, and shown as its country writes it.

  Background:
    Given I am Maya
    And I open Contact details

  @REAL-01 @CONT-07 @CONT-08
  Scenario Outline: A number of <country> is saved, however it is written
    When I edit "Phone"
    And I select "<area code>" as "Area code"
    And I fill in "Phone number" with "<typed>"
    And I press "Save changes"
    Then I see "Saved. This is what we have on record now."
    And I see "<shown>"
    When I reload the page
    Then I see "<shown>"

    Examples:
      | country          | area code   | typed                | shown               |
      | Germany          | +49 Germany | 089/123456           | +49 89 123456       |
      | Benin            | +229 Benin  | 01 97 12 34 56       | +229 01 97 12 34 56 |
      | Benin            | +229 Benin  | +229 01 97 12 34 56  | +229 01 97 12 34 56 |
      | Hungary          | +36 Hungary | 06 20 123 4567       | +36 20 123 4567     |
      | Barbados         | +1246 Barbados | 234 5678          | +1 246 234 5678     |
      | another one      | +49 Germany | 0044 20 7946 0018     | +44 20 7946 0018    |

  @REAL-01 @CONT-07
  Scenario Outline: A number that cannot be one is refused with the reason, and stays as it was typed
    When I edit "Phone"
    And I fill in "Phone number" with "<typed>"
    And I press "Save changes"
    Then I see "Phone number: <reason>"
    And the page has, in this order
      | field | Phone number | holds "<typed>"; not required; wrong |

    Examples:
      | typed               | reason                                                                          |
      | 12                  | Please enter a valid contact number                                             |
      | 0141 582 2000 ext 3 | Please enter a valid contact number, without an extension                       |

  @REAL-01 @CONT-07
  Scenario: A number that could be one, but is not known, is asked about once and then saved
    When I edit "Phone"
    And I select "+44 United Kingdom, Guernsey, Isle of Man, Jersey" as "Area code"
    And I fill in "Phone number" with "0141 582 20"
    And I press "Save changes"
    Then I see "Is this right? Numbers with +44 usually differ. Correct it, or save it again to keep it."
    And the focus is on "Phone number"
    When I press "Save changes"
    Then I see "Saved. This is what we have on record now."
    And I see "+44 014158220"

  @REAL-01 @CONT-07
  Scenario Outline: A number with an area code that is not listed is not saved under another, dialled <dialled>
    When I edit "Phone"
    And I fill in "Phone number" with "<typed>"
    And I press "Save changes"
    Then I see "Area code: Please select an area code"
    When I reload the page
    And I press "Cancel"
    Then I see "+44 7700 900107"

    Examples:
      | dialled                | typed                 |
      | with a plus sign       | +881 6 1234 5678      |
      | from most countries    | 00 881 6 1234 5678    |
      | from Australia         | 0011 881 6 1234 5678  |
      | from the United States | 011 881 6 1234 5678   |

  @REAL-01 @CONT-03
  Scenario: A number of Kosovo is saved under its own area code
    When I edit "Phone"
    And I fill in "Phone number" with "+383 44 123 456"
    And I press "Save changes"
    Then I see "Saved. This is what we have on record now."
    And I see "+383 44 123 456"
