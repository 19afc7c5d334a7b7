Feature: The CPD record
  Members show their professional development to employers and other bodies: each year as it was declared,
  and the whole record as one PDF that anyone can check.

  @TRAN-01
  Rule: A declared year shows when it was declared, by which route and under which reference

    Scenario: The year that has just been declared
      Given I am Maya
      And I go to the end of my declaration
      When I press "Submit declaration"
      And I open Professional development
      Then I see "22 November 2026"
      And I see "Unit route"
      And the latest letter says "{reference}"

  @TRAN-02 @VERI-01
  Rule: The whole record is one PDF

    Scenario: The PDF is downloaded beside the record
      Given I am Maya
      When I open Professional development
      And I press "Download CPD record (PDF)"
      Then I am given the file "CPD-RECORD_4100107.pdf"

    Scenario: A retired member can still download the record
      Given I am Rita
      When I open Professional development
      And I press "Download CPD record (PDF)"
      And I open Documents and downloads
      And an employer checks my "CPD record"
      Then they read "2025 Declaration: Declared"

    Scenario: The PDF states each year, the units brought forward and the declaration
      Given I am Maya
      And I go to the end of my declaration
      When I press "Submit declaration"
      And I open Professional development
      And I press "Download CPD record (PDF)"
      And I open Documents and downloads
      And an employer checks my "CPD record"
      Then they read "This document is valid"
      And they read "It says what was so on the day it was issued"
      And they read "2026 Declaration: Declared; Declared on: 22 November 2026; Route: Unit route; Reference: CPD-2026-"
      And they read "2025 Declaration: Declared"
      And they read "Units brought forward: "

    @LOG-06
    Scenario: The PDF states what was logged
      Given I am Maya
      When I open Professional development
      And I press "Download CPD record (PDF)"
      And I open Documents and downloads
      And an employer checks my "CPD record"
      Then they read "2026 Declaration: Not declared"
      And they read "Logged: 27 of 40 units, 15 of 21 verifiable"
      And they read "18 November 2026: Tax update webinar: 2.5 units, verifiable"

    Scenario Outline: The PDF states a waiver with its decision: <decision>
      Given I am Priya
      When I ask for a waiver from 1 February to 31 March because of "Parental leave"
      And the registrar <decides>
      And I open Professional development
      And I press "Download CPD record (PDF)"
      And I open Documents and downloads
      And an employer checks my "CPD record"
      Then they read "<stated>"

      Examples:
        | decision    | decides                                              | stated                                            |
        | awarded     | grants what Priya asked for                           | Parental leave, 1 February to 31 March: 6 units, awarded, decided on 22 November 2026            |
        | not awarded | refuses what Priya asked for because "no proof"       | Parental leave, 1 February to 31 March: 6 units, not awarded, decided on 22 November 2026: no proof |

    Scenario: A failed download can be repeated
      Given I am Maya
      And I open Professional development
      And the institute does not answer "CPD record"
      When I press "Download CPD record (PDF)"
      Then I see "Something went wrong with the download"
      And I am given no file

    Scenario: The record can be downloaded in the grace period
      Given I am Grace
      When I open Professional development
      And I press "Download CPD record (PDF)"
      Then I am given the file "CPD-RECORD_4100191.pdf"
