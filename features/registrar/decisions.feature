Feature: Decisions of the registrar
  Staff decide requests, post charges and payments, and change a customer's standing.
  The customer sees the result on the next visit to the portal.

  @WAIV-01 @CPD-11 @staff
  Scenario: A granted waiver shows as awarded
    Given I am Priya
    When I ask for a waiver from 1 February to 31 March because of "Parental leave"
    And the registrar grants what Priya asked for
    And I press "Continue"
    And I press "Close"
    And I reload the page
    Then my CPD history shows
      | adjustments |
      | Parental leave, 1 February to 31 March: 6 units, awarded |
      | None |

  @WAIV-01 @staff
  Scenario: A refusal gives the reason, and a second decision is refused
    Given I am Priya
    When I ask for a waiver from 1 February to 31 March because of "Parental leave"
    Then the registrar refuses what Priya asked for because ""
    And the registrar is refused: "A refusal has to say why"
    When the registrar refuses what Priya asked for because "the leave was in another year"
    And the registrar looks at what waits
    Then they do not read "Priya Practice"
    When I press "Continue"
    And I press "Close"
    And I reload the page
    Then my CPD history shows
      | adjustments |
      | Parental leave, 1 February to 31 March: 6 units, not awarded. We refused it: the leave was in another year |
      | None |
    When I press "Request a waiver"
    Then I see "6 units not awarded"

  @MEMB-02 @EXP-01 @staff
  Scenario: An accepted applicant becomes a member
    Given I am Ada
    And I go to the review of my application
    When I tick "I accept the declaration"
    And I press "Submit application"
    And the registrar grants what Ada asked for
    And I open Dashboard
    And I reload the page
    Then the navigation is "Dashboard, Professional development, My Qualifications, Fees & transactions, Documents & downloads, My details"

  @MEMB-02 @MEMB-03 @staff
  Scenario: An applicant who is refused may apply again
    Given I am Ada
    And I go to the review of my application
    When I tick "I accept the declaration"
    And I press "Submit application"
    And the registrar refuses what Ada asked for because "a reference is missing"
    And I open Apply for membership
    And I reload the page
    Then I am offered "Start"
    And I see "Your earlier application"
    And I see "We refused it: a reference is missing"
    And I see "Download a copy of your application (PDF)"

  @MEMB-02 @DATE-02 @MAIL-01 @staff
  Scenario: An application is on hold until the applicant sends something
    Given I am Ada
    And I go to the review of my application
    When I tick "I accept the declaration"
    And I press "Submit application"
    Then the registrar asks Ada for "" by 10 December 2026
    And the registrar is refused: "Say what is needed"
    And the registrar asks Ada for "Your degree certificate" by 31 January 2026
    And the registrar is refused: "after today"
    When the registrar asks Ada for "Your degree certificate" by 10 December 2026
    Then "ada.affiliate@example.org" is written "Your application for membership: we need something from you"
    And the latest letter says "Your degree certificate"
    And the latest letter says "Answer in the portal by 10 December 2026"
    When I open Apply for membership
    And I reload the page
    Then I see "Your application is on hold"
    And I see "Your degree certificate"
    And I see "We need it by 10 December 2026."
    When the registrar grants what Ada asked for
    And I open Dashboard
    And I reload the page
    Then I do not see "Your application for membership is on hold"

  @FEES-03 @LAND-02 @staff
  Scenario: A payment that is posted settles what is owed
    Given I am Maya
    When the registrar posts a payment of "268.50" for Maya
    And I open Fees and transactions
    And I reload the page
    Then I see "Payment by bank transfer"
    And I see "You owe nothing"

  @CASH-01
  Scenario Outline: An amount of "<amount>" is refused with a suggestion
    Given I am Maya
    Then the registrar posts a payment of "<amount>" for Maya
    And the registrar is refused: "write <meant>"
    When I open Fees and transactions
    And I reload the page
    Then I see "£268.50"

    Examples:
      | amount   | meant   |
      | 260,00   | 260.00  |
      | 260      | 260.00  |
      | 250,5    | 250.50  |
      | 1.000,00 | 1000.00 |

  @FEES-03 @LAND-02 @staff
  Scenario: After a part payment the rest is still due
    Given I am Maya
    When I open Fees and transactions
    And the registrar posts a payment of "100.00" for Maya
    And I reload the page
    Then the page has, in this order
      | text | £168.50 to pay                                     |
      | text | Payment by bank transfer: Annual subscription 2027 |
    And I see "Due by 1 January 2027"
    And I see "£100.00"
    When I open Dashboard
    Then I see "£168.50 to pay"

  @SUSP-01 @SUSP-03 @staff
  Scenario: A suspension begins with a grace period, and can be lifted
    Given I am Owen
    When the registrar suspends Owen because of "UNPAID_FEES"
    And I reload the page
    Then the page is headed "Your account is suspended"
    And I see "30 days left"
    When the registrar reinstates Owen
    And I reload the page
    Then the page is headed "Dashboard"

  @SUSP-01 @YEAR-04 @staff
  Scenario: Nobody who owes nothing is suspended for unpaid fees
    When the registrar suspends Mei because of "UNPAID_FEES"
    Then the registrar is refused: "They owe nothing."

  @SUSP-01 @YEAR-04 @staff
  Scenario: A suspension for which nothing is overdue says so
    When the registrar suspends Maya because of "UNPAID_FEES"
    Then they read "Nothing is overdue: £268.50 is due by 1 January 2027."
    When the registrar suspends Mei with 30 days of grace
    Then they read "No CPD declaration is overdue."

  @SUSP-01
  Scenario Outline: A change of <person>'s standing is refused with the reason
    Then the registrar <does> <person>
    And the registrar is refused: "<why>"

    Examples:
      | person | does       | why                            |
      | Petra  | suspends   | They are suspended already.    |
      | Maya   | reinstates | They are not suspended.        |
      | Clara  | suspends   | The account is closed.         |
      | Clara  | reinstates | The account is closed.         |
      | Clara  | closes     | The account is closed already. |

  @ERR-01
  Scenario: A closed account shows that it is closed
    Given I am Maya
    When the registrar closes Maya
    And I reload the page
    Then I see "Your account is no longer available to view online"

  @ACCT-07
  Scenario: Exam results are withheld, and then published
    Given I am Stella
    When the registrar withholds the exam results
    And I open Account details
    And I reload the page
    Then I see "not available"
    When the registrar publishes the exam results
    And I reload the page
    Then I see "First eligible exam"
