Feature: A waiver request on the annual declarations page

  @WAIV-02 @WAIV-05 @browser @also-in-french
  Scenario: A waiver is requested and deleted
    Given I am Priya
    When I ask for a waiver from 1 February to 31 March because of "Parental leave"
    Then the page is headed "Waiver requested"
    And I see "Pending"
    And I see "Verifiable units"
    When I press "Continue"
    Then the page is headed "Your CPD status"
    And I see "Up to date."
    When I press "Close"
    Then my CPD history shows
      | adjustments |
      | Parental leave, 1 February to 31 March: 6 units, pending |
      | None |
    When I press "Request a waiver"
    Then the page has, in this order
      | field | Start date | empty |

  @WAIV-01
  Scenario: The form lists earlier waivers, by year
    Given I am Maya
    When I open the waiver form
    Then the page has, in this order
      | section | Your waivers so far |                 |
      | entry   | 2026                | None            |
      | entry   | 2025                | 10 units pending |
      | entry   | 2024                | 8 units awarded |

  @WAIV-02 @WAIV-05
  Scenario: A late member sees the due date on the waiver form
    Given I am Owen
    When I ask for a waiver from 1 February to 31 March because of "Parental leave"
    And I press "Continue"
    Then the page is headed "Your CPD status"
    And I see "was due on"

  @WAIV-04
  Scenario: A request that overlaps an earlier one is refused
    Given I am Priya
    And I ask for a waiver from 1 February to 31 March because of "Parental leave"
    When I ask for a waiver from 1 March to 30 April because of "Illness or injury"
    Then I see "These dates overlap a waiver that you already have or have asked for."
    When I fill in "Start date" with "01/04/2026"
    And I press "Request waiver"
    Then the page is headed "Waiver requested"

  @WAIV-01 @CONF-01
  Scenario: Without any reason to choose, the form fails in its place
    Given I am Priya
    And the institute sends "declaration texts" with "waiver.reasons" as an empty list
    When I open the waiver form
    Then I see "We couldn’t load the reasons for a waiver"
    And I see "Your waivers so far"
    And I am not offered "Request waiver"
    When the institute answers again
    And I press "Reload the reasons for a waiver"
    Then I am offered "Request waiver"

  @WAIV-01 @FORM-04
  Rule: The form says what is missing or wrong, and keeps the entries

    @FORM-04
    Scenario: A field shows its error when it is left
      Given I am Priya
      When I open the waiver form
      And I fill in "Start date" with "31/02/2026"
      Then I do not see "There is no such day"
      When I press the Tab key
      Then I see "There is no such day"

    @FORM-05
    Scenario: A text that is not a date shows an error
      Given I am Priya
      When I open the waiver form
      And I fill in "End date" with "next week"
      And I press "Request waiver"
      Then I see "Please enter a date as DD/MM/YYYY"

  @WAIV-01 @FORM-04 @also-in-french
  Scenario: The list of errors follows the form, and names each field
    Given I am Priya
    When I open the waiver form
    Then the window is titled "Request a waiver – Annual declarations – Institute of Professional Accountants"
    When I press "Request waiver"
    Then I see "Choose a year"
    And I see "Enter a start date"
    When I fill in "Start date" with "99/99/2026"
    Then I see "Start date: There is no such day"
    And I do not see "Enter a start date"

  @WAIV-03
  Scenario: The entries are kept when the form is opened again
    Given I am Priya
    When I open the waiver form
    And I fill in "Start date" with "01/02/2026"
    And I press "Close"
    And I press "Request a waiver"
    Then the page has, in this order
      | field | Start date | holds "01/02/2026" |

  @SHELL-12
  Scenario: Leaving a changed form asks first
    Given I am Priya
    When I open the waiver form
    And I fill in "Start date" with "01/02/2026"
    And I follow "Help"
    Then the dialog says "You have unsaved changes"

  @WAIV-03
  Scenario: A form that was closed opens again without errors
    Given I am Priya
    When I open the waiver form
    And I fill in "Start date" with "nonsense"
    And I press "Request waiver"
    And I press "Close"
    And I press "Request a waiver"
    Then I do not see "Please enter a date as DD/MM/YYYY"
    And I do not see "There are errors on the page"

  @WAIV-04
  Rule: A refused or failed request says why, and keeps the answers

    Background:
      Given I am Priya
      And I open the waiver form
      And I fill in a waiver from 1 May to 31 May because of "Caring for someone"

    Scenario: A second try succeeds once the institute answers
      Given the institute does not answer "any call"
      And I press "Request waiver"
      Then I see "Something went wrong, and we cannot tell whether we have your request."
      When the institute answers again
      And I press "Request waiver"
      Then the page is headed "Waiver requested"

    Scenario: A request is stored once after a lost answer
      Given the institute loses its answer to "waivers"
      And I press "Request waiver"
      Then I see "Something went wrong, and we cannot tell whether we have your request."
      And I see "3 units pending"
      When the institute answers again
      And I press "Request waiver"
      Then the page is headed "Waiver requested"

    Scenario: A refused request shows the reason
      Given the institute loses its answer to "waivers"
      And I press "Request waiver"
      And the institute answers again
      And I fill in "Start date" with "02/05/2026"
      And I press "Request waiver"
      Then I see "These dates overlap a waiver that you already have or have asked for."
      When I press "Back"
      Then my CPD history shows
        | adjustments |
        | Caring for someone, 1 May to 31 May: 3 units, pending |
        | None |

    Scenario: A reload keeps the entries
      When I reload the page
      And I press "Request waiver"
      Then the page is headed "Waiver requested"

  @WAIV-02
  Scenario: A double press requests one waiver
    When I press "Request waiver" twice
    Then the page is headed "Waiver requested"
    When I press "Continue"
    And I press "Close"
    Then my CPD history shows
      | adjustments |
      | Caring for someone, 1 May to 31 May: 3 units, pending |
      | None |

  @WAIV-06
  Rule: Deleting a waiver is confirmed first

    Background:
      Given I am Priya
      And I ask for a waiver from 1 May to 31 May because of "Caring for someone"
      And I press "Continue"
      And I press "Close"

    Scenario: A deleted waiver leaves the history
      When I press "Delete waiver"
      Then I am offered "Keep waiver"
      When I press "Delete waiver"
      Then I see "Deleted from"
      And the focus is on "Deleted from 2026: Caring for someone, 1 May to 31 May: 3 units, pending"
      And my CPD history shows
        | adjustments |
        | None |
        | None |
      And I am not offered "Delete waiver"

    Scenario: The deletion is announced once
      When I press "Delete waiver"
      And I open Help
      And I open Annual declarations
      Then there is no dialog
      When I press "Delete waiver"
      And I press "Delete waiver"
      Then I see "Deleted from"
      When I open Help
      And I open Annual declarations
      Then I do not see "Deleted from"

    Scenario: A waiver that is kept stays in the history
      When I press "Delete waiver"
      And I press "Keep waiver"
      Then my CPD history shows
        | adjustments |
        | Caring for someone, 1 May to 31 May: 3 units, pending |
        | None |

    Scenario: A failed deletion says so, and the waiver stays
      Given the institute does not answer "any call"
      When I press "Delete waiver"
      And I press "Delete waiver"
      Then I see "Something went wrong, and we cannot tell whether the waiver is deleted."
      When the institute answers again
      And I press "Keep waiver"
      Then my CPD history shows
        | adjustments |
        | Caring for someone, 1 May to 31 May: 3 units, pending |
        | None |

    Scenario: A deletion without an answer shows once the record confirms it
      Given the institute loses its answer to "waivers"
      When I press "Delete waiver"
      And I press "Delete waiver"
      Then I see "Deleted from"
      And there is no dialog

    Scenario: A deleted waiver stays deleted after signing in again
      When I press "Delete waiver"
      And I press "Delete waiver"
      And I log out
      And I come to Dashboard without being signed in
      And I identify myself as Priya
      And I open Annual declarations
      Then I am not offered "Delete waiver"

  @WAIV-02
  Rule: Only members with CPD to declare may request a waiver

    Scenario Outline: <person>
      Given I am <person>
      When I open Annual declarations
      Then I am <offered> "Request a waiver"

      Examples:
        | person | offered     |
        | Maya   | offered     |
        | Owen   | offered     |
        | Grace  | offered     |
        | Rita   | not offered |
