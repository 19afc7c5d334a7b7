Feature: Staff review a sample at the desk
  A review shows how far it is, and leads from one case to the next.

  Background:
    Given Maya sends a declaration of requirements not met from another device
    And Ready sends a declaration of requirements not met from another device
    And Rosa signs in at the desk

  @LOG-05 @DESK-03
  Scenario: A draw shows its sizes first, and repeating it gives the same sample
    When Rosa follows "The year" at the desk
    And Rosa follows "Reviews of CPD" at the desk
    Then the desk shows "No samples yet."
    When Rosa follows "Draw a sample" at the desk
    And Rosa fills in "CPD year" with "2026" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Requirements not met 2 2"
    And the desk does not show "Maya"
    When Rosa presses "Draw the sample" at the desk
    Then the desk shows "The sample for 2026 is drawn."
    When Rosa follows "2026" at the desk
    Then the desk shows "2 of 2 declarations were drawn."
    When Rosa follows "Repeat the draw" at the desk
    Then the desk shows "Checked: the population, rules and seed give this sample."

  @LOG-05 @DESK-06
  Scenario: One case leads to the next, without the list between
    When the registrar draws the sample of 2026
    And Rosa opens "/desk/year/reviews/2026-1" at the desk
    And Rosa follows "Ask 2 for evidence" at the desk
    And Rosa fills in "What you need" with "Your certificates" at the desk
    And Rosa fills in "Reply by" with "2026-11-30" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "2 people are asked for evidence by 30 November 2026."
    And the desk shows "Not asked 2 0 Waiting 0 2"
    When Rosa presses "Ask them" at the desk
    Then the desk shows "Requests recorded."
    When Rosa follows "Undo the requests" at the desk
    Then the desk shows "2 people are no longer asked, and no email is sent."
    When Rosa presses "Undo the requests" at the desk
    Then the desk shows "Requests undone. No emails were sent."
    When Rosa follows "Ask 2 for evidence" at the desk
    And Rosa fills in "What you need" with "Your certificates of 2026" at the desk
    And Rosa fills in "Reply by" with "2026-11-22" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "The day has to be after today."
    When Rosa fills in "Reply by" with "2026-11-30" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Ask them" at the desk
    Then the desk shows "Requests recorded."
    And it is on record that Rosa "asked for evidence" with the number 4100107
    When it becomes 1 December 2026
    And Rosa signs in at the desk
    And Rosa opens "/desk/year/reviews/2026-1" at the desk
    And Rosa follows "Decide the next one" at the desk
    Then the desk shows "Place 1 of 2."
    When Rosa chooses "The evidence is not sufficient" at the desk
    And Rosa fills in "Reason" with "Nothing came." at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Review late not sufficient"
    When Rosa presses "Record that the evidence is not sufficient" at the desk
    Then the desk shows "evidence not sufficient, by Rosa Registrar."
    And the desk shows "Place 2 of 2."
    When Rosa chooses "The evidence is sufficient" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Record that the evidence is sufficient" at the desk
    Then the desk shows "evidence sufficient, by Rosa Registrar."
    And the desk shows "Total 2 2 2 0 2 1 1 0"
    When Rosa presses "Undo" at the desk
    And Rosa presses "Undo the decision" at the desk
    And Rosa opens "/desk/year/reviews/2026-1" at the desk
    Then the desk shows "To decide 1"
    When Rosa follows "Today" at the desk
    Then the desk shows "found the evidence sufficient 1 December 2026"
    And the desk shows "found the evidence not sufficient 1 December 2026"
    And no address of the desk holds "4100107"

  @LOG-05
  Scenario: A case shows what the member logged for the year
    When Rosa opens "CPD declaration for 2026" of Maya at the desk
    Then the desk shows "27 of 40 units, 15 of 21 verifiable."
    And the desk shows "Ethics in practice: case studies 11 November 2026 3.5 Yes"
    When Rosa opens "CPD declaration for 2026" of Ready at the desk
    Then the desk shows "Nothing is logged."
