Feature: Focus, titles and loading
  With a keyboard, a small screen or a slow connection.

  @SHELL-01 @browser
  Scenario: The first Tab offers to skip to the page
    Given I am Maya
    When I reload the page
    And I press the Tab key
    Then the focus is on "Skip to main content"
    When I press the Enter key
    And I press the Tab key
    Then the focus is on "Renew now (opens in a new window)"

  @SHELL-02
  Scenario: A new page has the focus on its heading and its name in the window's title
    Given I am Maya
    When I follow "Fees & transactions"
    Then the focus is on "Fees and transactions"
    And the window is titled "Fees and transactions – Institute of Professional Accountants"
    When I follow "Dashboard"
    And I follow "Fees & transactions"
    Then the focus is on "Fees and transactions"

  @SHELL-02 @screen-only @browser
  Scenario: A new page shows from its top
    Given I am Maya
    When I scroll down
    And I follow "Professional development"
    Then the page is shown from its top

  @SHELL-02 @screen-only @browser
  Scenario: Back and Forward move the focus to the heading
    Given I am Maya
    And I open Help
    When I scroll down
    And I follow "Professional development"
    And I scroll down
    And I go back
    Then the focus is on "Help"
    And the page is shown from its top
    When I scroll down
    And I go forward
    Then the focus is on "Professional development"
    And the page is shown from its top

  @SHELL-02 @screen-only @browser
  Scenario: Opening the same page again moves the focus to the heading
    Given I am Maya
    And I open Help
    When I scroll down
    And I follow "Help"
    Then the focus is on "Help"
    And the page is shown from its top

  @SHELL-02 @ROUTE-02
  Scenario: Back from another system opens the page before the hand-off
    Given I am Maya
    When I open Help
    And I open the address "/outgoing/evidence-tracker"
    Then the page is headed "Evidence tracker"
    When I follow "Back to where you were"
    Then the page is headed "Help"

  @SHELL-03 @SHELL-04
  Scenario Outline: While <what> loads the page shows its outline, and words after four seconds
    Given my device's clock is right
    And I am Maya
    And the institute keeps me waiting for "<call>"
    When I reload the page and wait 1 second
    Then I see the outline of the page, and no data
    When 4 seconds pass
    Then I am asked to wait with "Please wait, we're just getting your details"

    Examples:
      | what               | call                              |
      | the profile        | profile                           |
      | the frame          | frame texts                       |
      | what the page says | dashboard texts                   |

  @SHELL-03
  Scenario Outline: <page> shows its title while it loads
    Given I am Maya
    And the institute keeps me waiting for "<call>"
    When I open <page>
    Then the page is headed "<page>"
    And the page has one heading "<page>"
    And I see the outline of the page, and no data
    And the page has no message "Loading"

    Examples:
      | page                  | call                                     |
      | Fees and transactions | fees texts                               |
      | Contact details       | contact details texts                    |
      | Help                  | help texts                               |

  @SHELL-03
  Scenario Outline: Loading is announced as <name>
    Given I am <person>
    And the institute keeps me waiting for "<call>"
    When I open <page>
    Then I see "Loading <name>"

    Examples:
      | person | page                        | call                      | name                 |
      | Stella | Annual declarations         | CPD history               | your CPD history     |
      | Maya   | Documents and downloads     | documents                 | your documents       |
      | Maya   | Communication preferences   | networks on offer         | networks             |
      | Maya   | Communication preferences   | my networks                 | your networks      |
      | Maya   | Account details             | account details           | your account details |
      | Maya   | Deadlines in your calendar  | deadlines                 | your deadlines       |
      | Maya   | Contact details             | countries                 | countries            |
      | Maya   | Employment details          | choices of employment      | choices             |
      | Ada    | Apply for membership        | choices of employment      | the application     |

  @SHELL-02 @SHELL-03
  Scenario: An unknown address has a window title while it loads
    Given I am Maya
    And the institute keeps me waiting for "page-not-found texts"
    When I open the address "/nowhere"
    Then the window is titled "Loading – Institute of Professional Accountants"

  @SHELL-03 @SHELL-04 @screen-only @browser
  Scenario: The start of the portal shows an outline and words too
    Given my device's clock is right
    And I am Maya
    And the portal's own files do not come
    When I reload the page and wait 1 second
    Then I see the outline of the page, and no data
    When 4 seconds pass
    Then I am asked to wait with "Please wait, we're just getting your details"

  @NAV-06 @screen-only @browser
  Scenario: Menu, Account and Help are at the top, Help and Logout under Account
    Given I am Maya
    And my screen is small
    Then the top of the page has, in this order
      | button | Menu    |
      | button | Account |
      | link   | Help    |
    When I press "Account"
    Then the top of the page has, in this order
      | link   | Help   |
      | button | Logout |
