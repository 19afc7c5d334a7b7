Feature: The record of changes
  Staff read who changed what of a person and when, with the value before and after. The rules say for how many days the
  values are kept. That something changed is kept for good.

  @CORR-03
  Scenario: A member's own change is on record with both values
    Given I am Maya
    And I open Employment details
    When I edit "Your employment"
    And I fill in "Job title" with "Auditor"
    And I press "Save changes"
    And the registrar looks at the history of Maya
    Then they read "the person"
    And they read "employment: Job title  Financial controller  Auditor"

  @CORR-03
  Scenario: A change by staff is on record with their name
    When the registrar suspends Maya with 10 days of grace
    And the registrar looks at the history of Maya
    Then they read "standing: Status"
    And they read "Suspended"
    And they read "standing: Suspension grace ends"
    And they read "2 December 2026"
    And they read "registrar: "

  @CORR-03
  Scenario: The consequences of a decision are on record too
    When the registrar grants what Amir asked for
    And the registrar looks at the history of Amir
    Then they read "standing: Customer type  AFFILIATE  MEMBER"
    And they read "documents membershipCertificate: added"
    And they read "cpd: Is required  no  yes"

  @CORR-03 @KEEP-01
  Scenario: After the days of the rules the fact stays without its values
    When the registrar suspends Maya with 10 days of grace
    And it is 06:00 on 23 November 2028
    And the registrar looks at the history of Maya
    Then they read "standing: Suspension code"
    And they read "changed; values no longer kept"
    And they do not read "CPD_NON_COMPLIANCE"

  @CORR-03 @KEEP-02
  Scenario: An erasure removes the values
    When the registrar notifies Fiona of a reduced subscription on offer
    And the registrar erases Fiona
    And the registrar looks at the history of Fiona
    Then they read "notifications LTA_REDUCED_SUBS"
    And they read "changed; values no longer kept"
    And they read "erasure: added"
