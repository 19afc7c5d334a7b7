Feature: What a suspended customer reads, and where they can still go

  @SUSP-03 @SUSP-04
  Scenario: In the grace period, what can still be done comes before whom to talk to
    Given I am Grace
    Then the window is titled "This page is not available while you are suspended – Guildhall"
    And the page has, in this order
      | heading | This page is not available while you are suspended |                                                        |
      | section | What you can still do                              |                                                        |
      | link    | Professional development                           | leads to /professional-development                     |
      | link    | Annual declarations                                | leads to /professional-development/annual-declarations |
      | link    | Fees and transactions                              | leads to /fees-and-transactions                        |
      | link    | Help                                               | leads to /help                                         |
      | section | Talk to us                                         |                                                        |
    And the page has no button "Logout"

  @SUSP-03
  Scenario: Nobody is led to pages that are not theirs
    Given I am Suki
    Then the page has, in this order
      | section | What you can still do |                                 |
      | link    | Fees and transactions | leads to /fees-and-transactions |
      | link    | Help                  | leads to /help                  |
    And the page has no link "Professional development"
    And the page has no link "Annual declarations"

  @SUSP-03 @SUSP-05
  Scenario: After it, there is nothing but whom to talk to and the way out
    Given I am Petra
    Then the window is titled "Your account is suspended – Guildhall"
    And the page has, in this order
      | heading | Your account is suspended |
      | section | Talk to us                |
      | button  | Logout                    |
