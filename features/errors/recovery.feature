Feature: Failures are reported, and can be recovered from
  Every failure shows on screen and is reported once, with its kind and
  its place in the portal's code. Other pages work, and the same page can be opened again.

  @SHELL-05 @ERR-07 @screen-only @browser
  Rule: A broken header, footer or full page shows the error page

    Scenario Outline: <part>
      Given <part> cannot be shown
      And I am <person>
      Then the page is headed "Sorry, we couldn't load your information"
      And I am offered "Reload"
      And I am offered "Logout"
      And the failure was reported as "RENDER_ERROR" of type "RangeError"
      And the report says where in the code it was

      Examples:
        | part                 | person |
        | the header           | Maya   |
        | the footer           | Stella |
        | the critical alert   | Maya   |
        | the unsupported page | Uma    |
        | the suspension page  | Petra  |

    Scenario: Reload brings the portal back, once it can be shown
      Given the footer cannot be shown
      And I am Maya
      When the footer can be shown again
      And I press "Reload"
      Then the page is headed "Dashboard"

  @SHELL-05 @screen-only @browser
  Rule: A page that cannot be shown fails alone

    Background:
      Given a card of Help cannot be shown
      And I am Maya
      When I open Help

    Scenario: The page says that it failed, and the failure is reported
      Then the page is headed "Sorry, we couldn't load your information"
      And I see "Reference for support"
      And the failure was reported as "RENDER_ERROR" of type "RangeError"
      And the report says where in the code it was

    Scenario: Other pages are not affected
      When I follow "Dashboard"
      Then the page is headed "Dashboard"

    Scenario: The page shows again when it is opened again
      When a card of Help can be shown again
      And I follow "Help"
      Then I see "undrawable"

  @ERR-10 @screen-only @browser
  Rule: An error outside a page is shown and reported once

    Scenario Outline: <where>
      Given I am Maya
      When something is thrown <where>
      Then the page is headed "Sorry, we couldn't load your information"
      And the failure was reported as "UNHANDLED_ERROR" of type "RangeError"
      When I follow "Fees & transactions"
      Then the page is headed "Fees and transactions"

      Examples:
        | where               |
        | in a timer          |
        | in an event handler |
        | in a promise        |

    Scenario: The report says where in the code it was, and nothing about the person
      Given I am Maya
      And the browser refuses every new address
      When I follow "Help"
      Then the page is headed "Sorry, we couldn't load your information"
      And the report says where in the code it was
      And no report names Maya

  @ERR-03 @ERR-08
  Rule: A failed call is made again when its page is opened again

    Scenario: The page's texts
      Given I am Maya
      And the institute does not answer "help texts"
      When I open Help
      Then the page is headed "Sorry, we couldn't load your information"
      When the institute answers again
      And I follow "Help"
      Then the page is headed "Help"

    Scenario: A part of the page
      Given I am Maya
      And the institute does not answer "fees"
      When I open Fees and transactions
      And the institute answers again
      And I follow "Dashboard"
      And I follow "Fees & transactions"
      Then I see "Transactions in"

    @SUSP-05 @SHELL-10
    Scenario: The error page always offers Logout or Reload
      Given the institute does not answer "suspension texts"
      And I am Petra
      Then the page is headed "Sorry, we couldn't load your information"
      And the navigation is ""
      And I am offered "Logout"
      When the institute answers again
      And I press "Reload"
      Then the page is headed "Your account is suspended"

  @SHELL-05 @ERR-07 @screen-only @browser
  Rule: The start page reports that the portal failed to load

    Scenario Outline: The portal's own code <what>
      Given I am Maya
      And the portal's own files <what>
      When I reload the page
      Then the page is headed "Sorry, we couldn't load your information"
      And I am offered "Reload"
      And the window is titled "Failed to load content – Institute of Professional Accountants"
      And I am offered "Logout"
      And the failure was reported as "START_ERROR" of type "<type>"

      Examples:
        | what                   | type       |
        | are not there          | missing    |
        | fail with a RangeError | RangeError |

    Scenario: The code of the error page fails to load too
      Given the files of the error screen are not there
      And the institute does not answer "profile"
      And I am Maya
      Then the page is headed "Sorry, we couldn't load your information"
      And I am offered "Reload"
