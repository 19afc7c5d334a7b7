Feature: Error screens
  A failure says what happened and what to do; everything else works.

  @SHELL-05 @ERR-03
  Scenario: A page that cannot be loaded says so, and Reload brings it back
    Given I am Maya
    And the institute does not answer "help texts"
    When I open Help
    Then the page is headed "Sorry, we couldn't load your information"
    And I see "Failed to load content"
    And I see "This might be a temporary problem. Try reloading the page now."
    And I see "Get support, 24/7"
    When the institute answers again
    And I press "Reload"
    Then the page is headed "Help"

  @CALL-01 @ERR-02
  Scenario: A call without an answer fails after a minute
    Given my device's clock is right
    And I am Maya
    And the institute keeps me waiting for "fees texts"
    When I open Fees and transactions
    And 60 seconds pass
    Then the page is headed "Sorry, this page took too long to load"

  @ERR-03
  Scenario: The next page is not affected
    Given I am Maya
    And the institute does not answer "help texts"
    When I open Help
    And I open Fees and transactions
    Then the page is headed "Fees and transactions"

  @ERR-07
  Scenario: Without the texts of the frame a full-page error offers Logout
    Given I am Maya
    And the institute does not answer "frame texts"
    When I reload the page
    Then the page is headed "Sorry, we couldn't load your information"
    And I am offered "Reload"
    And I am offered "Logout"

  @SHELL-10 @ERR-07
  Scenario: Without the customer's details there is no navigation
    Given I am Maya
    Then the navigation is "Dashboard, Professional development, My Qualifications, Fees & transactions, Documents & downloads, My details"
    And the institute does not answer "profile"
    When I reload the page
    Then the page is headed "Sorry, we couldn't load your information"
    And the navigation is ""
    And I am offered "Logout"

  @ERR-06
  Scenario: A part of a page can be loaded again alone
    Given I am Maya
    And the institute does not answer "account balance"
    And I reload the page
    When I open Fees and transactions
    Then I see "We couldn’t load your account balance"
    And I see "Transactions in"
    And I am offered "Reload your account balance"
    When the institute answers again
    And I press "Reload your account balance"
    Then I see "£268.50"

  @ERR-08
  Scenario: Every failure is reported
    Given I am Maya
    And the institute does not answer "help texts"
    When I open Help
    Then the failure was reported

  @CALL-02
  Rule: An invalid answer is a failure, never half a page

    Scenario: In place of the whole portal
      Given I am Maya
      And the institute answers nonsense to "profile"
      When I reload the page
      Then the page is headed "Sorry, we couldn't load your information"
      And I do not see "£"

    Scenario: In place of one part of the page
      Given I am Maya
      And the institute answers nonsense to "account balance"
      When I reload the page
      Then I see "We couldn’t load your account balance"
      And I see "Declare your CPD for 2026"
