Feature: Imports at the desk
  An admin gives a file of records, reads what it changes by person, and can take it back.

  Background:
    When Rosa signs in at the desk
    And Rosa follows "Files" at the desk

  @CORR-04 @CASH-02 @DESK-03
  Scenario: An import of a payment shows the suspension that it ends
    Given the registrar suspends Owen because of "UNPAID_FEES"
    When Rosa opens "/desk/files" at the desk
    And Rosa gives the file "transactions.csv" at the desk
      """
      reference,customerId,date,description,amount,type
      P-1,4100114,2026-11-20,Bank transfer,5000.00,PAYMENT
      """
    Then the desk shows "standing: Status Suspended Active"
    When Rosa presses "Import the file" at the desk
    Then the desk shows "The file is imported."
    When Rosa looks for "4100114" at the desk
    Then the desk shows "Status active"

  @DESK-09 @CORR-04
  Scenario: A file is imported after its changes were shown, and taken back
    Then the desk shows "No imports yet."
    When Rosa gives the file "people.csv" at the desk
      """
      customerId,surname
      4100114,Overton
      """
    Then the desk shows "people.csv is imported."
    And the desk shows "people 0 1 0 0"
    And the desk shows "4100114 people: Surname Overdue Overton"
    When the registrar looks at the history of Owen
    Then they read "No change is on record."
    When Rosa presses "Import the file" at the desk
    Then the desk shows "The file is imported."
    And the desk shows "1 people.csv people: 1 changed"
    And the desk shows "Rosa Registrar Undo import 1"
    When Rosa sends the form again
    And the registrar looks at the history of Owen
    Then they read "desk: Rosa Registrar, import 1  people: Surname  Overdue  Overton"
    When Rosa follows "Undo import 1" at the desk
    Then the desk shows "4100114 people: Surname Overton Overdue"
    When Rosa presses "Undo the import" at the desk
    Then the desk shows "The import is undone."
    And the desk shows "Undone by import 2"
    And the desk shows "2 Undo of import 1 people: 1 changed"

  @DESK-09 @CORR-04
  Scenario: Corrections in forms are listed apart from imports of files
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Correct the register details" at the desk
    And Rosa fills in "Nationality" with "Irish" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Correct the register details" at the desk
    And Rosa follows "Files" at the desk
    Then the desk shows "No imports yet."
    And the desk shows "Corrections at the desk"
    And the desk shows "1 A correction people: 1 changed"

  @DESK-03 @DESK-09 @CORR-04
  Scenario: An import overwrites no value that changed after it was shown
    When Rosa gives the file "people.csv" at the desk
      """
      customerId,surname
      4100114,Overton
      """
    And the registrar imports Owen's particulars
      | surname |
      | Overall |
    And Rosa presses "Import the file" at the desk
    Then the desk shows "The effect of this change is no longer what you were shown."
    And the desk shows "4100114 people: Surname Overall Overton"

  @DESK-09 @CORR-04
  Scenario: A file with faults stores nothing, and each fault has its line
    When Rosa gives the file "people.csv" at the desk
      """
      customerId,surnam
      4100114,Overton
      """
    Then the desk shows "people.csv was not accepted"
    And the desk shows "people.csv, line 1, column surnam: There is no such column. Did you mean surname?"
    When Rosa gives the file "people.csv" at the desk
      """
      id,type
      4100114,member
      """
    Then the desk shows "column id: There is no such column. Did you mean customerId?"
    And the desk shows "column type: There is no such column. Did you mean customerType?"
    When Rosa gives the file "people.csv" at the desk
      """
      customerId,surname
      41001144,Overton
      """
    Then the desk shows "column email: is missing. 41001144 is not on record, and a new person needs it"
    When Rosa gives the file "people.csv" at the desk
      """
      customerId,email,customerType
      4100114,owen.overdue@example.org,membre
      4100107,owen.overdue@example.org,member
      """
    Then the desk shows "line 2, column customerType: has to be one of member, affiliate, student, graduate, firm. Did you mean member? people.csv, line 3, column email"
    When Rosa gives the file "list of May.csv" at the desk
      """
      customerId,surname
      4100114,Overton
      """
    Then the desk shows "The file name does not say what kind of file it is. Choose one."
    And the desk shows "people customerId, email, firstName, surname"

  @DESK-03 @DESK-09
  Scenario: A file that changes nothing is not imported
    When Rosa gives the file "people.csv" at the desk
      """
      customerId,surname
      4100114,Overdue
      """
    Then the desk shows "There is nothing to change. Nothing has changed."
    And the desk does not show "Import the file"

  @DESK-09 @CORR-04
  Scenario: An import that is taken back keeps and lists what a member changed since
    When Rosa gives the file "people.csv" at the desk
      """
      customerId,surname,nationality
      4100114,Overton,Irish
      """
    And Rosa presses "Import the file" at the desk
    And the registrar imports Owen's particulars
      | surname |
      | Overall |
    And Rosa follows "Undo import 1" at the desk
    Then the desk shows "people: Surname Overall Overdue it was changed since"

  @DESK-02 @DESK-09
  Scenario: A clerk cannot import a file
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Lena registers a passkey by the latest link in a letter
    And Lena signs in at the desk with the passkey
    And Lena opens "/desk/files" at the desk
    Then the desk shows "You need the role admin for this. Ask Rosa Registrar."

  @DESK-09
  Scenario: Each list is a file, as it is filtered
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,4100107 4100114,537.00
      """
    And Rosa opens "/desk/money" at the desk
    And Rosa follows "Download CSV" at the desk
    Then the desk shows "2026-11-20,537.00,4100107 4100114,"
    When Rosa opens "/desk/money?show=aside" at the desk
    And Rosa follows "Download CSV" at the desk
    Then the desk does not show "4100107"
    When Rosa opens "/desk/people" at the desk
    And Rosa looks for "singapore" at the desk
    And Rosa follows "Download CSV" at the desk
    Then the desk shows "4100198,Sven Singapore,sven.singapore@example.org,"
    When Rosa opens "/desk/people" at the desk
    And Rosa looks for "4100114" at the desk
    And Rosa follows "Change history" at the desk
    And Rosa follows "Download CSV" at the desk
    Then the desk shows "when,who,what,before,after"
    When Rosa opens "/desk/record?show=all" at the desk
    And Rosa follows "Download CSV" at the desk
    Then the desk shows "Rosa Registrar,downloaded a file: the history of a person,4100114,"
