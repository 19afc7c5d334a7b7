Feature: Staff list people
  People lists everyone by type, standing, country and what they owe, by surname and 60 to a page. The file has every
  person of the list. A command prints the same list.

  @DESK-05 @DESK-09
  Scenario: The list holds the people of a type, standing, country and debt
    When Rosa signs in at the desk
    And Rosa follows "People" at the desk
    And Rosa fills in "Type" with "Student" at the desk
    And Rosa fills in "Standing" with "Suspended" at the desk
    And Rosa fills in "Lives in" with "Singapore" at the desk
    And Rosa fills in "Owes" with "Something" at the desk
    And Rosa presses "Show" at the desk
    Then the desk shows "2 people."
    And the desk shows "Paolo Post 4100219"
    And the desk shows "Suki Singapore 4100205 suki.singapore@example.org student suspended Singapore £268.00"
    And no address of the desk holds "suki"
    When Rosa follows "As a file" at the desk
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
    Then the desk shows "Nobody is in this list."

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
    Then they read "Nobody is in this list."
