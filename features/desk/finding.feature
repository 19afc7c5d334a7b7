Feature: Staff find people at the desk
  One field takes whatever a caller or a letter names: a name, a number, an email, a reference, the code of a document.

  Background:
    When Rosa signs in at the desk

  @DESK-05
  Scenario Outline: <what> opens the person
    When Rosa looks for "<text>" at the desk
    Then the desk shows "To do list"
    And the desk shows "<name>"
    And no address of the desk holds "<text>"

    Examples:
      | what                    | text                  | name          |
      | A number                | 4100198               | Sven Singapore |
      | An email                | Sven.Singapore@example.org | Sven Singapore |
      | A name of one person    | sven sing             | Sven Singapore |
      | A reference of a payment | PAY-4100114-04       | Owen Overdue  |

  @DESK-05
  Scenario: A reference of something sent opens the case
    When Rosa looks for "w410010720251" at the desk
    Then the desk shows "Waiver of CPD in 2025, sent on 22 November 2026"
    And no address of the desk holds "w410010720251"

  @DESK-05
  Scenario: A name of several people lists them
    When Rosa looks for "singapore" at the desk
    Then the desk shows "2 people have “singapore” in their name, email or number."
    And the desk shows "Sven Singapore"
    And the desk shows "Suki Singapore"
    And no address of the desk holds "singapore"
    When Rosa follows "Suki Singapore" at the desk
    Then the desk shows "suki.singapore@example.org"
    And the desk shows "Telephone +65 8123 4567 Address"
    When the registrar looks for "suki"
    Then they read "+65 8123 4567, "

  @DESK-05
  Scenario: A search without a result says so
    When Rosa looks for "overdew" at the desk
    Then the desk shows "No results for “overdew”."

  @DESK-05
  Scenario: A person's page shows their standing as they see it
    When Rosa looks for "owen.overdue@example.org" at the desk
    Then the desk shows "Not in good standing"
    And the desk shows "Declare your CPD for 2025"
    And the desk shows "INV-4100114-05"
    And the desk shows "Owes £268.50"
    When Rosa looks for "Maya Member" at the desk
    Then the desk shows "In good standing"

  @DESK-10
  Scenario: The record shows whom staff looked at
    When Rosa looks for "4100114" at the desk
    Then it is on record that Rosa "saw a person" with the number 4100114

  @SENT-02 @DESK-05
  Scenario: The command finds a person by a reference too
    When the registrar looks for "PAY-4100114-04"
    Then they read "Owen Overdue (4100114)"
