@LAND-02
Feature: Tasks on the dashboard
  The dashboard begins with what needs doing, most pressing first.

  @TASK-01
  Rule: Late items come first, then available ones, then due ones by day, and the institute's part last

    Scenario Outline: Declaration <declaration>, balance <balance>, subscription due in "<in days>" days, notice "<notice>"
      Given this is known of the customer
        | declaration   | balance   | subscription due in days | notice   | may apply |
        | <declaration> | <balance> | <in days>                | <notice> | no        |
      Then what needs doing is "<to do>"

      Examples: Late or due
        | declaration | balance | in days | notice                          | to do                                                 |
        | due         | £268.50 |         | a reduced subscription on offer | declaration, payment, a reduced subscription on offer |
        | due         | £268.50 |         | a payment overdue               | late payment, declaration                             |
        | overdue     | £268.50 |         | a payment overdue               | late declaration, late payment                        |
        | overdue     | £0      |         | a declaration overdue           | late declaration                                      |
        | due         | £0      |         | a declaration overdue           | a declaration overdue, declaration                    |
        | up to date  | £0      |         | a payment overdue               | a payment overdue                                     |
        | up to date  | -£12    |         | exam results published          | exam results published                                |

      Examples: A declaration that is due in 40 days
        | declaration | balance | in days | notice | to do                |
        | due         | £268.50 | 10      |        | payment, declaration |
        | due         | £268.50 | 60      |        | declaration, payment |

    @TASK-02
    Scenario: An application that can be made comes before due items
      Given this is known of the customer
        | declaration | balance | subscription due in days | notice | may apply |
        | up to date  | £112    |                          |        | yes       |
      Then what needs doing is "application, payment"

  @TASK-01 @CPD-01
  Rule: An item counts days until its due day, and is late afterwards

    @YEAR-01
    Scenario: A declaration is late after its due day
      Given I am Priya
      When the registrar imports Priya's CPD overview
        | year | nextDueDate |
        | 2025 | 2026-01-31  |
      And I reload the page
      Then I see "Declare your CPD for 2025"
      And I see "since 31 January 2026"
      And I see "days late"

  @DATE-02
  Rule: "Nothing is due" never shows while something is due

    Scenario: An application on hold is something to do
      Given I am Olga
      Then the page has, in this order
        | text    | One thing to do, by 6 December 2026.         |
        | section | What needs doing                             |
        | part    | Your application for membership is on hold   |
        | text    | Due by 6 December 2026                       |
        | link    | Answer                                       |
      And I do not see "Nothing is due."

    Scenario Outline: <person> has nothing to do, and waits for the institute
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
        | Sam    | We have your application for a reduced subscription |

    Scenario Outline: <person> has nothing due, and may do something
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

  Rule: The dashboard has one link to each page

    Scenario Outline: <person> has the link in <entry>
      Given I am <person>
      Then the page has, in this order
        | part | <entry>  |
        | link | <link>   |
      And the page has no link "<other>"

      Examples:
        | person | entry                                   | link                 | other                           |
        | Asif   | Exam results have been published        | See what to do next  | My qualifications               |
        | Amir   | We have your application for membership | See your application | Your application for membership |

    Scenario: Eve has the link to My qualifications in the notice on exam results
      Given I am Eve
      Then the page has, in this order
        | section | With us           |
        | link    | My qualifications |
        | section | Your progress     |
        | section | Where you stand   |
      And the page has one link "My qualifications"

  Rule: Each experience has its own dashboard

    Scenario: A late member sees the late declaration first
      Given I am Owen
      Then I see "Two things are overdue."
      And I see "Overdue since"
      And I see "days late"
      And I do not see "A CPD declaration is overdue"
      And I do not see "A payment is overdue"

    Scenario Outline: <person> has the link "<onward>"
      Given I am <person>
      Then I see "<onward>"

      Examples:
        | person | onward                          |
        | Greta  | Go on to the full qualification |
        | Frank  | Register of firms               |

    Scenario: Progress is hidden just after results are published
      Given I am Asif
      Then I see "We are bringing your progress up to date."
      And I do not see "5/13"

  @DATE-01
  Rule: Everything with a due day, and everything that waits, is in one of two lists

    Scenario: Practising certificates are to be renewed before they expire
      Given I am Maya
      Then the page has, in this order
        | text    | Four things to do, the first by 31 December 2026.    |
        | section | What needs doing                                     |
        | part    | Renew your practising certificate (United Kingdom) |
        | text    | Due by 31 December 2026                              |
        | text    | 39 days left                                         |
        | part    | Renew your practising certificate (Ireland)        |
        | part    | Pay your subscription for 2027                       |
        | part    | Declare your CPD for 2026                            |

    Scenario Outline: On <day> a certificate until 31 December 2026 <is said>
      Given I am Frank
      When it becomes <day>
      Then I see "<heading>"
      And I see "<when>"

      Examples:
        | day              | is said         | heading                                                  | when                        |
        | 31 December 2026 | expires         | Renew your practising certificate (United Kingdom)       | Due today                   |
        | 1 January 2027   | has expired     | Your practising certificate (United Kingdom) has expired | Expired on 31 December 2026 |
        | 31 December 2027 | is still listed | Your practising certificate (United Kingdom) has expired | Expired on 31 December 2026 |

    Scenario: A certificate that expired more than a year ago is not listed
      Given I am Frank
      When it becomes 1 January 2028
      Then I do not see "practising certificate"

    @LAND-02
    Scenario: An expired certificate does not change good standing
      Given I am Priya
      When it becomes 6 January 2027
      Then I see "Your practising certificate (United Kingdom) has expired"
      And I see "Member in good standing"

    Scenario: A student's exams show day, hours and place until they are over
      Given I am Stella
      Then the page has, in this order
        | section | What needs doing                                   |
        | part    | Exam: Audit and Assurance                          |
        | text    | Coming on 10 December 2026, 10:00 to 13:15         |
        | text    | Hall 2, 1 Counting House Yard, London EC9 9ZZ      |
        | part    | Exam: Taxation                                     |
      When it becomes 11 December 2026
      Then I see "Exam: Taxation"
      And I do not see "Exam: Audit and Assurance"

    Scenario: An application on hold shows what it waits for
      Given I am Olga
      Then I see "A letter from your employer that confirms the dates and the duties of your present work."
      When it becomes 7 December 2026
      Then I see "One thing is overdue."
      And I see "Overdue since 6 December 2026"

    Scenario: A submission with the institute shows its day and reference
      Given I am Amir
      Then the page has, in this order
        | section | With us                                                      |
        | part    | We have your application for membership                      |
        | text    | Sent on 12 November 2026, reference MEM-2026-4100317.        |
        | link    | See your application                                         |

    Scenario: An application for a reduced subscription shows its day
      Given I am Maya
      When the registrar notifies Maya of a reduced subscription applied for
      And I reload the page
      Then the page has, in this order
        | section | With us                                             |
        | part    | We have your application for a reduced subscription |
        | text    | Since 22 November 2026.                             |
      When it becomes 25 November 2026
      Then I see "Since 22 November 2026."

    Scenario: A reduced subscription on offer shows the imported day
      Given I am Maya
      When the registrar imports Maya's notifications
        | code             | since      |
        | LTA_REDUCED_SUBS | 2026-03-03 |
      And I reload the page
      Then I see "You may be eligible for a reduced subscription"
      And I see "Since 3 March 2026."

    Scenario: A notification without a recorded day shows no day
      Given I am Maya
      When the registrar imports Maya's notifications
        | code             |
        | LTA_REDUCED_SUBS |
      And I reload the page
      Then I see "You may be eligible for a reduced subscription"
      And I do not see "Since "

    Scenario: A waiver request is with the institute until it is decided
      Given I am Priya
      And I ask for a waiver from 1 May to 31 May because of "Caring for someone"
      When I open Dashboard
      Then the page has, in this order
        | section | With us                                   |
        | part    | We have your request for a waiver for 2026 |
        | link    | See your request                          |

    Scenario: Missing insurance is something to do
      Given I am Priya
      Then the page has, in this order
        | section | What needs doing                                |
        | part    | Send us your professional indemnity insurance   |
        | link    | Send us your details                            |
      When I follow "Send us your details"
      Then the page has, in this order
        | section | Your practice and insurance                     |
        | link    | Send us your details                            |
      And I see "Your professional indemnity insurance: the insurer"

  @TASK-01
  Rule: A member whom we cannot reach is asked for an address

    Scenario: A member without email and phone is asked for one
      Given I am Noel
      Then the page has, in this order
        | part | Tell us how to reach you                                    |                                         |
        | text | We have neither an email address nor a phone number for you. |                                        |
        | link | Add your details                                            | leads to /my-details/contact-details |
