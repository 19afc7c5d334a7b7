Feature: Where the annual declaration stands

  @CPD-01
  Rule: The status follows from the overview's code and the days left

    Scenario Outline: <code> with <days> days left is <status>
      Given the CPD overview says <code> with <days> days left
      Then the CPD status is <status>

      Examples: Due, until the day has come
        | code | days | status         |
        | DUE  | 40   | due            |
        | DUE  | 1    | due            |
        | DUE  | 0    | ready to start |
        | DUE  | -3   | ready to start |

      Examples: Overdue, whatever the days
        | code    | days | status  |
        | OVERDUE | -30  | overdue |
        | OVERDUE | 5    | overdue |

      Examples: Anything else is up to date
        | code         | days | status     |
        | UPTODATE     | 200  | up to date |
        | NOT_REQUIRED | 0    | up to date |

    Scenario Outline: <person>'s status is <status>
      Given the customer is <person>
      Then the CPD status is <status>

      Examples:
        | person | status         |
        | Maya   | due            |
        | Ready  | ready to start |
        | Owen   | overdue        |
        | Priya  | up to date     |

  @CPD-02
  Rule: The declaration notice shows for every status but up to date, and never to the retired

    Scenario Outline: <status>, <retired>: <shown>
      Then with CPD status <status> the declaration notice shows to someone <retired>: <shown>

      Examples: To those who are not retired
        | status                 | retired     | shown |
        | opened                 | not retired | yes   |
        | begun and not finished | not retired | yes   |
        | not yet opened         | not retired | yes   |
        | ready to start         | not retired | yes   |
        | due                    | not retired | yes   |
        | overdue                | not retired | yes   |
        | up to date             | not retired | no    |

      Examples: To the retired
        | status     | retired | shown |
        | due        | retired | no    |
        | overdue    | retired | no    |
        | up to date | retired | no    |

    Scenario: Rita is retired and sees no notice
      Given the customer is Rita
      Then the declaration notice shows to the customer: no

    Scenario: Owen is overdue and sees the notice
      Given the customer is Owen
      Then the declaration notice shows to the customer: yes
