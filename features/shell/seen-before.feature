@SHELL-03
Feature: Pages that were opened before
  A page that is opened again shows stored data at once; changed data replace them as
  soon as they arrive, and entries made by then are kept.

  Background:
    Given I am Maya
    And I open Fees and transactions
    And I open Contact details
    And I open Help

  Scenario: A change shows without a reload
    When the registrar posts a payment of "268.50" for Maya
    And 10 seconds pass
    And I open Fees and transactions
    Then I see "Payment by bank transfer"
    And I see "You owe nothing"

  Scenario: Stored data shows while it is loaded again
    Given the institute keeps me waiting for "fees"
    When 10 seconds pass
    And I open Fees and transactions
    Then I see "£268.50"

  Scenario Outline: Stored data stays when <what>
    When <what>
    And 10 seconds pass
    And I open Fees and transactions
    Then I see "£268.50"
    And the page is headed "Fees and transactions"

    Examples:
      | what                                   |
      | the institute does not answer "fees"   |
      | the institute answers nonsense to "fees" |
