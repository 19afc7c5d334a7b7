Feature: The portal with an API of another supplier
  Other systems leave out values, know other words, and lack calls that came later. What does not fit is left out and
  reported; the rest of the page works.

  @CONF-01
  Rule: A value that does not fit takes away only what cannot do without it

    Scenario: A transaction of an unknown kind is left out
      Given the institute sends "fees" with "transactions.0.type" as "ADJUSTMENT"
      And I am Maya
      When I open Fees and transactions
      Then I see "Your transactions"
      And I see "£268.50"
      And the failure was reported

    Scenario: A total says when a transaction was left out
      Given the institute sends "fees" with "transactions.0.amount" as "much"
      And I am Maya
      When I open Fees and transactions
      Then I see "A transaction could not be shown, so this total may be wrong."

    Scenario: A subscription in an unknown state fails in its place
      Given the institute sends "fees" with "subscription.status" as "DEFERRED"
      And I am Maya
      When I open Fees and transactions
      Then I see "We couldn’t load your subscription"
      And I see "Your transactions"

    Scenario: A subscription of nothing is none
      Given the institute sends "fees" with "subscription.amount" as 0
      And I am Mei
      When I open Fees and transactions
      Then I see "You have no subscription to pay"

    Scenario: A letter fails in its place when its eligibility is missing
      Given the institute sends "documents" with "keyResources.goodStanding.eligible" as nothing
      And I am Maya
      When I open Documents and downloads
      Then I see "We couldn’t load your documents"
      And I see "Membership certificate"

    Scenario: A grace period that ended last night has no days left
      Given the institute sends "profile" with "suspensionDetails.remainingDays" as -1
      And I am Grace
      When I open Dashboard
      Then I see "Your account is suspended"

    Scenario Outline: <what> shows without <missing>
      Given I am <person>
      And the institute sends "<call>" with "<place>" as <value>
      And I reload the page
      When I open <page>
      Then the page is headed "<page>"
      And I see "<words>"

      Examples:
        | what                      | missing                   | person | call            | place                                | value     | page                      | words                   |
        | The frame                 | a flag of the profile     | Maya   | profile         | isFellow                             | nothing   | Fees and transactions     | £268.50                 |
        | The list of documents     | practising certificates   | Maya   | documents       | practisingCertificates               | nothing   | Documents and downloads   | Membership certificate  |
        | The CPD record            | adjustments               | Priya  | CPD history     | annualDeclarations.0.adjustments     | nothing   | Professional development  | CPD history             |
        | The list of notifications | additional facts          | Maya   | notifications   | facts.submissions                    | 7         | Communication preferences | Important updates       |
        | The list of consents      | one of another system     | Maya   | consents        | customer.consents.updatesByFax       | "yes"     | Communication preferences | Important updates       |
        | The record                | read-only flags           | Maya   | contact details | readOnly                             | nothing   | Contact details           | Email address           |

    Scenario: Somebody of whom no employment is known can add it
      Given the institute sends an empty "employment"
      And I am Maya
      When I open Employment details
      Then I see "We have nothing on record about your employment."
      When I edit "Your employment"
      And I fill in "Company name" with "Ledger and Sons"
      And I select "Audit and assurance" as "Job category"
      And I press "Save changes"
      Then I do not see "Save changes"

    Scenario: Networks fail in their place, beside the consents
      Given the institute does not answer "my networks"
      And I am Maya
      When I open Communication preferences
      Then I see "We couldn’t load your networks"
      And I see "Important updates"

  @CALL-02
  Rule: What the institute took is received, whatever its receipt says

    Scenario: A declaration without a receipt is submitted
      Given I am Maya
      And the institute gives no receipt for "declaration"
      And I go to the first question of my declaration
      And I declare that I met the requirements by "IFAC body"
      When I finish my declaration
      Then the page is headed "Declaration submitted"
      And I see "We have received it."
      And I see "There is no reference for it."
      And I do not see "Download a copy (PDF)"
      And I do not see "What happens next"
      And the failure was reported

    Scenario: A waiver without a receipt is requested
      Given I am Priya
      And the institute gives no receipt for "waivers"
      When I ask for a waiver from 1 February to 31 March because of "Parental leave"
      Then the page is headed "Waiver requested"
      And I see "There is no reference for it."
      When I press "Continue"
      And I press "Close"
      Then my CPD history shows
        | adjustments                                              |
        | Parental leave, 1 February to 31 March: 6 units, pending |
        | None                                                     |

    Scenario: An application for membership without a receipt is submitted
      Given I am Ada
      And the institute gives no receipt for "membership application"
      And I go to the review of my application
      When I tick "I accept the declaration"
      And I press "Submit application"
      Then the page is headed "Application submitted"
      And I see "There is no reference for it."

    Scenario: An entry in the register of retired members without a receipt is made
      Given I am Fiona
      And the institute gives no receipt for "register of retired members"
      And I go to the review of the register
      When I press "Join the register"
      Then the page is headed "You have joined the register"
      And I see "There is no reference for it."

    Scenario: An answer without a receipt is sent
      Given I am Priya
      And I ask for a waiver from 1 February to 31 March because of "Parental leave"
      And the registrar asks Priya for "Your child's birth certificate" by 10 December 2026
      And the institute gives no receipt for "answers"
      When I open What we ask of you
      And I follow "Request for a waiver for 2026"
      And I fill in "What do you want to tell us?" with "It is certificate 4711 of Leeds."
      And I press "Send answer"
      Then the page is headed "Answer sent"
      And I see "We have received it."

    Scenario: An activity without a receipt is logged
      Given I am Maya
      And the institute gives no receipt for "CPD log"
      And I open CPD log
      When I press "Log an activity"
      And I fill in "What did you do?" with "IFRS 18 workshop"
      And I fill in "How many units?" with "1.5"
      And I answer "Is it verifiable?" with "Yes"
      And I press "Save"
      Then I see "“IFRS 18 workshop” is in your log of 2026."

    Scenario: Contact details that are saved without an answer are read again
      Given I am Maya
      And the institute gives no receipt for "contact details"
      And I open Contact details
      When I edit "Email"
      And I fill in "Email address" with "maya@elsewhere.example"
      And I press "Save changes"
      Then I see "Saved. This is what we have on record now."
      And I see "maya@elsewhere.example"

    Scenario: A file without a receipt cannot be sent with a form
      Given I am Priya
      And the institute gives no receipt for "evidence"
      And I open the waiver form
      When I add the file "Certificate 4711.pdf"
      Then I see "We cannot tell whether this file arrived. Remove it, and choose it again or go on without it."
      And I am not offered "Try again: Certificate 4711.pdf"
      When I press "Remove Certificate 4711.pdf"
      And I fill in a waiver from 1 February to 31 March because of "Illness or injury"
      And I press "Request waiver"
      Then the page is headed "Waiver requested"

  @CONF-02 @NAV-01
  Rule: Labels have defaults

    Scenario: A label that the content service lacks has its default
      Given the institute sends "frame texts" with "navigation.feesAndTransactions" as nothing
      And I am Maya
      When I open Help
      Then the navigation is "Dashboard, Professional development, My Qualifications, Fees & transactions, Documents & downloads, My details"
      And the failure was reported

    Scenario: A page without its heading is headed by its name
      Given the institute sends "fees texts" with "heading" as nothing
      And I am Maya
      When I open Fees and transactions
      Then the page is headed "Fees and transactions"
      And I see "£268.50"

  @CONF-04
  Rule: The portal does not offer what an older API lacks

    Scenario Outline: <page> says that <call> cannot be seen
      Given I am Maya
      And the institute has no "<call>"
      When I open <page>
      Then the page is headed "<page>"
      And I see "<words>"

      Examples:
        | page                       | call              | words                                |
        | Security and activity      | account activity  | We cannot show you your activity here    |
        | Deadlines in your calendar | deadlines         | We cannot show you your deadlines here   |
        | Deadlines in your calendar | calendar texts    | We cannot show you this page here        |
        | Login details              | passkeys          | We cannot show you your passkeys here    |
        | Documents and downloads    | issued documents  | We cannot show you what others see here  |

    Scenario: A file that the API does not have is not offered again
      Given I am Maya
      And the institute has no "personal data"
      When I open Login details
      And I press "Download my data"
      Then I see "This file is not offered here"
      And I do not see "Please try again"
