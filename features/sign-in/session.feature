Feature: Signing in and out
  The portal shows data only after a sign-in, and removes them after Logout.

  @SIGN-02 @browser
  Scenario: A sign-in opens the portal
    When I come to Dashboard without being signed in
    And I identify myself as Maya
    Then the page is headed "Dashboard"

  @SIGN-01
  Rule: The sign-in comes first, and then the requested page

    @SIGN-02 @ROUTE-04
    Scenario: The sign-in returns to the requested page
      When I come to Help without being signed in
      Then the page is headed "Sign in"
      When I identify myself as Maya
      Then the page is headed "Help"

    @ROUTE-05
    Scenario: An unknown address shows "Page not found", signed in or not
      When I come to the address "/nowhere" without being signed in
      And I identify myself as Maya
      Then the page is headed "Page not found"

    Scenario: An expired sign-in returns to the requested page
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
  Scenario: Without the sign-in service an error page is shown
    Given the sign-in service cannot be reached
    When I come to Dashboard without being signed in
    Then the page is headed "Sorry, we couldn't load your information"
    And I am offered "Reload"
    And I am offered "Logout"
    And the failure was reported

  @SIGN-04 @screen-only @browser
  Scenario: A cancelled sign-in says so, and can be begun again
    Given I cancel the next sign-in
    When I come to Dashboard without being signed in
    Then the page is headed "You did not sign in"
    And I am not offered "Logout"
    When I press "Sign in"
    And I identify myself as Maya
    Then the page is headed "Dashboard"

  @SIGN-03 @screen-only @browser
  Scenario: A sign-in is renewed before it runs out, without a reload
    Given my device's clock is right
    When I come to Dashboard without being signed in
    And I identify myself as Maya
    And 15 minutes of my sign-in pass
    Then my sign-in was renewed without loading the page again
    And the page is headed "Dashboard"

  @SIGN-10 @ERR-01 @screen-only @browser
  Scenario: A wrong clock of the device shows an error that says so
    Given my device's clock is 12 minutes fast
    When I come to Dashboard without being signed in
    And I identify myself as Maya
    Then the page is headed "Your device's date, time or time zone is incorrect"
    And I see "Set the date, time and time zone of your device, then try again"

  @SIGN-06
  Scenario: After Logout nobody is signed in
    Given I am Maya
    When I log out
    Then the page is headed "You are signed out"

  @SIGN-06
  Scenario: Signing out hides personal data at once
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
    When my sign-in cannot be renewed
    Then the page is headed "You are signed out"

  @SIGN-05 @screen-only @browser
  Rule: A sign-out at the provider signs out here

    Scenario: On return to this tab
      Given I am Maya
      When I sign out at the provider in another tab
      And I come back to this tab
      Then the page is headed "You are signed out"

    Scenario: At the next call of this tab
      Given I am Maya
      When I sign out at the provider in another tab
      And the institute wants a new sign-in for "fees"
      And I open Fees and transactions
      Then the page is headed "You are signed out"

    Scenario: At once, where the provider can be watched
      Given the provider lets its session be watched
      When I come to Dashboard without being signed in
      And I identify myself as Maya
      And I sign out at the provider in another tab
      Then the page is headed "You are signed out"

    Scenario: Without a sign-out, the tab stays signed in
      When I come to Dashboard without being signed in
      And I identify myself as Maya
      And I come back to this tab
      Then my sign-in was renewed without loading the page again
      And the page is headed "Dashboard"

  @screen-only @browser
  Rule: A new tab takes the session of an open one

    @SIGN-01
    Scenario: Ten tabs at once show their page without a new sign-in
      Given I am Maya
      When I open Fees and transactions in 10 other tabs
      Then the other tabs are headed "Fees and transactions"
      And the other tabs asked the sign-in service for nothing

    @SIGN-08 @SIGN-12
    Scenario: The new tab opens its session with other systems, and counts no sign-in
      Given I am Maya
      When I open Help in 1 other tab
      Then the other tab is headed "Help"
      And the other tab opened its session with other systems
      And the other tab counted no sign-in

    @SIGN-06
    Scenario: A sign-out in one of three tabs signs out all
      Given I am Maya
      When I open Help in 2 other tabs
      Then the other tabs are headed "Help"
      When I log out
      Then the page is headed "You are signed out"
      And the other tabs are headed "You are signed out"

    @SIGN-05
    Scenario: A tab whose session has ended hands it to no new tab
      Given I am Maya
      When I sign out at the provider in another tab
      And I come back to this tab
      And I open Help in 1 other tab
      Then the other tab is headed "Sign in"

  @SIGN-12
  Rule: Other systems have a session of their own

    Scenario: The session is opened after the sign-in
      Given I am Maya
      Then my session with other systems was opened once

    Scenario: A reload does not open another
      Given I am Maya
      When I reload the page
      Then my session with other systems was opened once

  @SIGN-07 @SIGN-08
  Rule: A completed sign-in is counted once a session

    Scenario: The sign-in is counted with notifications and experience
      Given I am Maya
      Then my sign-in was counted once

    Scenario: A reload does not count it again
      Given I am Maya
      When I reload the page
      Then my sign-in was counted once
