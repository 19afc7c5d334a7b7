@PASS-03
Feature: Passkeys
  Members sign in as they unlock their device. A passkey is added, named and removed in Login details.

  Rule: Passkeys are listed with their last use

    Scenario: A passkey that has not been used yet
      Given I am Maya
      And I have a passkey "My phone"
      When I open Login details
      Then the page has, in this order
        | section | Passkeys        |
        | part    | My phone        |
        | button  | Remove My phone |
      And I see "not used yet"
      And "maya.member@example.org" is written "A passkey was added"

    Scenario: No passkey, in a browser without passkeys
      Given I am Maya
      When I open Login details
      Then I see "A passkey signs you in with the fingerprint, face or PIN that unlocks your device, without a password."
      And I see "This browser cannot add a passkey here."
      And I am not offered "Add a passkey"

  Rule: A passkey is removed after giving the password

    Background:
      Given I am Maya
      And I have a passkey "My phone"
      And I open Login details
      And I press "Remove My phone"

    Scenario: A passkey is removed, and a mail says so
      When I fill in "Current password" with "Ledger-2026"
      And I press "Remove the passkey"
      Then I do not see "My phone"
      And "maya.member@example.org" is written "A passkey was removed"

    @SHELL-08
    Scenario: The focus moves to the password, and back on Cancel
      Then the focus is on "Current password"
      When I press "Cancel"
      Then the focus is on "Passkeys"

    @SHELL-12
    Scenario: Leaving without an entry asks nothing
      When I open Help
      Then the page is headed "Help"

    Scenario: The password is wrong
      When I fill in "Current password" with "Ledger-2027"
      And I press "Remove the passkey"
      Then I see "This is not your current password"
      And I see "My phone"

    Scenario: After a lost answer the removed passkey is not listed
      When I fill in "Current password" with "Ledger-2026"
      And the institute loses its answer to "removal of a passkey"
      And I press "Remove the passkey"
      Then I see "Something went wrong, and we cannot tell whether it was changed."
      And the page has no part "My phone"

  Rule: The last way to sign in cannot be removed

    Scenario: Without a password the last passkey stays
      Given I am Maya
      And I have a passkey "My phone"
      And I have no password
      When I open Login details
      Then I see "Your only way in"
      And I am not offered "Remove My phone"

    Scenario: With another passkey it can be removed
      Given I am Maya
      And I have a passkey "My phone"
      And I have a passkey "My key"
      And I have no password
      When I open Login details
      And I press "Remove My key"
      And I press "Remove the passkey"
      Then I see "Your only way in"
      And I do not see "My key"

  @ACTV-01
  Rule: Adding and removing is listed as activity

    Scenario: Both
      Given I am Maya
      And I have a passkey "My phone"
      And I open Login details
      And I press "Remove My phone"
      And I fill in "Current password" with "Ledger-2026"
      And I press "Remove the passkey"
      When I open Security and activity
      Then I see "A passkey was added"
      And I see "A passkey was removed"
