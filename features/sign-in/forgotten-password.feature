Feature: A forgotten password
  A forgotten password is replaced with a link that is mailed to the email to sign in with.

  @PASS-01 @screen-only @browser
  Scenario: The link sets a new password, works once, and ends every other sign-in
    Given I am Maya
    When I open Login details
    And I follow "Forgotten your current password?"
    And I fill in "Email" with "maya.member@example.org"
    And I press "Send the link"
    Then the page is headed "Check your email"
    When I follow the link of the letter "Choose a new password" to "maya.member@example.org"
    And I fill in "New password" with "password1234"
    And I press "Save password"
    Then I see "Many people use this password"
    When I fill in "New password" with "correct horse battery"
    And I press "Save password"
    Then the page is headed "Your password is saved"
    When I open Dashboard
    Then the page is headed "You are signed out"
    When I follow "Sign in"
    Then the page is headed "Sign in"
    When I fill in "Email" with "maya.member@example.org"
    And I fill in "Password" with "correct horse battery"
    And I press "Sign in"
    Then the page is headed "Dashboard"
    When I follow the link of the letter "Choose a new password" to "maya.member@example.org"
    Then the page is headed "This link no longer works"
