Feature: Mails of the institute
  Submissions and decisions on them are confirmed by email, in the institute's name.

  @MAIL-01
  Rule: A submission is confirmed with its answers, its reference and what happens next

    Scenario: A declaration
      Given I am Maya
      And I go to the end of my declaration
      When I press "Submit declaration"
      Then "maya.member@example.org" is written "We have received your CPD declaration for 2026"
      And the latest letter says "{reference}"
      And the latest letter says "Route: Unit route"
      And the latest letter says "Engagement partner: No"
      And the latest letter says "Keep your evidence for three years."

    Scenario: A declaration that requirements were not met gets the same answer as on the page
      Given I am Maya
      And I go to the first question of my declaration
      And I answer "Have you met your CPD requirements?" with "No"
      And I press "Continue"
      When I finish my declaration
      Then I see "We will write to you about how to make up what is missing."
      And the latest letter says "CPD requirements met: No"
      And the latest letter says "We will write to you about how to make up what is missing."

    Scenario: A declaration without a route is asked to add one
      Given I am Maya
      And I go to the first question of my declaration
      And I declare that I met the requirements by "Not specified"
      When I finish my declaration
      Then I see "You did not say which route you followed."
      And the latest letter says "You did not say which route you followed."

    Scenario: Joining the register
      Given I am Fiona
      And I go to the review of the register
      When I press "Join the register"
      Then "fiona.fellow@example.org" is written "You have joined the register of retired members"
      And the latest letter says "{reference}"
      And the latest letter says "Retirement is permanent: Yes"
      And the latest letter says "Retirement date: "
      And the latest letter says "Holds a practising certificate or an insolvency licence: No"
      And the latest letter says "Declaration accepted: Yes"

    Scenario: An application for membership
      Given I am Ada
      And I go to the review of my application
      When I tick "I accept the declaration"
      And I press "Submit application"
      Then "ada.affiliate@example.org" is written "We have received your application for membership"
      And the latest letter says "{reference}"
      And the latest letter says "Regional network: London"
      And the latest letter says "Listed in the directory of members: Yes"

    Scenario: A request for a waiver
      Given I am Priya
      When I ask for a waiver from 1 February to 31 March because of "Parental leave"
      Then "priya.practice@example.org" is written "We have received your request for a waiver in 2026"
      And the latest letter says "{reference}"
      And the latest letter says "Start date: 1 February 2026"
      And the latest letter says "Reason: Parental leave"
      And the latest letter says "Units: 6"
      And the latest letter says "Verifiable units: 3"
      And the page has, in this order
        | entry | Units            | 6 |
        | entry | Verifiable units | 3 |

  @MAIL-01
  Rule: A decision is mailed, with the reason for a refusal

    Background:
      Given I am Priya
      And I ask for a waiver from 1 February to 31 March because of "Parental leave"

    Scenario: Granted
      When the registrar grants what Priya asked for
      Then "priya.practice@example.org" is written "Your waiver from 1 February 2026 to 31 March 2026 was granted"
      And the latest letter says "It takes 6 units off what you need for 2026, 3 of them verifiable."

    Scenario: Refused
      When the registrar refuses what Priya asked for because "the leave was in another year"
      Then "priya.practice@example.org" is written "Your waiver from 1 February 2026 to 31 March 2026 was refused"
      And the latest letter says "The reason: the leave was in another year"
      And the latest letter says "the waiver is no longer on your CPD record"

  @MAIL-03
  Rule: A stored submission is mailed once

    Background:
      Given I am Ada
      And I go to the review of my application
      And I tick "I accept the declaration"

    Scenario: A submission that failed is not confirmed
      Given the institute does not answer "membership application"
      When I press "Submit application"
      Then "ada.affiliate@example.org" is written nothing

    Scenario: A submission that was sent twice is confirmed once
      When I press "Submit application" twice
      Then 1 letter "We have received your application for membership" goes to "ada.affiliate@example.org"

  @MAIL-03
  Rule: An email that refuses mails for good is not written to

    Scenario: Three mails in a row come back to the mailbox of delivery reports
      Given I am Maya
      When 2 mails to Maya come back as undeliverable
      And I reload the page
      Then I do not see "We cannot reach you"
      When 1 mail to Maya comes back as undeliverable
      And I reload the page
      Then I see "We cannot reach you at maya.member@example.org"
      When the registrar looks at how things stand
      Then they read "nothing more is sent to them"
