Feature: The documents page
  Each document has a card: to download, or greyed out with the reasons.

  @DOCS-01
  Scenario Outline: <person> has no documents of other kinds of customer
    Given I am <person>
    When I open Documents and downloads
    Then I see "<warning>"
    And I am not offered "Download <document> (PDF)"

    Examples:
      | person | document                          | warning                                      |
      | Owen   | Letter of good standing           | A fee is overdue.                             |
      | Priya  | Record of practising certificates | Your professional indemnity insurance        |
      | Lin    | Exam attendance docket            | You are not entered for an exam.             |

  @DOCS-02 @also-in-french
  Scenario: The letter is available if only the practising warning applies
    Given I am Priya
    When I open Documents and downloads
    And I press "Download Letter of good standing (PDF)"
    Then I am given the file "GOOD-STANDING_GS4100121_4100121.pdf"

  @REAL-03 @DOCS-01
  Scenario Outline: A member gets papers in the letters of their <script> name
    When the registrar imports Maya's particulars
      | firstName    | surname   |
      | <first name> | <surname> |
    And I am Maya
    And I open Documents and downloads
    And I press "Download Letter of good standing (PDF)"
    Then I am given the file "GOOD-STANDING_GS4100107_4100107.pdf"

    Examples:
      | script     | first name | surname      |
      | Yoruba     | Adéṣọlá    | Ẹ̀bùn         |
      | Akan       | Kwabena    | Ɔdɔ          |
      | Hausa      | Ɗanjuma    | Ƴar’adua     |
      | Greek      | Ελένη      | Παπαδοπούλου |
      | Cyrillic   | Владимир   | Щербаков     |
      | Arabic     | محمد       | الحسن        |
      | Hebrew     | יעל        | כהן-לוי      |
      | Devanagari | अनिरुद्ध   | शर्मा        |

  @REAL-03 @DOCS-06
  Scenario: A member whose letters no typeface has reads which ones, and what to do
    When the registrar imports Maya's particulars
      | firstName |
      | 伟        |
    And I am Maya
    And I open Documents and downloads
    And I press "Download Letter of good standing (PDF)"
    Then I see "Our documents cannot be printed with these characters: 伟. Get in touch"
    And I am given no file

  @DOCS-02
  Scenario: A fee that is overdue now withholds a letter that was allowed
    Given I am Maya
    When the registrar imports Maya's CPD overview
      | year | nextDueDate |
      | 2025 | 2026-01-01  |
    And I open Documents and downloads
    Then I see "A CPD declaration is overdue."
    And I am not offered "Download Letter of good standing (PDF)"

  @DOCS-03
  Scenario: Before exam results are out nobody has a letter of good standing
    Given I am Eve
    When I open Documents and downloads
    Then I see "Exam results are being prepared."
    And I am not offered "Download Letter of good standing (PDF)"

  @DOCS-03 @ERR-09
  Scenario: Without notifications the letter is neither offered nor refused
    Given I am Eve
    And I open Documents and downloads
    And the institute does not answer "notifications"
    When I reload the page
    Then I see "We couldn’t load your notifications, which decide whether you can have this"
    And I am not offered "Download Letter of good standing (PDF)"
    And I do not see "Exam results are being prepared."
    When the institute answers again
    And I press "Reload your notifications"
    Then I see "Exam results are being prepared."

  @DOCS-02 @ERR-06
  Scenario: Without the CPD status no CPD reason is given
    Given I am Priya
    And I open Documents and downloads
    And the institute does not answer "CPD overview"
    When I reload the page
    Then I see "We couldn’t load your CPD status, which decides whether you can have this"
    And I do not see "Our record of your public practice is incomplete"
    When the institute answers again
    And I press "Reload your CPD status"
    Then I am offered "Download Letter of good standing (PDF)"

  @DOCS-02
  Scenario: Without the CPD status other reasons are given
    Given I am Owen
    And I open Documents and downloads
    And the institute does not answer "CPD overview"
    When I reload the page
    Then I see "A fee is overdue."

  @DOCS-04
  Scenario: Students have no membership certificate
    Given I am Stella
    When I open Documents and downloads
    Then I do not see "Membership certificate"

  @DOCS-06
  Scenario: A certificate is saved under its own name
    Given I am Maya
    When I open Documents and downloads
    And I press "Download Membership certificate (PDF)"
    Then I am given the file "MEMBERSHIP_MC4100107_4100107.pdf"

  @DOCS-06
  Scenario: A failed download says so on its own card, and can be repeated
    Given I am Maya
    And I open Documents and downloads
    And the institute does not answer "practising certificate"
    When I press "Download Practising certificate, Ireland (PDF)"
    Then I see "Something went wrong with the download"
    And I am given no file
    When I press "Download Practising certificate, United Kingdom (PDF)"
    Then I am given the file "PRACTISING_PC41001071_4100107.pdf"
    When the institute answers again
    And I press "Please try again Practising certificate, Ireland (PDF)"
    Then I do not see "Something went wrong with the download"
    And I am offered "Download Practising certificate, Ireland (PDF)"

  @DOCS-06
  Scenario: Several presses download once
    Given I am Maya
    And I open Documents and downloads
    When I press "Download Membership certificate (PDF)" twice
    Then I am given the file "MEMBERSHIP_MC4100107_4100107.pdf"

  @DOCS-06
  Scenario: The button is unavailable during a download
    Given I am Maya
    And I open Documents and downloads
    And the institute keeps me waiting for "certificates"
    When I press "Download Membership certificate (PDF)"
    Then I am not offered "Download Membership certificate (PDF)"
    When what the institute kept waiting fails
    Then I am offered "Please try again Membership certificate (PDF)"
