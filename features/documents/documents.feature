Feature: Documents of each kind of customer

  @DOCS-01
  Rule: Each kind of customer has its own documents

    Scenario Outline: <person> has these documents
      Given the customer is <person>
      Then the customer's documents are "<documents>"

      Examples: Members
        | person | documents                                                                   |
        | Maya   | good standing, membership certificate, equivalence, certificates            |
        | Fiona  | good standing, membership certificate, equivalence                          |
        | Priya  | good standing, membership certificate, equivalence, certificates (withheld) |
        | Owen   | good standing (withheld), membership certificate, equivalence               |

      Examples: Everyone else
        | person | documents                        |
        | Ada    | good standing, equivalence       |
        | Stella | good standing, docket            |
        | Eve    | good standing (withheld), docket |
        | Marco  | good standing, docket (withheld) |
        | Frank  | good standing, certificates      |

  @DOCS-02
  Rule: The letter of good standing is available if it is allowed, or refused for practice alone

    Scenario Outline: The letter <recorded>, lacking <lacking>, with a declaration <declaration>, is available
      Given the letter on record is <recorded>
      And the certificates lack <lacking>
      And the customer's CPD declaration is <declaration>
      Then the letter of good standing is available

      Examples: The letter is allowed
        | recorded                         | lacking | declaration |
        | allowed                          | nothing | overdue     |
        | allowed, with a note on practice | fees    | overdue     |

      Examples: It is refused for practice alone
        | recorded             | lacking   | declaration    |
        | refused for practice | nothing   | up to date     |
        | refused for practice | insurance | due            |
        | refused for practice | insurance | ready to start |

  @DOCS-02 @DATE-03
  Rule: A withheld letter of good standing shows every reason

    Scenario Outline: The letter <recorded>, lacking <lacking>, with a declaration <declaration>, is withheld
      Given the letter on record is <recorded>
      And the certificates lack <lacking>
      And the customer's CPD declaration is <declaration>
      Then the letter of good standing is withheld because of <reasons>

      Examples:
        | recorded                 | lacking | declaration | reasons   |
        | refused for fees         | nothing | up to date  | fees      |
        | refused for fees         | nothing | overdue     | fees, CPD |
        | refused for practice     | fees    | up to date  | fees      |
        | refused for practice     | nothing | overdue     | CPD       |
        | refused without a reason | nothing | up to date  | nothing   |

    Scenario: An overdue payment is one of the reasons
      Given the letter on record is refused for practice
      And the customer's CPD declaration is overdue
      And the customer is notified of a payment overdue
      Then the letter of good standing is withheld because of fees, CPD

  @DOCS-03
  Rule: Before exam results are published nobody has a letter of good standing

    Scenario Outline: Before results are published a letter that is <recorded> is withheld
      Given the customer is Eve
      And the letter on record is <recorded>
      Then the letter of good standing is withheld because of results to come

      Examples:
        | recorded             |
        | allowed              |
        | refused for practice |

    Scenario: Once results are published the letter is available again
      Given the customer is Asif
      And the letter on record is allowed
      Then the letter of good standing is available
