Feature: What is told of visits
  The institute counts visits to learn which pages are used, and what is done there. Who it was is not told.

  @ANLY-01
  Scenario: A visit is told without saying who
    Given I am Maya
    When I look at Help for 500 milliseconds
    Then the visits told are "/help"
    And what was told of visits names Maya nowhere

  @ANLY-01
  Scenario: A page that is passed through is not counted
    Given I am Maya
    When I look at Help for 499 milliseconds
    And I look at Fees and transactions for 500 milliseconds
    Then the visits told are "/fees-and-transactions"

  @ANLY-01
  Scenario: The steps of a flow are one visit
    Given I am Maya
    When I look at Annual declarations for 500 milliseconds
    And I press "Start"
    And another 1 second goes by
    Then the visits told are "/professional-development/annual-declarations"

  @ANLY-02
  Rule: What could not be loaded is marked, so that it is not taken for nothing

    Scenario Outline: Without <what>
      Given I am <person>
      And the institute does not answer "<call>"
      And I reload the page
      When I look at Help for 500 milliseconds
      Then the visit is marked "<mark>"

      Examples:
        | what               | person | call           | mark                          |
        | notifications      | Maya   | notifications  | notification API unavailable  |
        | the balance        | Maya   | account balance | data temporarily unavailable  |
        | the CPD overview   | Maya   | CPD overview   | data temporarily unavailable  |
        | the qualifications | Stella | exam progress  | qualification API unavailable |

  @ANLY-02
  Rule: A visit waits for what decides its marks, for five seconds at most

    Background:
      Given my device's clock is right

    Scenario: What fails while it waits is among its marks
      Given I am Stella
      And the institute keeps me waiting for "exam progress"
      When I reload the page and wait 1 second
      Then no visit is told yet
      When the institute gives up on "exam progress"
      Then the visit told of "/" is marked "qualification API unavailable"

    Scenario Outline: <person> is not kept waiting for what their page does not ask for
      Given I am <person>
      When I look at Dashboard for 500 milliseconds
      Then the visits told are "/"

      Examples:
        | person |
        | Frank  |
        | Petra  |
        | Uma    |

    Scenario: What fails later is told by itself
      Given I am Stella
      And the institute keeps me waiting for "exam progress"
      When I reload the page and wait 1 second
      Then no visit is told yet
      When another 5 seconds go by
      Then the visit told of "/" is marked ""
      When the institute gives up on "exam progress"
      Then "/" is told to lack "qualification API unavailable"

  @ANLY-01
  Rule: What people do is told by its kind alone

    Scenario: A declaration is submitted
      Given I am Maya
      And I have answered everything in my declaration
      When I press "Submit declaration"
      Then "declarationSubmitted" is told
      And what was told of visits names Maya nowhere

    Scenario: A waiver is asked for, and deleted
      Given I am Priya
      When I ask for a waiver for this year from "1 May" to "31 May" because of "Caring for someone"
      Then "waiverRequested" is told
      When I press "Continue"
      And I press "Close"
      And I press "Delete waiver"
      And I press "Delete waiver"
      Then "waiverDeleted" is told
      And what was told of visits names Priya nowhere

    Scenario: A request that is refused is not told
      Given I am Priya
      And the institute does not answer "waivers"
      When I ask for a waiver for this year from "1 May" to "31 May" because of "Caring for someone"
      Then "waiverRequested" is not told

    Scenario: An application for membership is submitted
      Given I am Ada
      And I have answered my application
      When I tick "I accept the declaration"
      And I press "Submit application"
      Then "applicationSubmitted" is told
      And what was told of visits names Ada nowhere

    Scenario: Someone joins the register of retired members
      Given I am Fiona
      And I have accepted the register's declaration
      When I press "Join the register"
      Then "registerJoined" is told
      And what was told of visits names Fiona nowhere

    Scenario: A document is downloaded
      Given I am Maya
      When I open Documents and downloads
      And I press "Download Membership certificate (PDF)"
      Then "documentDownloaded" is told
      And what was told of visits names Maya nowhere

    Scenario: A section is saved, told by its name and never by a value
      Given I am Maya
      When I open Contact details
      And I edit "Phone"
      And I fill in "Phone number" with "0141 582 2000"
      And I press "Save changes"
      Then "sectionSaved" is told of "contact.phone"
      And nothing told of visits says "582"
      And what was told of visits names Maya nowhere

    Scenario Outline: What is changed of the sign-in is told as <kind>
      Given I am Maya
      When I open Login details
      And I edit "<section>"
      And I fill in "<field>" with "<typed>"
      And I fill in "Current password" with "Ledger-2026"
      And I press "Save changes"
      Then "sectionSaved" is told of "<kind>"
      And nothing told of visits says "Ledger-2026"

      Examples:
        | section       | field        | typed                  | kind          |
        | Sign-in email | New email    | maya@elsewhere.example | sign-in-email |
        | Password      | New password | correct horse battery  | password      |

    Scenario: An address for calendars is told as such, and not which
      Given I am Maya
      When I open Deadlines in your calendar
      And I press "Make a calendar address"
      Then "sectionSaved" is told of "calendar address"
      And what was told of visits names Maya nowhere

    Scenario: A consent is changed, told by its name and not how
      Given I am Maya
      When I open Communication preferences
      And I turn the switch "Third-party marketing"
      Then "consentChanged" is told of "thirdPartyMarketing"
      And what was told of visits names Maya nowhere

    Scenario: A search is used, without what was searched for
      Given my device's clock is right
      And I am Maya
      When I search for the address "Station Road"
      And another 1 second goes by
      Then "searchUsed" is told
      And nothing told of visits says "Station"

    Scenario: Another system is opened, without what it is handed
      Given I am Maya
      When I open Professional development
      And I open the address "/outgoing/evidence-tracker"
      Then "handOffOpened" is told of "Evidence tracker"
