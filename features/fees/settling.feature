@CASH-02
Feature: Settling charges by payments
  A payment settles the charges that its reference names, else the oldest first, however it comes in. Whether a
  subscription is paid follows from charges and payments alone.

  Background:
    Given the subscriptions
      | year | amount | due             |
      | 2026 | £250   | 31 January 2026 |
      | 2027 | £260   | 31 January 2027 |
    And the charges
      | date            | reference | for               | amount | due |
      | 1 November 2025 | T-1       | subscription 2026 | £250   |     |
      | 1 November 2026 | T-2       | subscription 2027 | £260   |     |

  Scenario Outline: Payments of <paid> on 24 November 2026
    Given the payments "<paid>"
    Then on 24 November 2026 the subscription of 2026 is <2026>
    And on 24 November 2026 the subscription of 2027 is <2027>
    And "<open>" is still to be paid
    And the subscription on show is that of <shown>

    Examples:
      | paid       | 2026    | 2027 | open                    | shown |
      |            | overdue | due  | T-1: £250, T-2: £260    | 2026  |
      | £100       | overdue | due  | T-1: £150, T-2: £260    | 2026  |
      | £250       | paid    | due  | T-2: £260               | 2027  |
      | £260       | paid    | due  | T-2: £250               | 2027  |
      | £300, £210 | paid    | paid |                         | 2027  |
      | £600       | paid    | paid |                         | 2027  |

  Scenario: On the day after the due day a subscription is overdue
    Given the payments "£250"
    Then on 31 January 2027 the subscription of 2027 is due
    And on 1 February 2027 the subscription of 2027 is overdue

  @CORR-02
  Scenario: A payment that names a charge settles it before an older one
    Given a payment of "£260" that names "T-2"
    Then "T-1: £250" is still to be paid
    And on 24 November 2026 the subscription of 2027 is paid

  @CORR-02
  Scenario: The rest of a payment that names a charge settles the oldest charge
    Given a payment of "£300" that names "T-2"
    Then "T-1: £210" is still to be paid
