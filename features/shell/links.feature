Feature: Links to other sites

  @SHELL-08 @SHELL-09
  Rule: A link to another site shows the new-window icon and opens a new window

    Scenario Outline: <link>, <where>
      Given I am <person>
      When I open the address "<address>"
      Then <place> has, in this order
        | link | <link> | leads to <system> in a new window; with a sign |

      Examples: Tiles, cards, buttons and running text
        | where                 | person | address                   | place                | link                    | system                 |
        | the dashboard's tiles | Stella | /                         | the page             | Exam entry              | /outside/exams/entry   |
        | a button              | Maya   | /fees-and-transactions    | the page             | Set up a Direct Debit   | /outside/direct-debit  |
        | the footer            | Maya   | /help                     | the foot of the page | Privacy                 | /outside/privacy       |
        | the learning site     | Maya   | /professional-development | the page             | Go to the learning site | /outside/learning-site |
        | the error page        | Maya   | /error                    | the page             | Get support, 24/7       | /outside/support       |

    @screen-only @browser
    Scenario Outline: Following <link> keeps the portal open
      Given I am Maya
      When I open the address "<address>"
      And I follow "<link> (opens in a new window)"
      Then the new windows are at "<system>"
      And the page is headed "<heading>"

      Examples:
        | address                | link                  | system                | heading                                  |
        | /fees-and-transactions | Set up a Direct Debit | /outside/direct-debit | Fees and transactions                    |
        | /error                 | Get support, 24/7     | /outside/support      | Sorry, we couldn't load your information |

    Scenario: A page that leads to another system has a link to it
      Given I am Maya
      And I open Help
      When I open the address "/outgoing/evidence-tracker"
      Then the page has, in this order
        | link | open it yourself | leads to /outside/evidence-tracker?session=… in a new window; with a sign |

    Scenario: A full-page error has a link to support
      Given the institute does not answer "profile"
      And I am Maya
      Then the page has, in this order
        | link | Get support, 24/7 | leads to /outside/support in a new window; with a sign |

    Scenario: An account that cannot be viewed has a link to support
      Given I am Clara
      Then the page has, in this order
        | link | Get in touch | leads to /outside/support in a new window; with a sign |

    Scenario: The portal's own pages open in the same window
      Given I am Maya
      Then the navigation has, in this order
        | link | Fees & transactions | leads to /fees-and-transactions |
      When I follow "Fees & transactions"
      Then the page is headed "Fees and transactions"

  @ROUTE-02 @ERR-08
  Rule: Without a session for other systems the portal works

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
        | call                |
        | hand-off session    |
        | hand-off identifier |
