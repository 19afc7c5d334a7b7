Feature: Counting visits
  The institute counts visits to learn which pages are used, and what is done there. It does not learn who visited.

  @ANLY-01
  Scenario: A visit is counted without the person
    Given I am Maya
    When I open Help
    And 1 second passes
    Then these events are counted
      | event    | page  | detail |
      | pageView | /help |        |
    And no counted event names Maya

  @ANLY-01
  Scenario: A redirect is not counted
    Given I am Maya
    When I open Help
    And I open Fees and transactions
    And 1 second passes
    Then these events are counted
      | event    | page                   | detail |
      | pageView | /fees-and-transactions |        |

  @ANLY-01
  Scenario: The steps of a flow are one visit
    Given I am Maya
    When I open Annual declarations
    And 1 second passes
    And I press "Start"
    And 1 second passes
    Then these events are counted
      | event    | page                                          | detail |
      | pageView | /professional-development/annual-declarations |        |

  @ANLY-02
  Rule: A visit is marked when data failed to load

    Scenario Outline: A visit without <what> is marked
      Given I am <person>
      And the institute does not answer "<call>"
      And I reload the page
      When I open Help
      And 1 second passes
      Then these events are counted
        | event    | page  | detail |
        | pageView | /help | <mark> |

      Examples:
        | what               | person | call            | mark                          |
        | notifications      | Maya   | notifications   | notification API unavailable  |
        | the balance        | Maya   | account balance | data temporarily unavailable  |
        | the CPD overview   | Maya   | CPD overview    | data temporarily unavailable  |
        | the qualifications | Stella | exam progress   | qualification API unavailable |

  @ANLY-02
  Rule: A visit waits for the data of its marks, five seconds at most

    Background:
      Given my device's clock is right

    Scenario: Data that fail meanwhile mark the visit
      Given I am Stella
      And the institute keeps me waiting for "exam progress"
      When I reload the page and wait 1 second
      Then no event is counted
      When what the institute kept waiting fails
      Then these events are counted
        | event    | page | detail                        |
        | pageView | /    | qualification API unavailable |

    Scenario Outline: <person>'s visit waits only for the data of their page
      Given I am <person>
      When 1 second passes
      Then these events are counted
        | event    | page | detail |
        | pageView | /    |        |

      Examples:
        | person |
        | Frank  |
        | Petra  |
        | Uma    |

    Scenario: Data that fail later are counted as an event of their own
      Given I am Stella
      And the institute keeps me waiting for "exam progress"
      When I reload the page and wait 1 second
      Then no event is counted
      When 5 seconds pass
      And what the institute kept waiting fails
      Then these events are counted
        | event           | page | detail                        |
        | pageView        | /    |                               |
        | dataUnavailable | /    | qualification API unavailable |

  @ANLY-01
  Rule: An action is counted by its kind

    Scenario: A submitted declaration is counted
      Given I am Maya
      And I go to the end of my declaration
      When I press "Submit declaration"
      Then these events are counted
        | event                | page                                          | detail |
        | declarationSubmitted |                                               |        |
      And no counted event names Maya

    Scenario: A request for a waiver and its deletion are counted
      Given I am Priya
      When I ask for a waiver from 1 May to 31 May because of "Caring for someone"
      And I press "Continue"
      And I press "Close"
      And I press "Delete waiver"
      And I press "Delete waiver"
      Then these events are counted
        | event           | page                                          | detail |
        | waiverRequested |                                               |        |
        | waiverDeleted   |                                               |        |
      And no counted event names Priya

    Scenario: A failed submission is not counted
      Given I am Priya
      And the institute does not answer "waivers"
      When I ask for a waiver from 1 May to 31 May because of "Caring for someone"
      Then no event is counted

    Scenario: A submitted application is counted
      Given I am Ada
      And I go to the end of my application
      When I press "Submit application"
      Then these events are counted
        | event                | page                  | detail |
        | applicationSubmitted |                       |        |
      And no counted event names Ada

    Scenario: Joining the register of retired members is counted
      Given I am Fiona
      And I go to the review of the register
      When I press "Join the register"
      Then these events are counted
        | event          | page        | detail |
        | registerJoined |             |        |
      And no counted event names Fiona

    Scenario: A download is counted
      Given I am Maya
      When I open Documents and downloads
      And I press "Download Membership certificate (PDF)"
      Then these events are counted
        | event              | page                     | detail |
        | documentDownloaded |                          |        |
      And no counted event names Maya

    Scenario: A saved section is counted by its name, without a value
      Given I am Maya
      When I open Contact details
      And I edit "Phone"
      And I fill in "Phone number" with "0141 582 2000"
      And I press "Save changes"
      Then these events are counted
        | event        | page                        | detail        |
        | sectionSaved |                             | contact.phone |
      And no counted event says "582"
      And no counted event names Maya

    Scenario Outline: A change of the <section> counts as <kind>
      Given I am Maya
      When I open Login details
      And I edit "<section>"
      And I fill in "<field>" with "<typed>"
      And I fill in "Current password" with "Ledger-2026"
      And I press "Save changes"
      Then these events are counted
        | event        | page                      | detail |
        | sectionSaved |                           | <kind> |
      And no counted event says "Ledger-2026"

      Examples:
        | section       | field        | typed                  | kind          |
        | Sign-in email | New email    | maya@elsewhere.example | sign-in-email |
        | Password      | New password | correct horse battery  | password      |

    Scenario: An address for calendars is counted, without the address
      Given I am Maya
      When I open Deadlines in your calendar
      And I press "Make a calendar address"
      Then these events are counted
        | event        | page      | detail           |
        | sectionSaved |           | calendar address |
      And no counted event names Maya

    Scenario: A changed consent is counted by its name, without the answer
      Given I am Maya
      When I open Communication preferences
      And I turn the switch "Third-party marketing"
      Then these events are counted
        | event          | page                                  | detail              |
        | consentChanged |                                       | thirdPartyMarketing |
      And no counted event names Maya

    Scenario: A search is counted, without the words
      Given my device's clock is right
      And I am Maya
      When I open Contact details
      And I edit "Mailing address"
      And I fill in "Find an address" with "Station Road"
      And 1 second passes
      Then these events are counted
        | event      | page                        | detail |
        | pageView   | /my-details/contact-details |        |
        | searchUsed |                             |        |
      And no counted event says "Station"

    Scenario: A hand-off to another system is counted, without the identity
      Given I am Maya
      When I open Professional development
      And I open the address "/outgoing/evidence-tracker"
      Then these events are counted
        | event         | page                       | detail           |
        | handOffOpened |                            | Evidence tracker |
