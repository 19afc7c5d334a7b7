Feature: Customers of other portals

  Rule: Customers of another portal get a link to it

    Scenario Outline: <person> to the external portal
      Given I am <person>
      Then I am led to "/external-portal"
      And I see "Your account is looked after elsewhere."
      And the page has, in this order
        | heading | One moment   |
        | link    | Go there now |

      @EXP-04
      Examples: An experience that is none of ours
        | person |
        | Larry  |

      @EXP-05
      Examples: A firm without access
        | person |
        | Flora  |

    @EXP-06
    Scenario: Olive gets a link to the requested page of the older portal
      When I come to Fees and transactions without being signed in
      And I identify myself as Olive
      Then I am led to "/older-portal/fees"

  @EXP-05 @SIGN-09
  Scenario: A firm with access uses this portal
    Given I am Frank
    Then the page is headed "Dashboard"

  @EXP-01 @NAV-06
  Scenario Outline: Account shows <person>'s kind: <kind>
    Given I am <person>
    Then Account says "<name>", "<kind>" and "ID <id>"

    Examples:
      | person | name           | kind           | id      |
      | Maya   | Maya Member    | Member         | 4100107 |
      | Rita   | Rita Retired   | Retired member | 4100156 |
      | Stella | Stella Student | Student        | 4100226 |
      | Ada    | Ada Affiliate  | Affiliate      | 4100303 |
      | Greta  | Greta Graduate | Tech graduate  | 4100338 |
      | Frank  | Frank Firm     | Firm           | 4100345 |
