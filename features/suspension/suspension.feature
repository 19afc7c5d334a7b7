Feature: Suspension
  A suspended customer first has a grace period, in which what would lift the suspension can still be
  reached. After it the portal is closed to them.

  @SUSP-01
  Rule: Suspended is whoever has the status SUSPENDED, in the grace period or after it

    Scenario Outline: <person> is <phase>
      Given the customer is <person>
      Then the customer is <phase>

      Examples:
        | person | phase                 |
        | Maya   | not suspended         |
        | Rita   | not suspended         |
        | Grace  | in the grace period   |
        | Sven   | in the grace period   |
        | Suki   | in the grace period   |
        | Petra  | past the grace period |
        | Paolo  | past the grace period |

    Scenario Outline: The status "<status>" is not a suspension
      Given the customer is Grace
      But the customer's status is "<status>"
      Then the customer is not suspended

      Examples:
        | status         |
        | Suspended      |
        | NOT SUSPENDED  |
        | SUSPENDED_ONCE |
        | Active         |

    Scenario: Suspended without a word of a grace period is past it
      Given the customer is Maya
      But the customer's status is "SUSPENDED"
      Then the customer is past the grace period

  @SUSP-02
  Rule: The grace period ends so many days from today

    Scenario Outline: <days> days left on <today>
      Given today is <today>
      Then a grace period with <days> days left ends on <end>

      Examples:
        | today            | days | end            |
        | 15 June 2026     | 14   | 29 June 2026   |
        | 15 June 2026     | 0    | 15 June 2026   |
        | 20 February 2028 | 10   | 1 March 2028   |
        | 28 March 2026    | 2    | 30 March 2026  |
        | 25 December 2026 | 9    | 3 January 2027 |

  @SUSP-03
  Rule: In the grace period four pages can be reached, and after it none

    Scenario Outline: <page>, in the grace period, is <grace>
      Given the customer is Grace
      Then <page> is <grace>

      Examples: Every other page
        | page                        | grace                        |
        | Dashboard                   | replaced by the blocked view |
        | My qualifications           | replaced by the blocked view |
        | Apply for membership        | replaced by the blocked view |
        | Documents and downloads     | replaced by the blocked view |
        | Error page                  | replaced by the blocked view |
        | My details                  | replaced by the blocked view |
        | Contact details             | replaced by the blocked view |
        | Account details             | replaced by the blocked view |
        | Communication preferences   | replaced by the blocked view |
        | Employment details          | replaced by the blocked view |
        | Login details               | replaced by the blocked view |
        | Security and activity       | replaced by the blocked view |
        | Register of retired members | replaced by the blocked view |

    Scenario Outline: After the grace period <person> finds the suspension page everywhere
      Given the customer is <person>
      Then every page is replaced by the suspension page

      Examples:
        | person |
        | Petra  |
        | Paolo  |

    Scenario: Whoever is not suspended finds every page open
      Given the customer is Maya
      Then every page is open

    Scenario: A hand-off to another system is blocked in the grace period
      Given the customer is Grace
      Then an address that is no page is replaced by the blocked view

  @SUSP-04
  Rule: The text follows the country, then the reason, else it is the general one

    Background:
      Given there are suspension texts for "unpaid fees, CPD not declared"

    Scenario: A reason without a text of its own reads the general one
      Given there are suspension texts for "CPD not declared"
      And the customer is Grace
      Then the suspension page shows the general text

    Scenario: A suspension without a reason reads the general text
      Given the customer is Maya
      But the customer's status is "SUSPENDED"
      Then the suspension page shows the general text

    Scenario: A member in Singapore after the grace period reads the text for that
      Given the customer is Petra
      And the customer lives in Singapore
      Then the suspension page shows Singapore's text after the grace period
