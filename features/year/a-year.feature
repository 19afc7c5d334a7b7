@other-body
Feature: A year of an organisation
  Three hundred members of the Harbour Society, from one November to the next. Its CPD year ends in October, declarations
  are due at the end of January, subscriptions at the end of March. What has a day happens by itself; a decision
  is proposed to the registrar.

  @YEAR-01 @YEAR-02 @YEAR-03 @YEAR-04 @YEAR-05 @RULE-05 @CASH-02
  Scenario: Declarations, reminders, fees, suspensions and certificates in the course of a year
    When the registrar imports 300 members who have to declare 2026 by 31 January 2027
    And the registrar gives members 1 to 30 practising certificates from 1 April 2026 to 31 March 2027

    # The declaration is open. Each step of the rules is written once, to those who have not declared.
    When it becomes 2 December 2026
    And reminders go out at 9:00 on 2 December 2026
    Then 300 members are written "Your CPD declaration for 2026 is due by 31 January 2027" on 2 December 2026
    When it becomes 3 December 2026
    And reminders go out at 9:00 on 3 December 2026
    Then 0 members are written "Your CPD declaration for 2026 is due by 31 January 2027" on 3 December 2026
    When members 1 to 150 declare their CPD for 2026
    And it becomes 1 January 2027
    And reminders go out at 9:00 on 1 January 2027
    Then 150 members are written "Your CPD declaration for 2026 is due by 31 January 2027" on 1 January 2027

    # Fees are charged once, by the amounts of the rules.
    When the registrar charges the subscription of 2027
    And the registrar charges the subscription of 2027
    Then they read "0 charges"

    # The day after the due date the declaration is overdue; what a day brings can be seen before.
    When the registrar looks at what 1 February 2027 brings, as CSV
    Then 150 lines of what they read are of members, with "becomes overdue"
    When it becomes 1 February 2027
    And reminders go out at 9:00 on 1 February 2027
    Then 150 members are written "Your CPD declaration for 2026 is overdue" on 1 February 2027

    # Two hundred pay in time. Certificates are about to expire; some are renewed.
    When it becomes 1 March 2027
    And reminders go out at 9:00 on 1 March 2027
    Then 300 members are written "Your subscription for 2027 is due by 31 March 2027" on 1 March 2027
    And 30 members are written "Your practising certificate (Ireland) expires on 31 March 2027" on 1 March 2027
    When the bank brings "260.00" each from members 101 to 300 on 1 March 2027
    Then they read "200 of 200 lines are new payments."
    When the registrar gives members 1 to 20 practising certificates from 1 April 2027 to 31 March 2028
    And it becomes 24 March 2027
    And reminders go out at 9:00 on 24 March 2027
    Then 100 members are written "Your subscription for 2027 is due by 31 March 2027" on 24 March 2027
    And 10 members are written "Your practising certificate (Ireland) expires on 31 March 2027" on 24 March 2027

    # Nobody is suspended by itself: the registrar reads the list and decides.
    When it becomes 15 April 2027
    And reminders go out at 9:00 on 15 April 2027
    Then 300 members are Active
    When the registrar looks at who is overdue
    Then 100 lines of what they read are of members, with "€260.00 is unpaid"
    And 150 lines of what they read are of members, with "CPD for 2026 is not declared"
    When the registrar keeps the lines with "UNPAID_FEES" of who is overdue
    And the registrar suspends those on the list
    Then 100 members are SUSPENDED

    # Paying what a suspension was for ends it at once.
    When it becomes 20 April 2027
    And the bank brings "260.00" each from members 1 to 60 on 20 April 2027
    Then 40 members are SUSPENDED
    And 260 members are Active

    # The next year opens by itself; who has not declared is still asked for the year before.
    When the registrar looks at what 1 September 2027 brings, as CSV
    Then 110 lines of what they read are of members, with "opens"
    When it becomes 3 December 2027
    And reminders go out at 9:00 on 3 December 2027
    Then 110 members are written "Your CPD declaration for 2027 is due by 31 January 2028" on 3 December 2027
