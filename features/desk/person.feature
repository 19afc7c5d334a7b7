Feature: Staff change what is on record of a person
  The page of a person leads to what can be done. Each change shows what will happen, with the mail, and is confirmed once.

  Background:
    When Rosa signs in at the desk

  @DESK-03 @DESK-05 @CORR-01
  Scenario: A payment is posted, and taken back with its reason
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Post a payment" at the desk
    And Rosa fills in "Amount" with "two hundred" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Enter an amount, such as 260.00."
    When Rosa fills in "Amount" with "0.00" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "The amount must be more than 0.00."
    When Rosa fills in "Amount" with "268.50" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Owes £268.50 £0.00"
    And the desk shows "They would owe nothing."
    And the desk shows "Receipt for £268.50"
    And the desk shows "Annual subscription 2026, INV-4100114-05: £268.50"
    And the desk shows "To do Pay your subscription for 2026; Declare your CPD for 2025 Declare your CPD for 2025"
    When Rosa presses "Post the payment" at the desk
    Then the desk shows "The payment is posted."
    And the desk shows "Owes Nothing"
    And the desk shows "Payment by bank transfer: Annual subscription 2026"
    And the desk shows "waiting until 22 November 2026, 10:10"
    When 10 minutes pass
    And Rosa follows "Reverse" at the desk
    And Rosa fills in "Reason, as the person will read it" with "The bank returned it" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "The reason: The bank returned it"
    And the desk shows "They would owe £268.50."
    When Rosa presses "Reverse the posting" at the desk
    Then the desk shows "The posting is reversed."
    And the desk shows "Owes £268.50"
    And the desk shows "-£268.50"
    And 1 letter "A payment was reversed" goes to "owen.overdue@example.org"
    And it is on record that Rosa "reversed a posting" with the number 4100114
    And no address of the desk holds "4100114"

  @DESK-05 @CORR-01
  Scenario: Reversing a charge asks nothing about a payment
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Reverse" at the desk
    Then the desk shows "Reverse a posting"
    And the desk does not show "What happened"
    And the desk does not show "The suspension that it ended"
    When the registrar posts a payment of "268.50" for Owen
    And Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Reverse" at the desk
    Then the desk shows "What happened"
    And the desk does not show "The suspension that it ended"

  @DESK-05 @CORR-01 @YEAR-04
  Scenario: Reversing a payment that ended a suspension asks whether it returns
    Given the registrar suspends Owen because of "UNPAID_FEES"
    And the registrar posts a payment of "268.50" for Owen
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Reverse" at the desk
    Then the desk shows "The suspension that it ended Returns if fees are overdue again Stays ended"

  @DESK-03 @CORR-01
  Scenario: A payment is taken back before its receipt has gone
    Given the registrar posts a payment of "268.50" for Owen
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Reverse" at the desk
    And Rosa fills in "Reason, as the person will read it" with "It was another's" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Neither an email about the posting nor one about its reversal would be sent."
    When Rosa presses "Reverse the posting" at the desk
    Then the desk shows "The posting is reversed."
    And 0 letters "Receipt for £268.50" go to "owen.overdue@example.org"
    And 0 letters "A payment was reversed" go to "owen.overdue@example.org"

  @DESK-05 @LIFE-01
  Scenario: A member leaves, and is readmitted with everything of before
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Record a departure" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Owen Overdue, 4100114 resigns on 22 November 2026."
    And the desk shows "Status active closed"
    And the desk shows "We have recorded that you resign with effect from 22 November 2026."
    When Rosa presses "Record the departure" at the desk
    Then the desk shows "Departure resigned on 22 November 2026"
    And the desk does not show "Invite"
    When Rosa follows "Readmit" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Readmit them" at the desk
    Then the desk shows "They are readmitted."
    And the desk does not show "Departure resigned"

  @DESK-05 @LIFE-01
  Scenario: The form of a readmission after a death undoes the death
    Given the registrar records that Owen died on 20 November 2026
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Readmit" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "is readmitted from 20 November 2026 on."
    And the desk shows "The death recorded on 20 November 2026 is undone, as if they had not left"

  @DESK-05 @SUSP-01
  Scenario: A suspension shows its letter, and ends
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Suspend" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "We suspended your account because fees are unpaid. Pay what you owe by 22 December 2026."
    When Rosa presses "Suspend them" at the desk
    Then the desk shows "Suspended, in the grace period"
    And the desk shows "Suspended unpaid fees, since 22 November 2026, with grace until 22 December 2026"
    When Rosa follows "Your account is suspended" at the desk
    Then the desk shows "Pay what you owe by 22 December 2026."
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "End the suspension" at the desk
    And Rosa presses "End the suspension" at the desk
    Then the desk shows "The suspension has ended."

  @DESK-05 @LIFE-03 @CORR-03
  Scenario: The record says who corrected a name
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Correct the name or language" at the desk
    And Rosa fills in "Surname" with "Overton" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Name Owen Overdue Owen Overton"
    When Rosa presses "Record the correction" at the desk
    And Rosa follows "Change history" at the desk
    Then the desk shows "desk: Rosa Registrar Overdue Overton"

  @DESK-03
  Scenario: A refused change says why, and keeps the entries
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Reverse" at the desk
    And Rosa fills in "Reference" with "INV-4100107-09" at the desk
    And Rosa fills in "Reason, as the person will read it" with "By mistake" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "INV-4100107-09 is a posting of somebody else. Nothing has changed."
    And "Reason, as the person will read it" at the desk holds "By mistake"

  @DESK-03
  Scenario Outline: An amount of <amount> and a day of <day> are taken at their word, and shown in full
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Post a payment" at the desk
    And Rosa fills in "Amount" with "<amount>" at the desk
    And Rosa fills in "Date of the payment" with "<day>" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "is credited with a payment of <shown>"

    Examples:
      | amount   | day             | shown                           |
      | 300      | 2026-11-20      | £300.00 on 20 November 2026.    |
      | £300     | 20/11/2026      | £300.00 on 20 November 2026.    |
      | 300.5    | 20.11.2026      | £300.50 on 20 November 2026.    |
      | 1,250.00 | 2 November 2026 | £1,250.00 on 2 November 2026.   |
      | 1,250    | 2/11/2026       | £1,250.00 on 2 November 2026.   |

  @DESK-03
  Scenario: An amount and a day with two meanings are refused with both
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Post a payment" at the desk
    And Rosa fills in "Amount" with "1.250" at the desk
    And Rosa fills in "Date of the payment" with "1/11/26" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "“1.250” could mean £1,250.00 or £1.25"
    And the desk shows "“1/11/26” could mean 1 November 2026 or 1 November 1926"
    When Rosa fills in "Amount" with "1.25" at the desk
    And Rosa fills in "Date of the payment" with "1 February 2027" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "This day is still to come. Enter the day on which the money moved."

  @DESK-03 @DESK-05 @YEAR-04
  Scenario: A suspension for which nothing is overdue says so before it is decided
    When Rosa looks for "maya.member@example.org" at the desk
    And Rosa follows "Suspend" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Nothing is overdue: £268.50 is due by 1 January 2027."
    When Rosa presses "Suspend them" at the desk
    Then the desk shows "Suspended, in the grace period"

  @DESK-05 @YEAR-04
  Scenario: A suspension opens with the reason that is met
    Given the registrar posts a payment of "500.00" for Owen
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Suspend" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "is suspended for CPD non-compliance"
    And the desk does not show "Nothing is overdue"

  @DESK-05 @CORR-01
  Scenario: Nobody who owes is offered a refund of credit
    When Rosa looks for "owen.overdue@example.org" at the desk
    Then the desk does not show "Refund credit"
    When the registrar pays back "5.00" of Owen's credit because "Paid twice"
    Then the registrar is refused: "They have no credit to refund."

  @DESK-05 @CORR-01
  Scenario: Credit that no charge has used is paid out
    Given the registrar posts a payment of "300.00" for Owen
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Refund credit" at the desk
    And Rosa fills in "Amount" with "31.51" at the desk
    And Rosa fills in "Reason, as the person will read it" with "Paid twice" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Their credit is £31.50."
    When Rosa fills in "Amount" with "31.50" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "is refunded £31.50 on 22 November 2026."
    And the desk shows "They would owe nothing."
    When Rosa presses "Post the refund" at the desk
    Then the desk shows "The refund is posted."
    And the latest letter says "Paid twice"

  @DESK-05 @NAV-07
  Scenario: A notice is put up, and cannot be put up twice
    When Rosa looks for "maya.member@example.org" at the desk
    And Rosa follows "Add or remove a notice" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Change notices" at the desk
    Then the desk shows "The notices are changed."
    When Rosa follows "Add or remove a notice" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "There is nothing to change."

  @DESK-05 @QUAL-11
  Scenario: A notice that another one hides can be put up all the same
    Given the registrar withholds the exam results
    When Rosa looks for "stella.student@example.org" at the desk
    And Rosa follows "Add or remove a notice" at the desk
    And Rosa fills in "Notice" with "Exam results have been published" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Exam results have been published"
    When Rosa presses "Change notices" at the desk
    Then the desk shows "The notices are changed."

  @DESK-05 @DATA-01
  Scenario: The data about a person is saved, to be given to them
    When Rosa looks for "maya.member@example.org" at the desk
    And Rosa follows "Download personal data (JSON)" at the desk
    Then it is on record that Rosa "downloaded a person's data" with the number 4100107

  @DESK-05 @QUAL-11 @QUAL-12
  Scenario: Exam results are withheld from all students, and published
    When Rosa follows "People" at the desk
    And Rosa follows "Exam results of all students" at the desk
    And Rosa fills in "Exam results" with "Hide results while they are being prepared" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "students will see a change."
    When Rosa presses "Change what students see" at the desk
    Then the desk shows "What students see about exam results has changed."
    Given I am Stella
    When I open My qualifications
    Then I see "Exam results are not out yet"

  @DESK-05 @CASH-02
  Scenario: A payment is for the charge that staff choose, and the preview names it
    Given the registrar charges Owen "25.00" for "Mug" by 10 December 2026
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Post a payment" at the desk
    And Rosa fills in "Amount" with "25.00" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Pays £25.00 of Annual subscription 2026"
