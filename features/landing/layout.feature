Feature: Layout of the dashboard
  From the most pressing item to the optional ones. A link says where it leads, and whether it
  opens a new window.

  @LAND-02
  Scenario: A member with a declaration and a payment due
    Given I am Maya
    Then the window is titled "Dashboard – Institute of Professional Accountants"
    And the page has, in this order
      | heading | Dashboard                                  |                                                        |
      | section | What needs doing                           |                                                        |
      | text    | £268.50 to pay                             |                                                        |
      | link    | Pay now                                    | leads to /fees-and-transactions/pay             |
      | part    | Declare your CPD for 2026                  |                                                        |
      | text    | Up to four steps, about five minutes. |                                                        |
      | text    | 40 days left                               |                                                        |
      | link    | Declare your CPD                           | leads to /professional-development/annual-declarations |
      | section | Where you stand                            |                                                        |
      | part    | CPD for 2025 declared                      |                                                        |
      | text    | A waiver of 10 units for 2025 is pending.  |                                                        |
      | text    | 6 units brought forward                    |                                                        |
      | link    | CPD record                                 | leads to /professional-development/annual-declarations |
      | text    | £186.00 received                           |                                                        |
      | link    | Transactions                               | leads to /fees-and-transactions                        |
      | part    | Certificates and letters                   |                                                        |
      | link    | Documents                                  | leads to /documents-and-downloads                      |
    And the page has no section "More you can do here"

  @LAND-02 @SHELL-09
  Scenario: A student sees progress, and links that open in a new window
    Given I am Stella
    Then the page has, in this order
      | text    | Two things coming up, the first on 10 December 2026. |                                  |
      | section | What needs doing                        |                                               |
      | part    | Exam: Audit and Assurance               |                                               |
      | link    | Get your docket                         | leads to /documents-and-downloads             |
      | part    | Exam: Taxation                          |                                               |
      | section | Your progress                           |                                               |
      | text    | 7 of 13 exams completed, 54%                    |                                               |
      | text    | 0 of 1 ethics module completed, 0%             |                                               |
      | text    | 20 of 36 months recorded, 12 signed off, 56%    |                                               |
      | link    | My qualifications                       | leads to /my-qualifications                   |
      | section | Where you stand                         |                                               |
      | text    | £148.00 received                        |                                               |
      | link    | Transactions                            | leads to /fees-and-transactions               |
      | link    | Documents                               | leads to /documents-and-downloads             |
      | section | More you can do here                    |                                               |
      | part    | Enter for exams                         |                                               |
      | link    | Exam entry                              | leads to /outside/exams/entry in a new window |
    And I do not see "Your CPD"

  @TASK-02 @LAND-02
  Scenario: An affiliate who may apply for membership sees that first
    Given I am Ada
    Then the page has, in this order
      | heading | Dashboard                                                   |                               |
      | text    | You have completed everything that membership asks of you.  |                               |
      | section | What needs doing                                            |                               |
      | part    | Apply for membership                                        |                               |
      | text    | You may apply                                               |                               |
      | text    | 3 of 3 requirements met                                     |                               |
      | link    | Apply for membership                                        | leads to /apply-for-membership |
      | section | Your progress                                               |                               |
    And the page has no section "More you can do here"

  @TASK-02
  Scenario: Another affiliate sees the application among other things to do
    Given I am Aidan
    Then the page has, in this order
      | section | More you can do here            |                                |
      | link    | Your application for membership | leads to /apply-for-membership |
    And the page has no section "What needs doing"

  @LAND-02
  Scenario: A year with a waiver alone does not show as declared
    Given I am Priya
    And I ask for a waiver from 1 May to 31 May because of "Caring for someone"
    When I open Dashboard
    Then the page has, in this order
      | section | Where you stand                |
      | part    | CPD for 2026 declared          |
      | text    | A waiver of 3 units for 2026 is pending. |

  @LAND-02
  Scenario: A firm sees no CPD and no progress
    Given I am Frank
    Then the page has, in this order
      | text    | One thing to do, by 31 December 2026. |                                  |
      | section | What needs doing      |                                                  |
      | part    | Renew your practising certificate (United Kingdom) |                   |
      | section | Where you stand       |                                                  |
      | text    | £1,250.00 received    |                                                  |
      | link    | Documents             | leads to /documents-and-downloads                |
      | section | More you can do here  |                                                  |
      | link    | Search the register   | leads to /outside/firms/register in a new window |
    And the page has no link "CPD record"
    And the page has no section "Your progress"

  @LAND-03 @ERR-06
  Scenario: A part that failed to load says so, and can be loaded again
    Given I am Maya
    And the institute does not answer "account balance"
    When I reload the page
    Then the page has, in this order
      | section | What needs doing                      |
      | part    | Declare your CPD for 2026             |
      | alert   | We couldn’t load your account balance |
      | part    | We couldn’t load your account balance |
      | button  | Reload your account balance           |
      | section | Where you stand                       |
      | text    | £186.00 received                      |

  @LAND-02
  Scenario: A customer in credit sees the amount of the credit
    Given I am Maya
    When the registrar posts a payment of "300.00" for Maya
    And I reload the page
    Then the page has, in this order
      | section | Where you stand           |
      | part    | Your account is in credit |
      | text    | £31.50 in credit          |

  @DATE-02 @TASK-01
  Scenario: A task that is due today says so
    Given I am Ready
    Then I see "One thing to do today."
    And I see "Due today"
    And I see "is the last day"
    And I do not see "0 days"
    When I open Annual declarations
    Then I see "Due today"

  @CPD-02 @TASK-01
  Scenario: A late declaration shows its due date on the declarations page
    Given I am Owen
    When I open Annual declarations
    Then I see "Overdue since"
    And I see "30 days"
