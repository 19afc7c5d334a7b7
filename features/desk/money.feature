Feature: Staff care for money at the desk
  Credits of the bank that name nobody, or several people, wait until staff say whose they are.

  Background:
    When Rosa signs in at the desk

  @DESK-07 @BANK-03
  Scenario: A credit that waits is listed with people who may have paid
    When Rosa opens "/desk/money" at the desk
    Then the desk shows "No unmatched payments."
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Name,Amount
      2026-11-20,4100107 4100114,,537.00
      2026-11-19,Subscription,Maya Member,268.50
      2026-11-21,Gift,,1.23
      """
    And Rosa follows "Money" at the desk
    Then the desk shows "3 bank credits, £806.73 in total, oldest first."
    And the desk shows "Subscription, Maya Member 19 November 2026 Maya Member 4100107, name and amount"
    And the desk shows "Owen Overdue 4100114, named £537.00"
    And the desk shows "Gift 21 November 2026 No suggestion £1.23"

  @DESK-07 @BANK-03
  Scenario: Credits that were put aside have a list of their own
    When Rosa opens "/desk/money?show=aside" at the desk
    Then the desk shows "Nothing is put aside."
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,Interest of the quarter,3.10
      """
    And the registrar puts the credit "Interest of the quarter" aside because "Interest"
    And Rosa follows "Put aside" at the desk
    Then the desk shows "Interest of the quarter 20 November 2026 Interest"
    When Rosa opens "/desk/money" at the desk
    Then the desk does not show "Interest"

  @DESK-03 @DESK-07 @BANK-03
  Scenario: A payment is posted for the person whose number and sum agree
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,4100107 for 4100114,268.50
      """
    And the registrar posts a payment of "268.50" for Maya
    And Rosa follows "Money" at the desk
    And Rosa follows "4100107 for 4100114" at the desk
    Then "Number, email or reference" at the desk holds "4100114"
    When Rosa presses "See what will happen" at the desk
    Then the desk shows "£268.50 of 20 November 2026 is posted to 4100114."
    And the desk shows "The credit unmatched posted"
    And the desk shows "Owen Overdue, 4100114: owes £268.50 £0.00"
    And the desk shows "To owen.overdue@example.org Subject Receipt for £268.50"
    When Rosa presses "Post the payment" at the desk
    Then the desk shows "£268.50 is posted to Owen Overdue."
    And the desk shows "No unmatched payments."
    And it is on record that Rosa "matched a bank credit" with the number 4100114
    When Rosa sends the form again
    Then the desk shows "£268.50 is posted to Owen Overdue."
    And no address of the desk holds "4100114"
    When Rosa follows "Undo" at the desk
    Then the desk shows "Reverse a posting"

  @DESK-07 @BANK-02
  Scenario: A credit that names nobody is asked about once it is matched to somebody whose payment it may be
    When the registrar posts a payment of "268.50" for Owen
    And the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,Subscription,268.50
      """
    And Rosa follows "Money" at the desk
    And Rosa follows "Subscription" at the desk
    And Rosa fills in "Number, email or reference" with "4100114" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "This may be PAY-"
    And the desk shows "which was posted already: it would count twice."
    When Rosa follows "Link it to that payment instead" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Link them" at the desk
    Then the desk shows "£268.50 is linked to a payment from Owen Overdue."

  @DESK-07 @BANK-03
  Scenario: A credit is posted for a suggested person, or for the charge that staff name
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Name,Amount
      2026-11-19,Subscription,Maya Member,100.00
      """
    And Rosa follows "Money" at the desk
    And Rosa follows "Subscription" at the desk
    Then "Number, email or reference" at the desk holds ""
    When Rosa follows "Choose" at the desk
    Then "Number, email or reference" at the desk holds "4100107"
    When Rosa fills in "Number, email or reference" with "nobody@example.org" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "“nobody@example.org” is not a number, an email or the reference of a charge."
    When Rosa fills in "Number, email or reference" with "INV-4100107-09" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Post the payment" at the desk
    Then the desk shows "£100.00 is posted to Maya Member."

  @DESK-03 @DESK-07 @BANK-04
  Scenario: A credit of two members is split to the penny
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,4100107 4100114,537.00
      """
    And Rosa follows "Money" at the desk
    And Rosa follows "4100107 4100114" at the desk
    And Rosa follows "Several people" at the desk
    And Rosa fills in "Who and how much, one per line" with these lines at the desk
      """
      4100107 268.50
      owen.overdue@example.org 268.49
      """
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "The parts must add up to £537.00: £0.01 is left over."
    When Rosa fills in "Who and how much, one per line" with these lines at the desk
      """
      4100107 268.50
      owen.overdue@example.org
      """
    And Rosa presses "See what will happen" at the desk
    Then the desk shows ": enter who and how much, such as 4100107 268.50."
    When Rosa fills in "Who and how much, one per line" with these lines at the desk
      """
      4100107 268.50
      owen.overdue@example.org=268.50
      """
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "is posted to 4100107 (£268.50) and owen.overdue@example.org (£268.50)."
    When Rosa presses "Post the payments" at the desk
    Then the desk shows "£537.00 is posted to Maya Member and Owen Overdue."
    And it is on record that Rosa "split a bank credit" with the number 4100107
    And it is on record that Rosa "split a bank credit" with the number 4100114

  @DESK-03 @DESK-07 @BANK-04
  Scenario: An employer's credit is divided by one button where those named owe exactly its sum
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,Staff 4100107 4100114 INV-4100107-09,537.00
      2026-11-20,Staff 4100107 4100114,536.99
      """
    And Rosa follows "Money" at the desk
    And Rosa follows "Staff 4100107 4100114 INV-4100107-09" at the desk
    And Rosa presses "Split it between the people named" at the desk
    Then the desk shows "is posted to 4100107 (£268.50) and 4100114 (£268.50)."
    When Rosa presses "Post the payments" at the desk
    Then the desk shows "£537.00 is posted to Maya Member and Owen Overdue."
    When Rosa follows "Staff 4100107 4100114" at the desk
    Then the desk does not show "Split it between the people named"

  @DESK-03 @DESK-07 @BANK-03
  Scenario: A credit that is no member's payment is put aside, and can still be posted
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,Interest of the quarter,3.10
      """
    And Rosa follows "Money" at the desk
    And Rosa follows "Interest of the quarter" at the desk
    And Rosa follows "Put aside" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Fill in “Reason, such as interest”."
    When Rosa fills in "Reason, such as interest" with "A gift of the bank" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "The credit unmatched put aside"
    When Rosa presses "Put it aside" at the desk
    Then the desk shows "£3.10 is put aside: A gift of the bank."
    When Rosa follows "Open it" at the desk
    And Rosa fills in "Number, email or reference" with "4100107" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Post the payment" at the desk
    Then the desk shows "£3.10 is posted to Maya Member."

  @DESK-03 @DESK-07
  Scenario: The second member of staff at a credit sees what the first did
    Given the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Lena registers a passkey by the latest link in a letter
    And Lena signs in at the desk with the passkey
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,Fees,268.50
      """
    And Lena follows "Money" at the desk
    And Lena follows "Fees" at the desk
    And Lena fills in "Number, email or reference" with "4100107" at the desk
    And Lena presses "See what will happen" at the desk
    And Rosa follows "Money" at the desk
    And Rosa follows "Fees" at the desk
    And Rosa fills in "Number, email or reference" with "4100114" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Post the payment" at the desk
    And Lena presses "Post the payment" at the desk
    Then the desk shows "This credit has changed since you opened the page: it is now posted."
    And the desk shows "Posted to Owen Overdue , £268.50, by Rosa Registrar"

  @DESK-07 @CASH-03
  Scenario: The list of debts leads to each person
    When Rosa opens "/desk/money" at the desk
    And Rosa follows "Who owes" at the desk
    Then the desk shows "people owe"
    And the desk shows "Owen Overdue 4100114 Subscription 2026 INV-4100114-05 23 October 2026 30 days late £268.50"
    When Rosa follows "Owen Overdue" at the desk
    Then the desk shows "owen.overdue@example.org"

  @DESK-07 @DESK-09
  Scenario: Rosa downloads the list of debts, and the record says so
    When Rosa opens "/desk/money/owing" at the desk
    And Rosa follows "Download CSV" at the desk
    Then the desk shows "customerId,name,email,owedFor,charge,chargedOn,dueDate,open"
    And the desk shows "4100114,Owen Overdue,owen.overdue@example.org,Subscription 2026,INV-4100114-05"
    When Rosa opens "/desk/record?show=all" at the desk
    Then the desk shows "downloaded a file: who owes"

  @DESK-07 @BANK-03 @CORR-01
  Scenario: At month's end every credit of the bank is posted, taken back, unmatched or put aside
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-02,4100114 subscription,1500.00
      2026-11-06,4100114 by mistake,300.00
      2026-11-12,Transfer,1450.00
      2026-11-20,Interest of the month,3.17
      2026-10-30,4100107 of the month before,10.00
      """
    And the registrar takes back Owen's latest payment because "It is somebody else's"
    And the registrar puts the credit "Interest of the month" aside because "Interest"
    And the registrar posts a payment of "25.00" for Maya
    And Rosa opens "/desk/money/month?from=2026-11-01&to=2026-11-30" at the desk
    Then the desk shows "Posted 2 £1,800.00"
    And the desk shows "Reversed 1 −£300.00"
    And the desk shows "Unmatched 2 £1,750.00"
    And the desk shows "Put aside 1 £3.17"
    And the desk shows "Bank credits 4 £3,253.17"
    And the desk shows "Payments, bank credits 2 £1,800.00"
    And the desk shows "Payments, other 1 £25.00"
    And the desk shows "Payments reversed, bank credits 1 £300.00"
    And the desk shows "Each bank credit agrees with what was posted of it."
    When Rosa follows "Unmatched" at the desk
    Then the desk shows "Transfer 12 November 2026"
    And the desk shows "4100114 by mistake 6 November 2026"
    When Rosa opens "/desk/money/month?from=2026-12-01&to=2026-12-31" at the desk
    Then the desk shows "Nothing was posted."
    And the desk shows "Reversed 0 £0.00"

  @DESK-07 @BANK-02
  Scenario: A credit that was posted by hand before is joined with that payment
    Given the registrar posts a payment of "33.00" for Maya
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,4100107 subscription,33.00
      """
    And Rosa follows "Money" at the desk
    And Rosa follows "Already posted" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "The credit unmatched posted"
    When Rosa presses "Link them" at the desk
    Then the desk shows "£33.00 is linked to a payment from Maya Member."
    And the desk does not show "Undo"
