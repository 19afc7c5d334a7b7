@other-body
Feature: An organisation with rules of its own
  The Harbour Society is not like the institute of a trial: its CPD year runs from November to October, it asks for 35
  units, uses the euro and the time of Lisbon, and has fee dates and words of its own. Nothing of it is in the
  code: one file of rules, one file about the organisation.

  @RULE-01 @RULE-02 @RULE-05 @CPD-05
  Scenario: A declaration is for the organisation's year and units
    Given I am Maya
    When I open Annual declarations
    Then I see "Your declaration for 2026 has up to four steps"
    When I go to the first question of my declaration
    Then I see "at least 35 units of relevant CPD, 18 of them verifiable"

  @RULE-01 @RULE-05 @CPD-08
  Scenario: Only the routes that the organisation offers can be chosen
    Given I am Maya
    When I go to the first question of my declaration
    And I answer "Have you met your CPD requirements?" with "Yes"
    And I press "Continue"
    Then I see "Unit route"
    And I do not see "Part time"

  @RULE-01 @RULE-05 @WAIV-01 @WAIV-05
  Scenario: A waiver is for days of the organisation's year, in its units
    Given I am Priya
    When I ask for a waiver from 1 December 2025 to 28 February 2026 because of "Parental leave"
    Then I see "9 fewer units, 5 of them verifiable"

  @RULE-01 @RULE-05 @WAIV-01
  Scenario: Days of another year are refused, with the first and last day of the year
    Given I am Priya
    When I ask for a waiver from 1 October 2025 to 28 February 2026 because of "Parental leave"
    Then I see "Please enter a date from 1 November 2025 to 31 October 2026"

  @RULE-02 @RULE-05 @FEES-03
  Scenario: Balances and payments are in the organisation's currency
    Given I am Maya
    Then I see "€268.50"
    When I open Fees and transactions
    Then I see "€268.50 to pay"
    And I do not see "£"

  @RULE-02 @RULE-05 @YEAR-05
  Scenario: Fees are charged by the organisation's amounts and dates
    Given I am Priya
    When the registrar charges the subscription of 2027
    Then they read "due by 31 March 2027; shown in the portal at once"
    When I open Fees and transactions
    And I reload the page
    Then I see "€260.00 to pay"

  @RULE-02 @RULE-05 @YEAR-02
  Scenario: Reminders come at the organisation's steps, in its name and currency
    Given I am Priya
    When the registrar charges the subscription of 2027
    And reminders go out at 9:00 on 24 March 2027
    Then "priya.practice@example.org" is written "Your subscription for 2027 is due by 31 March 2027"
    And the latest letter says "€260.00"

  @RULE-05 @YEAR-01
  Scenario: The next declaration opens in September and is late from February on
    Given I am Priya
    Then I see "The next one, for 2027, is due on 31 January 2028."
    When it becomes 3 September 2027
    Then I see "Declare your CPD for 2027"
    And I see "by 31 January 2028"
    When it becomes 2 February 2028
    Then I see "since 31 January 2028"

  @RULE-02 @RULE-05
  Scenario: The organisation's name, promises and years are in its texts
    Given I am Priya
    When I open Professional development
    Then I see "keep the evidence for five"
    And the top of the page says "Harbour Society of Accountants"

  @RULE-04 @RULE-05
  Scenario: A declaration is made in the organisation's own words, to the last button
    Given the institute says "continue: Next" instead of "continue: Continue" in its texts "page-framework"
    And the institute says "check: Look over what you say" instead of "check: Check your answers" in its texts "page-framework"
    And the institute says "UNIT_ROUTE: By units" instead of "UNIT_ROUTE: Unit route" in its texts "annual-declarations"
    And I am Maya
    When I go to the first question of my declaration
    And I answer "Have you met your CPD requirements?" with "Yes"
    And I press "Next"
    And I answer "Which route did you follow?" with "By units"
    And I press "Next"
    And I answer "Are you an engagement partner?" with "No"
    And I press "Next"
    Then I see "Look over what you say"
    And I see "By units"
    When I tick "I confirm that my declaration is accurate"
    And I press "Submit declaration"
    Then I see "Declaration submitted"

  @RULE-04 @RULE-05 @YEAR-05
  Scenario: A charge is described in the organisation's own words
    Given the institute says "Membership fee of {year}" instead of "Annual subscription {year}" in its texts "transaction-descriptions"
    And I am Priya
    When the registrar charges the subscription of 2027
    And I open Fees and transactions
    And I reload the page
    Then I see "Membership fee of 2027"

  @RULE-04 @RULE-05 @CASH-03
  Scenario: A payment of a bank file is described in the organisation's own words
    Given the institute says "By transfer" instead of "Payment by bank transfer" in its texts "transaction-descriptions"
    And I am Maya
    When the bank sends this file, which the registrar posts
      """
      reference,amount,date
      ID,260.00,2026-11-20
      """
    And I open Fees and transactions
    And I reload the page
    Then I see "By transfer"

  @RULE-04 @RULE-05 @QUAL-08
  Scenario: Practical experience is counted in the organisation's own words
    Given the institute says "{signedOff} approved" instead of "{signedOff} signed off" in its texts "page-framework"
    And I am Stella
    When I open My qualifications
    Then I see "12 approved"
    And I do not see "12 signed off"

  @RULE-02 @RULE-05 @VERI-02
  Scenario: A certificate names the organisation, and is checked on its page
    Given I am Fiona
    When I open Documents and downloads
    And I press "Download Membership certificate (PDF)"
    And an employer checks my "Certificate of membership"
    Then they read "This document is valid"
    And they read "Harbour Society of Accountants"
