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
