Feature: Layout of the help page

  @HELP-01 @SHELL-08 @SHELL-09
  Scenario: Cards with a link each, and links onward
    Given I am Maya
    When I open Help
    Then the window is titled "Help – Institute of Professional Accountants"
    And the page has, in this order
      | heading | Help                                        |                                                      |
      | section | Call us on +44 20 7946 0123                 |                                                      |
      | link    | +44 20 7946 0123                            | leads to tel:+442079460123                           |
      | section | Chat or write to us                         |                                                      |
      | link    | Contact us                                  | leads to /outside/contact in a new window            |
      | section | CPD and annual declarations                 |                                                      |
      | link    | Declare, or ask for a waiver                | leads to /professional-development/annual-declarations |
      | section | Fees and payments                           |                                                      |
      | link    | When a fee is unpaid                        | leads to /outside/fees/unpaid in a new window        |
      | section | Certificates and good standing              |                                                      |
      | link    | Ask about a document                        | leads to /outside/contact in a new window            |
      | section | Ethics and technical advice                 |                                                      |
      | link    | Ask for advice                              | leads to /outside/ethics/advice in a new window      |
      | section | Complain or appeal                          |                                                      |
      | link    | Complaints and appeals                      | leads to /outside/complaints in a new window         |
      | link    | If English is not your first language       | leads to /outside/help/languages in a new window     |
      | link    | If a disability makes this site hard to use | leads to /outside/accessibility/help in a new window |
