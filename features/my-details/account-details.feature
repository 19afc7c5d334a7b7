Feature: Account details

  @ACCT-01
  Rule: What is on record is listed, what is empty is hidden

    Scenario: Everything on record
      Given the account details
        | ID                          | 1234567890           |
        | Title                       | Ms                   |
        | Name                        | Fiona Fellow         |
        | Date of birth               | 1970-02-03           |
        | Qualification               | ACCA                 |
        | Status                      | Fellow               |
        | Nationality                 | British              |
        | Registration date           | 1988-09-01           |
        | Graduation date             | 1992-06-30           |
        | Membership date             | 1995-01-01           |
        | Fellow date                 | 2000-01-01           |
        | Retirement date             | 2030-12-31           |
        | Honours                     | First                |
        | First eligible exam         | June 1989            |
        | Joint scheme                | None                 |
        | Professional qualifications | Tax adviser, Actuary |
      Then the account details list
        | ID                          | 1234567890           |
        | Title                       | Ms                   |
        | Name                        | Fiona Fellow         |
        | Date of birth               | 3 February 1970      |
        | Qualification               | ACCA                 |
        | Status                      | Fellow               |
        | Nationality                 | British              |
        | Registration date           | 1 September 1988     |
        | Graduation date             | 30 June 1992         |
        | Membership date             | 1 January 1995       |
        | Fellow date                 | 1 January 2000       |
        | Retirement date             | 31 December 2030     |
        | Honours                     | First                |
        | First eligible exam         | June 1989            |
        | Joint scheme                | None                 |
        | Professional qualifications | Tax adviser, Actuary |

    Scenario: Next to nothing on record
      Given the account details
        | Name    | Stella Student |
        | Honours |                |
      Then the account details list
        | Name                        | Stella Student |
        | Professional qualifications | None on record |

  @ACCT-02
  Rule: The learning record number has a card where there is one

    Scenario Outline: The number "<number>"
      Given the account details
        | ID                     | 4100107  |
        | Learning record number | <number> |
      Then the learning record number has a card: <card>

      Examples:
        | number     | card |
        | 1234567890 | yes  |
        |            | no   |

  @ACCT-04
  Rule: Only available transfers are offered, staying out first

    Scenario: Fay's options
      Given the available transfers are "transfer diploma, disable, transfer papers"
      Then the transfers offered are "disable (warning), transfer diploma, transfer papers"

    Scenario: Without the option to stay out
      Given the available transfers are "transfer papers, transfer diploma"
      Then the transfers offered are "transfer papers, transfer diploma"

    Scenario Outline: Chosen: "<chosen>"
      Given the available transfers are "disable, transfer diploma"
      And the transfer chosen is "<chosen>"
      Then the transfer reads "<reads>"

      Examples:
        | chosen           | reads            |
        | disable          | disable          |
        | transfer diploma | transfer diploma |
        |                  | Not yet selected |
        | transfer papers  | Not yet selected |

    Scenario Outline: Who may choose: may transfer <may>, ways to transfer "<available>"
      Given the available transfers are "<available>"
      And they may transfer: <may>
      Then the transfer is <shown>

      Examples:
        | may | available                 | shown     |
        | yes | disable, transfer diploma | editable  |
        | yes | disable                   | editable  |
        | no  | disable, transfer diploma | read-only |
        | yes |                           | read-only |

    Scenario: Nothing about a transfer for those who study something else
      Given they may transfer: yes
      Then the transfer is hidden

  @ACCT-05
  Rule: The Oxford Brookes answer is for the eligible, and sent as yes or no

    Scenario Outline: Eligible <eligible>, blocked <blocked>
      Given Oxford Brookes is eligible: <eligible>, blocked: <blocked>
      Then the Oxford Brookes answer is <shown>

      Examples:
        | eligible | blocked | shown     |
        | yes      | no      | editable  |
        | yes      | yes     | read-only |
        | no       | no      | hidden    |
        | no       | yes     | hidden    |

    Scenario: Someone without it on record
      Then the Oxford Brookes answer is hidden

    Scenario Outline: The status "<status>"
      Then the Oxford Brookes status "<status>" is sent as <sent>

      Examples:
        | status | sent |
        | true   | yes  |
        | false  | no   |
        | TRUE   | no   |
        |        | no   |

  @ACCT-06
  Rule: Whoever came for the register is told how they stand with it

    Scenario Outline: <person>, criteria "<criteria>", at <address>
      Given the customer is <person>
      And the retirement criteria are "<criteria>"
      Then at "<address>" the note about ineligible retirement is <note>

      Examples: Having come for the register
        | person | criteria     | address                                             | note                           |
        | Rita   |              | /my-details/account-details?retirementRegister      | that they are on it already    |
        | Rita   | STANDARD     | /my-details/account-details?retirementRegister=true | that they are on it already    |
        | Rita   | NON-STANDARD | /my-details/account-details?retirementRegister      | that they are on it already    |
        | Felix  | NON-STANDARD | /my-details/account-details?a=b&retirementRegister  | that their criteria are others |
        | Fiona  | STANDARD     | /my-details/account-details?retirementRegister      | who may join                   |
        | Fiona  |              | /my-details/account-details?retirementRegister      | who may join                   |
        | Maya   | NON-STANDARD | /my-details/account-details?retirementRegister      | not there                      |

      Examples: Not having come for it
        | person | criteria     | address                                          | note      |
        | Rita   |              | /my-details/account-details                      | not there |
        | Felix  | NON-STANDARD | /my-details/account-details?a=retirementRegister | not there |

  @ACCT-07
  Rule: Before exam results are out account details are withheld

    Scenario Outline: <person>, notifications <known>
      Given the customer is <person>
      Then with notifications <known> account details show <what>

      Examples: What is withheld is withheld when in doubt
        | person | known         | what                    |
        | Eve    | loaded        | the suppression message |
        | Asif   | loaded        | the record              |
        | Eve    | on their way  | that they are loading   |
        | Eve    | not to be had | the error panel         |
        | Stella | loaded        | the record              |
        | Stella | not to be had | the error panel         |
