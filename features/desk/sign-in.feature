Feature: Staff sign in at the desk
  Staff look after members in a browser. They have accounts of their own, with a passkey instead of a password.

  @DESK-02
  Scenario: In a trial, Rosa signs in with the trial's password
    When Rosa signs in at the desk
    Then the desk shows "Rosa Registrar"
    And the desk shows "admin"

  @DESK-02
  Scenario: A wrong password is refused
    When "rosa.registrar@example.org" signs in at the desk with the password "Ledger-2025"
    Then the desk shows "Email or password is not right"

  @DESK-02
  Scenario: A member's account opens no desk
    When "maya.member@example.org" signs in at the desk with the password "Ledger-2026"
    Then the desk shows "Email or password is not right"

  @DESK-01 @DESK-02
  Scenario: The desk asks for a sign-in, and then opens the page
    When Rosa opens "/desk/staff" at the desk
    Then the desk shows "Sign in to the desk"
    When Rosa signs in at the desk
    Then the desk shows "Accounts of staff"

  @DESK-02
  Scenario: A new clerk registers a passkey by a mailed link
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    Then "lena.park@example.org" is written "Your account at the desk"
    When Lena registers a passkey by the latest link in a letter
    Then the desk shows "Your passkey is registered"
    When Lena signs in at the desk with the passkey
    Then the desk shows "Lena Park"
    And the desk shows "clerk"

  @DESK-02
  Scenario: A page for admins names the admin whom a clerk can ask
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Lena registers a passkey by the latest link in a letter
    And Lena signs in at the desk with the passkey
    And Lena follows "Staff" at the desk
    Then the desk shows "You need the role admin for this. Ask Rosa Registrar."

  @DESK-02
  Scenario: A link for a passkey works once
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Lena registers a passkey by the latest link in a letter
    And Ines registers a passkey by the latest link in a letter
    Then the desk shows "This link no longer works"

  @DESK-02
  Scenario: A link for a passkey ends after two days
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And it becomes 26 November 2026
    And Lena registers a passkey by the latest link in a letter
    Then the desk shows "This link no longer works"

  @DESK-02
  Scenario: A lost passkey is replaced by another link
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Lena registers a passkey by the latest link in a letter
    And the registrar resets the staff account "lena.park@example.org"
    And Lena signs in at the desk with the passkey
    Then the desk shows "Your passkey was not accepted"
    When Ines registers a passkey by the latest link in a letter
    And Ines signs in at the desk with the passkey
    Then the desk shows "Lena Park"

  @DESK-02
  Scenario: A removed account is signed out at once
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Lena registers a passkey by the latest link in a letter
    And Lena signs in at the desk with the passkey
    And the registrar removes the staff account "lena.park@example.org"
    And Lena opens "/desk/staff" at the desk
    Then the desk shows "Sign in to the desk"
    When Rosa signs in at the desk
    And Rosa follows "Staff" at the desk
    Then the desk shows "Removed on"

  @DESK-02
  Scenario: Staff sign out
    When Rosa signs in at the desk
    And Rosa presses "Sign out" at the desk
    And Rosa opens "/desk/staff" at the desk
    Then the desk shows "Sign in to the desk"

  @DESK-02
  Scenario: The registrar lists who has an account
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And the registrar looks at the list of staff
    Then they read "Rosa Registrar  rosa.registrar@example.org  admin  0 passkeys  never"
    And they read "Lena Park  lena.park@example.org  clerk  0 passkeys  never"

  @DESK-02
  Scenario: An account with a wrong email is refused, with the reason
    When the registrar adds "rosa.registrar@example.org" to the staff as clerk "Rosa Again"
    Then the registrar is refused: "has a staff account already"
    When the registrar adds "lena.park" to the staff as clerk "Lena Park"
    Then the registrar is refused: "“lena.park” is not an email address"
    When the registrar resets the staff account "nobody@example.org"
    Then the registrar is refused: "There is no staff account with the email nobody@example.org"

  @DESK-02
  Scenario: A clerk adds a passkey of another device, and gets a mail
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Lena registers a passkey by the latest link in a letter
    Then 1 letter "A passkey was added to your account at the desk" goes to "lena.park@example.org"
    When Lena signs in at the desk with the passkey
    And Lena follows "Your account" at the desk
    Then the desk shows "Lena Park, lena.park@example.org"
    When Lena presses "Add a passkey" at the desk
    And Lena registers another passkey on this page
    Then the desk shows "Your passkey is registered"
    And 2 letters "A passkey was added to your account at the desk" go to "lena.park@example.org"

  @DESK-02
  Scenario: Staff get a mail when their account signs in on a new device
    When Rosa signs in at the desk
    And Rosa presses "Sign out" at the desk
    And Rosa signs in at the desk
    Then "rosa.registrar@example.org" is written nothing
    When "rosa.registrar@example.org" signs in at the desk with the password "Ledger-2026"
    Then 1 letter "A new device signed in to your account at the desk" goes to "rosa.registrar@example.org"
