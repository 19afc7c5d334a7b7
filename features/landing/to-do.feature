@LAND-02
Feature: What needs doing
  The dashboard begins with what needs doing, most pressing first.

  @TASK-01
  Rule: What is late comes first, then what may be done now, then what is due, by its day; what lies with the institute last

    Scenario Outline: Declaration <declaration>, balance <balance>, notified of <notice>
      Given a declaration that is <declaration>
      And a balance of <balance>
      And a notification of <notice>
      Then what needs doing is "<to do>"

      Examples:
        | declaration | balance | notice                          | to do                                                 |
        | due         | £268.50 | a reduced subscription on offer | declaration, payment, a reduced subscription on offer |
        | due         | £268.50 | a payment overdue               | late payment, declaration                             |
        | overdue     | £268.50 | a payment overdue               | late declaration, late payment                        |
        | overdue     | £0      | a declaration overdue           | late declaration                                      |
        | due         | £0      | a declaration overdue           | a declaration overdue, declaration                    |
        | up to date  | £0      | a payment overdue               | a payment overdue                                     |
        | up to date  | -£12    | exam results published          | exam results published                                |

    Scenario Outline: A payment due in <payment> days and a declaration due in 40
      Given a declaration that is due
      And a balance of £268.50
      And a subscription due in <payment> days
      Then what needs doing is "<to do>"

      Examples:
        | payment | to do                |
        | 10      | payment, declaration |
        | 60      | declaration, payment |

    @TASK-02
    Scenario: Whoever has done all that membership asks is told before what is due
      Given a balance of £112
      And all that membership asks is done
      Then what needs doing is "application, payment"

  @TASK-01 @CPD-01
  Rule: Days are left until the day, and something is late after it, as far as its state says the same

    @YEAR-01
    Scenario: A declaration is late by itself once its day is past
      Given I am Priya
      When the registrar imports this CPD overview of Priya
        | year | nextDueDate |
        | 2025 | 2026-01-31  |
      And I reload the page
      Then I see "Declare your CPD for 2025"
      And I see "since 31 January 2026"
      And I see "days late"
      And I do not see "left"
      And I do not see "Add to your calendar"

  @DATE-02
  Rule: "Nothing is due" never stands over something that is asked of the person

    Scenario: An application on hold waits for the person
      Given I am Olga
      Then the page has, in this order
        | text    | One thing to do.                             |
        | section | What needs doing                             |
        | part    | Your application for membership is on hold   |
        | link    | See what we need from you                    |
      And I do not see "Nothing is due."

    Scenario Outline: <person> has nothing to do, and something lies with the institute
      Given I am <person>
      Then the page has, in this order
        | text    | Nothing is due. |
        | section | With us         |
        | part    | <with us>       |
      And the page has no section "What needs doing"

      Examples:
        | person | with us                                             |
        | Amir   | We have your application for membership             |
        | Carla  | Your application for membership is complete         |
        | Eve    | Exam results are being prepared                     |
        | Sam    | We have your application for a reduced subscription |

    Scenario Outline: <person> is asked for nothing, and may do something
      Given I am <person>
      Then the page has, in this order
        | text    | Nothing is due. |
        | section | What you can do |
        | part    | <may do>        |
      And the page has no section "What needs doing"

      Examples:
        | person | may do                                           |
        | Irina  | You may be eligible for a reduced subscription   |
        | Asif   | Exam results have been published                 |

  Rule: The dashboard leads to a page once

    Scenario Outline: <person> is led there by <entry>
      Given I am <person>
      Then the page has, in this order
        | part | <entry>  |
        | link | <link>   |
      And the page has no link "<other>"

      Examples:
        | person | entry                                   | link                 | other                           |
        | Asif   | Exam results have been published        | See what to do next  | My qualifications               |
        | Amir   | We have your application for membership | See your application | Your application for membership |

    Scenario: Eve is led to My qualifications by the exam results that are being prepared
      Given I am Eve
      Then the page has, in this order
        | section | With us           |
        | link    | My qualifications |
        | section | Your progress     |
        | section | Where you stand   |
      And the page has one link "My qualifications"

  Rule: Each experience has its own dashboard

    Scenario: A member who is late sees that first
      Given I am Owen
      Then I see "Two things are overdue."
      And I see "Overdue since"
      And I see "days late"
      And I do not see "A CPD declaration is overdue"
      And I do not see "A payment is overdue"

    Scenario: A student sees how far they have come
      Given I am Stella
      Then I see "Your progress"
      And I see "7/13"
      And I see "exams completed"
      And I do not see "Your CPD"

    Scenario Outline: <person> is led on to "<onward>"
      Given I am <person>
      Then I see "<onward>"

      Examples:
        | person | onward                          |
        | Maya   | CPD record                      |
        | Stella | Enter for exams                 |
        | Ada    | Apply for membership            |
        | Greta  | Go on to the full qualification |
        | Frank  | Register of firms               |

    Scenario: While results have just been published progress is not shown
      Given I am Asif
      Then I see "We are bringing your progress up to date."
      And I do not see "5/13"

    @LAND-03
    Scenario: Without the figures a student's dashboard stands
      Given I am Stella
      And the institute does not answer "exam progress"
      When I reload the page
      Then the page is headed "Dashboard"
      And I see "We couldn't load your qualification information right now."
      And I see "You owe nothing."
