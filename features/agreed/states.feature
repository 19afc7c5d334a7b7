Feature: What one reads while something is on its way, or does not come
  Each page as it was last agreed while the institute keeps one waiting and when it does not answer; each part of a page
  that does not come; and each way in which a submission goes.

  Background:
    Given it is 4 March 2026 for everyone

  @SHELL-03 @SHELL-04
  Scenario: Each page is waited for
    Given I am Maya
    And the institute keeps me waiting for "/"
    Then every page reads as agreed in "waiting/pages"
    When another 5 seconds go by
    Then the screen reads as agreed in "waiting/long"

  @SHELL-03 @SHELL-04
  Scenario: The portal itself is waited for
    Given I am Maya
    And the institute keeps me waiting for "/"
    When I reload the page and wait 5 seconds
    Then the screen reads as agreed in "waiting/portal"

  @ERR-01 @ERR-02
  Scenario: No page comes
    Given I am Maya
    And the institute does not answer "/"
    Then every page reads as agreed in "failing/pages"

  @LAND-03 @SHELL-03
  Scenario Outline: The dashboard of <person> waits for <part>
    Given I am <person>
    And the institute keeps me waiting for "<call>"
    When I reload the page
    Then the screen reads as agreed in "waiting/<part>-of-<person>"

    Examples:
      | person | part          | call           |
      | Maya   | fees          | /balance       |
      | Maya   | notifications | /notifications |
      | Maya   | cpd           | /cpds/overview |
      | Maya   | record        | /cpds          |
      | Frank  | fees          | /balance       |
      | Stella | progress      | /progress      |

  @LAND-03 @SHELL-03
  Scenario Outline: The dashboard of <person> waits for <part> no longer, and shows what is there
    Given I am <person>
    And the institute keeps me waiting for "<call>"
    When I reload the page and wait 4 seconds
    Then the screen reads as agreed in "waiting/<part>-of-<person>-long"

    Examples:
      | person | part          | call           |
      | Maya   | fees          | /fees          |
      | Maya   | notifications | /notifications |
      | Maya   | cpd           | /cpds/overview |
      | Maya   | record        | /cpds          |
      | Stella | progress      | /progress      |
      | Stella | notifications | /notifications |

  @LAND-03
  Scenario Outline: The dashboard of <person> does without <part>
    Given I am <person>
    And the institute does not answer "<call>"
    When I reload the page
    Then the screen reads as agreed in "failing/<part>-of-<person>"

    Examples:
      | person | part          | call           |
      | Maya   | fees          | /balance       |
      | Maya   | notifications | /notifications |
      | Maya   | cpd           | /cpds/overview |
      | Maya   | record        | /cpds          |
      | Stella | progress      | /progress      |
      | Fiona  | notifications | /notifications |

  @SHELL-03
  Scenario Outline: <page>: <person> waits for the <part>
    Given I am <person>
    And I open <page>
    And the institute keeps me waiting for "<call>"
    When I reload the page and wait 5 seconds
    Then the screen reads as agreed in "waiting/parts/<part>"

    Examples:
      | person | page                        | call                       | part                 |
      | Maya   | Professional development    | /cpds/overview             | cpd                  |
      | Maya   | Professional development    | /cpds                      | record               |
      | Maya   | Annual declarations         | /cpds                      | declarations         |
      | Stella | My qualifications           | /progress                  | qualifications       |
      | Maya   | Fees and transactions       | /fees                      | fees-page            |
      | Maya   | Fees and transactions       | /balance                   | balance              |
      | Maya   | Documents and downloads     | /documents                 | documents            |
      | Maya   | Contact details             | /contactMechanisms         | contact              |
      | Maya   | Contact details             | /validations/countries     | countries            |
      | Maya   | Account details             | /notifications             | account              |
      | Maya   | Employment details          | /lookups/employmentDetails | choices              |
      | Maya   | Employment details          | /employer                  | employer             |
      | Maya   | Communication preferences   | /notifications             | preferences          |
      | Maya   | Communication preferences   | /lookups/networks          | networks             |
      | Maya   | Communication preferences   | /networks                  | own-networks         |
      | Ada    | Apply for membership        | /notifications             | application          |
      | Ada    | Apply for membership        | /progress                  | application-progress |
      | Ada    | Apply for membership        | /lookups/employmentDetails | application-choices  |
      | Fiona  | Register of retired members | /details                   | register             |
      | Fiona  | Register of retired members | /notifications             | register-notices     |
      | Maya   | Deadlines in your calendar  | /deadlines                 | calendar             |
      | Grace  | Documents and downloads     | /balance                   | to-put-right         |

  @ERR-01
  Scenario Outline: <page>: <person> does without the <part>
    Given I am <person>
    And I open <page>
    And the institute does not answer "<call>"
    When I reload the page
    Then the screen reads as agreed in "failing/parts/<part>"

    Examples:
      | person | page                        | call                       | part                 |
      | Maya   | Professional development    | /cpds/overview             | cpd                  |
      | Maya   | Professional development    | /cpds                      | record               |
      | Maya   | Annual declarations         | /cpds                      | declarations         |
      | Stella | My qualifications           | /progress                  | qualifications       |
      | Maya   | Fees and transactions       | /fees                      | fees-page            |
      | Maya   | Fees and transactions       | /balance                   | balance              |
      | Maya   | Documents and downloads     | /documents                 | documents            |
      | Maya   | Contact details             | /contactMechanisms         | contact              |
      | Maya   | Contact details             | /validations/countries     | countries            |
      | Maya   | Account details             | /notifications             | account              |
      | Maya   | Employment details          | /lookups/employmentDetails | choices              |
      | Maya   | Employment details          | /employer                  | employer             |
      | Maya   | Communication preferences   | /notifications             | preferences          |
      | Maya   | Communication preferences   | /lookups/networks          | networks             |
      | Maya   | Communication preferences   | /networks                  | own-networks         |
      | Ada    | Apply for membership        | /notifications             | application          |
      | Ada    | Apply for membership        | /progress                  | application-progress |
      | Ada    | Apply for membership        | /lookups/employmentDetails | application-choices  |
      | Fiona  | Register of retired members | /details                   | register             |
      | Fiona  | Register of retired members | /notifications             | register-notices     |
      | Maya   | Deadlines in your calendar  | /deadlines                 | calendar             |
      | Grace  | Documents and downloads     | /balance                   | to-put-right         |

  @MEMB-01 @ERR-01
  Scenario: An application that was begun waits for what decides on it
    Given I am Ada
    And I have answered my application
    And the institute does not answer "/progress"
    When I reload the page
    Then the screen reads as agreed in "failing/parts/application-progress"
    When the institute answers again
    And I press "Reload"
    Then I see "I accept the declaration"

  @CPD-04 @CPD-09 @CPD-10
  Rule: A declaration

    Background:
      Given I am Maya
      And I have answered everything in my declaration

    Scenario: On its way
      Given the institute keeps me waiting for "/cpds/submissions"
      When I press "Submit declaration"
      Then the screen reads as agreed in "declaration/sending"
      When another 5 seconds go by
      Then the screen reads as agreed in "declaration/sending-long"

    Scenario: Not taken
      Given the institute does not answer "/cpds/submissions"
      When I press "Submit declaration"
      Then the screen reads as agreed in "declaration/failed"

    Scenario: Done
      When I press "Submit declaration"
      Then the screen reads as agreed in "declaration/done"
      When I press "Close"
      Then the screen reads as agreed in "declaration/on-record"

  @MEMB-09
  Rule: An application for membership

    Background:
      Given I am Ada
      And I have answered my application
      And I tick "I accept the declaration"

    Scenario: On its way
      Given the institute keeps me waiting for "/membership/application"
      When I press "Submit application"
      Then the screen reads as agreed in "application/sending"

    Scenario: Not taken
      Given the institute does not answer "/membership/application"
      When I press "Submit application"
      Then the screen reads as agreed in "application/failed"

    Scenario: Done
      When I press "Submit application"
      Then the screen reads as agreed in "application/done"

    Scenario: Done, while what it changed is waited for
      Given the institute keeps me waiting for "/notifications"
      When I press "Submit application"
      And I press "Close"
      Then the screen reads as agreed in "application/refreshing"

  @RETR-01
  Rule: The register of retired members

    Background:
      Given I am Fiona
      And I have accepted the register's declaration

    Scenario: On its way
      Given the institute keeps me waiting for "/membership/retirement"
      When I press "Join the register"
      Then the screen reads as agreed in "register/sending"

    Scenario: Not taken
      Given the institute does not answer "/membership/retirement"
      When I press "Join the register"
      Then the screen reads as agreed in "register/failed"

    Scenario: Done
      When I press "Join the register"
      Then the screen reads as agreed in "register/done"

    Scenario: Done, while what it changed is waited for
      Given the institute keeps me waiting for "/profile"
      When I press "Join the register"
      And I press "Close"
      Then the screen reads as agreed in "register/refreshing"

  @WAIV-05
  Rule: A waiver

    Background:
      Given I am Maya
      And I open the waiver form
      And I fill in a waiver for this year from "1 February" to "31 March" because of "Parental leave"

    Scenario: On its way
      Given the institute keeps me waiting for "/cpds/adjustments"
      When I press "Request waiver"
      Then the screen reads as agreed in "waiver/sending"

    Scenario: Not taken
      Given the institute does not answer "/cpds/adjustments"
      When I press "Request waiver"
      Then the screen reads as agreed in "waiver/failed"

    Scenario: Done
      When I press "Request waiver"
      Then the screen reads as agreed in "waiver/done"
      When I press "Continue"
      Then the screen reads as agreed in "waiver/on-record"

    Scenario: Done, and what is on record now does not come
      Given the institute does not answer "/cpds/overview"
      When I press "Request waiver"
      And I press "Continue"
      Then the screen reads as agreed in "waiver/not-on-record"

    Scenario: Done, while what is on record now is waited for
      Given the institute keeps me waiting for "/cpds/overview"
      When I press "Request waiver"
      And I press "Continue"
      Then the screen reads as agreed in "waiver/waiting-for-status"

  @CONT-09
  Rule: A form

    Background:
      Given I am Maya
      And I open Contact details
      And I edit "Email"
      And I fill in "Email address" with "maya@elsewhere.example"

    Scenario: On its way
      Given the institute keeps me waiting for "/contactMechanisms"
      When I press "Save changes"
      Then the screen reads as agreed in "edited/email-sending"

    Scenario: Not taken
      Given the institute does not answer "/contactMechanisms"
      When I press "Save changes"
      Then the screen reads as agreed in "edited/email-failed"
      And the focus is on "There was a problem saving your update. Please try again or contact us. What you typed is kept."

    Scenario: Saved
      When I press "Save changes"
      Then the screen reads as agreed in "edited/email-saved"

    Scenario: Changed on another device meanwhile
      Given Maya changes her email to "maya@on-my-phone.example" on another device
      When I press "Save changes"
      Then the screen reads as agreed in "edited/email-newer"
      When I press "Keep what is on record"
      Then I see "maya@on-my-phone.example"
      And I do not see "maya@elsewhere.example"

  @EMPL-05 @CONT-09
  Rule: A change of job

    Background:
      Given I am Maya
      And I open Employment details
      And I edit "Your employment"
      And I fill in "Job title" with "Finance director"

    Scenario: Not taken
      Given the institute does not answer "/employer"
      When I press "Save changes"
      Then the screen reads as agreed in "edited/employment-failed"

    Scenario: Changed on another device meanwhile
      Given Maya changes her job title to "Auditor" on another device
      When I press "Save changes"
      Then the screen reads as agreed in "edited/employment-newer"
      When I press "Keep what I typed"
      Then I see "Finance director"

  @CONS-01 @CONS-10
  Rule: A switch

    Background:
      Given I am Maya
      And I open Communication preferences

    Scenario: On its way
      Given the institute keeps me waiting for "/consents"
      When I turn the switch "Third-party marketing"
      Then the screen reads as agreed in "edited/switch-sending"
      When another 5 seconds go by
      Then the screen reads as agreed in "edited/switch-slow"

    Scenario: Not taken
      Given the institute does not answer "/consents"
      When I turn the switch "Third-party marketing"
      Then the screen reads as agreed in "edited/switch-failed"

    Scenario: Stored
      When I turn the switch "Third-party marketing"
      Then the screen reads as agreed in "edited/switch-saved"

  @CONT-09 @FORM-02
  Rule: A form whose save takes long

    Scenario: It may be left, and is told of
      Given I am Maya
      And I open Contact details
      And I edit "Phone"
      And I fill in "Phone number" with "0141 582 2000"
      And the institute keeps me waiting for "/contactMechanisms"
      When I press "Save changes"
      And another 10 seconds go by
      Then the screen reads as agreed in "edited/phone-slow"

  @LOGN-01 @PASS-02
  Rule: What somebody signs in with

    Scenario Outline: Another <what>, not taken and then taken
      Given I am Maya
      And I open Login details
      And I edit "<section>"
      And I fill in "<field>" with "<other>"
      And I fill in "Current password" with "Ledger-2026"
      And the institute does not answer "<call>"
      When I press "Save changes"
      Then the screen reads as agreed in "edited/<file>-failed"
      When the institute answers again
      And I press "Save changes"
      Then the screen reads as agreed in "edited/<file>-saved"

      Examples:
        | what     | section       | field        | other                  | call              | file          |
        | email    | Sign-in email | New email    | maya@elsewhere.example | /sign-in/email    | sign-in-email |
        | password | Password      | New password | correct horse battery  | /sign-in/password | password      |

  Rule: Somewhere else in the portal

    @FORM-01
    Scenario Outline: <section>, saved without <field>
      Given I am Maya
      And I open <page>
      And I edit "<section>"
      And I fill in "<field>" with ""
      When I press "Save changes"
      Then the screen reads as agreed in "edited/<file>-without"

      Examples:
        | page               | section         | field          | file            |
        | Contact details    | Email           | Email address  | email           |
        | Contact details    | Phone           | Phone number   | phone           |
        | Contact details    | Mailing address | Address line 1 | mailing-address |
        | Employment details | Your employment | Job title      | employment      |
        | Login details      | Password        | New password   | password        |
        | Login details      | Sign-in email   | New email      | sign-in-email   |

    @CONT-02
    Scenario: A single address is found
      Given I am Maya
      And I open Contact details
      And I edit "Mailing address"
      When I fill in "Find an address" with "12 Abacus"
      And I do nothing for 1 second
      Then the screen reads as agreed in "edited/address-found"

    @SHELL-12
    Scenario: What was typed is about to be left
      Given I am Maya
      And I open Contact details
      And I edit "Email"
      And I fill in "Email address" with "maya@elsewhere.example"
      When I follow "Help"
      Then the screen reads as agreed in "asked/leaving"

    @SIGN-05
    Scenario: The session is about to end for want of activity
      Given I am Maya
      When I do nothing for 28 minutes
      Then the screen reads as agreed in "asked/session"

    @SUSP-03
    Scenario: The last day of the grace period
      Given I am Noel
      And the registrar suspends Noel with 1 days of grace
      When I reload the page
      Then the screen reads as agreed in "suspended/last-day"
      When I open Fees and transactions
      Then the banner says "1 day left"

  @TASK-03
  Rule: The private address of a calendar

    Background:
      Given I am Maya
      And I open Deadlines in your calendar

    Scenario: It is made, renewed and withdrawn
      When I press "Make a calendar address"
      Then the screen reads as agreed in "calendar/made"
      When I press "Renew address"
      Then the screen reads as agreed in "calendar/renewing"
      When I press "Keep address"
      And I press "Withdraw address"
      Then the screen reads as agreed in "calendar/withdrawing"

    Scenario: It could not be withdrawn
      Given I press "Make a calendar address"
      And I press "Withdraw address"
      And the institute does not answer "/calendar-address"
      When I press "Withdraw address"
      Then the screen reads as agreed in "calendar/failed"

  @DOCS-06
  Rule: A download

    Background:
      Given I am Maya
      And I open Documents and downloads

    Scenario: On its way
      Given the institute keeps me waiting for "/certificates"
      When I press "Download Membership certificate (PDF)"
      Then the screen reads as agreed in "download/on-its-way"

    Scenario: Not had
      Given the institute does not answer "/certificates"
      When I press "Download Membership certificate (PDF)"
      Then the screen reads as agreed in "download/failed"
