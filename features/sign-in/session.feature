Feature: Signing in and out
  The portal shows nobody's data without a sign-in, and forgets a person who leaves.

  @SIGN-02 @browser
  Scenario: A sign-in opens the portal
    When I sign in as Maya
    Then the page is headed "Dashboard"

  @SIGN-06 @browser
  Scenario: After Logout nobody is signed in
    Given I am Maya
    When I log out
    Then the page is headed "You are signed out"

  @SIGN-05
  Scenario: A sign-in that cannot be renewed ends on the logged-out page
    Given I am Maya
    When my sign-in can no longer be renewed
    Then nobody is signed in
    And the page is headed "You are signed out"

  @SIGN-12
  Rule: Other systems know the person by a session of their own

    Scenario: It is opened after the sign-in
      Given I am Maya
      Then my session with other systems was opened once
      And its identifiers are known

    Scenario: A reload does not open another
      Given I am Maya
      When I reload the page
      Then my session with other systems was opened once
      And its identifiers are known

  @SIGN-07 @SIGN-08
  Rule: A completed sign-in is counted once a session

    Scenario: It is counted when notifications and the experience are known
      Given I am Maya
      Then my sign-in was counted once

    Scenario: A reload does not count it again
      Given I am Maya
      When I reload the page
      Then my sign-in was counted once
