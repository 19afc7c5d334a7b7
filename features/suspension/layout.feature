Feature: Layout of the suspension page

  @SUSP-03 @SUSP-04 @also-in-french
  Scenario: In the grace period: how long, what to do, who to call, and the open pages
    Given I am Grace
    Then the window is titled "Your account is suspended – Institute of Professional Accountants"
    And the page has, in this order
      | heading | Your account is suspended    |                                                        |
      | text    | 14 days left to put it right |                                                        |
      | section | What needs doing             |                                                        |
      | text    | £268.50 overdue              |                                                        |
      | link    | Pay now                      | leads to /fees-and-transactions/pay             |
      | entry   | Your name                    | Grace Grace                                            |
      | entry   | Your ID, to read out         | 4100191                                                |
      | link    | Call +44 20 7946 0123        | leads to tel:+442079460123                             |
      | section | What you can still do        |                                                        |
      | link    | Professional development     | leads to /professional-development                     |
      | link    | Annual declarations          | leads to /professional-development/annual-declarations |
      | link    | Fees and transactions        | leads to /fees-and-transactions                        |
      | link    | Help                         | leads to /help                                         |
    And I see "Dashboard is not available while you are suspended."
    And the page has no button "Logout"

  @SUSP-03
  Scenario: The requested page is named above the heading
    Given I am Grace
    When I open Documents and downloads
    Then the page has, in this order
      | text    | Documents and downloads is not available while you are suspended. It comes back when the suspension ends. | |
      | heading | Your account is suspended | |

  @SUSP-03
  Scenario: Each open page shows the days left, and a link to what to do
    Given I am Grace
    When I open Fees and transactions
    Then the banner has, in this order
      | link | What to do | leads to / |
    And the banner says "14 days left"
    And the top of the page says "Suspended"

  @SUSP-03
  Scenario: The suspension page has no links to pages of other kinds of customer
    Given I am Suki
    Then the page has, in this order
      | section | What you can still do |                                 |
      | link    | Fees and transactions | leads to /fees-and-transactions |
      | link    | Help                  | leads to /help                  |
    And the page has no link "Professional development"
    And the page has no link "Annual declarations"

  @SUSP-03 @SUSP-05
  Scenario: After the grace period, I can call, download my data and log out
    Given I am Petra
    Then the window is titled "Your account is suspended – Institute of Professional Accountants"
    And the page has, in this order
      | heading | Your account is suspended  |                            |
      | entry   | Your name                  | Petra Post                 |
      | entry   | Your ID, to read out       | 4100212                    |
      | link    | Call +44 20 7946 0123      | leads to tel:+442079460123 |
      | section | What happens when you call |                            |
      | section | Your data                  |                            |
      | button  | Download my data           |                            |
      | button  | Logout                     |                            |
