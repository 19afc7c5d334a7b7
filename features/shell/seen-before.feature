@SHELL-03
Feature: Pages that were seen before
  Whoever comes back to a page sees at once what is known; what has changed meanwhile takes its place as
  soon as it is there, and nothing that was filled in by then is lost.

  Background:
    Given I am Maya
    And I open Fees and transactions
    And I open Contact details
    And I open Help

  Scenario: What has changed shows without a reload
    When the registrar posts a payment of "268.50" for Maya
    And 10 seconds pass
    And I open Fees and transactions
    Then I see "Payment by bank transfer"
    And I see "You owe nothing"

  Scenario: What is known shows while it is asked for again
    Given the institute keeps me waiting for "fees"
    When 10 seconds pass
    And I open Fees and transactions
    Then I see "£268.50"

  Scenario Outline: What is known stays when <what>
    When <what>
    And 10 seconds pass
    And I open Fees and transactions
    Then I see "£268.50"
    And the page is headed "Fees and transactions"

    Examples:
      | what                                   |
      | the institute does not answer "fees"   |
      | the institute answers nonsense to "fees" |
