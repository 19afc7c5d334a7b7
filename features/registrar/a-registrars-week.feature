Feature: A registrar's week
  Members send declarations and requests; staff read, decide, correct, post the bank's file and pass everything on.
  Nobody opens a database or needs a spreadsheet.

  @SENT-01 @SENT-02 @SENT-03 @SENT-04 @SENT-05 @CASH-03 @KEEP-02
  Scenario: From Monday's post to Friday's erasure
    # Monday: members send
    Given I am Ada
    And I go to the review of my application
    When I tick "I accept the declaration"
    And I press "Submit application"
    And Maya sends a declaration by the unit route from another device
    And Priya sends a request for a waiver of February and March from another device
    And Fiona sends a retirement from another device

    # Tuesday: what waits, and what was sent
    Then the inbox lists "waiver from 1 February 2026 to 31 March 2026" of Priya's: "0 working days of 10, a decision"
    And the inbox lists "application for membership" of Ada's: "0 working days of 15, a decision"
    When the registrar reads Maya's "CPD declaration"
    Then they read "Route: Unit route"
    When the registrar reads Fiona's "Register of retired members"
    Then they read "Retirement is permanent: Yes"
    When the registrar grants what Priya asked for
    And the registrar asks Ada for "Your degree certificate" by 10 December 2026
    Then the inbox lists "application for membership" of Ada's: "the member, by 10 December 2026"

    # Wednesday: "what did I send?", and a mistake put right
    When the registrar looks for "priya"
    Then they read "Waiver of CPD in 2026"
    And they read "granted"
    And they read "Your waiver from 1 February 2026 to 31 March 2026 was granted"
    When the registrar takes back Fiona's "Register of retired members" because "you go on working"
    And the registrar refuses what Ada asked for because "the certificate did not come"
    And 10 minutes pass
    And the registrar takes back Ada's "Application for membership" because "the certificate has come"
    And the registrar grants what Ada asked for
    When the registrar looks at what waits
    Then they do not read "Ada Affiliate"

    # Thursday: the bank's file, and what other systems are given
    When the bank sends this file, which the registrar posts
      """
      reference,amount,date
      ID,268.50,2026-11-20
      NOBODY-1,5.00,2026-11-21
      """
    Then they read "1 of 2 lines are new payments."
    When the registrar looks at who owes, as CSV
    Then they do not read "maya.member@example.org"
    When the registrar exports what was sent since "2026-01-01" and brings it in again
    Then they read that every record is unchanged
    And other systems receive these events about Ada
      | submission.received |
      | submission.asked    |
      | submission.decided  |
      | submission.reopened |
      | submission.decided  |

    # Friday: somebody asks to be erased
    When the registrar erases Fiona
    Then they read "what they sent, and what became of it"
    And they read "charges and payments"
    When the registrar looks for "fiona.fellow@example.org"
    Then they read "No results for “fiona.fellow@example.org”."
    When the registrar looks at how things stand
    Then they read "Inbox: "
