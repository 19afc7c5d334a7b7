Feature: Other systems and the institute keep each other informed
  Whatever happens to a submission, and each charge and payment, is sent to the system that the organisation names, in
  the order in which it happened. A payment provider reports what members have paid.

  @SENT-05
  Scenario: An application from its arrival to its decision
    Given I am Ada
    And I go to the review of my application
    When I tick "I accept the declaration"
    And I press "Submit application"
    And the registrar reads Ada's "Application for membership"
    And the registrar asks Ada for "Your degree certificate" by 10 December 2026
    And the registrar grants what Ada asked for
    Then other systems receive these events about Ada
      | submission.received |
      | submission.read     |
      | submission.asked    |
      | submission.decided  |

  @SENT-05
  Scenario: A payment that staff post
    When the registrar posts a payment of "100.00" for Owen
    Then other systems receive these events about Owen
      | payment.posted |

  @CASH-02
  Scenario: A payment that the payment provider reports settles the oldest charge and is a transaction like others
    Given I am Maya
    When the payment provider reports that Maya has paid "100.00"
    When I open Fees and transactions
    And I reload the page
    Then I see "Payment by card"
    And I see "£168.50 to pay"

  @CASH-02
  Scenario: A payment that is reported twice is posted once
    Given I am Maya
    When the payment provider reports that Maya has paid "100.00"
    And the payment provider reports the same payment again
    When I open Fees and transactions
    And I reload the page
    Then I see "£168.50 to pay"

  @CASH-02 @DATE-04
  Scenario: A reported payment ends a suspension for unpaid fees
    Given I am Owen
    When the payment provider reports that Owen has paid "268.50"
    And I open Dashboard
    And I reload the page
    Then I do not see "A payment is overdue"
