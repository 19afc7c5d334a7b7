Feature: Charging a year's subscription
  Staff charge everyone for a year, with the amounts of the organisation's rules or of a file. A preview comes first.

  @YEAR-05
  Scenario: A preview charges nobody
    Given I am Priya
    When the registrar looks at what the subscription of 2027 would charge
    Then they read "due by 1 January 2027, and shown in the portal at once"
    And they read "Nothing was changed"
    When I open Fees and transactions
    And I reload the page
    Then I do not see "Annual subscription 2027"

  @YEAR-05
  Scenario: Everyone is charged the amount of their group, once a year
    Given I am Priya
    When the registrar charges the subscription of 2027
    And I open Fees and transactions
    And I reload the page
    Then I see "£268.50 to pay"
    And I see "Annual subscription 2027"
    When the registrar charges the subscription of 2027
    Then they read "0 charges, together £0.00"
    When I reload the page
    Then I see "£268.50 to pay"

  @YEAR-05 @CASH-02
  Scenario: An older debt keeps its due date
    Given I am Owen
    When the registrar charges the subscription of 2028
    And the registrar looks at who owes, as CSV
    Then they read "owen.overdue@example.org,Subscription 2026,INV-4100114-05,2026-08-24,2026-10-23,268.50"
    And they read "owen.overdue@example.org,Subscription 2028,SUB-2028-4100114,2026-11-22,2028-01-01,268.50"
