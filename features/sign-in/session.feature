Feature: Signing in and out
  The portal shows nobody's data without a sign-in, and forgets a person who leaves.

  @SIGN-02 @browser
  Scenario: A sign-in opens the portal
    When I come to Dashboard without being signed in
    And I identify myself as Maya
    Then the page is headed "Dashboard"

  @SIGN-01
  Rule: Whoever is not signed in signs in first

    @SIGN-02 @ROUTE-04 @browser
    Scenario: They are handed to the sign-in, and come to the page they asked for
      When I come to Help without being signed in
      Then the page is headed "Sign in"
      When I identify myself as Maya
      Then the page is headed "Help"

    @ROUTE-05
    Scenario: An address that is no page is told to be none, before signing in as after it
      When I come to the address "/nowhere" without being signed in
      And I identify myself as Maya
      Then the page is headed "Page not found"

    Scenario: So do those whose sign-in has run out
      Given I am Maya
      And I open Fees and transactions
      When my sign-in has run out
      And I reload the page
      Then the page is headed "Sign in"
      When I identify myself as Maya
      Then the page is headed "Fees and transactions"

    @SIGN-11 @screen-only @browser
    Scenario: The sign-in asks for no more than the portal needs
      When I come to Dashboard without being signed in
      Then the sign-in asks for "openid, profile, email, api:read, api:write"

  @SIGN-04
  Scenario: When there is no sign-in to be had, an error screen takes over
    Given the sign-in service cannot be reached
    When I come to Dashboard without being signed in
    Then the page is headed "Sorry, we couldn't load your information"
    And I am offered "Reload"
    And I am offered "Logout"
    And the failure was reported

  @SIGN-03 @screen-only @browser
  Scenario: A sign-in is renewed before it runs out, and nobody notices
    Given my device's clock is right
    When I come to Dashboard without being signed in
    And I identify myself as Maya
    And 15 minutes of my sign-in pass
    Then my sign-in was renewed without loading the page again
    And the page is headed "Dashboard"

  @SIGN-10 @ERR-01 @screen-only @browser
  Scenario: A device whose clock is far out is told to set it
    Given my device's clock is 12 minutes fast
    When I come to Dashboard without being signed in
    And I identify myself as Maya
    Then the page is headed "Your device's date, time or time zone is incorrect"
    And I see "Set the date, time and time zone of your device, then try again"

  @SIGN-06 @browser
  Scenario: After Logout nobody is signed in
    Given I am Maya
    When I log out
    Then the page is headed "You are signed out"

  @SIGN-06
  Scenario: On the way out nothing of the person is on screen any longer
    Given I am Maya
    And the sign-in service keeps me waiting
    When I log out
    Then the page is headed "Signing you out"
    And the navigation is ""
    And the focus is on "Signing you out"
    And the window is titled "Signing you out – Institute of Professional Accountants"
    And I do not see "Maya"
    And the top of the page has no button "Account"

  @SIGN-05
  Scenario: A sign-in that cannot be renewed ends on the logged-out page
    Given I am Maya
    When my sign-in can no longer be renewed
    Then the page is headed "You are signed out"

  @SIGN-05 @screen-only @browser
  Rule: Whoever signed out at the provider is signed out here

    Scenario: They come back to this tab
      Given I am Maya
      When I sign out at the provider in another tab
      And I come back to this tab
      Then the page is headed "You are signed out"

    Scenario: They go on in this tab, and the institute refuses the first call
      Given I am Maya
      When I sign out at the provider in another tab
      And the institute refuses every call for want of a sign-in
      And I open Fees and transactions
      Then the page is headed "You are signed out"

    Scenario: The provider lets itself be watched
      Given the provider lets its session be watched
      When I come to Dashboard without being signed in
      And I identify myself as Maya
      And I sign out at the provider in another tab
      Then the page is headed "You are signed out"

    Scenario: They are still signed in
      When I come to Dashboard without being signed in
      And I identify myself as Maya
      And I come back to this tab
      Then my sign-in was renewed without loading the page again
      And the page is headed "Dashboard"

  @SIGN-12
  Rule: Other systems know the person by a session of their own

    Scenario: It is opened after the sign-in
      Given I am Maya
      Then my session with other systems was opened once

    Scenario: A reload does not open another
      Given I am Maya
      When I reload the page
      Then my session with other systems was opened once

  @SIGN-07 @SIGN-08
  Rule: A completed sign-in is counted once a session

    Scenario: It is counted when notifications and the experience are known
      Given I am Maya
      Then my sign-in was counted once

    Scenario: A reload does not count it again
      Given I am Maya
      When I reload the page
      Then my sign-in was counted once
