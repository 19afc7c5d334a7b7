Feature: Fees

  @FEES-02
  Rule: A reduced subscription is offered, or its application acknowledged

    Scenario Outline: <person> sees "<block>"
      Given the customer is <person>
      Then the reduced-subscription block is "<block>"

      Examples:
        | person | block                 |
        | Irina  | standard              |
        | Sam    | subscription received |
        | Maya   |                       |

    Scenario: An application received comes before the offer
      Given the customer is Irina
      And the customer is notified of a reduced subscription applied for
      Then the reduced-subscription block is "subscription received"

  @FEES-03
  Rule: Amounts show pounds, and pence when there are any or when asked for

    Scenario Outline: <pence> pence
      Then <pence> pence show as "<shown>", and as "<forced>" when pence are asked for

      Examples:
        | pence     | shown         | forced        |
        | 26850     | £268.50       | £268.50       |
        | 26800     | £268          | £268.00       |
        | 5         | £0.05         | £0.05         |
        | 0         | £0            | £0.00         |
        | 123456789 | £1,234,567.89 | £1,234,567.89 |
        | -1200     | -£12          | -£12.00       |

  @FEES-03
  Rule: Transactions stand by year, the latest first, and only completed ones are counted

    Background:
      Given the transactions
        | date             | reference | amount  | type    | status    |
        | 4 January 2025   | T-1       | £268.50 | charge  | completed |
        | 20 December 2026 | T-2       | £275    | charge  | completed |
        | 2 March 2025     | T-3       | £268.50 | payment | completed |
        | 21 December 2026 | T-4       | £100    | payment | pending   |
        | 22 December 2026 | T-5       | £175    | payment | failed    |
        | 3 March 2025     | T-6       | £20     | charge  | completed |

    Scenario: The years
      Then the transactions stand under the years "2026, 2025"

    Scenario Outline: <year>
      Then under <year> stand the transactions "<references>"
      And in <year> <charged> was charged and <paid> was paid

      Examples:
        | year | references    | charged | paid    |
        | 2026 | T-5, T-4, T-2 | £275    | £0      |
        | 2025 | T-6, T-3, T-1 | £288.50 | £268.50 |
