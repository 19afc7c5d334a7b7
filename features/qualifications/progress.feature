Feature: Progress towards a qualification

  @QUAL-01
  Rule: Progress is for all but members, once notifications are there

    Scenario Outline: <person> sees <page>
      Given the customer is <person>
      Then the qualifications page shows <page>

      Examples: Members see the page without progress
        | person | page        |
        | Maya   | no progress |
        | Frank  | no progress |

      Examples: Everyone else sees progress
        | person | page     |
        | Stella | progress |
        | Ada    | progress |
        | Greta  | progress |

    Scenario: Notifications are awaited
      Given the customer is Stella
      But the customer's notifications are on their way
      Then the qualifications page shows the loading text

    Scenario: Members do not wait for notifications
      Given the customer is Maya
      But the customer's notifications are on their way
      Then the qualifications page shows no progress

    @QUAL-10
    Scenario: Failed notifications are told
      Given the customer is Stella
      But the customer's notifications failed to load
      Then the qualifications page shows an error panel

    @QUAL-10
    Scenario Outline: The words for <state>
      Then the words for qualifications <state> are "<words>"

      Examples:
        | state        | words                                                      |
        | on their way | We're looking for your qualification information           |
        | that failed  | We couldn't load your qualification information right now. |

  @QUAL-03
  Rule: The exams doughnut shows completed exams out of all, as a whole per cent up to 100

    Scenario Outline: <completed> of <total> is <per cent> per cent
      Given the customer is Stella
      And the customer has completed <completed> of <total> exams
      Then the exams card shows <per cent> per cent and "<progress>"

      Examples:
        | completed | total | per cent | progress |
        | 7         | 13    | 54       | 7/13     |
        | 1         | 3     | 33       | 1/3      |
        | 1         | 8     | 13       | 1/8      |
        | 13        | 13    | 100      | 13/13    |
        | 14        | 13    | 100      | 14/13    |
        | 0         | 13    | 0        | 0/13     |
        | 0         | 0     | 0        | 0/0      |

  @QUAL-04
  Rule: On a trail pathway one exam fills the doughnut

    Scenario Outline: <person> with <completed> of <total>
      Given the customer is <person>
      And the customer has completed <completed> of <total> exams
      Then the exams card shows <per cent> per cent and "<progress>"

      Examples: Tom is on TRAIL_L7, Tess on TRAIL_L4
        | person | completed | total | per cent | progress |
        | Tom    | 1         | 4     | 100      | 1/4      |
        | Tom    | 0         | 4     | 0        | 0/4      |
        | Tess   | 0         | 3     | 0        | 0/3      |
        | Tess   | 2         | 3     | 100      | 2/3      |

      Examples: Fay is on no trail pathway
        | person | completed | total | per cent | progress |
        | Fay    | 1         | 4     | 25       | 1/4      |

  @QUAL-06
  Rule: The ethics module is done unless its status begins with NOT_

    Scenario Outline: "<status>"
      Given the ethics module is "<status>"
      Then the ethics card shows <per cent> per cent and "<progress>"

      Examples:
        | status        | per cent | progress |
        | COMPLETED     | 100      | 1/1      |
        | EXEMPT        | 100      | 1/1      |
        | NOTED         | 100      | 1/1      |
        | NOT_STARTED   | 0        | 0/1      |
        | NOT_COMPLETED | 0        | 0/1      |

    Scenario: A module that is not on record is not done
      Given the ethics module is not on record
      Then the ethics card shows 0 per cent and "0/1"
