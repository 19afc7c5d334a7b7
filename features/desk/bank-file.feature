Feature: A bank's file at the desk
  Staff give the file that their bank exports. They read what becomes of each line before it is posted.

  Background:
    When Rosa signs in at the desk
    And Rosa follows "Money" at the desk
    And Rosa follows "Bank file" at the desk

  @DESK-07 @BANK-01 @BANK-03 @BANK-04
  Scenario: A file is shown line by line, then posted once
    When Rosa gives the file "november.csv" at the desk
      """
      Date,Details,Amount
      2026-11-20,4100114 subscription,268.50
      2026-11-20,4100107 4100114,537.00
      2026-11-21,Electricity,-80.00
      """
    Then the desk shows "november.csv is posted."
    And the desk shows "Posted 1 £268.50 Unmatched 1 £537.00 Already imported, skipped 0 £0.00 Credits in the file 2 £805.50"
    And the desk shows "1 line is a debit: skipped."
    And the desk shows "4100107 4100114 3 20 November 2026 names several people: 4100107, 4100114 £537.00"
    And the desk shows "4100114 subscription 2 20 November 2026 Owen Overdue 4100114 £268.50 INV-4100114-05 £268.50"
    When the registrar looks at who owes, as CSV
    Then they read "owen.overdue@example.org"
    When Rosa presses "Post the payments" at the desk
    Then the desk shows "The bank file is posted."
    When Rosa opens "/desk/record" at the desk
    Then the desk shows "Rosa Registrar posted the bank file november.csv"
    When Rosa opens "/desk/money?posted=yes" at the desk
    Then the desk shows "The bank file is posted."
    And the desk shows "4100107 4100114"
    When the registrar looks at who owes, as CSV
    Then they do not read "owen.overdue@example.org"
    When Rosa sends the form again
    Then the desk shows "The bank file is posted."
    And no address of the desk holds "4100114"

  @DESK-07 @BANK-03
  Scenario: A credit of another payer or sum is marked, comes first, and can be left waiting
    When Rosa gives the file "november.csv" at the desk
      """
      Date,Details,Name,Amount
      2026-11-20,4100107 subscription,M. Member,268.50
      2026-11-21,4100114 subscription,Somebody Else,300.00
      """
    Then the desk shows "4100114 subscription 3 21 November 2026 Somebody Else Owen Overdue 4100114 £268.50 Different name and amount"
    And the desk shows "£300.00 Leave line 2 unmatched 4100107 subscription 2 20 November 2026 M. Member Maya Member 4100107 £268.50"
    When Rosa chooses "Leave line 3 unmatched" at the desk
    And Rosa presses "Post the payments" at the desk
    Then the desk shows "The bank file is posted."
    And the desk shows "1 bank credit, £300.00 in total"
    And the desk shows "4100114 subscription, Somebody Else"
    When the registrar looks at who owes, as CSV
    Then they read "owen.overdue@example.org"
    And they do not read "maya.member@example.org"

  @DESK-07 @BANK-02
  Scenario: A file that was posted before posts nothing
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,4100114 subscription,268.50
      """
    And Rosa gives the file "again.csv" at the desk
      """
      Date,Details,Amount
      2026-11-20,4100114 subscription,268.50
      """
    Then the desk shows "The only credit in this file was already imported: bank-file was imported on 22 November 2026."
    And the desk does not show "Post the payments"

  @DESK-07 @BANK-01
  Scenario: A file without a credit says so
    When Rosa gives the file "debits.csv" at the desk
      """
      Date,Details,Amount
      2026-11-20,Electricity,-80.00
      """
    Then the desk shows "There is no credit in this file."

  @DESK-07 @SUSP-01 @DATE-04
  Scenario: A payment that ends a suspension says so on its line
    Given the registrar suspends Owen because of "UNPAID_FEES"
    When Rosa gives the file "november.csv" at the desk
      """
      Date,Details,Amount
      2026-11-20,4100114 subscription,100.00
      2026-11-21,4100114 subscription,168.50
      """
    Then the desk shows "3 21 November 2026 Owen Overdue 4100114 Ends the suspension"
    And the desk does not show "2 20 November 2026 Owen Overdue 4100114 Ends the suspension"

  @DESK-07
  Scenario: Credits of one day are listed as the bank listed them
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,Zebra,10.00
      2026-11-20,Mike,10.00
      2026-11-20,Alpha,10.00
      2026-11-20,Kilo,10.00
      """
    And Rosa follows "Money" at the desk
    Then the desk shows "Zebra 20 November 2026 No suggestion £10.00 Mike 20 November 2026 No suggestion £10.00 Alpha 20 November 2026 No suggestion £10.00 Kilo"

  @DESK-03 @DESK-07
  Scenario: A file that another member of staff has posted is not posted again
    When Rosa gives the file "november.csv" at the desk
      """
      Date,Details,Amount
      2026-11-20,4100114 subscription,268.50
      """
    And the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,4100114 subscription,268.50
      """
    And Rosa presses "Post the payments" at the desk
    Then the desk shows "The only credit in this file was already imported: bank-file was imported on 22 November 2026."

  @DESK-07 @BANK-01
  Scenario: A file with something wrong in it is refused by line, and nothing is kept
    When Rosa gives the file "wrong.csv" at the desk
      """
      Date,Details,Amount
      2026-11-20,4100114,0.00
      2026-11-20,4100114,two
      """
    Then the desk shows "wrong.csv was not accepted"
    And the desk shows "Line 2, column Amount: is 0.00: leave the line out."

  @DESK-07 @BANK-02
  Scenario: An entry that a file of another format had is put aside as that one
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,4100114 subscription,268.50
      """
    And Rosa gives the file "november.sta" at the desk
      """
      :20:STARTUMS
      :25:10020030/1234567
      :28C:00001/001
      :60F:C261119GBP1000,00
      :61:2611201120CR268,50NTRFNONREF//55029
      :86:SUBSCRIPTION OF 4100114
      :62F:C261120GBP1268,50
      """
    Then the desk shows "may be an entry that a file of another format had: BANK-"
    When Rosa presses "Post the payments" at the desk
    And Rosa follows "Duplicate" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "is the same entry as BANK-"
    When Rosa presses "Put it aside" at the desk
    Then the desk shows "£268.50 is put aside: The same entry as BANK-"

  @DESK-07 @BANK-01
  Scenario: Credits in another currency are named, and a file without others is refused
    When Rosa gives the file "mixed.csv" at the desk
      """
      Date,Details,Amount,Currency
      2026-11-20,4100114 subscription,268.50,GBP
      2026-11-20,4100114 subscription,300.00,EUR
      """
    Then the desk shows "Skipped, because accounts are kept in GBP: 1 credit in EUR (line 3)."
    And the desk shows "Posted 1 £268.50"
    When Rosa opens "/desk/money/file" at the desk
    And Rosa gives the file "euro.csv" at the desk
      """
      Date,Details,Amount,Currency
      2026-11-20,4100114 subscription,300.00,EUR
      """
    Then the desk shows "No credit in this file is in GBP: 1 credit in EUR (line 2)."

  @DESK-07 @BANK-01
  Scenario: Staff say which column is the day where the other headings are known
    When Rosa gives the file "half-known.csv" at the desk
      """
      Moment,Details,Name,Amount
      20/11/2026,4100114 subscription,O. Overdue,268.50
      """
    Then the desk shows "Name the columns"
    When Rosa fills in "Amount" with "Amount" at the desk
    And Rosa fills in "Bank details" with "Details" at the desk
    And Rosa fills in "Date" with "Moment" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "4100114 subscription 2 20 November 2026"

  @DESK-07 @BANK-01
  Scenario: Staff say which column is which, and the next file with these headings is read by itself
    When Rosa gives the file "new-bank.csv" at the desk
      """
      Pankki;FI12
      Milloin;Kuka;Selite;Paljonko
      20.11.2026;O. Overdue;4100114 tilaus;268,50
      21.11.2026;Kauppa;Kahvi;-5,00
      """
    Then the desk shows "Name the columns"
    And the desk shows "20.11.2026 O. Overdue 4100114 tilaus 268,50"
    When Rosa presses "See what will happen" at the desk
    Then the desk shows "Fill in “Amount”."
    When Rosa fills in "Amount" with "Selite" at the desk
    And Rosa fills in "Bank details" with "Selite" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Line 3, column Selite: “4100114 tilaus” is no amount"
    When Rosa fills in "Amount" with "Paljonko" at the desk
    And Rosa fills in "Date" with "Milloin" at the desk
    And Rosa fills in "Payer" with "Kuka" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "4100114 tilaus 3 20 November 2026 O. Overdue Owen Overdue 4100114 £268.50"
    When Rosa presses "Post the payments" at the desk
    Then the desk shows "The bank file is posted."
    When Rosa opens "/desk/money/file" at the desk
    And Rosa gives the file "december.csv" at the desk
      """
      Pankki;FI12
      Milloin;Kuka;Selite;Paljonko
      22.11.2026;M. Member;4100107 tilaus;268,50
      """
    Then the desk shows "4100107 tilaus 3 22 November 2026 M. Member Maya Member 4100107 £268.50"

  @DESK-07
  Scenario: An empty field and a picture are refused with a sentence
    When Rosa gives the file "nothing.csv" at the desk
      """
      """
    Then the desk shows "Choose a file."
    When Rosa fills in "Date of the payments" with "tomorrow" at the desk
    And Rosa gives the file "a.csv" at the desk
      """
      Details,Amount
      4100114,1.00
      """
    Then the desk shows "Enter a date, such as 4 March 2026."
