Feature: Who may apply for membership

  @MEMB-03
  Rule: An affiliate who has passed all exams and the ethics module, and has not applied

    Scenario Outline: <completed> of <total> exams, ethics <ethics>, as <kind>, notified of <notices>
      Given the customer is an ordinary <kind>
      And the customer has completed <completed> of <total> exams
      And the ethics module is "<ethics>"
      And the customer's notifications are "<notices>"
      Then the customer may apply for membership: <may>

      Examples: Everything that is needed
        | kind      | completed | total | ethics    | notices           | may |
        | affiliate | 13        | 13    | completed | nothing           | yes |
        | affiliate | 13        | 13    | passed    | a payment overdue | yes |

      Examples: One thing missing
        | kind      | completed | total | ethics      | notices                  | may |
        | student   | 13        | 13    | completed   | nothing                  | no  |
        | graduate  | 13        | 13    | completed   | nothing                  | no  |
        | member    | 13        | 13    | completed   | nothing                  | no  |
        | affiliate | 12        | 13    | completed   | nothing                  | no  |
        | affiliate | 0         | 0     | completed   | nothing                  | no  |
        | affiliate | 13        | 13    | not started | nothing                  | no  |
        | affiliate | 13        | 13    | not passed  | nothing                  | no  |
        | affiliate | 13        | 13    | completed   | an application made      | no  |
        | affiliate | 13        | 13    | completed   | an application on hold   | no  |
        | affiliate | 13        | 13    | completed   | an application completed | no  |

  @MEMB-03
  Rule: The landing continues for the eligible, and in an applied state with exams and module done

    Scenario Outline: <kind>, notified of <notices>, with <completed> of 13 exams
      Given the customer is an ordinary <kind>
      And the customer has completed <completed> of 13 exams
      And the ethics module is "<ethics>"
      And the customer's notifications are "<notices>"
      Then the rule of the landing lets them continue: <continues>

      Examples:
        | kind      | completed | ethics      | notices                | continues |
        | affiliate | 13        | completed   | nothing                | yes       |
        | affiliate | 13        | completed   | an application made    | yes       |
        | affiliate | 13        | completed   | an application on hold | yes       |
        | affiliate | 12        | completed   | an application made    | no        |
        | affiliate | 13        | not started | an application made    | no        |
        | student   | 13        | completed   | nothing                | no        |
