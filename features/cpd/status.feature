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

  @CPD-02
  Rule: Whom no declaration is required of is told so, and of no next one

    Scenario Outline: A declaration is required of somebody with <overview>: <required>
      Then with the CPD overview <overview> a declaration is required: <required>

      Examples:
        | overview     | required |
        | DUE          | yes      |
        | OVERDUE      | yes      |
        | UPTODATE     | yes      |
        | NOT_REQUIRED | no       |

    Scenario Outline: <person> has no CPD to declare, and both pages say so
      Given I am <person>
      When I open Professional development
      Then I see "You have no CPD to declare"
      And I do not see "Your declarations are up to date"
      And I do not see "is due on"
      When I open Annual declarations
      Then I see "no CPD to declare"
      And I do not see "is due on"
      And I am not offered "Start"

      Examples:
        | person |
        | Stella |
        | Ada    |
        | Greta  |
        | Frank  |
        | Rita   |

    Scenario: Somebody suspended who never had to declare is not told that they must, either
      Given I am Suki
      When I open Annual declarations
      Then I see "You have no CPD to declare"
      And I do not see "is due on"

    Scenario: A member of whom none is required is told of no next one
      Given I am Priya
      And I see "Your declarations are up to date. The next one, for 2027, is due on 1 January 2028."
      When the registrar imports this CPD overview of Priya
        | isRequired | year | nextDueDate |
        | no         | 2027 | 2028-01-01  |
      And I reload the page
      Then I see "CPD for 2026 declared"
      And I do not see "The next one, for 2027"
      When I open Professional development
      Then I see "You have no CPD to declare."
