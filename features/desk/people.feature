Feature: Staff list people
  People lists everyone by type, standing, country and what they owe, by surname and 60 to a page. The file has every
  person of the list. A command prints the same list.

  @DESK-05 @DESK-09
  Scenario: The list holds the people of a type, standing, country and debt
    When Rosa signs in at the desk
    And Rosa follows "People" at the desk
    And Rosa fills in "Type" with "Student" at the desk
    And Rosa fills in "Standing" with "Suspended" at the desk
    And Rosa fills in "Country" with "Singapore" at the desk
    And Rosa fills in "Owes" with "Owes money" at the desk
    And Rosa presses "Show" at the desk
    Then the desk shows "2 people."
    And the desk shows "Paolo Post 4100219"
    And the desk shows "Suki Singapore 4100205 suki.singapore@example.org student suspended Singapore £268.00"
    And no address of the desk holds "suki"
    When Rosa follows "Download CSV" at the desk
    Then the desk shows "4100205,Suki Singapore,suki.singapore@example.org,student,suspended,no,,Singapore,268.00"
    And the desk does not show "Sven"

  @DESK-05 @DESK-09
  Scenario: The list names people with an open account unless it is of closed ones
    When Rosa signs in at the desk
    And Rosa opens "/desk/people" at the desk
    Then the desk does not show "Clara Closed"
    When Rosa fills in "Standing" with "Closed" at the desk
    And Rosa presses "Show" at the desk
    Then the desk shows "Clara Closed"
    And the desk does not show "Owen Overdue"

  @DESK-05
  Scenario: A list without anybody says so
    When Rosa signs in at the desk
    And Rosa opens "/desk/people?type=firm&standing=suspended" at the desk
    Then the desk shows "Nobody matches these filters."

  @DESK-05 @DESK-09
  Scenario: A search is narrowed like the list
    When Rosa signs in at the desk
    And Rosa looks for "singapore" at the desk
    And Rosa fills in "Type" with "Student" at the desk
    And Rosa presses "Show" at the desk
    Then the desk shows "1 person has “singapore” in their name, email or number."
    And the desk shows "Suki Singapore"
    And the desk does not show "Sven Singapore"
    And no address of the desk holds "singapore"

  @DESK-01 @DESK-05 @DESK-09
  Scenario: The command lists the same people
    When the registrar lists people with "--type student --standing suspended --country Singapore --owes something"
    Then they read "4100205  Suki Singapore  suki.singapore@example.org  student  suspended  Singapore  £268.00"
    And they read "2 people."
    And they do not read "Sven"
    When the registrar lists people with "--standing closed --csv"
    Then they read "Clara Closed"
    When the registrar lists people with "--type firm --standing suspended"
    Then they read "Nobody matches these filters."

  @PASS-01 @DESK-03 @DESK-05
  Scenario: An admin invites everyone of a list who cannot sign in yet
    When Rosa signs in at the desk
    And Rosa opens "/desk/people/add" at the desk
    And Rosa fills in "First name" with "Nadia" at the desk
    And Rosa fills in "Email for signing in" with "nadia@example.org" at the desk
    And Rosa fills in "Type" with "student" at the desk
    And Rosa presses "See what will happen" at the desk
    And Rosa presses "Add the person" at the desk
    And Rosa opens "/desk/people?type=student" at the desk
    And Rosa follows "Invite people without a password" at the desk
    Then the desk shows "1 person in the list gets an email with a link"
    And the desk shows "Have a password or a valid invitation"
    And "nadia@example.org" is written nothing
    When Rosa presses "Send invitations" at the desk
    Then the desk shows "Invitations sent."
    And the desk shows "Nadia"
    And 1 letter "Your account in our portal" goes to "nadia@example.org"
    When Rosa follows "Invite people without a password" at the desk
    Then the desk shows "Everyone in this list has a password or a valid invitation, or cannot be invited."
    When the registrar invites everyone with "--type student"
    Then they read "0 invitations."

  @PASS-01 @LIFE-01
  Scenario: A group invitation leaves out those whose account is closed
    When Rosa signs in at the desk
    And Rosa opens "/desk/people?standing=closed" at the desk
    And Rosa follows "Invite people without a password" at the desk
    Then the desk shows "Everyone in this list has a password or a valid invitation, or cannot be invited."

  @DESK-02
  Scenario: A clerk invites no group
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Lena registers a passkey by the latest link in a letter
    And Lena signs in at the desk with the passkey
    And Lena opens "/desk/people" at the desk
    Then the desk does not show "Invite people without a password"
    When Lena opens "/desk/people/invite?type=student" at the desk
    Then the desk shows "You need the role admin for this. Ask Rosa Registrar."
