Feature: Charging a year's subscription
  Staff charge everyone for a year, with the amounts of the organisation's rules or of a file. A preview comes first.

  @YEAR-05
  Scenario: A preview charges nobody
    Given I am Priya
    When the registrar looks at what the subscription of 2027 would charge
    Then they read "due by 1 January 2027; shown in the portal at once"
    And they read "Nothing has changed"
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
    Then they read "0 charges, £0.00 in total"
    When I reload the page
    Then I see "£268.50 to pay"

  @YEAR-05 @CASH-02
  Scenario: An older debt keeps its due date
    Given I am Owen
    When the registrar charges the subscription of 2028
    And the registrar looks at who owes, as CSV
    Then they read "owen.overdue@example.org,Subscription 2026,INV-4100114-05,2026-08-24,2026-10-23,268.50"
    And they read "owen.overdue@example.org,Subscription 2028,SUB-2028-4100114,2026-11-22,2028-01-01,268.50"

  @YEAR-05 @CORR-01 @DESK-03
  Scenario: A fee run that is taken back within ten minutes brings no mail
    Given I am Priya
    When the registrar charges the subscription of 2027
    And the registrar takes back the fee run 2027-1
    Then they read "The fee run 2027-1 is undone"
    And they read "no emails are sent"
    And 0 letters "A charge was reversed" go to "priya.practice@example.org"
    When I open Fees and transactions
    And I reload the page
    Then I do not see "£268.50 to pay"
    And I see "Why: This charge was made by mistake."

  @YEAR-05 @CORR-01
  Scenario: A fee run after one that was taken back charges again
    Given I am Priya
    When the registrar charges the subscription of 2027
    And the registrar takes back the fee run 2027-1
    And 5 minutes pass
    And the registrar charges the subscription of 2027
    And I open Fees and transactions
    And I reload the page
    Then I see "£268.50 to pay"
    When the registrar charges the subscription of 2027
    Then they read "0 charges, £0.00 in total"
    When the registrar takes back the fee run 2027-2
    And I reload the page
    Then I do not see "£268.50 to pay"

  @YEAR-05 @CORR-01 @DESK-03
  Scenario: After ten minutes each person gets one letter with the reason
    When the registrar charges the subscription of 2027
    And 10 minutes pass
    And the registrar takes back the fee run 2027-1
    Then the registrar is refused: "Give a reason. Those who were charged get it by email."
    When the registrar takes back the fee run 2027-1 because "The amounts were those of 2026"
    Then 1 letter "A charge was reversed" goes to "priya.practice@example.org"
    And the letter "A charge was reversed" says
      | The amounts were those of 2026    |
      | The number of the credit note is |

  @YEAR-05 @CORR-01
  Scenario: What was paid or taken back since the run stays
    When the registrar charges the subscription of 2027
    And the registrar posts a payment of "268.50" for Priya
    And the registrar posts a payment of "100.00" for Fiona
    And the registrar takes back Owen's latest charge because "A gift"
    And the registrar takes back the fee run 2027-1
    Then they read "Priya"
    And they read "Paid in part"
    And they read "Reversed before"
    And they read "3 charges stay"
    When the registrar charges the subscription of 2027
    Then they read "Already charged"

  @YEAR-05 @other-body
  Scenario: A dry run names the people who pay another rate now
    When the registrar charges the subscription of 2027
    And the registrar makes Priya a fellow
    And the registrar looks at what the subscription of 2027 would charge
    Then they read "Charged at a former rate"
    And they read "fellow  €260.00  €310.00  +€50.00"
    When the registrar charges the difference of the subscription of 2027
    And the registrar looks at what the subscription of 2027 would charge
    Then they do not read "Charged at a former rate"
    And they read "0 charges, €0.00 in total"
