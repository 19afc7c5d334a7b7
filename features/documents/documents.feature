Feature: Documents

  @DOCS-01
  Rule: Everyone has the documents that there are for them

    Scenario Outline: <person>'s documents
      Given the customer is <person>
      Then their documents are "<documents>"

      Examples: Members
        | person | documents                                                                    |
        | Maya   | good standing, membership certificate, equivalence, certificates             |
        | Fiona  | good standing, membership certificate, equivalence                           |
        | Priya  | good standing, membership certificate, equivalence, certificates (insurance) |
        | Owen   | good standing (fees and cpd), membership certificate, equivalence                    |

      Examples: Everyone else
        | person | documents                        |
        | Ada    | good standing, equivalence       |
        | Stella | good standing, docket            |
        | Eve    | good standing (suppress), docket |
        | Marco  | good standing, docket (no entry) |
        | Frank  | good standing, certificates      |

  @DOCS-02
  Rule: Good standing is available when eligible, or when only practice stands against it and neither fees nor CPD do

    Scenario Outline: Eligible <eligible>, warning "<warning>", certificates "<certificates>", CPD <cpd>
      Given good standing is eligible: <eligible>, with the warning "<warning>"
      And the certificates' warning is "<certificates>"
      And the CPD status of the customer is <cpd>
      Then good standing is available: <available>

      Examples: Eligible is enough
        | eligible | warning  | certificates | cpd     | available |
        | yes      |          |              | overdue | yes       |
        | yes      | practice | fees unpaid  | overdue | yes       |

      Examples: Practice alone does not stand in the way
        | eligible | warning  | certificates | cpd            | available |
        | no       | practice |              | up to date     | yes       |
        | no       | practice | insurance    | due            | yes       |
        | no       | practice | insurance    | ready to start | yes       |

      Examples: Fees do
        | eligible | warning  | certificates       | cpd        | available |
        | no       | practice | fees               | up to date | no        |
        | no       | practice | UNPAID_FEES        | up to date | no        |
        | no       | practice | Your Fees are owed | up to date | no        |

      Examples: CPD overdue does
        | eligible | warning  | certificates | cpd     | available |
        | no       | practice |              | overdue | no        |

      Examples: Any other warning does
        | eligible | warning     | certificates | cpd        | available |
        | no       | fees        |              | up to date | no        |
        | no       |             |              | up to date | no        |
        | no       | Practice    |              | up to date | no        |
        | no       | no practice |              | up to date | no        |

  @DOCS-03
  Rule: Before exam results are out nobody has a good-standing document

    Scenario Outline: Eligible <eligible>
      Given the customer is Eve
      And good standing is eligible: <eligible>, with the warning "practice"
      Then the good-standing card is greyed out with the warning "suppress"

      Examples:
        | eligible |
        | yes      |
        | no       |

    Scenario: Once results are published it is available again
      Given the customer is Asif
      And good standing is eligible: yes, with the warning ""
      Then the good-standing card is a download

    Scenario: Otherwise the card follows the rule for good standing
      Given the customer is Priya
      And good standing is eligible: no, with the warning "fees"
      Then the good-standing card is greyed out with the warning "fees"

  @DOCS-02 @DATE-03
  Rule: A good-standing document that is withheld says every reason at once

    Scenario: A fee and a declaration are overdue
      Given the customer is Owen
      And good standing is eligible: no, with the warning "fees"
      And the CPD status of the customer is overdue
      Then the good-standing card is greyed out with the warning "fees and cpd"

    Scenario: A declaration is overdue, and public practice alone would not stand in the way
      Given the customer is Maya
      And good standing is eligible: no, with the warning "practice"
      And the CPD status of the customer is overdue
      Then the good-standing card is greyed out with the warning "cpd"

  @DOCS-04
  Rule: The membership certificate is for members who have one and are allowed it

    Scenario Outline: An ordinary <kind>, number "<number>", allowed <allowed>
      Given the customer is an ordinary <kind>
      And a membership certificate numbered "<number>", allowed: <allowed>
      Then the membership certificate has a card: <card>

      Examples:
        | kind      | number | allowed | card |
        | member    | M-1    | yes     | yes  |
        | member    | M-1    | no      | no   |
        | member    |        | yes     | no   |
        | student   | M-1    | yes     | no   |
        | affiliate | M-1    | yes     | no   |
        | firm      | M-1    | yes     | no   |

    Scenario: Without a certificate there is no card
      Given the customer is an ordinary member
      Then the membership certificate has a card: no

  @DOCS-06
  Rule: A certificate is saved under a name that tells what it is

    Scenario Outline: <type> <number> of customer <customer>
      Then the certificate "<number>" of type "<type>" of customer "<customer>" is saved as "<name>"

      Examples:
        | type       | number    | customer | name                             |
        | PRACTISING | UK 123/45 | 4100107  | PRACTISING_UK-123-45_4100107.pdf |
        | MEMBERSHIP | M1        | 4100107  | MEMBERSHIP_M1_4100107.pdf        |
        | ../etc     | ..\\..    | 4100107  | etc__4100107.pdf                 |

  @DOCS-06
  Rule: A download is told in the same words everywhere

    Scenario Outline: The words for a download <state>
      Then the words for a download <state> are "<words>"

      Examples:
        | state             | words                                  |
        | being prepared    | Preparing for download                 |
        | that went wrong   | Something went wrong with the download |
        | to be tried again | Please try again                       |
