Feature: Pages of a suspended customer
  A suspension shows on the first page after the sign-in: what happened, until when it can be lifted,
  and what can be done.

  @NAV-01 @SUSP-03
  Scenario: The navigation keeps every entry, and closed pages open the suspension page
    Given I am Grace
    Then the navigation is "Dashboard, Professional development, My Qualifications, Fees & transactions1 notification, Documents & downloads, My details"
    When I open Fees and transactions
    Then the page is headed "Fees and transactions"
    When I follow "Documents & downloads"
    Then the page is headed "Your account is suspended"

  @SUSP-03
  Rule: In the grace period four pages stay open

    Scenario Outline: <page> opens
      Given I am Grace
      When I open <page>
      Then the page is headed "<page>"

      Examples:
        | page                     |
        | Professional development |
        | Annual declarations      |
        | Fees and transactions    |
        | Help                     |

    Scenario Outline: <address> does not
      Given I am Grace
      When I open the address "<address>"
      Then the page is headed "Your account is suspended"

      Examples: A page, another system, and no page at all
        | address                    |
        | /documents-and-downloads   |
        | /outgoing/evidence-tracker |
        | /nowhere                   |

  @SUSP-04
  Rule: The suspension page has a text for each kind of customer

    Scenario Outline: <person> reads "<text>"
      Given I am <person>
      Then I see "<text>"

      Examples: In the grace period
        | person | text                                                  |
        | Grace  | fees are unpaid                                       |
        | Sven   | Tell the Singapore office and your employer           |
        | Suki   | Exam entries through the Singapore office are on hold |

      Examples: After it
        | person | text                                                               |
        | Petra  | a CPD declaration is missing, and the time to submit it has passed |
        | Paolo  | your name has been taken off the register kept for Singapore       |

  @SUSP-03 @SUSP-05 @SHELL-10 @ROUTE-04
  Scenario: After the grace period there is one page, with Logout
    Given I am Petra
    Then the page is headed "Your account is suspended"
    And the navigation is ""
    When I open Help
    Then the page is headed "Your account is suspended"
    When I press "Logout"
    Then the page is headed "You are signed out"

  @SUSP-05
  Scenario: In the grace period the suspension page has no Logout
    Given I am Suki
    Then I am not offered "Logout"

  @SUSP-02 @DATE-04
  Scenario: Paying the unpaid fees ends a suspension
    Given I am Grace
    When the registrar posts a payment of "268.50" for Grace
    And I open Dashboard
    And I reload the page
    Then I do not see "Your account is suspended"
    And I see "Where you stand"
    When I open Documents and downloads
    Then I am offered "Download Letter of good standing (PDF)"

  @SUSP-02 @DATE-04
  Scenario: A part payment does not end a suspension
    Given I am Grace
    When the registrar posts a payment of "100.00" for Grace
    And I open Dashboard
    And I reload the page
    Then I see "Your account is suspended"

  @SUSP-02 @DATE-04
  Scenario: After the grace period a payment does not end a suspension
    Given I am Paolo
    When the registrar posts a payment of "134.00" for Paolo
    And I reload the page
    Then I see "Your account is suspended"

  @SUSP-04
  Rule: The suspension page says when everything that it asks is done

    Scenario: A declaration that was asked for is recorded
      Given I am Owen
      When the registrar suspends Owen because of "CPD_NON_COMPLIANCE"
      And I reload the page
      Then I see "a CPD declaration is missing"
      And I see "days left to put it right"
      When I go to the end of my declaration
      And I tick "I confirm that my declaration is accurate"
      And I press "Submit declaration"
      And I open Dashboard
      Then I see "None is overdue now, and there is nothing more for you to do"
      And I do not see "left to put it right"
      And I do not see "a CPD declaration is missing"

    Scenario: A fee that is due later does not hold it up
      Given I am Maya
      When the registrar suspends Maya because of "UNPAID_FEES"
      And I reload the page
      Then I see "None is overdue now, and there is nothing more for you to do"
      And I see "£268.50 to pay"

    Scenario: Nothing needs doing, and no empty list says so
      Given I am Priya
      When the registrar suspends Priya because of "CPD_NON_COMPLIANCE"
      And I reload the page
      Then I see "None is overdue now, and there is nothing more for you to do"
      And the page has no section "What needs doing"
