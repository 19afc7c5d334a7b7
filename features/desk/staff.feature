Feature: Admins look after the accounts of staff
  An admin adds and removes colleagues, and answers a lost passkey, without a shell.

  Background:
    When Rosa signs in at the desk
    And Rosa follows "Staff" at the desk

  @DESK-02 @DESK-03
  Scenario: An admin adds a clerk, who gets a link
    When Rosa follows "Add an account" at the desk
    And Rosa fills in "Name" with "Lena Park" at the desk
    And Rosa fills in "Email" with "Lena.Park@example.org" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Account none clerk"
    And the desk shows "Subject Your account at the desk"
    And the desk shows "(The link for this person goes here.)"
    And the desk does not show "/desk/passkey/"
    And "lena.park@example.org" is written nothing
    When Rosa presses "Add the account" at the desk
    Then the desk shows "Lena Park gets a link by email."
    When Lena registers a passkey by the latest link in a letter
    And Lena signs in at the desk with the passkey
    Then the desk shows "Lena Park"

  @DESK-02
  Scenario: An account with a wrong entry is refused at its field, and keeps the entries
    When Rosa follows "Add an account" at the desk
    And Rosa fills in "Name" with "Lena Park" at the desk
    And Rosa fills in "Email" with "lena.park" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "“lena.park” is not an email address."
    And "Name" at the desk holds "Lena Park"

  @DESK-02
  Scenario: An admin answers a lost passkey
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Lena registers a passkey by the latest link in a letter
    And Lena signs in at the desk with the passkey
    And Rosa opens "/desk/staff" at the desk
    And Rosa follows "Lena Park" at the desk
    And Rosa follows "Send a new link" at the desk
    Then the desk shows "Passkeys 1 0"
    When Rosa presses "Send a new link" at the desk
    Then the desk shows "Lena Park gets a link by email."
    When Lena opens "/desk/inbox" at the desk
    Then the desk shows "Sign in to the desk"

  @DESK-02 @DESK-10
  Scenario: An admin removes an account, and not their own
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Rosa opens "/desk/staff" at the desk
    And Rosa follows "Lena Park" at the desk
    And Rosa follows "Remove the account" at the desk
    And Rosa presses "Remove the account" at the desk
    Then the desk shows "Lena Park can no longer sign in at the desk."
    And the desk shows "Removed on"
    When Rosa follows "Audit log" at the desk
    Then the desk shows "Rosa Registrar removed the staff account lena.park@example.org"
    When Rosa follows "Staff" at the desk
    And Rosa follows "Rosa Registrar" at the desk
    And Rosa follows "Remove the account" at the desk
    Then the desk shows "You cannot change your own account. Ask another admin."

  @DESK-02
  Scenario: An admin gives a colleague another role
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Rosa opens "/desk/staff" at the desk
    And Rosa follows "Lena Park" at the desk
    And Rosa follows "Change the role" at the desk
    And Rosa fills in "Role" with "admin: also suspends, closes, merges, erases, imports, runs fees and manages staff" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Account clerk admin"
    When Rosa presses "Change the role" at the desk
    Then the desk shows "Lena Park now has the role admin."
