Feature: Reviewing a sample of a year's CPD
  Staff draw a sample of the declarations of a year by rules and a seed that nobody chooses.
  They ask the members in it for evidence, and record whether it is sufficient.

  Background:
    Given I am Maya
    And Maya sends a declaration by the unit route from another device

  @LOG-05 @staff
  Scenario: The preview of a sample shows no names
    When the registrar looks at how many a sample of 2026 would draw
    Then they read "1 of 1 declaration"
    And they do not read "Maya"
    And they do not read "eed"

  @LOG-05 @staff
  Scenario: A member answers, and the outcome is on both records
    When the registrar draws the sample of 2026
    And the registrar asks the sample of 2026 for "Your certificates of 2026" by 10 December 2026
    And the registrar looks at the review of 2026
    Then they read "Maya Member"
    And they read "Checked: population, rules and seed give this sample."
    When the registrar looks at the review of 2026, as CSV
    Then they read ",waiting,2026-12-10"
    And "maya.member@example.org" is written "Your CPD declaration for 2026: we need something from you"
    When I open What we ask of you
    And I reload the page
    And I follow "CPD declaration for 2026"
    And I fill in "What do you want to tell us?" with "Three courses, at the Leeds branch."
    And I press "Send answer"
    And the registrar looks at the review of 2026, as CSV
    Then they read ",answered,2026-12-10,2026-11-22"
    When the registrar finds the evidence of Maya's "CPD declaration for 2026" sufficient
    Then "maya.member@example.org" is written "Your evidence of CPD for 2026 is sufficient"
    When the registrar looks at the review of 2026, as CSV
    Then they read ",sufficient,2026-12-10"
    When I open Annual declarations
    And I reload the page
    Then I see "Reviewed on 22 November 2026: the evidence is sufficient"
    When I open What we ask of you
    And I reload the page
    And I follow "CPD declaration for 2026"
    Then I see "We found your evidence sufficient"

  @LOG-05 @staff
  Scenario: Evidence that is not sufficient needs a reason, and changes nothing else
    When the registrar draws the sample of 2026
    And the registrar asks the sample of 2026 for "Your certificates of 2026" by 10 December 2026
    Then the registrar finds the evidence of Maya's "CPD declaration for 2026" not sufficient because ""
    And the registrar is refused: "A refusal has to say why"
    When the registrar finds the evidence of Maya's "CPD declaration for 2026" not sufficient because "No certificate came."
    Then "maya.member@example.org" is written "Your evidence of CPD for 2026 is not sufficient"
    And the latest letter says "The reason: No certificate came."
    When I open Annual declarations
    And I reload the page
    Then I see "Reviewed on 22 November 2026: the evidence is not sufficient. No certificate came."
    And I see "Unit route"

  @LOG-05 @staff
  Scenario: An outcome is taken back, and decided again
    When the registrar draws the sample of 2026
    And the registrar asks the sample of 2026 for "Your certificates of 2026" by 10 December 2026
    And the registrar finds the evidence of Maya's "CPD declaration for 2026" not sufficient because "No certificate came."
    And it becomes 23 November 2026
    And the registrar takes back Maya's "CPD declaration for 2026" because "It was in another letter."
    Then "maya.member@example.org" is written "The review of your CPD for 2026 is open again"
    When the registrar looks at the review of 2026, as CSV
    Then they read ",waiting,2026-12-10"
    When I open Annual declarations
    And I reload the page
    Then I do not see "the evidence is not sufficient"
    When the registrar finds the evidence of Maya's "CPD declaration for 2026" sufficient
    And the registrar looks at the review of 2026, as CSV
    Then they read ",sufficient,2026-12-10"

  @LOG-05 @staff
  Scenario: A member who does not answer in time is late
    When the registrar draws the sample of 2026
    And the registrar asks the sample of 2026 for "Your certificates of 2026" by 10 December 2026
    And it becomes 11 December 2026
    And the registrar looks at the review of 2026, as CSV
    Then they read ",late,2026-12-10"

  @LOG-05 @staff
  Scenario: A further sample says why, and draws nobody again
    When the registrar draws the sample of 2026
    Then the registrar draws the sample of 2026
    And the registrar is refused: "Give a reason to draw another"
    When the registrar draws a further sample of 2026 because "Late declarations"
    Then the registrar is refused: "There is no declaration of 2026 that can be drawn."
