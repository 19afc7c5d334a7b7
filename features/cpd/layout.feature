Feature: Layout of the professional development pages
  Each page from top to bottom, as it is read.

  @CPD-02 @CPD-03 @SHELL-08 @SHELL-09
  Scenario: Professional development has a notice, a guide, ways to learn and links onward
    Given I am Maya
    And I open Dashboard
    When I open Professional development
    Then the window is titled "Professional development – Institute of Professional Accountants"
    And the focus is on "Professional development"
    And the page has, in this order
      | heading | Professional development       |                                                                                        |
      | link    | Declare your CPD               | leads to /professional-development/annual-declarations                                 |
      | section | Your guide to CPD              |                                                                                        |
      | part    | What counts as CPD             |                                                                                        |
      | link    | Read what counts               | leads to /outside/cpd/what-counts in a new window                                      |
      | part    | How much you need              |                                                                                        |
      | link    | Work out your units            | leads to /outside/cpd/units in a new window                                            |
      | part    | Choose your route              |                                                                                        |
      | link    | Compare the routes             | leads to /outside/cpd/routes in a new window                                           |
      | part    | Keep your evidence             |                                                                                        |
      | link    | Open the evidence tracker      | leads to /outgoing/evidence-tracker, and says that it opens a new window               |
      | part    | Engagement partners            |                                                                                        |
      | link    | Read about IES 8               | leads to /outside/cpd/engagement-partners in a new window                              |
      | part    | When you cannot do it all      |                                                                                        |
      | link    | Annual declarations            | leads to /professional-development/annual-declarations                                 |
      | section | Learn                          |                                                                                        |
      | part    | Learning site                  |                                                                                        |
      | link    | Go to the learning site        | leads to /outside/learning-site in a new window                                        |
      | part    | Recognised professional bodies |                                                                                        |
      | link    | See which bodies               | leads to /outside/recognised-bodies in a new window                                                    |
      | link    | CPD rules in full              | leads to /outside/cpd/rules in a new window                                            |
      | link    | Foundations in professionalism | leads to /outgoing/foundations-in-professionalism, and says that it opens a new window |
      | link    | Help with CPD                  | leads to /help?section=…                                                             |

  @CPD-04 @CPD-11
  Scenario: Annual declarations has the declaration, waivers and the record
    Given I am Maya
    When I open Annual declarations
    Then the window is titled "Annual declarations – Institute of Professional Accountants"
    And the page has, in this order
      | heading | Annual declarations |                                                                                |
      | section | Your declaration    |                                                                                |
      | button  | Start               |                                                                                |
      | section | Waivers             |                                                                                |
      | button  | Request a waiver    |                                                                                |
      | section | Your CPD record     |                                                                                |
      | table   | CPD history         | Year, Declaration, Units brought forward, Units awarded, Adjustments           |
      | button  | Delete waiver       | described as "Parental leave, 1 March to 31 May: 10 units, pending"            |
      | button  | Delete waiver       | described as "Illness or injury, 1 September to 12 November: 8 units, awarded" |

  @CPD-10
  Scenario: The submitted declaration can be saved and printed
    Given I am Maya
    And I go to the end of my declaration
    When I press "Submit declaration"
    Then the window is titled "Declaration submitted – Annual declarations – Institute of Professional Accountants"
    And the focus is on "Declaration submitted"
    And the page has, in this order
      | button  | Close                               |            |
      | text    | Annual declarations                 |            |
      | heading | Declaration submitted               |            |
      | entry   | Reference                           |            |
      | entry   | Year                                |            |
      | entry   | Submitted on                        |            |
      | entry   | Have you met your CPD requirements? | Yes        |
      | entry   | Which route did you follow?         | Unit route |
      | entry   | Are you an engagement partner?      | No         |
      | link    | Back to dashboard                   | leads to / |
      | button  | Download a copy (PDF)               |            |
      | button  | Print                               |            |
      | section | What happens next                   |            |
    When I press "Download a copy (PDF)"
    Then I am given the file "COPY_{reference}_4100107.pdf"
    When I press "Print"
    Then the page is printed
    When I press "Close"
    Then the focus is on "Annual declarations"
    And the window is titled "Annual declarations – Institute of Professional Accountants"

  @CPD-09
  Scenario: A declaration that failed keeps its answers, and says what to do
    Given I am Maya
    And I go to the end of my declaration
    And the institute does not answer "declaration"
    When I press "Submit declaration"
    Then the focus is on "We couldn't submit your declaration"
    And the page has, in this order
      | button  | Back                                |                |
      | button  | Close                               |                |
      | heading | We couldn't submit your declaration |                |
      | link    | get in touch                        | leads to /help |
      | button  | Try again                           |                |
      | section | Your answers are kept               |                |
      | entry   | Have you met your CPD requirements? | Yes            |
      | entry   | Which route did you follow?         | Unit route     |
      | entry   | Are you an engagement partner?      | No             |

  @WAIV-06
  Scenario: Deleting a waiver asks first
    Given I am Priya
    And I ask for a waiver from 1 February to 31 March because of "Parental leave"
    When I press "Continue"
    And I press "Close"
    And I press "Delete waiver"
    Then the focus is on "Keep waiver"
    And the dialog has, in this order
      | dialog  | Delete this waiver? |
      | section | Delete this waiver? |
      | button  | Keep waiver         |
      | button  | Delete waiver       |
    And the dialog says ": Parental leave, 1 February to 31 March: 6 units, pending"
    And the dialog says "you cannot undo this. You can ask for a waiver again."
    When I press the Escape key
    Then there is no dialog
    And the focus is on "Delete waiver"

  @WAIV-05
  Scenario: The requested waiver can be saved and printed, and then shows on record
    Given I am Priya
    When I ask for a waiver from 1 February to 31 March because of "Parental leave"
    Then the focus is on "Waiver requested"
    And the page has, in this order
      | text    | Annual declarations |             |
      | heading | Waiver requested |                |
      | entry   | Reference        |                |
      | entry   | Status           | Pending        |
      | entry   | Units            | 6              |
      | entry   | Verifiable units | 3              |
      | entry   | Year             |                |
      | entry   | Start date       |                |
      | entry   | End date         |                |
      | entry   | Reason           | Parental leave |
      | button  | Continue         |                |
      | button  | Download a copy (PDF) |           |
      | button  | Print            |                |
      | section | What happens next |               |
    When I press "Download a copy (PDF)"
    Then I am given the file "COPY_{reference}_4100121.pdf"
    When I press "Print"
    Then the page is printed
    When I press "Continue"
    Then the focus is on "Your CPD status"
    And the page has, in this order
      | heading | Your CPD status |
      | section | Now on record   |
      | entry   | CPD status      |
      | button  | Close           |
    When I press "Close"
    Then the focus is on "Request a waiver"

  @CPD-04
  Rule: Each step asks one question, with Back above and Continue below

    @CPD-05
    Scenario: The first step asks whether requirements are met
      Given I am Maya
      When I go to the first question of my declaration
      Then the window is titled "Have you met your CPD requirements? – Annual declarations – Institute of Professional Accountants"
      And the focus is on "Have you met your CPD requirements?"
      And the page has, in this order
        | button   | Back                                |            |
        | button   | Close                               |            |
        | text     | Annual declarations                 |            |
        | text     | Step 1 of 4                         |            |
        | heading  | Have you met your CPD requirements? |            |
        | question | Have you met your CPD requirements? |            |
        | answer   | Yes                                 | not chosen |
        | answer   | No                                  | not chosen |
        | button   | Continue                            |            |

    @CPD-05 @CPD-08
    Scenario: The second step asks for the route, beside the answer so far
      Given I am Maya
      When I go to the first question of my declaration
      And I answer "Have you met your CPD requirements?" with "Yes"
      And I press "Continue"
      Then the window is titled "Which route did you follow? – Annual declarations – Institute of Professional Accountants"
      And the focus is on "Which route did you follow?"
      And the page has, in this order
        | text     | Step 2 of 4                         |                                                                              |
        | heading  | Which route did you follow?         |                                                                              |
        | question | Which route did you follow?         |                                                                              |
        | answer   | Unit route                          | not chosen; described as "40 units in 2026, at least 21 of them verifiable." |
        | answer   | Approved employer                   | not chosen                                                                   |
        | answer   | IFAC body                           | not chosen                                                                   |
        | answer   | Part time                           | not chosen                                                                   |
        | answer   | Not specified                       | not chosen                                                                   |
        | button   | Continue                            |                                                                              |
        | section  | Your answers so far                 |                                                                              |
        | entry    | Have you met your CPD requirements? | Yes                                                                          |

    @CPD-07
    Scenario: The last step shows all answers, and each can be changed
      Given I am Maya
      And I go to the end of my declaration
      Then the page has, in this order
        | text      | Step 4 of 4                                |            |
        | heading   | Check your answers                         |            |
        | entry     | Have you met your CPD requirements?        | Yes        |
        | button    | Change Have you met your CPD requirements? |            |
        | entry     | Which route did you follow?                | Unit route |
        | button    | Change Which route did you follow?         |            |
        | entry     | Are you an engagement partner?             | No         |
        | button    | Change Are you an engagement partner?      |            |
        | statement | I confirm that my declaration is accurate  | ticked     |
        | button    | Submit declaration                         |            |
        | section   | What happens next                          |            |

    @CPD-07 @FORM-04
    Scenario: A missing answer shows errors above and beside the question, and takes the focus
      Given I am Maya
      When I go to the first question of my declaration
      And I press "Continue"
      Then the window is titled "Error: Have you met your CPD requirements? – Annual declarations – Institute of Professional Accountants"
      And the focus is on "There are errors on the page Select whether you have met your CPD requirements"
      And the page has, in this order
        | heading  | Have you met your CPD requirements?               |                                              |
        | alert    | There are errors on the page                      |                                              |
        | section  | There are errors on the page                      |                                              |
        | link     | Select whether you have met your CPD requirements |                                              |
        | question | Have you met your CPD requirements?               | wrong; described as "This field is required" |
        | text     | This field is required                            |                                              |
      When I follow "Select whether you have met your CPD requirements"
      Then the focus is on "Yes"

  @WAIV-01
  Rule: The waiver form asks for a year, two dates and a reason

    Scenario: The form when it opens
      Given I am Maya
      When I open the waiver form
      Then the focus is on "Request a waiver"
      And the page has, in this order
        | button  | Back             |                             |
        | button  | Close            |                             |
        | text    | Annual declarations |                          |
        | heading | Request a waiver |                             |
        | select  | Year             | holds "Select..."; required |
        | field   | Start date       | empty; required             |
        | field   | End date         | empty; required             |
        | select  | Reason           | holds "Select..."; required |
        | button  | Request waiver   |                             |
        | section | Your waivers so far |                          |

    @FORM-04
    Scenario: Every empty field shows an error
      Given I am Maya
      When I open the waiver form
      And I press "Request waiver"
      Then the focus is on "There are errors on the page Choose a year Enter a start date Enter an end date Choose a reason"
      And the page has, in this order
        | alert  | There are errors on the page |                                                                      |
        | link   | Choose a year                |                                                                      |
        | link   | Enter a start date           |                                                                      |
        | link   | Enter an end date            |                                                                      |
        | link   | Choose a reason              |                                                                      |
        | select | Year                         | wrong; described as "This field is required"                         |
        | field  | Start date                   | wrong; described as "For example, 27/03/2026 This field is required" |
        | field  | End date                     | wrong; described as "For example, 27/03/2026 This field is required" |
        | select | Reason                       | wrong; described as "This field is required"                         |
      When I follow "Enter a start date"
      Then the focus is on "Start date"

    @WAIV-03
    Scenario: Closing it leads back to where it was opened
      Given I am Maya
      When I open the waiver form
      And I press "Close"
      Then the focus is on "Request a waiver"
