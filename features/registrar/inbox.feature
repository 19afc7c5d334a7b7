Feature: The registrar's inbox
  Staff see what members send, word for word, decide on it, ask for more, and correct mistakes.
  The member gets a mail about each step.

  @SENT-02
  Scenario: The inbox shows an application in the words of the applicant's copy
    Given I am Ada
    And I go to the review of my application
    When I tick "I accept the declaration"
    And I press "Submit application"
    Then the inbox lists "application for membership" of Ada's: "0 working days of 15, a decision"
    When the registrar reads Ada's "Application for membership"
    Then they read "Employment category: Employed full time"
    And they read "Company name: Quill and Ledger LLP"
    And they read "Regional network: London"
    And they read "Listed in the directory of members: Yes"
    When the registrar reads Ada's "Application for membership"
    Then they read "read, by registrar: A. Clerk"

  @SENT-07 @MEMB-04
  Scenario: The registrar reads an applicant's answers on convictions and public practice
    Given I am Ada
    And I go to the first question of my application
    When I answer "Do you have any convictions to declare?" with "Yes"
    And I answer "Do you work in public practice?" with "No"
    And I tick "I give permission for these details to be checked"
    And I press "Continue"
    And I press "Continue"
    And I select "London" as "Regional network"
    And I answer "Do you want to be listed in the directory of members?" with "No"
    And I press "Continue"
    And I tick "I accept the declaration"
    And I press "Submit application"
    Then the page is headed "Application submitted"
    When the registrar reads Ada's "Application for membership"
    Then they read "Convictions to declare: Yes"
    And they read "Permission for these details to be checked: Yes"
    And they read "Works in public practice: No"

  @SENT-02 @CPD-10
  Scenario: A declaration is read word for word
    Given I am Maya
    And I go to the end of my declaration
    When I press "Submit declaration"
    And the registrar reads Maya's "CPD declaration"
    Then they read "CPD requirements met: Yes"
    And they read "Route: Unit route"
    And they read "Engagement partner: No"

  @SENT-02
  Scenario: A search by part of a name finds a person's standing, submissions and mails
    Given I am Maya
    And I go to the end of my declaration
    When I press "Submit declaration"
    And the registrar looks for "maya"
    Then they read "owes £268.50"
    And they read "CPD declaration for 2026"
    And they read "We have received your CPD declaration for 2026"
    When the registrar looks for "nobody at all"
    Then they read "No results for “nobody at all”."

  @REAL-02 @SENT-02
  Scenario Outline: A person is found by their name, however it is typed
    When the registrar looks for "<typed>"
    Then they read "<email>"

    Examples:
      | typed           | email                    |
      | MAYA            | maya.member@example.org  |
      | máya            | maya.member@example.org  |
      | Ｍaya member    | maya.member@example.org  |
      | MAYA.MEMBER@    | maya.member@example.org  |

  @SENT-03 @CPD-09 @staff
  Scenario: A declaration made by mistake is taken back, and made again
    Given I am Maya
    And I go to the end of my declaration
    When I press "Submit declaration"
    And the registrar takes back Maya's "CPD declaration" because "you asked us to correct the route"
    Then "maya.member@example.org" is written "Your CPD declaration for 2026 was taken back"
    And the latest letter says "you asked us to correct the route"
    When I open Annual declarations
    And I reload the page
    And I go to the first question of my declaration
    And I declare that I met the requirements by "Unit route"
    And I finish my declaration
    Then the page is headed "Declaration submitted"

  @SENT-03 @RETR-05 @staff
  Scenario: A retirement by mistake is taken back, and the fellow joins again
    Given I am Fiona
    And I go to the review of the register
    When I press "Join the register"
    And the registrar takes back Fiona's "Register of retired members" because "you go on working"
    Then "fiona.fellow@example.org" is written "Your entry in the register of retired members was taken back"
    When I open Register of retired members
    And I reload the page
    Then I am offered "Start"

  @SENT-03 @MEMB-02
  Scenario: A refusal is taken back, and the application decided again
    Given I am Ada
    And I go to the review of my application
    When I tick "I accept the declaration"
    And I press "Submit application"
    And the registrar refuses what Ada asked for because "a reference is missing"
    And 10 minutes pass
    And the registrar takes back Ada's "Application for membership" because "the reference has come"
    Then "ada.affiliate@example.org" is written "Your application for membership is open again"
    And the inbox lists "application for membership" of Ada's: "a decision"
    When I open Apply for membership
    And I reload the page
    Then I see "We have your application"
    When the registrar grants what Ada asked for
    And the registrar takes back Ada's "Application for membership" because "it was somebody else's"
    And I open Dashboard
    And I reload the page
    Then the navigation is "Dashboard, My Qualifications, Fees & transactions, Documents & downloads, My details"

  @SENT-03
  Scenario: Taking back a waiver granted by mistake gives the reason, and the request waits again
    Given I am Priya
    When I ask for a waiver from 1 February to 31 March because of "Parental leave"
    Then the registrar takes back Priya's "Waiver of CPD in 2026" because "a mistake"
    And the registrar is refused: "It has not been decided yet."
    When the registrar grants what Priya asked for
    And 10 minutes pass
    Then the registrar takes back Priya's "Waiver of CPD in 2026" because " "
    And the registrar is refused: "Say why the decision is taken back."
    When the registrar takes back Priya's "Waiver of CPD in 2026" because "the dates were wrong"
    Then the inbox lists "waiver from 1 February 2026 to 31 March 2026" of Priya's: "a decision"

  @SENT-03 @DESK-03 @staff
  Scenario: A decision of the last ten minutes is undone without a word to anybody
    Given I am Priya
    When I ask for a waiver from 1 February to 31 March because of "Parental leave"
    And the registrar reads Priya's "Waiver of CPD in 2026"
    And the registrar asks Priya for "Your child's birth certificate" by 10 December 2026
    And the registrar grants what Priya asked for
    And the registrar takes back Priya's "Waiver of CPD in 2026" because ""
    Then they read "and no email is sent about the decision"
    And the inbox lists "waiver from 1 February 2026 to 31 March 2026" of Priya's: "the member, by 10 December 2026"
    And 0 letters "Your waiver from 1 February 2026 to 31 March 2026 was granted" go to "priya.practice@example.org"
    And other systems receive these events about Priya
      | submission.received |
      | submission.read     |
      | submission.asked    |
    When I open Security and activity
    Then I do not see "granted"

  @SENT-03 @staff
  Scenario: A waiver is on hold until the member sends something
    Given I am Priya
    When I ask for a waiver from 1 February to 31 March because of "Parental leave"
    And the registrar asks Priya for "Your child's birth certificate" by 10 December 2026
    Then "priya.practice@example.org" is written "Your waiver from 1 February 2026 to 31 March 2026: we need something from you"
    When I press "Continue"
    And I press "Close"
    And I reload the page
    Then I see "pending. We need from you by 10 December 2026: Your child's birth certificate"
