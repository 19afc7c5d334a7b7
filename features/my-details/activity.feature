Feature: Security and activity
  Members see their devices and the activity of their account, and sign devices out.

  @ACTV-02
  Rule: A device is signed out at once

    Background:
      Given I am Maya
      And I am signed in on another device too

    Scenario: Sign out everywhere else
      When I open Security and activity
      And I press "Sign out everywhere else"
      Then the dialog says "You stay signed in here."
      When I press "Sign out everywhere else"
      Then the page says "You are signed out everywhere else."
      And the focus is on "You are signed out everywhere else."
      And the next call of the other device is refused
      And I am not offered "Sign out everywhere else"
      When I open Fees and transactions
      Then the page is headed "Fees and transactions"

    Scenario: One device
      When I open Security and activity
      And I press "Sign out Browser we do not know"
      And I press "Sign out"
      Then the page says "The device is signed out."
      And the next call of the other device is refused

    Scenario: Signing out a device asks first
      When I open Security and activity
      And I press "Sign out everywhere else"
      And I press "Do not sign out"
      Then there is no dialog
      And the next call of the other device is answered

    Scenario: A failed sign-out says so, and can be repeated
      When I open Security and activity
      And the institute does not answer "sign-ins"
      And I press "Sign out everywhere else"
      And I press "Sign out everywhere else"
      Then the dialog says "Something went wrong, and we cannot tell whether it was signed out. Please try again."
      When the institute answers again
      And I press "Sign out everywhere else"
      Then the next call of the other device is refused

    Scenario: After a lost answer the list shows the stored devices
      When I open Security and activity
      And the institute loses its answer to "sign-ins"
      And I press "Sign out everywhere else"
      And I press "Sign out everywhere else"
      Then the page says "You are signed out everywhere else."

  @ACTV-02
  Rule: A device that was signed out shows the logged-out page

    Scenario: With its next call
      Given I am Maya
      When somebody signs me out everywhere else
      And I open Fees and transactions
      Then the page is headed "You are signed out"

  @ACTV-01
  Rule: The page lists activity, without the names of staff

    Scenario: This sign-in, a change, a submission, a download
      Given I am Maya
      And I open Login details
      And I edit "Password"
      And I fill in "Current password" with "Ledger-2026"
      And I fill in "New password" with "correct horse battery"
      And I press "Save changes"
      And I go to the end of my declaration
      And I press "Submit declaration"
      And I open Documents and downloads
      And I press "Download Membership certificate (PDF)"
      When I open Security and activity
      Then the page has, in this order
        | section | Where you are signed in |
        | section | What has happened       |
      And I see "The latest first. We keep this for 365 days."
      And I see "Downloaded MEMBERSHIP_MC4100107_4100107.pdf"
      And I see "Submitted a CPD declaration, reference"
      And I see "The password was changed"
      And I see "Signed in with a browser we do not know, this device"

    @VERI-02
    Scenario: Checks of a document are counted by day, without the visitor
      Given I am Maya
      And I open Documents and downloads
      And I press "Download Membership certificate (PDF)"
      And I reload the page
      And an employer checks my "Membership certificate"
      When I open Security and activity
      Then I see "Somebody checked Certificate of membership, "
