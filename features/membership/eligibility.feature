Feature: Who may apply for membership

  @MEMB-03
  Rule: An affiliate who has passed all exams and the ethics module, and has not applied

    Scenario Outline: <completed> of <total> exams, ethics <ethics>, as <kind>, notified of <notices>
      Given the customer is an ordinary <kind>
      And the customer has completed <completed> of <total> exams
      And the customer's ethics module is <ethics>
      And the customer is notified of <notices>
      Then the customer may apply for membership: <may>

      Examples: All conditions met
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
