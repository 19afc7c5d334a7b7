Feature: The register of retired members
  A fellow who retires for good joins the register.

  Background:
    Given today is 15 June 2026

  @RETR-01
  Rule: The steps follow one another, and residents of China have one more

    Scenario Outline: The steps for a resident of <country>
      Given the customer is Felix
      And the customer lives in <country>
      Then the register's steps are "<steps>"

      Examples:
        | country               | steps                                                                                                                  |
        | United Kingdom        | the beginning, permanent retirement, certificates and licences, the declaration, the use of data                       |
        | China, Peoples Rep of | the beginning, permanent retirement, certificates and licences, the declaration, the use of data, the transfer of data |

    Scenario: Being retired already comes before everything else
      Given the customer is Fiona
      But the customer is retired
      When they continue in the register
      Then the register is at the place already held

  @RETR-02
  Rule: Back goes one step, closing and resetting lead to the landing

    Scenario Outline: Back from <step>
      Given the customer is Chen
      And every question of the register is answered
      And they have reached <step> in the register
      When they go back in the register
      Then the register is at <before>

      Examples:
        | step                      | before                    |
        | permanent retirement      | the beginning             |
        | certificates and licences | permanent retirement      |
        | the declaration           | certificates and licences |
        | the use of data           | the declaration           |
        | the transfer of data      | the use of data           |

    Scenario: Closing loses nothing
      Given the customer is Chen
      And every question of the register is answered
      When the register is closed
      Then the register is at the beginning
      And every question of the register is still answered

    Scenario: Resetting gives up the answers
      Given the customer is Chen
      And every question of the register is answered
      When the register is reset
      Then the register is at the beginning
      And nothing of the register is answered

  @RETR-03
  Rule: Only a member whose status starts with F may start

    Scenario Outline: An ordinary <kind> with the status "<status>"
      Given the customer is an ordinary <kind>
      And the customer's status is "<status>"
      And they have reached the beginning in the register
      Then the register continues: <continues>

      Examples:
        | kind      | status | continues |
        | member    | Fellow | yes       |
        | member    | FCCA   | yes       |
        | member    | Active | no        |
        | member    | fellow | no        |
        | member    | ACF    | no        |
        | affiliate | Fellow | no        |
        | student   | Fellow | no        |
        | firm      | Fellow | no        |

    Scenario Outline: A fellow whose retirement criteria are "<criteria>"
      Given the customer is Fiona
      And the criteria of their retirement are "<criteria>"
      And they have reached the beginning in the register
      Then the register continues: <continues>

      Examples:
        | criteria     | continues |
        |              | yes       |
        | STANDARD     | yes       |
        | NON-STANDARD | no        |

  @RETR-04
  Rule: Each step has its own condition

    Scenario: Of a retirement that is not for good no date is wanted
      Given the customer is Fiona
      And they have reached permanent retirement in the register
      And the retirement date is ""
      And the retirement is permanent: no
      When they continue in the register
      Then the register is at the end for whoever may work again
      When they go back in the register
      Then the register is at permanent retirement

    Scenario: The date offered is today's
      Given the customer is Fiona
      Then the retirement date offered is "15/06/2026"

    Scenario Outline: Retired on "<date>"
      Given the customer is Fiona, a member since 1 September 1990
      And they have reached permanent retirement in the register
      And the retirement is permanent: yes
      And the retirement date is "<date>"
      Then the register continues: <continues>
      And "Retirement date" says "<message>"

      Examples: Not in the future, and not before membership
        | date       | continues | message                                                    |
        | 15/06/2026 | yes       |                                                            |
        | 16/06/2026 | no        | The retirement date must not be in the future              |
        | 01/09/1990 | yes       |                                                            |
        | 31/08/1990 | no        | The retirement date must not be before you became a member |

      Examples: A real date
        | date       | continues | message                           |
        |            | no        | This field is required            |
        | 31/02/2026 | no        | There is no such day              |
        | yesterday  | no        | Please enter a date as DD/MM/YYYY |

    Scenario Outline: The declaration accepted: <accepted>
      Given the customer is Fiona
      And they have reached the declaration in the register
      And the register's declaration is accepted: <accepted>
      Then the register continues: <accepted>

      Examples:
        | accepted |
        | yes      |
        | no       |

  @RETR-05
  Rule: The retirement date is what is sent

    Scenario: The date that was typed
      Given the customer is Fiona
      And every question of the register is answered
      And the retirement date is "01/05/2026"
      Then the register is sent the date "2026-05-01"

    Scenario: The date that was offered
      Given the customer is Fiona
      And every question of the register is answered
      Then the register is sent the date "2026-06-15"

    Scenario: The date that was offered stays the same when a new day begins
      Given the customer is Fiona
      And every question of the register is answered
      And they have reached permanent retirement in the register
      When they continue in the register
      And today is 16 June 2026
      Then the register is sent the date "2026-06-15"

  @RETR-06 @ACCT-03
  Rule: The card that leads to the register

    Scenario: A retired fellow sees the retired version
      Given the customer is Fiona
      But the customer is retired
      Then the register card is the one for retired members
