Feature: Layout of the fees page

  @FEES-01 @FEES-03 @SHELL-08
  Scenario: The page shows the balance, ways to pay and the transactions
    Given I am Maya
    When I open Fees and transactions
    Then the window is titled "Fees and transactions – Institute of Professional Accountants"
    And the page has, in this order
      | heading | Fees and transactions                            |                                               |
      | section | What you owe                                     |                                               |
      | text    | £268.50 to pay                                   |                                               |
      | link    | Pay now                                          | leads to /fees-and-transactions/pay    |
      | section | Direct Debit                                     |                                               |
      | link    | Set up a Direct Debit                            | leads to /outside/direct-debit in a new window    |
      | section | Your transactions                                |                                               |
      | select  | Year                                             | holds "All years"                             |
      | select  | Show                                             | holds "Charges and payments"                  |
      | text    | Payment by card: practising certificate, Ireland |                                               |
      | text    | PAY-4100107-08                                   |                                               |
      | button  | Receipt PAY-4100107-08 (PDF)                     |                                               |
      | text    | Practising certificate, Ireland                  |                                               |
      | text    | INV-4100107-06                                   |                                               |
      | link    | What fees there are                              | leads to /outside/fees in a new window        |
      | link    | What happens when a fee is unpaid                | leads to /outside/fees/unpaid in a new window |
      | link    | Help with fees                                   | leads to /help?section=…                   |

  @FEES-03
  Scenario: Filtering the list keeps the focus on the filter
    Given I am Maya
    When I open Fees and transactions
    And I select "Payments" as "Show"
    Then the focus is on "Show"
    And the page has, in this order
      | select | Show                                             | holds "Payments" |
      | text   | Payment by card: practising certificate, Ireland |                  |
    And the page has no text "Practising certificate, Ireland"

  @FEES-03
  Scenario: A customer in credit reads the amount of the credit
    Given I am Maya
    When the registrar posts a payment of "300.00" for Maya
    And I reload the page
    And I open Fees and transactions
    Then the page has, in this order
      | section | What you owe                                                                                            |
      | text    | Your account is £31.50 in credit. It counts towards your next subscription, or you can ask for it back. |

  @FEES-01
  Scenario: A firm reads texts about the firm
    Given I am Frank
    When I open Fees and transactions
    Then the page has, in this order
      | section | What your firm owes           |                                            |
      | text    | Your firm owes nothing.       |                                            |
      | section | Direct Debit                  |                                            |
      | link    | Set up a Direct Debit         | leads to /outside/direct-debit in a new window |
      | section | Your firm’s transactions      |                                            |

  @FEES-02 @SHELL-08
  Scenario: The reduced subscription shows between the balance and the ways to pay
    Given I am Irina
    When I open Fees and transactions
    Then the page has, in this order
      | section | What you owe                     |                                                             |
      | section | You may pay less                 |                                                             |
      | link    | Apply for a reduced subscription | leads to /outside/fees/reduced-subscription in a new window |
      | section | Direct Debit                     |                                                             |
