Feature: A save that takes long
  After 5 seconds the section closes, and other pages can be used. The entries are kept until they are saved.

  Rule: A save that fails can be repeated with the entries

    @CONT-09 @FORM-01
    Scenario Outline: <section> on <page>
      Given my device's clock is right
      And I am Maya
      And I open <page>
      When I edit "<section>"
      And I fill in "<field>" with "<typed>"
      And the institute keeps me waiting for "<call>"
      And I press "Save changes"
      And 5 seconds pass
      Then I see "We’re still saving your changes"
      When what the institute kept waiting fails
      Then I see "There was a problem saving your update"
      When I edit "<section>"
      Then there is no dialog
      And the page has, in this order
        | field | <field> | holds "<typed>" |
      When I press "Save changes"
      Then I see "Saved. This is what we have on record now."
      And I see "<typed>"

      Examples:
        | page               | section         | field          | typed                  | call               |
        | Contact details    | Email           | Email address  | maya.moved@example.org | contact details    |
        | Contact details    | Phone           | Phone number   | +44 141 582 2003       | contact details    |
        | Contact details    | Mailing address | Address line 2 | Flat 7                 | contact details    |
        | Employment details | Your employment | Job title      | Head of internal audit | employment         |

    @NETW-02
    Scenario: Employment networks
      Given my device's clock is right
      And I am Maya
      And I open Communication preferences
      When I edit "Employment networks"
      And I tick "Charities"
      And the institute keeps me waiting for "employment networks"
      And I press "Save changes"
      And 5 seconds pass
      And what the institute kept waiting fails
      Then I see "What you typed is kept."
      When I edit "Employment networks"
      Then there is no dialog
      And the page has, in this order
        | statement | Charities | ticked |
      When I press "Save changes"
      Then I see "Saved. This is what we have on record now."

    @ACCT-08
    Scenario: An answer in account details
      Given my device's clock is right
      And I am Fay
      And I open Account details
      When I edit "Transfer to the ACCA qualification"
      And I answer "How do you want to transfer?" with "Transfer when I complete my papers"
      And the institute keeps me waiting for "account details"
      And I press "Save changes"
      And 5 seconds pass
      And what the institute kept waiting fails
      Then I see "There was a problem saving your update"
      And I see "What you typed here is kept but not saved yet."
      When I edit "Transfer to the ACCA qualification"
      Then there is no dialog
      When I press "Save changes"
      Then I see "Saved. This is what we have on record now."

    @CONS-10
    Scenario: A failed consent shows the stored value, and can be changed again
      Given my device's clock is right
      And I am Maya
      And I open Communication preferences
      And the institute keeps me waiting for "consents"
      When I turn the switch "Third-party marketing"
      And 5 seconds pass
      Then I see "We’re still saving this."
      When what the institute kept waiting fails
      Then the page has, in this order
        | switch | Third-party marketing | off |
      And I see "There was a problem saving your update"
      When I turn the switch "Third-party marketing"
      Then the page has, in this order
        | switch | Third-party marketing | on |

  @FORM-01 @SHELL-12
  Scenario: Another section can be edited meanwhile, and the entries are kept
    Given my device's clock is right
    And I am Maya
    And I open Contact details
    When I edit "Email"
    And I fill in "Email address" with "maya.moved@example.org"
    And the institute keeps me waiting for "contact details"
    And I press "Save changes"
    And 5 seconds pass
    And I edit "Phone"
    And what the institute kept waiting fails
    And I fill in "Phone number" with "01415822004"
    And I press "Cancel"
    Then I see "What you typed is kept."
    When I edit "Email"
    Then the page has, in this order
      | field | Email address | holds "maya.moved@example.org" |

  @CONT-09
  Rule: A save that is refused because there were many says how long to wait

    Scenario: An email is changed for the eleventh time
      Given Fiona has changed their email ten times within a minute
      And I am Fiona
      And I open Contact details
      When I edit "Email"
      And I fill in "Email address" with "fiona@elsewhere.example"
      And I press "Save changes"
      Then I see "You have tried too often. Try again in 10 minutes"
      And the page has, in this order
        | field | Email address | holds "fiona@elsewhere.example"; required |

  Rule: A save that fails while another page is open shows there

    Background:
      Given my device's clock is right
      And I am Maya

    @CONT-09 @SHELL-12
    Scenario: The message stays until its section is opened, and the entries are kept
      Given I open Contact details
      When I edit "Phone"
      And I fill in "Phone number" with "01415822003"
      And the institute keeps me waiting for "contact details"
      And I press "Save changes"
      And I open Help
      Then closing the window asks first: yes
      When what the institute kept waiting fails
      Then the failed saves has, in this order
        | alert  | We couldn’t save your phone number. What you typed is kept. |  |
        | link   | Go to your phone number |  |
        | button | Dismiss | |
      And closing the window asks first: yes
      When I log out
      Then the dialog has, in this order
        | text | You have unsaved changes. If you leave now they will not be saved. |
      When I press "Stay"
      And I open Contact details
      Then the failed saves has no alert "We couldn’t save your phone number. What you typed is kept."
      And the page has, in this order
        | field | Phone number | holds "01415822003" |

    @CONT-09 @SHELL-12
    Scenario: After a reload Logout asks about unsaved entries
      Given I open Contact details
      When I edit "Phone"
      And I fill in "Phone number" with "01415822003"
      And the institute keeps me waiting for "contact details"
      And I press "Save changes"
      And I open Help
      And what the institute kept waiting fails
      And I reload the page
      And I log out
      Then the dialog has, in this order
        | text | You have unsaved changes. If you leave now they will not be saved. |
      When I press "Stay"
      And I open Contact details
      Then the page has, in this order
        | field | Phone number | holds "01415822003" |

    @CONT-09
    Scenario: The message is dismissed
      Given I open Employment details
      When I edit "Your employment"
      And I fill in "Job title" with "Head of internal audit"
      And the institute keeps me waiting for "employment"
      And I press "Save changes"
      And I open Help
      And what the institute kept waiting fails
      And 60 seconds pass
      Then the failed saves has, in this order
        | alert  | We couldn’t save your employment details. What you typed is kept. |  |
        | link   | Go to your employment details |  |
        | button | Dismiss | |
      When I press "Dismiss"
      Then the failed saves has no alert "We couldn’t save your employment details. What you typed is kept."

    @CONS-10
    Scenario: A failed consent shows the stored value
      Given I open Communication preferences
      And the institute keeps me waiting for "consents"
      When I turn the switch "Third-party marketing"
      And I open Help
      And what the institute kept waiting fails
      Then the failed saves has, in this order
        | alert  | We couldn’t save your communication preferences. |  |
        | link   | Go to your communication preferences |  |
        | button | Dismiss | |

  Rule: After a lost answer the stored value is shown

    @FORM-01
    Scenario Outline: <section> on <page>
      Given I am Maya
      And I open <page>
      When I edit "<section>"
      And I fill in "<field>" with "<typed>"
      And the institute loses its answer to "<call>"
      And I press "Save changes"
      Then I see "Saved. This is what we have on record now."
      And I see "<typed>"

      Examples:
        | page               | section         | field         | typed                  | call               |
        | Contact details    | Email           | Email address | maya.moved@example.org | contact details    |
        | Contact details    | Phone           | Phone number  | +44 141 582 2003       | contact details    |
        | Employment details | Your employment | Job title     | Head of internal audit | employment         |
