@LAND-03
Feature: Each part of the dashboard fails alone
  A part that could not be loaded says so in its place; the other parts show.

  Scenario Outline: Without <part>
    Given I am Maya
    And the institute does not answer "<call>"
    When I reload the page
    Then the page is headed "Dashboard"
    And I see "<said>"
    And I see "<stands>"

    Examples:
      | part              | call           | said                                  | stands                 |
      | the CPD overview  | CPD overview   | We couldn’t load your CPD status      | Pay your subscription  |
      | the balance       | account balance | We couldn’t load your account balance | Declare your CPD for   |
      | the notifications | notifications  | We couldn’t load your notifications   | Declare your CPD for   |
      | the payments      | fees           | We couldn’t load your payments        | £268.50                |
      | the CPD record    | CPD history    | We couldn’t load your CPD record      | £268.50                |

  Scenario: An incomplete list of tasks has no number
    Given I am Maya
    And the institute does not answer "CPD overview"
    When I reload the page
    Then I see "Pay your subscription"
    And I do not see "things to do"

  Scenario: A missing part is named where nothing else needs doing
    Given I am Fiona
    And the institute does not answer "notifications"
    When I reload the page
    Then the page has, in this order
      | section | What needs doing                    |
      | alert   | We couldn’t load your notifications |
    And I do not see "Nothing is due."

  Scenario Outline: Without <part> no empty list shows where nothing needs doing
    Given I am <person>
    And the institute does not answer "<call>"
    When I reload the page
    Then I see "<said>"
    And the page has no section "What needs doing"

    Examples: The part has a place of its own
      | person | part         | call      | said                                                     |
      | Sam    | the payments | fees      | We couldn’t load your payments                           |
      | Aidan  | the progress | exam progress | We couldn't load your qualification information right now. |
