Feature: Imports that can be read first and taken back
  An import shows what it would change, person by person and value by value. It changes nothing else. It has a number, and
  is taken back, except for values that somebody has changed since.

  @CORR-04
  Scenario: An import shows the values before and after, and changes nothing without a word
    When the registrar looks at an import of Maya's particulars
      | surname | nationality |
      | Married | British     |
    Then they read "4100107  people: Surname  Member  Married"
    And they do not read "Nationality"
    And they read "Nothing has changed: this is what would happen."
    When the registrar looks at the history of Maya
    Then they read "No change is on record."

  @CORR-04 @CORR-03
  Scenario: An import is on record with its number
    When the registrar imports Maya's particulars
      | surname |
      | Married |
    And the registrar looks at the history of Maya
    Then they read "registrar: A. Clerk, import 1  people: Surname  Member  Married"

  @CORR-04
  Scenario: An import is taken back
    When the registrar imports Maya's employment
      | jobTitle | companyName |
      | Clerk    | Elsewhere   |
    And the registrar takes back the import of employment
    Then they read "All of it is undone."
    Given I am Maya
    When I open Employment details
    Then I see "Financial controller"
    And I see "Quill and Ledger LLP"

  @CORR-04
  Scenario: An import that is taken back keeps and lists what a member changed since
    Given I am Maya
    When the registrar imports Maya's employment
      | jobTitle | companyName |
      | Clerk    | Elsewhere   |
    And I open Employment details
    And I edit "Your employment"
    And I fill in "Job title" with "Auditor"
    And I press "Save changes"
    And the registrar takes back the import of employment
    Then they read "1 change is not undone:"
    And they read "employment: Job title  Auditor  Financial controller  it was changed since"
    When I open Dashboard
    And I open Employment details
    And I reload the page
    Then I see "Auditor"
    And I see "Quill and Ledger LLP"

  @CORR-04
  Scenario: An import is taken back once
    When the registrar imports Maya's particulars
      | surname |
      | Married |
    And the registrar takes back the import of particulars
    And the registrar takes back the import of particulars
    Then the registrar is refused: "was undone by import"

  @CORR-04 @KEEP-02
  Scenario: An import does not bring back who was erased
    When the registrar erases Fiona
    And the registrar imports Fiona's particulars
      | firstName |
      | Fiona     |
    Then the registrar is refused: "was erased and cannot be changed"
