Feature: The frame of every page
  The institute and the navigation above, the small print below, and whatever asks for an
  answer before anything else.

  @NAV-01 @NAV-06
  Scenario: The top of the page
    Given I am Maya
    Then the top of the page has, in this order
      | link   | Institute of Professional Accountants | leads to /                         |
      | button | Menu                                  | closed                             |
      | button | Account                               | closed                             |
      | link   | Help                                  | leads to /help                     |
      | link   | Dashboard                             | leads to /; the present page       |
      | link   | Professional development              | leads to /professional-development |
      | link   | My Qualifications                     | leads to /my-qualifications        |
      | link   | Fees & transactions                   | leads to /fees-and-transactions    |
      | link   | Documents & downloads                 | leads to /documents-and-downloads  |
      | link   | My details                            | leads to /my-details               |

  @NAV-06
  Scenario: Account shows the name, Help and Logout, and closes again
    Given I am Maya
    When I press "Account"
    Then the top of the page has, in this order
      | button | Account | open           |
      | link   | Account details | leads to /my-details/account-details |
      | link   | Help    | leads to /help |
      | button | Logout  |                |
    And the top of the page says "Maya Member"
    And the top of the page says "ID 4100107"
    When I press the Tab key
    And I press the Escape key
    Then the focus is on "Account"
    And the top of the page has, in this order
      | button | Account | closed |
    And the top of the page has no button "Logout"

  @NAV-06 @LAND-02
  Scenario Outline: Account shows <person>'s standing on every page
    Given I am <person>
    When I open Help
    And I press "Account"
    Then the top of the page has, in this order
      | entry | ID       |            |
      | entry | Standing | <standing> |
      | entry | Admitted |            |

    Examples:
      | person | standing             |
      | Maya   | In good standing     |
      | Owen   | Not in good standing |

  @NAV-06 @LAND-02
  Scenario: Account shows no standing for other customers
    Given I am Stella
    When I press "Account"
    Then the top of the page has no entry "Standing"
    And the top of the page has no entry "Admitted"

  @NAV-06
  Scenario: Account of a firm has Help and no account details
    Given I am Frank
    When I press "Account"
    Then the top of the page has, in this order
      | button | Account | open           |
      | link   | Help    | leads to /help |
    And the top of the page has no link "Account details"

  @NAV-06
  Scenario: Account closes when something else is pressed, and when a link in it is followed
    Given I am Maya
    When I press "Account"
    And I press "More under My details"
    Then the top of the page has no button "Logout"
    When I press "Account"
    And I follow "Help"
    Then the page is headed "Help"
    And the top of the page has no button "Logout"

  @NAV-06
  Scenario: Account closes when the focus leaves it
    Given I am Maya
    When I press "Account"
    And I press the Tab key
    Then the focus is on "Account details"
    When I press the Tab key
    And I press the Tab key
    Then the focus is on "Logout"
    When I press the Tab key
    Then the top of the page has no button "Logout"

  @NAV-02 @NAV-05
  Scenario: An entry opens to the pages below it
    Given I am Maya
    When I press "More under My details"
    Then the navigation has, in this order
      | link   | My details                | leads to /my-details                           |
      | button | More under My details     | open                                           |
      | link   | Contact details           | leads to /my-details/contact-details           |
      | link   | Account details           | leads to /my-details/account-details           |
      | link   | Communication preferences | leads to /my-details/communication-preferences |
      | link   | Employment details        | leads to /my-details/employment-details        |
      | link   | Login details             | leads to /my-details/login-details             |
      | link   | Security and activity     | leads to /my-details/security-and-activity     |
    When I press "More under Professional development"
    Then the navigation has, in this order
      | button | More under Professional development | open                                                   |
      | link   | Professional development            | leads to /professional-development                     |
      | link   | Annual Declarations                 | leads to /professional-development/annual-declarations |

  @NAV-01
  Scenario: The navigation marks the current page
    Given I am Maya
    When I open Help
    And I open Fees and transactions
    Then the navigation has, in this order
      | link | Dashboard           | leads to /                                        |
      | link | Fees & transactions | leads to /fees-and-transactions; the present page |
    When I open Pay what you owe
    Then the navigation has, in this order
      | link | Fees & transactions | leads to /fees-and-transactions; the present section |

  @NAV-04 @NAV-07
  Scenario: A badge counts what waits on a page
    Given I am Owen
    Then the navigation says "1 notification"

  @SIGN-01 @ROUTE-04
  Scenario: The page before the sign-in says where it leads
    When I come to Help without being signed in
    Then on the way I read "Taking you to sign in"
    And on the way I read "You sign in on a separate page, and come back here afterwards."

  @SHELL-06
  Scenario: A toast disappears after five seconds
    Given my device's clock is right
    And I am Maya
    And I open Contact details
    When I edit "Phone"
    And I fill in "Phone number" with "2079460999"
    And I press "Save changes"
    And 4 seconds pass
    Then the toast has, in this order
      | message | Changes saved successfully |
      | button  | Dismiss                    |
    When 1 second passes
    Then the toast has no message "Changes saved successfully"

  @SHELL-06
  Scenario: A toast can be dismissed
    Given I am Maya
    And I open Contact details
    When I edit "Phone"
    And I fill in "Phone number" with "2079460999"
    And I press "Save changes"
    And I press "Dismiss"
    Then the toast has no message "Changes saved successfully"

  @SHELL-07
  Scenario: A critical message stays until it is closed
    Given my device's clock is right
    And the institute announces "Our offices are closed" with "Payments made here are recorded as usual."
    And I am Maya
    Then the banner has, in this order
      | section | Our offices are closed                    |
      | text    | Payments made here are recorded as usual. |
      | button  | Close this message                        |
    When I press "Close this message"
    And 1 second passes
    Then the banner has no section "Our offices are closed"
    When I reload the page
    Then the banner has no section "Our offices are closed"

  @SHELL-07 @browser
  Scenario: A closed message stays closed
    Given my device's clock is right
    And the institute announces "Our offices are closed" with "Payments made here are recorded as usual."
    And I am Maya
    When I press "Close this message"
    And I reload the page
    Then the banner has no section "Our offices are closed"

  @ANLY-01
  Scenario: Consent to counting visits is asked once, where a deployment asks
    Given visits are counted only of those who agree
    And I am Maya
    Then the banner has, in this order
      | section | May we count your visits?                                                   |
      | text    | It helps us see which pages work. We never record your name or your number. |
      | button  | Yes, count them                                                             |
      | button  | No                                                                          |
    When I press "No"
    Then the banner has no section "May we count your visits?"
    When I reload the page
    Then the banner has no section "May we count your visits?"

  @ANLY-01
  Scenario: After agreeing the question does not come again
    Given visits are counted only of those who agree
    And I am Maya
    When I press "Yes, count them"
    Then the banner has no section "May we count your visits?"
    When I reload the page
    Then the banner has no section "May we count your visits?"

  @SHELL-08
  Scenario: The foot of the page
    Given I am Maya
    Then the foot of the page has, in this order
      | link | Help          | leads to /help                                  |
      | link | Privacy       | leads to /outside/privacy in a new window       |
      | link | Accessibility | leads to /outside/accessibility in a new window |
      | link | Terms of use  | leads to /outside/terms in a new window         |

  @SHELL-12
  Scenario: Going back asks too
    Given I am Maya
    And I open Dashboard
    And I open Contact details
    When I edit "Email"
    And I fill in "Email address" with "maya@example.org"
    And I go back
    Then the dialog has, in this order
      | dialog | Leave without saving? |
      | button | Stay                  |
      | button | Leave                 |
    When I press "Stay"
    Then the page has, in this order
      | field | Email address | holds "maya@example.org" |
    When I go back
    And I press "Leave"
    Then the page is headed "Dashboard"

  @SHELL-12 @MEMB-01
  Scenario: An unreachable step opens the first open step
    Given I am Ada
    And I open Help
    When I open the address "/apply-for-membership?step=DECLARATION"
    Then I see "Step 1 of 4"
    When I go back
    Then the page is headed "Help"

  @SHELL-12 @CPD-04
  Scenario: Back goes from step to step, and from the first to the page as it was
    Given I am Maya
    And I go to the first question of my declaration
    And I answer "Have you met your CPD requirements?" with "Yes"
    And I press "Continue"
    When I go back
    Then I see "Step 1 of 4"
    When I press "Continue"
    Then I see "Step 2 of 4"
    When I go back
    And I go back
    Then the page has no button "Continue"
    And the page has, in this order
      | heading | Annual declarations |

  @ROUTE-02 @ROUTE-03
  Scenario Outline: <page> opens in a new window
    Given I am Maya
    And I open Dashboard
    When I open the address "<address>"
    Then the page is headed "<page>"
    And the new windows are at "<opens>"
    And the page says "<page> opens in a new window."
    And the page has, in this order
      | link | Back to where you were | leads to / |

    Examples:
      | address                                                | page                                         | opens                                                           |
      | /outgoing/evidence-tracker                             | Evidence tracker                             | /outside/evidence-tracker?session=…                             |
      | /outgoing/practising-certificate-renewal               | Practising certificate renewal               | /outside/practising-certificate-renewal?session=…               |
      | /outgoing/international-practising-certificate-renewal | International practising certificate renewal | /outside/international-practising-certificate-renewal?session=… |
      | /outgoing/foundations-in-professionalism               | Foundations in professionalism               | /outside/foundations-in-professionalism?user=…                  |

  @ROUTE-02 @EXP-06
  Scenario: The address of a hand-off opens the other system in the same window
    When I come to the address "/outgoing/evidence-tracker" without being signed in
    And I identify myself as Maya
    Then I am led to "/outside/evidence-tracker?session=…"
    And the new windows are at ""

  @SHELL-12
  Rule: Leaving unsaved changes asks first

    Background:
      Given I am Maya
      And I go to the first question of my declaration
      And I answer "Have you met your CPD requirements?" with "Yes"

    Scenario: The question, with the safe answer first
      When I follow "Dashboard"
      Then the focus is on "Stay"
      And the dialog has, in this order
        | dialog  | Leave without saving?                                              |
        | section | Leave without saving?                                              |
        | text    | You have unsaved changes. If you leave now they will not be saved. |
        | button  | Stay                                                               |
        | button  | Leave                                                              |

    Scenario: Stay keeps the answers and the page
      When I follow "Dashboard"
      And I press "Stay"
      Then there is no dialog
      And the focus is on "Dashboard"
      And the page has, in this order
        | question | Have you met your CPD requirements? |        |
        | answer   | Yes                                 | chosen |

    Scenario: The Escape key means Stay
      When I follow "Dashboard"
      And I press the Escape key
      Then there is no dialog
      And the page is headed "Have you met your CPD requirements?"

    Scenario: Leave opens the other page
      When I follow "Dashboard"
      And I press "Leave"
      Then there is no dialog
      And the page is headed "Dashboard"

    Scenario: Logging out asks too
      When I log out
      Then the dialog has, in this order
        | dialog | Leave without saving? |
        | button | Stay                  |
        | button | Leave                 |
      When I press "Leave"
      Then the page is headed "You are signed out"

  @SIGN-05
  Rule: After half an hour without activity the person is signed out, with a warning two minutes before

    Background:
      Given my device's clock is right
      And I am Maya

    @also-in-french
    Scenario: The warning, with the safe answer first
      When 27 minutes pass
      Then there is no dialog
      When 1 minute passes
      Then the focus is on "Stay signed in"
      And the dialog has, in this order
        | dialog  | You are about to be signed out                                                         |                    |
        | section | You are about to be signed out                                                         |                    |
        | text    | Nothing has happened here for a while. What you typed is kept until you sign in again. |                    |
        | text    | 2 minutes left                                                                         | counts down, aloud |
        | button  | Stay signed in                                                                         |                    |
        | button  | Logout                                                                                 |                    |

    Scenario: Staying signed in lasts another half hour
      When 28 minutes pass
      And I press "Stay signed in"
      Then there is no dialog
      And the page is headed "Dashboard"
      When 27 minutes pass
      Then there is no dialog

    Scenario: The warning counts down
      When 28 minutes pass
      And 60 seconds pass
      Then the dialog says "1 minute left"
      When 30 seconds pass
      Then the dialog says "30 seconds left"
      When 20 seconds pass
      Then the dialog says "10 seconds left"

    @also-in-french
    Scenario: After the time the page says why the person is signed out
      When 31 minutes pass
      Then the page is headed "You are signed out"
      And the window is titled "Signed out – Institute of Professional Accountants"
      And the page has, in this order
        | heading | You are signed out                                                                                                 |            |
        | text    | Nothing happened for a while, so we signed you out. What you typed is kept in this window until you sign in again. |            |
        | text    | If others use this device too, close this window.                                                                  |            |
        | link    | Sign in                                                                                                            | leads to / |
