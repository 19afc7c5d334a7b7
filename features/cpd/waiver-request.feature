Feature: Asking for a waiver on the annual declarations page

  @WAIV-02 @WAIV-05 @browser
  Scenario: From the request to the status on record and back
    Given I am Priya
    When I ask for a waiver from 1 February to 31 March because of "Parental leave"
    Then the page is headed "Waiver requested"
    And I see "Pending"
    And I see "Verifiable units"
    When I press "Continue"
    Then the page is headed "Your CPD status"
    And I see "Up to date"
    When I press "Close"
    Then my CPD history shows
      | adjustments |
      | Parental leave, 1 February to 31 March: 6 units, pending |
      | None |
    When I press "Request a waiver"
    Then the page has, in this order
      | field | Start date | empty |

  @WAIV-01
  Scenario: What was asked for so far stands beside the form, for each year that may be asked for
    Given I am Maya
    When I open the waiver form
    Then the page has, in this order
      | section | Your waivers so far |                 |
      | entry   | 2026                | None            |
      | entry   | 2025                | 10 units pending |
      | entry   | 2024                | 8 units awarded |

  @WAIV-02 @WAIV-05
  Scenario: Whoever is late is told so when the waiver is asked for
    Given I am Owen
    When I ask for a waiver from 1 February to 31 March because of "Parental leave"
    And I press "Continue"
    Then the page is headed "Your CPD status"
    And I see "was due on"

  @WAIV-04
  Scenario: It overlaps a waiver already asked for
    Given I am Priya
    And I ask for a waiver from 1 February to 31 March because of "Parental leave"
    When I ask for a waiver from 1 March to 30 April because of "Illness or injury"
    Then I see "These dates overlap a waiver that you already have or have asked for."
    When I fill in "Start date" with "01/04/2026"
    And I press "Request waiver"
    Then the page is headed "Waiver requested"

  @WAIV-01 @FORM-04
  Rule: The form says what is missing or wrong, and keeps what was typed

    @FORM-04
    Scenario: What is wrong with a field is said once it is left, before anything is sent
      Given I am Priya
      When I open the waiver form
      And I fill in "Start date" with "31/02/2026"
      Then I do not see "There is no such day"
      When I press the Tab key
      Then I see "There is no such day"

    @FORM-05
    Scenario: Something that is no date
      Given I am Priya
      When I open the waiver form
      And I fill in "End date" with "next week"
      And I press "Request waiver"
      Then I see "Please enter a date as DD/MM/YYYY"

  @WAIV-01 @FORM-04
  Scenario: The list of what is wrong follows the form, and names each field
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
  Scenario: What was entered is there when the form is opened again
    Given I am Priya
    When I open the waiver form
    And I fill in "Start date" with "01/02/2026"
    And I press "Close"
    And I press "Request a waiver"
    Then the page has, in this order
      | field | Start date | holds "01/02/2026" |

  @SHELL-12
  Scenario: What was typed is not left unasked
    Given I am Priya
    When I open the waiver form
    And I fill in "Start date" with "01/02/2026"
    And I follow "Help"
    Then the dialog says "You have unsaved changes"

  @WAIV-03
  Scenario: Opening the form again starts afresh
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

    Scenario: The institute does not answer, and then does
      Given the institute does not answer "any call"
      And I press "Request waiver"
      Then I see "Something went wrong, and we cannot tell whether we have your request."
      When the institute answers again
      And I press "Request waiver"
      Then the page is headed "Waiver requested"

    Scenario: A request whose answer is lost was made all the same, and is made once
      Given the institute loses its answer to "waivers"
      And I press "Request waiver"
      Then I see "Something went wrong, and we cannot tell whether we have your request."
      And I see "3 units pending"
      When the institute answers again
      And I press "Request waiver"
      Then the page is headed "Waiver requested"

    Scenario: What stands in the way of a request is shown, wherever it was asked for
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

    Scenario: A reload keeps what was typed
      When I reload the page
      And I press "Request waiver"
      Then the page is headed "Waiver requested"

  @WAIV-02
  Scenario: A double press asks once
    When I press "Request waiver" twice
    Then the page is headed "Waiver requested"
    When I press "Continue"
    And I press "Close"
    Then my CPD history shows
      | adjustments |
      | Caring for someone, 1 May to 31 May: 3 units, pending |
      | None |

  @WAIV-06
  Rule: A waiver is deleted once that is confirmed

    Background:
      Given I am Priya
      And I ask for a waiver from 1 May to 31 May because of "Caring for someone"
      And I press "Continue"
      And I press "Close"

    Scenario: Deleting it removes it from the history
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

    Scenario: That it was deleted is told once, and whether to delete is not asked again by itself
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

    Scenario: Keeping it changes nothing
      When I press "Delete waiver"
      And I press "Keep waiver"
      Then my CPD history shows
        | adjustments |
        | Caring for someone, 1 May to 31 May: 3 units, pending |
        | None |

    Scenario: A failure is told, and the waiver stays
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

    Scenario: One whose deletion is not answered is told as deleted once the record says so
      Given the institute loses its answer to "waivers"
      When I press "Delete waiver"
      And I press "Delete waiver"
      Then I see "Deleted from"
      And there is no dialog

    Scenario: It is still gone after signing in again
      When I press "Delete waiver"
      And I press "Delete waiver"
      And I log out
      And I come to Dashboard without being signed in
      And I identify myself as Priya
      And I open Annual declarations
      Then I am not offered "Delete waiver"

  @WAIV-02
  Rule: Only those with CPD to declare may ask

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
