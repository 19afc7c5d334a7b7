Feature: Staff decide at the desk
  A case has the answers beside where the person stands. A change shows what will happen before it does.

  Background:
    When Rosa signs in at the desk

  @DESK-06
  Scenario: A case shows answers, standing and events, and records who read it first
    When Rosa opens "Application for membership" of Amir at the desk
    Then the desk shows "Employment category Not employed"
    And the desk shows "Exams 13 of 13"
    When Rosa opens "Application for membership" of Amir at the desk
    Then the desk shows "read, by Rosa Registrar"
    And it is on record that Rosa "saw a case" with the number 4100317

  @DESK-03 @DESK-06
  Scenario: A refusal shows the mail before it is sent, and then its undo
    When Rosa opens "Application for membership" of Amir at the desk
    And Rosa chooses "Refuse" at the desk
    And Rosa fills in "Reason" with "Your experience is not signed off yet." at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "This will happen"
    And the desk shows "Status of the submission waiting refused"
    And the desk shows "The reason: Your experience is not signed off yet."
    And 0 letters "Your application for membership was refused" go to "amir.applied@example.org"
    When Rosa presses "Refuse the application for membership" at the desk
    Then the desk shows "Amir Applied: refused, by Rosa Registrar."
    And the desk shows "Until then you can undo this, and the member hears nothing."
    And 1 letter "Your application for membership was refused" goes to "amir.applied@example.org"
    And it is on record that Rosa "refused" with the number 4100317
    When 10 minutes pass
    And Rosa opens "Application for membership" of Amir at the desk
    And Rosa fills in "Reason" with "We had the signature all along." at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Status of the submission refused waiting"
    When Rosa presses "Take back the decision" at the desk
    Then the desk shows "Amir Applied: decision taken back, by Rosa Registrar."
    And the inbox lists "application for membership" of Amir's: "a decision"

  @DESK-03
  Scenario: A decision can be undone for ten minutes, and no mail is sent
    When Rosa opens "Application for membership" of Amir at the desk
    And Rosa chooses "Grant" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "You can undo this until 22 November 2026, 10:10."
    When Rosa presses "Grant the application for membership" at the desk
    And Rosa opens "/desk/inbox?waits=decided" at the desk
    Then the desk shows "Can be undone until 22 November 2026, 10:10"
    When Rosa follows "Application for membership" at the desk
    And Rosa presses "Undo" at the desk
    Then the desk shows "This will happen"
    And the desk shows "Type member affiliate"
    When Rosa presses "Undo the decision" at the desk
    Then the desk shows "Amir Applied: decision undone, by Rosa Registrar."
    And the desk shows "No email was sent."
    And it is on record that Rosa "undid a decision" with the number 4100317
    And 0 letters "Your application for membership was granted" go to "amir.applied@example.org"
    And 0 letters "Your application for membership is open again" go to "amir.applied@example.org"
    And other systems receive these events about Amir
      | submission.received |
      | submission.read     |
    And the inbox lists "application for membership" of Amir's: "a decision"

  @DESK-03 @DESK-06
  Scenario: A grant makes a member
    When Rosa opens "Application for membership" of Amir at the desk
    And Rosa chooses "Grant" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "is a member from 22 November 2026."
    And the desk shows "Type affiliate member"
    When Rosa presses "Grant the application for membership" at the desk
    Then the desk shows "Amir Applied: granted, by Rosa Registrar."

  @DESK-06
  Scenario: A request for more names a day
    When Rosa opens "Waiver of CPD in 2025" of Maya at the desk
    And Rosa chooses "Ask for more" at the desk
    And Rosa fills in "What you need" with "A letter from your doctor" at the desk
    And Rosa fills in "Reply by" with "2026-12-10" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Ask for more about the waiver" at the desk
    Then the desk shows "Maya Member: asked for more by 10 December 2026, by Rosa Registrar."
    When Rosa opens "/desk/inbox?waits=person" at the desk
    Then the desk shows "By 10 December 2026"

  @DESK-03
  Scenario: A confirmation that is sent twice is done once, with the same result
    When Rosa opens "Application for membership" of Amir at the desk
    And Rosa chooses "Grant" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Grant the application for membership" at the desk
    And Rosa sends the form again
    Then the desk shows "Amir Applied: granted, by Rosa Registrar."
    And 1 letter "Your application for membership was granted" goes to "amir.applied@example.org"

  @DESK-03
  Scenario: A confirmation that was open for too long changes nothing, and keeps the entries
    When Rosa opens "Application for membership" of Amir at the desk
    And Rosa chooses "Refuse" at the desk
    And Rosa fills in "Reason" with "Not yet." at the desk
    And Rosa presses "See what will happen" at the desk
    And it becomes 23 November 2026
    And Rosa presses "Refuse the application for membership" at the desk
    Then the desk shows "You are signed out"
    And the desk shows "What you typed has been kept"
    When another tab of Rosa signs in at the desk
    And Rosa presses "Continue" at the desk
    Then the desk shows "This form was open for too long"
    And the desk shows "The reason: Not yet."
    When Rosa presses "Refuse the application for membership" at the desk
    Then the desk shows "Amir Applied: refused, by Rosa Registrar."

  @DESK-03
  Scenario: A missing entry is named at its field, and the others are kept
    When Rosa opens "Application for membership" of Amir at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Choose what to do."
    When Rosa chooses "Ask for more" at the desk
    And Rosa fills in "What you need" with "Your degree" at the desk
    And Rosa fills in "Reply by" with "2026-11-01" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "The day has to be after today."
    And "What you need" at the desk holds "Your degree"
    When Rosa fills in "Reply by" with "2026-12-01" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Edit" at the desk
    Then "What you need" at the desk holds "Your degree"
    And "Reply by" at the desk holds "2026-12-01"

  @DESK-06
  Scenario: The second member of staff at a case sees what the first did, and keeps the entries
    Given the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Lena registers a passkey by the latest link in a letter
    And Lena signs in at the desk with the passkey
    When Lena opens "Waiver of CPD in 2025" of Maya at the desk
    And Rosa opens "Waiver of CPD in 2025" of Maya at the desk
    And Rosa chooses "Ask for more" at the desk
    And Rosa fills in "What you need" with "A letter from your doctor" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Ask for more about the waiver" at the desk
    And Lena chooses "Refuse" at the desk
    And Lena fills in "Reason" with "The year is over." at the desk
    And Lena presses "See what will happen" at the desk
    Then the desk shows "Rosa Registrar: asked for more by"
    And the desk shows "The page shows the current state of the case. What you typed has been kept below."
    And "Reason" at the desk holds "The year is over."

  @DESK-06
  Scenario: The second member of staff to confirm sees the first decision
    Given the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Lena registers a passkey by the latest link in a letter
    And Lena signs in at the desk with the passkey
    When Lena opens "Application for membership" of Amir at the desk
    And Lena chooses "Refuse" at the desk
    And Lena fills in "Reason" with "Not yet." at the desk
    And Lena presses "See what will happen" at the desk
    And Rosa opens "Application for membership" of Amir at the desk
    And Rosa chooses "Grant" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Grant the application for membership" at the desk
    And Lena presses "Refuse the application for membership" at the desk
    Then the desk shows "Rosa Registrar: granted"
    And the desk shows "Not yet."
    And 0 letters "Your application for membership was refused" go to "amir.applied@example.org"

  @DESK-06
  Scenario: A declaration is taken back at the desk
    When Maya sends a declaration by the unit route from another device
    And Rosa opens "/desk/inbox?waits=nobody" at the desk
    And Rosa follows "CPD declaration for 2026" at the desk
    And Rosa fills in "Reason" with "You asked us to correct it." at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Take back the CPD declaration for 2026" at the desk
    Then the desk shows "Maya Member: taken back, by Rosa Registrar."
