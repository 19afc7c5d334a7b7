Feature: Applying for membership
  An affiliate answers four numbered steps and submits.

  Background:
    Given the customer is Ada
    And the customer has completed 13 of 13 exams
    And the ethics module is "completed"

  @MEMB-01
  Rule: The steps follow one another, and four of them are numbered

    Scenario: The steps in order
      Then the application's steps are "the beginning, convictions, employment, networks and the directory, the declaration"

    Scenario: From the landing to the end
      Given they have reached the beginning in the application
      When they continue the application
      Then the application is at convictions
      When they go back in the application
      Then the application is at the beginning

  @MEMB-02
  Rule: An application already made stands in place of a new one

    Scenario Outline: Of several, the furthest along counts: <notices>
      Given the customer's notifications are "<notices>"
      Then the application is at <state>

      Examples:
        | notices                                             | state             |
        | an application made and an application on hold      | the one on hold   |
        | an application on hold and an application completed | the one completed |
        | an application made and an application completed    | the one completed |

  @MEMB-04
  Rule: Both questions are answered, and each yes is confirmed

    Scenario Outline: Convictions <convictions> (permission <permission>), public practice <practice> (confirmed <confirmed>)
      Given they have reached convictions in the application
      And the answer to convictions is <convictions>
      And permission to check is given: <permission>
      And the answer to public practice is <practice>
      And the practising certificate is confirmed: <confirmed>
      Then the application continues: <continues>

      Examples: No needs no confirmation
        | convictions | permission | practice | confirmed | continues |
        | no          | no         | no       | no        | yes       |

      Examples: Convictions
        | convictions | permission | practice | confirmed | continues |
        | yes         | no         | no       | no        | no        |
        | yes         | yes        | no       | no        | yes       |

      Examples: Public practice
        | convictions | permission | practice | confirmed | continues |
        | no          | no         | yes      | no        | no        |
        | no          | no         | yes      | yes       | yes       |

      Examples: Both
        | convictions | permission | practice | confirmed | continues |
        | yes         | yes        | yes      | no        | no        |
        | yes         | no         | yes      | yes       | no        |
        | yes         | yes        | yes      | yes       | yes       |

    Scenario: One question alone is not enough
      Given they have reached convictions in the application
      And the answer to convictions is no
      Then the application continues: no

    Scenario: The other question alone is not enough
      Given they have reached convictions in the application
      And the answer to public practice is no
      Then the application continues: no

  @MEMB-05
  Rule: Employment and business category are chosen, unless the person is not employed

    Scenario Outline: Employment "<employment>", business "<business>"
      Given they have reached employment in the application
      And the employment category is "<employment>"
      And the business category is "<business>"
      Then the application continues: <continues>

      Examples:
        | employment         | business        | continues |
        | employed full time | public practice | yes       |
        | employed full time |                 | no        |
        |                    | public practice | no        |
        |                    |                 | no        |
        | not employed       |                 | yes       |
        | not employed       | public practice | yes       |

  @MEMB-06
  Rule: The directory question is answered, and where there are member networks a regional one is chosen

    Scenario Outline: In <country>, directory answered <directory>, regional network "<network>"
      Given the customer lives in <country>
      And they have reached networks and the directory in the application
      And the directory question is answered: <directory>
      And the regional network is "<network>"
      Then the application continues: <continues>

      Examples: Where there are networks
        | country        | directory | network | continues |
        | United Kingdom | yes       | London  | yes       |
        | United Kingdom | yes       |         | no        |
        | Ireland        | yes       | Dublin  | yes       |
        | Ireland        | yes       |         | no        |
        | Ireland        | no        | Dublin  | no        |

      Examples: Elsewhere
        | country | directory | network | continues |
        | Malta   | yes       |         | yes       |
        | Malta   | no        |         | no        |

  @MEMB-08
  Rule: What is sent is what was asked and given, and nothing else

    Background:
      Given every question of the application is answered

    Scenario: In the United Kingdom
      Then the application sends
        | Employment category         | employed full time            |
        | Business category           | public practice               |
        | Professional qualifications | CTA, ATT                      |
        | Regional network            | London                        |
        | Employment networks         | small practice, public sector |
        | Listed in the directory     | yes                           |
        | Job title                   | Auditor                       |
        | Company name                | Ledger and Sons               |
        | Organisation size           | small                         |

    Scenario: Where there are no member networks none is sent, even if one was chosen before
      Given the customer lives in Malta
      Then the application sends
        | Employment category         | employed full time |
        | Business category           | public practice    |
        | Professional qualifications | CTA, ATT           |
        | Listed in the directory     | yes                |
        | Job title                   | Auditor            |
        | Company name                | Ledger and Sons    |
        | Organisation size           | small              |

    Scenario: Of someone not employed no employer is sent, even if one was entered before
      Given the employment category is "not employed"
      Then the application sends
        | Employment category         | not employed                  |
        | Professional qualifications | CTA, ATT                      |
        | Regional network            | London                        |
        | Employment networks         | small practice, public sector |
        | Listed in the directory     | yes                           |

    Scenario: While anything is unanswered nothing is sent
      Given the declaration is accepted: no
      Then the application sends nothing
