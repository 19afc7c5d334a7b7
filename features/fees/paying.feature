@DATE-04
Feature: Paying online
  A member pays everything that is owed, or the oldest first up to a point, on the page of a payment provider in the same
  tab. Afterwards the portal asks the institute what became of it.

  @CASH-02
  Scenario: A member chooses how far to pay, never which
    Given the registrar charges Maya "50.00" for "Workshop" by 1 March 2027
    And I am Maya
    When I open Fees and transactions
    And I follow "Pay now"
    Then the page is headed "Pay what you owe"
    And I see "£318.50"
    And I see "How much do you want to pay now?"
    And I see "Everything"
    And I see "Annual subscription 2027 only"
    And I do not see "Workshop only"

  @also-in-french
  Scenario: A member who has paid reads what, how much and what it changed
    Given I am Maya
    And I open Pay what you owe
    When I press "Continue to payment"
    And I pay at the payment centre
    Then the page is headed "Paid"
    And I see "We received £268.50 from Maya Member on 22 November 2026. Thank you."
    And I see "You owe nothing."
    And I am offered "Download the receipt"
    When I open Fees and transactions
    Then I see "Payment online: Annual subscription 2027"
    And I see "You owe nothing."

  @FEES-03
  Scenario: The mail about a payment is the receipt, with the amount of each charge
    Given the registrar charges Maya "50.00" for "Workshop" by 1 March 2027
    And I am Maya
    And I open Pay what you owe
    When I press "Continue to payment"
    And I pay at the payment centre
    Then 1 letter "Receipt for £318.50" goes to "maya.member@example.org"
    And the letter "Receipt for £318.50" says
      | Received on: 22 November 2026                       |
      | Received from: Maya Member, ID 4100107              |
      | Annual subscription 2027, INV-4100107-09: £268.50   |
      | Workshop, INV-2026-                                 |
      | Amount received: £318.50                            |
      | You owe nothing now.                                |
      | /#/fees-and-transactions/paid?reference=PAY-2026-   |

  @CASH-02
  Scenario: A member who pays the oldest alone reads what they still owe
    Given the registrar charges Maya "50.00" for "Workshop" by 1 March 2027
    And I am Maya
    And I open Pay what you owe
    When I answer "How much do you want to pay now?" with "Annual subscription 2027 only £268.50"
    And I press "Continue to payment"
    And I pay at the payment centre
    Then the page is headed "Paid"
    And I see "You still owe £50.00. Pay by 1 March 2027."

  @CASH-02 @also-in-french
  Scenario: A choice says how much of what it leaves is late
    Given the registrar charges Maya "40.00" for "Workshop" by 1 March 2027
    And the registrar charges Maya "15.25" for "Exam copy" by 20 November 2026
    And I am Maya
    When I open Pay what you owe
    Then I see "Then you still owe £55.25, of which £15.25 is late since 20 November 2026."

  @SUSP-02
  Scenario: Paying ends a suspension for unpaid fees, and says so
    Given I am Grace
    And I open Pay what you owe
    When I press "Continue to payment"
    And I pay at the payment centre
    Then the page is headed "Paid"
    And I see "Your suspension has ended."
    And the latest letter says "Your suspension has ended."
    And I do not see "Your account is suspended"

  @staff
  Scenario: Staff read which payments were begun and are not finished after a day
    Given I am Maya
    And I open Pay what you owe
    And I press "Continue to payment"
    When the registrar looks at how things stand
    Then they do not read "Online payments"
    When it becomes 24 November 2026
    And the registrar looks at how things stand
    Then they read "Online payments: 1 was started more than a day ago and is unfinished: PAY-2026-"
    And they read "of 4100107, £268.50, not paid yet"
    When Rosa signs in at the desk
    And Rosa opens "/desk/today" at the desk
    Then the desk shows "Unfinished online payments"

  Scenario: A member who comes back without paying owes as before, and can go on
    Given I am Maya
    And I open Pay what you owe
    When I press "Continue to payment"
    And I do not pay at the payment centre
    Then the page is headed "Not paid"
    And I see "Nothing was taken"
    When I press "Continue to payment"
    And I pay at the payment centre
    Then the page is headed "Paid"

  @also-in-french
  Scenario: A payment that the bank refuses takes nothing
    Given I am Maya
    And I open Pay what you owe
    When I press "Continue to payment"
    And I am refused at the payment centre
    Then the page is headed "The payment failed"
    When I follow "Pay again"
    Then the page is headed "Pay what you owe"
    And I see "£268.50"

  Scenario: A payment that is being confirmed is not made twice, and shows once it is
    Given I am Maya
    And I open Pay what you owe
    When I press "Continue to payment"
    And I pay for later at the payment centre
    Then the page is headed "Being confirmed"
    When I open Pay what you owe
    And I press "Continue to payment"
    Then I see "Your last payment is still being confirmed."
    When I open Dashboard
    Then I see "is on its way to us."
    When I open Fees and transactions
    Then I see "Payment online: Annual subscription"
    And I see "Pending"

  Scenario: A payment that was taken back is not counted
    Given I am Maya
    And I open Pay what you owe
    And I press "Continue to payment"
    And I pay at the payment centre
    When the registrar takes back Maya's latest payment because "The bank called it back."
    And I reload the page
    Then the page is headed "Paid"
    And I see "This payment has been reversed. It no longer counts."
    And I am not offered "Download the receipt"

  Scenario: The page of a payment that is not theirs says so
    Given I am Maya
    When I open Your payment
    Then I see "There is no such payment of yours."

  Scenario: A member who owes nothing has nothing to pay
    Given I am Priya
    When I open Pay what you owe
    Then I see "You owe nothing."
    And I am not offered "Continue to payment"
