Feature: What stands on the dashboard
  From what needs doing first to what can be done besides. A link says where it leads, and whether it
  opens a new window.

  @LAND-02 @browser
  Scenario: A member with a declaration and a payment due
    Given I am Maya
    Then the window is titled "Dashboard – Guildhall"
    And the page has, in this order
      | heading | Dashboard                |                                                        |
      | section | What needs doing         |                                                        |
      | link    | Declare your CPD         | leads to /professional-development/annual-declarations |
      | part    | A payment is due         |                                                        |
      | link    | Fees and transactions    | leads to /fees-and-transactions                        |
      | section | Your CPD                 |                                                        |
      | section | Your account balance     |                                                        |
      | text    | £268.50                  |                                                        |
      | text    | You owe £268.50.         |                                                        |
      | link    | Fees and transactions    | leads to /fees-and-transactions                        |
      | section | Your documents           |                                                        |
      | link    | Documents and downloads  | leads to /documents-and-downloads                      |
      | section | More you can do here     |                                                        |
      | part    | Professional development |                                                        |
      | link    | Professional development | leads to /professional-development                     |
      | part    | Help                     |                                                        |
      | link    | Help                     | leads to /help                                         |
      | part    | My details               |                                                        |
      | link    | My details               | leads to /my-details                                   |

  @LAND-02 @SHELL-09
  Scenario: A student sees their progress, and leaves the portal in a new window
    Given I am Stella
    Then the page has, in this order
      | section | What needs doing                            |                                               |
      | text    | There is nothing you need to do at present. |                                               |
      | section | Your progress                               |                                               |
      | text    | 7/13 exams completed                        |                                               |
      | text    | 0/1 ethics module completed                 |                                               |
      | text    | 20/36 months recorded, 12 signed off        |                                               |
      | link    | My qualifications                           | leads to /my-qualifications                   |
      | section | Your account balance                        |                                               |
      | section | Your documents                              |                                               |
      | section | More you can do here                        |                                               |
      | part    | Enter for exams                             |                                               |
      | link    | Exam entry                                  | leads to /outside/exams/entry in a new window |
      | part    | Fees and transactions                       |                                               |
      | link    | Fees and transactions                       | leads to /fees-and-transactions               |
      | part    | My details                                  |                                               |
      | link    | My details                                  | leads to /my-details                          |

  @LAND-02
  Scenario: A firm sees no CPD and no progress
    Given I am Frank
    Then the page has, in this order
      | section | What needs doing      |                                                  |
      | section | Your account balance  |                                                  |
      | section | Your documents        |                                                  |
      | section | More you can do here  |                                                  |
      | link    | Fees and transactions | leads to /fees-and-transactions                  |
      | link    | Register of firms     | leads to /outside/firms/register in a new window |
      | link    | Help                  | leads to /help                                   |
    And the page has no section "Your CPD"
    And the page has no section "Your progress"

  @LAND-03 @ERR-06
  Scenario: A part that could not be loaded says so in its place, and offers to load it again
    Given I am Maya
    And the institute does not answer "/balance"
    When I reload the page
    Then the page has, in this order
      | section | Your account balance                  |
      | alert   | We couldn't load your account balance |
      | part    | We couldn't load your account balance |
      | button  | Reload                                |
      | section | Your documents                        |
