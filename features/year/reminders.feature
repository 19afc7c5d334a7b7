Feature: Reminders and the preview of a day
  Reminders go out before and after a due date, and staff can preview a day.
  The rules name reminders 60, 30, 7 and 1 days before, and 1 and 14 days after.

  @YEAR-02
  Scenario: A customer who owes is reminded at each step until the payment
    Given I am Maya
    When reminders go out at 06:00 on 2 December 2026
    Then "maya.member@example.org" is written "Your subscription for 2027 is due by 1 January 2027"
    And the letter "Your subscription for 2027 is due by 1 January 2027" says
      | that is in 30 days                                           |
      | £268.50 is still to be paid                                  |
      | If it is not paid by then, we can suspend your membership    |
      | /#/fees-and-transactions                                     |
    When reminders go out at 06:00 on 2 January 2027
    Then "maya.member@example.org" is written "Your subscription for 2027 is overdue"
    When the registrar posts a payment of "268.50" for Maya
    And reminders go out at 06:00 on 15 January 2027
    Then 1 letter "Your subscription for 2027 is overdue" goes to "maya.member@example.org"

  @YEAR-02
  Scenario: Several processes on one morning remind once
    When reminders go out at 06:00 on 2 December 2026
    And reminders go out at 08:00 on 2 December 2026
    Then 1 letter "Your subscription for 2027 is due by 1 January 2027" goes to "maya.member@example.org"

  @YEAR-02
  Scenario: After a week without a server only the latest reminder is sent
    When reminders go out at 06:00 on 17 January 2027
    Then 1 letter "Your subscription for 2027 is overdue" goes to "maya.member@example.org"
    And 0 letters "Your subscription for 2027 is due by 1 January 2027" go to "maya.member@example.org"

  @YEAR-02
  Scenario: A reminder of a declaration has its due date and a link
    When reminders go out at 06:00 on 25 December 2026
    Then "maya.member@example.org" is written "Your CPD declaration for 2026 is due by 1 January 2027"
    And the letter "Your CPD declaration for 2026 is due by 1 January 2027" says
      | that is in 7 days                                                                                           |
      | you cannot have a letter of good standing, and we can suspend your membership                               |
      | /#/professional-development/annual-declarations                                                             |

  @YEAR-02
  Scenario: A reminder goes out before a practising certificate expires
    When reminders go out at 06:00 on 1 December 2026
    Then "priya.practice@example.org" is written "Your practising certificate (United Kingdom) expires on 31 December 2026"
    And the letter "Your practising certificate (United Kingdom) expires on 31 December 2026" says
      | that is in 30 days                                                                |
      | If you do not renew it by then, you may not practise there                         |
      | /#/documents-and-downloads                                                        |

  @YEAR-03
  Scenario: The preview of a day lists its reminders, and sends nothing
    When the registrar looks at what 2 January 2027 brings
    Then they read "becomes overdue  4100107  Maya Member  Subscription 2027  1 January 2027"
    And they read "reminder  4100107  Maya Member  Subscription 2027  1 January 2027  1 day after"
    And they read "Nothing has changed."
    And "maya.member@example.org" is written nothing

  @YEAR-03
  Scenario: The preview lists the end of a grace period, as CSV too
    When the registrar looks at what 6 December 2026 brings, as CSV
    Then they read "grace period ends,4100191,Grace Grace,grace.grace@example.org,Suspension"

  @YEAR-03
  Scenario: Staff see when reminders were last sent
    When reminders go out at 06:00 on 2 December 2026
    And the registrar looks at how things stand
    Then they read "Reminders: 2 December 2026, 06:00"
