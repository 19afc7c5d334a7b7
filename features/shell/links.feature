Feature: Links that lead elsewhere

  @SHELL-08 @SHELL-09
  Rule: So it is on every page

    Scenario Outline: <link>, <where>
      Given I am <person>
      When I open the address "<address>"
      Then the link "<link>" says that it opens in a new window

      Examples: Tiles, cards, buttons and running text
        | where                 | person | address                   | link                     |
        | the dashboard's tiles | Stella | /                         | Exam entry               |
        | a button              | Maya   | /fees-and-transactions    | Pay now                  |
        | the footer            | Maya   | /help                     | Privacy                  |
        | the learning site     | Maya   | /professional-development | Go to the learning site  |
        | the error page        | Maya   | /error                    | Get support, 24/7        |

    @screen-only @browser
    Scenario Outline: Following <link> leaves the portal where it is
      Given I am Maya
      When I open the address "<address>"
      Then the link "<link>" leads to "<system>" in another tab

      Examples:
        | address                | link                     | system                   |
        | /fees-and-transactions | Set up a Direct Debit    | Payment centre           |
        | /error                 | Get support, 24/7        | Support around the clock |

    Scenario: On the way to another system
      Given I am Maya
      And I open Help
      When I open the address "/outgoing/evidence-tracker"
      Then the link "open it yourself" says that it opens in a new window

    Scenario: On a screen that takes over
      Given the institute does not answer "profile"
      And I am Maya
      Then the link "Get support, 24/7" says that it opens in a new window

    Scenario: For an account that is no longer viewable
      Given I am Clara
      Then the link "Get in touch" says that it opens in a new window

    Scenario: The portal's own pages say nothing of the kind, and open where one is
      Given I am Maya
      Then the link "Fees & transactions" does not say that it opens in a new window
      When I follow "Fees & transactions"
      Then the page is headed "Fees and transactions"

  @ROUTE-02 @ERR-08
  Rule: Without a session for other systems the portal stays usable

    Scenario Outline: The portal while "<call>" fails
      Given I am Maya
      And the institute does not answer "<call>"
      And I reload the page
      When I open the address "/outgoing/evidence-tracker"
      Then I see "We couldn’t open Evidence tracker"
      When the institute answers again
      And I press "Reload Evidence tracker"
      Then I see "Evidence tracker opens in a new window"

      Examples:
        | call              |
        | hand-off session  |
        | hand-off identifier |
