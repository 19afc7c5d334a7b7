Feature: Staff keep the register at the desk
  Staff add people, correct what is on record of them, and enter their results. Admins merge and erase accounts.

  Background:
    When Rosa signs in at the desk

  @DESK-05 @CORR-04
  Scenario: A person is added, then invited
    When Rosa follows "People" at the desk
    And Rosa follows "Add a person" at the desk
    And Rosa fills in "First name" with "Nadia" at the desk
    And Rosa fills in "Surname" with "Newcomer" at the desk
    And Rosa fills in "Email for signing in" with "nadia@example.org" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "is added to the register."
    And the desk shows "people: added"
    When Rosa presses "Add the person" at the desk
    Then the desk shows "Person added. Invite them so that they can sign in."
    And the desk shows "Nadia Newcomer"
    When Rosa follows "Invite" at the desk
    Then the desk shows "Subject Your account in our portal"
    And the desk shows "(The link for this person goes here.)"
    And the desk does not show "/idp/choose-password/"
    And "nadia@example.org" is written nothing
    When Rosa presses "Send the invitation" at the desk
    Then the desk shows "Invitation sent."
    And 1 letter "Your account in our portal" goes to "nadia@example.org"
    And no address of the desk holds "nadia"

  @DESK-05 @EXP-01
  Scenario: The day of admission reads as everywhere at the desk
    When Rosa looks for "ada.affiliate@example.org" at the desk
    And Rosa follows "Change the type or fellowship" at the desk
    And Rosa fills in "Type" with "member" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Member since 22 November 2026"
    And the desk does not show "2026-11-22"

  @DESK-05
  Scenario: A number or an email in use is refused at its field
    When Rosa opens "/desk/people/add" at the desk
    And Rosa fills in "Number" with "4100114" at the desk
    And Rosa fills in "First name" with "Nadia" at the desk
    And Rosa fills in "Email for signing in" with "nadia@example.org" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "This number is already in use."
    When Rosa fills in "Number" with "5200001" at the desk
    And Rosa fills in "Email for signing in" with "owen.overdue@example.org" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "4100114 and 5200001 cannot both have it."
    And "First name" at the desk holds "Nadia"

  @DESK-05 @CORR-03 @CORR-04
  Scenario: Details and contact details are corrected, and the correction can be taken back
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Correct the register details" at the desk
    Then "Email for signing in" at the desk holds "owen.overdue@example.org"
    When Rosa fills in "Nationality" with "Irish" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Nationality British Irish"
    When Rosa presses "Correct the register details" at the desk
    Then the desk shows "The register details are corrected."
    When Rosa follows "Correct the contact details" at the desk
    And Rosa fills in "City" with "Cork" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Cork"
    When Rosa presses "Correct the contact details" at the desk
    Then the desk shows "The contact details are corrected."
    When Rosa follows "Files" at the desk
    And Rosa follows "Undo import 1" at the desk
    And Rosa presses "Undo the import" at the desk
    Then the desk shows "The import is undone."

  @DESK-05 @MAIL-02
  Scenario: A new sign-in email is announced to both addresses
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Correct the register details" at the desk
    And Rosa fills in "Email for signing in" with "owen@elsewhere.example" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Subject Your sign-in email was changed Dear Owen You used to sign in with owen.overdue@example.org, and now"
    When Rosa presses "Correct the register details" at the desk
    Then 1 letter "Your sign-in email was changed" goes to "owen.overdue@example.org"
    And 1 letter "Your sign-in email was changed" goes to "owen@elsewhere.example"

  @DESK-05 @MAIL-02
  Scenario: A new contact email is announced to both addresses
    When Rosa looks for "maya.member@example.org" at the desk
    And Rosa follows "Correct the contact details" at the desk
    And Rosa fills in "Email" with "maya@elsewhere.example" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Subject Your email address was changed"
    When Rosa presses "Correct the contact details" at the desk
    Then 1 letter "Your email address was changed" goes to "maya.member@example.org"
    And 1 letter "Your email address was changed" goes to "maya@elsewhere.example"

  @DESK-05 @CORR-04
  Scenario: The province of an address abroad is corrected
    When Rosa looks for "elise.quebec@example.org" at the desk
    And Rosa follows "Correct the contact details" at the desk
    And Rosa fills in "Province" with "Quebec" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Province Ontario Quebec"
    When Rosa presses "Correct the contact details" at the desk
    Then the desk shows "The contact details are corrected."

  @DESK-05
  Scenario: A telephone number that is none is refused at its field
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Correct the contact details" at the desk
    And Rosa fills in "Telephone" with "abc" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Please enter a valid contact number"

  @DESK-05
  Scenario: Exam results are entered
    When Rosa looks for "stella.student@example.org" at the desk
    And Rosa follows "Enter exam results" at the desk
    And Rosa fills in "Exams passed" with "99" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "This cannot be more than “Exams required”."
    When Rosa fills in "Exams passed" with "8" at the desk
    And Rosa fills in "Ethics module (optional)" with "Completed" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Exams passed 7 8"
    And the desk shows "Ethics module Not started Completed"
    When Rosa presses "Enter the results" at the desk
    Then the desk shows "The results are saved."

  @DESK-03 @DESK-05
  Scenario: A form that changes nothing offers nothing to confirm
    When Rosa looks for "stella.student@example.org" at the desk
    And Rosa follows "Enter exam results" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "There is nothing to change. Nothing has changed."
    And the desk does not show "Enter the results"

  @DESK-05 @LIFE-02
  Scenario: An admin merges two accounts of one person
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Merge into another account" at the desk
    And Rosa fills in "Number or email of the account to keep" with "nobody@example.org" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Nobody has this number or email."
    When Rosa fills in "Number or email of the account to keep" with "sven.singapore@example.org" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Owen Overdue, 4100114 is merged into sven.singapore@example.org."
    And the desk shows "Account to keep: Sven Singapore, 4100198, sven.singapore@example.org."
    And the desk shows "They would owe £537.00."
    When Rosa presses "Merge the accounts" at the desk
    Then the desk shows "The accounts are merged."
    And the desk shows "Email sven.singapore@example.org"
    When Rosa looks for "4100114" at the desk
    Then the desk shows "member since 8 November 2009 This account is part of 4100198, merged on 22 November 2026."
    And the desk does not show "Post a payment"
    And the desk does not show "Readmit"
    And the desk does not show "Merge into another account"
    When Rosa follows "Open the account it was merged into" at the desk
    Then the desk shows "Email sven.singapore@example.org"
    And it is on record that Rosa "merged two accounts" with the number 4100198
    When Rosa follows "Change history" at the desk
    Then the desk shows "merger: Moved"
    And the desk shows "charges and payments 5"

  @DESK-05 @KEEP-02
  Scenario: An admin erases a person who owes nothing, after reading what is kept
    When Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Erase" at the desk
    And Rosa fills in "Confirm their number" with "4100114" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "They owe £268.50. Post the payment or reverse the charge first."
    When Rosa looks for "rita.retired@example.org" at the desk
    And Rosa follows "Erase" at the desk
    Then the desk shows "Rita Retired , 4100156 Erase"
    When Rosa presses "See what will happen" at the desk
    Then the desk shows "Fill in “Confirm their number”."
    When Rosa fills in "Confirm their number" with "4100156" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "Kept under the number only"
    When Rosa presses "Erase the person" at the desk
    Then the desk shows "The person has been erased."
    And the desk shows "Number 4100156 Status closed"
    And the desk does not show "Correct the register details"

  @DESK-03 @CORR-04 @KEEP-02
  Scenario: A correction leaves other people as they are, erased ones too
    When Rosa looks for "flora.firm@example.org" at the desk
    And Rosa follows "Erase" at the desk
    And Rosa fills in "Confirm their number" with "4100352" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Erase the person" at the desk
    And Rosa looks for "owen.overdue@example.org" at the desk
    And Rosa follows "Correct the contact details" at the desk
    And Rosa fills in "City" with "Cork" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Correct the contact details" at the desk
    And Rosa looks for "4100352" at the desk
    And Rosa follows "Change history" at the desk
    Then the desk shows "erasure"
    And the desk does not show "cpd: added"
    When Rosa follows "Files" at the desk
    And Rosa follows "Undo import 1" at the desk
    Then the desk does not show "4100352"
