Feature: A charge knows what it is for, and a posting can be taken back
  A charge belongs to its purpose by reference, never by its amount, and has its own due date. A posting is taken back by
  a counter-posting, after which everything is as before, but for the record.

  Background:
    Given the subscriptions
      | year | amount | due             |
      | 2027 | £260   | 31 January 2027 |
    And the charges
      | date             | reference | for               | amount | due              |
      | 26 November 2026 | SUB-1     | subscription 2027 | £260   |                  |
      | 5 December 2026  | INV-1     | Workshop          | £260   | 10 December 2026 |

  @CORR-02
  Scenario: Another charge of the same amount does not take the subscription's place
    Then on 8 December 2026 the subscription of 2027 is due
    And nothing is late on 10 December 2026
    And "INV-1" is late on 11 December 2026
    And "INV-1, SUB-1" are late on 1 February 2027

  @CORR-01
  Scenario: A payment that is taken back leaves what it paid open again
    Given a payment of "£260" that names "SUB-1"
    When the posting "P-1" is taken back
    Then "SUB-1: £260, INV-1: £260" is still to be paid
    And on 8 December 2026 the subscription of 2027 is due

  @CORR-01
  Scenario: A charge that is taken back is not owed, and its payment is credit for the next charge
    Given the payments "£260"
    When the posting "SUB-1" is taken back
    Then nothing is still to be paid
    And on 8 December 2026 the subscription of 2027 is taken back

  @CORR-01
  Scenario: Taking back the take-back lets the payment count again
    Given a payment of "£260" that names "SUB-1"
    When the posting "P-1" is taken back
    And the posting "back P-1" is taken back
    Then "INV-1: £260" is still to be paid
