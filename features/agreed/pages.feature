Feature: What everyone reads
  Each page as it was last agreed, line by line and with all that can be done there, as it is on 4 March 2026. Whatever
  is changed anywhere shows here, for whoever would read it. Once it is right, it is agreed to with --agree.

  Background:
    Given it is 4 March 2026 for everyone

  @ROUTE-01 @EXP-01
  Scenario Outline: <person>
    Given I am <person>
    Then every page reads as agreed for <person>

    Examples: A member and a student, in full; of the others, what they read otherwise
      | person |
      | Maya   |
      | Stella |

    Examples: Members
      | person |
      | Owen   |
      | Priya  |
      | Ready  |
      | Fiona  |
      | Rita   |
      | Irina  |
      | Mei    |
      | Noel   |

    Examples: On the way to be members
      | person |
      | Fay    |
      | Nina   |
      | Oxana  |
      | Eve    |
      | Ada    |
      | Amir   |
      | Greta  |

    Examples: Firms, and whoever is suspended
      | person |
      | Frank  |
      | Grace  |
      | Petra  |

  @FORM-01
  Scenario Outline: <section> on <page>, edited by <person>
    Given I am <person>
    And I open <page>
    When I edit "<section>"
    Then the screen reads as agreed in "edited/<file>"

    Examples:
      | person | page                      | section                         | file            |
      | Maya   | Contact details           | Email                           | email           |
      | Maya   | Contact details           | Phone                           | phone           |
      | Maya   | Contact details           | Mailing address                 | mailing-address |
      | Maya   | Contact details           | Secondary address               | second-address  |
      | Fay    | Account details           | Transfer to the ACCA qualification | transfer     |
      | Maya   | Communication preferences | Regional network                | regional-network |
      | Maya   | Communication preferences | Employment networks             | networks        |
      | Maya   | Employment details        | Your employment                 | employment      |
      | Noel   | Employment details        | Your employment                 | employment-locked |
      | Maya   | Login details             | Sign-in email                   | sign-in-email   |
      | Maya   | Login details             | Password                        | password        |

  @LOGN-01
  Scenario: Where another service looks after the sign-in
    Given I am Maya
    And another service looks after my sign-in
    When I open Login details
    Then the screen reads as agreed in "edited/sign-in-elsewhere"

  @CONT-03 @CONT-04
  Scenario: An address in another country
    Given I am Maya
    And I open Contact details
    And I edit "Mailing address"
    When I select "Ireland" as "Country"
    Then the screen reads as agreed in "edited/address-elsewhere"

  @CPD-04
  Scenario: A declaration
    Given I am Maya
    When I start my declaration
    And I press "Continue"
    Then the screen reads as agreed in "declaration/1-missing"
    When I answer "Have you met your CPD requirements?" with "Yes"
    Then the screen reads as agreed in "declaration/1"
    When I press "Continue"
    And I press "Continue"
    Then the screen reads as agreed in "declaration/2-missing"
    When I answer "Which route did you follow?" with "Unit route"
    And I press "Continue"
    Then the screen reads as agreed in "declaration/3"
    When I answer "Are you an engagement partner?" with "No"
    And I press "Continue"
    And I press "Submit declaration"
    Then the screen reads as agreed in "declaration/4-missing"

  @WAIV-01
  Scenario: A waiver
    Given I am Maya
    When I open the waiver form
    And I press "Request waiver"
    Then the screen reads as agreed in "waiver-missing"

  @MEMB-01
  Scenario: An application for membership
    Given I am Ada
    When I have started my application
    And I press "Continue"
    Then the screen reads as agreed in "application/1-missing"
    When I answer "Do you have any convictions to declare?" with "Yes"
    And I answer "Do you work in public practice?" with "Yes"
    Then the screen reads as agreed in "application/1-yes"
    When I have reached my employment
    Then the screen reads as agreed in "application/2"
    When I have reached my networks
    And I press "Continue"
    Then the screen reads as agreed in "application/3-missing"
    When I have answered my application
    And I press "Submit application"
    Then the screen reads as agreed in "application/4-missing"

  @RETR-01
  Scenario: The register of retired members
    Given I am Fiona
    When I have started to join the register
    And I press "Continue"
    Then the screen reads as agreed in "register/1-missing"
    When I have said that my retirement is permanent
    Then the screen reads as agreed in "register/2"
