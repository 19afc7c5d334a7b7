Feature: The fees page
  It shows the balance, the ways to pay and the transactions.

  @FEES-03
  Scenario: A customer who owes sees the amount and the due date
    Given I am Maya
    When I open Fees and transactions
    Then the page is headed "Fees and transactions"
    And I see "£268.50"
    And I see "Due by"
    And I see "in 40 days"

  @FEES-03 @RETR-06
  Scenario: A retired member has paid the reduced subscription since retirement
    Given I am Rita
    When I open Fees and transactions
    Then I see "of £134.25 is paid."
    And I see "£268.50"

  Scenario Outline: <person> reads "<words>"
    Given I am <person>
    When I open Fees and transactions
    Then I see "<words>"

    @FEES-03
    Examples: The present subscription
      | person | words         |
      | Owen   | Overdue since |
      | Priya  | is paid       |
      | Frank  | £1,250.00     |

    @FEES-01
    Examples: Residents of a country with an office may pay there
      | person | words                               |
      | Maya   | Direct Debit                        |
      | Barry  | Pay online, or at your local office |

    @FEES-02
    Examples: Applied for a reduced subscription
      | person | words                                               |
      | Sam    | We have your application for a reduced subscription |

  @FEES-02 @ERR-09
  Scenario: Without notifications the page says that the reduced subscription is unknown
    Given I am Irina
    And I open Fees and transactions
    And the institute does not answer "notifications"
    When I reload the page
    Then I see "We couldn’t load your notifications, which decide whether you can have a reduced subscription"
    When the institute answers again
    And I press "Reload your notifications"
    Then I see "You may pay less"

  @FEES-02
  Scenario: A customer without a reduced subscription sees no offer
    Given I am Maya
    When I open Fees and transactions
    Then I do not see "You may pay less"
    And I do not see "We have your application for a reduced subscription"

  @FEES-03
  Scenario: Transactions can be filtered
    Given I am Stella
    And I open Fees and transactions
    When I select "Payments" as "Show"
    Then I see "Transactions in"
    And I am offered "Receipt PAY-4100226-08 (PDF)"
    When I select "Charges" as "Show"
    Then I am not offered "Receipt PAY-4100226-08 (PDF)"

  @REAL-03 @DOCS-06
  Scenario: A receipt that cannot be printed says why
    When the registrar imports Owen's transactions
      | reference  | date       | description | amount | type    |
      | PAY-FILE-1 | 2026-11-20 | 税务        | 268.50 | PAYMENT |
    And I am Owen
    And I open Fees and transactions
    And I press "Receipt PAY-FILE-1 (PDF)"
    Then I see "Our documents cannot be printed with these characters"
    And I am given no file

  @FEES-03
  Scenario: A payment has a receipt
    Given I am Stella
    When I open Fees and transactions
    And I press "Receipt PAY-4100226-08 (PDF)"
    Then I am given the file "RECEIPT_PAY-4100226-08_4100226.pdf"

  @FEES-03
  Scenario: A charge has an invoice from its first day, addressed to the employer if the member says so
    Given I am Maya
    When I open Fees and transactions
    And I press "Invoice INV-4100107-09 (PDF)"
    Then I am given the file "INVOICE_INV-4100107-09_4100107.pdf"
    When I select "My employer" as "Address invoices to"
    And I press "Invoice INV-4100107-09 (PDF)"
    Then I am given the file "INVOICE_INV-4100107-09_4100107.pdf"
