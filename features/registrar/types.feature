@DESK-05 @EXP-01
Feature: Staff change a person's type and fellowship
  A person becomes a student, affiliate, graduate, member or firm, and a member a fellow. Membership begins and ends with the
  type: its date, its certificate and the duty to declare CPD. The person gets no mail.

  @staff
  Scenario: A new member has what membership brings
    When the registrar changes Stella to "member"
    Then they read "from student to member"
    And they read "member since 22 November 2026, with a certificate of membership"
    And they read "the first declaration of CPD is for 2027, due by 1 January 2028"
    When the registrar looks for "stella.student"
    Then they read "member, active, member since 22 November 2026"
    Given I am Stella
    When I open Dashboard
    Then I see "CPD"

  @staff
  Scenario: A member becomes a fellow
    When the registrar makes Priya a fellow
    Then they read "is on record as member and fellow from now on"
    And they read "a fellow from now on"
    And they read "status: fellow"
    When the registrar looks for "priya.practice"
    Then they read "member, fellow, "

  @staff
  Scenario: A suspended member stays suspended
    When the registrar makes Grace a fellow
    And the registrar looks for "grace.grace"
    Then they read "member, suspended"
    When the registrar reinstates Grace
    And the registrar looks for "grace.grace"
    Then they read "member, fellow"

  @staff
  Scenario: Membership ends with another type
    When the registrar changes Maya to "affiliate"
    Then they read "from member to affiliate"
    And they read "membership ends, and so does its certificate"
    And they read "they no longer have to declare CPD"
    When the registrar looks for "maya.member"
    Then they read "affiliate, active"
    And they do not read "member since"
    And they do not read "Declare your CPD"

  @staff
  Scenario: A person stays what they are
    When the registrar changes Maya to "member"
    Then the registrar is refused: "They already have this type."

  @staff
  Scenario: Only members are fellows
    When the registrar changes Fiona to "student"
    Then the registrar is refused: "Only a member can be a fellow."

  @staff
  Scenario: Retired members stay members
    When the registrar changes Rita to "affiliate"
    Then the registrar is refused: "They are on the register of retired members, which is of members."

  Scenario: A clerk changes nobody's type
    When the registrar adds "lena.park@example.org" to the staff as clerk "Lena Park"
    And Lena registers a passkey by the latest link in a letter
    And Lena signs in at the desk with the passkey
    And Lena looks for "stella.student@example.org" at the desk
    And Lena follows "Change the type or fellowship" at the desk
    Then the desk shows "You need the role admin for this. Ask Rosa Registrar."
