Feature: What stands on the help page

  @HELP-01 @SHELL-08 @SHELL-09
  Scenario: Cards with a link each, and links onward
    Given I am Maya
    When I open Help
    Then the window is titled "Help – Guildhall"
    And the page has, in this order
      | heading | Help                                        |                                                      |
      | section | Call us on +44 20 7946 0123                 |                                                      |
      | link    | +44 20 7946 0123                            | leads to tel:+442079460123                           |
      | section | Chat or write to us                         |                                                      |
      | link    | Contact us                                  | leads to /outside/contact in a new window            |
      | section | CPD and annual declarations                 |                                                      |
      | link    | Professional development                    | leads to /professional-development                   |
      | section | Fees and payments                           |                                                      |
      | link    | Fees and transactions                       | leads to /fees-and-transactions                      |
      | section | Certificates and good standing              |                                                      |
      | link    | Documents and downloads                     | leads to /documents-and-downloads                    |
      | section | Ethics and technical advice                 |                                                      |
      | link    | Ask for advice                              | leads to /outside/ethics/advice in a new window      |
      | section | Complain or appeal                          |                                                      |
      | link    | Complaints and appeals                      | leads to /outside/complaints in a new window         |
      | link    | Common questions                            | leads to /outside/help/questions in a new window     |
      | link    | If English is not your first language       | leads to /outside/help/languages in a new window     |
      | link    | If a disability makes this site hard to use | leads to /outside/accessibility/help in a new window |
