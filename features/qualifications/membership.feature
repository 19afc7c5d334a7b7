Feature: From qualification to membership

  Rule: Exam results are first withheld, then published

    @QUAL-12
    Scenario: A member does not see the publication card
      Given the customer is Maya
      And the customer is notified of exam results published
      Then the qualifications page shows no progress

    @QUAL-11
    Scenario: While both are told, results are still withheld
      Given the customer is Asif
      And the customer is notified of exam results withheld
      Then the qualifications page shows progress with a warning of results to come

    @QUAL-12
    Scenario Outline: A link to "<target>" on the publication card
      Then on the publication card a link to "<target>" leads to "<leads to>" where the learning site is "https://learning.example/china"

      Examples:
        | target                   | leads to                       |
        | LMS_HOME                 | https://learning.example/china |
        | LMS_                     | https://learning.example/china |
        | /help                    | /help                          |
        | https://lms.example/LMS_ | https://lms.example/LMS_       |

  @QUAL-13
  Rule: An application under way shows how it stands

    Scenario: Nobody knows while notifications failed
      Given the customer is Amir
      But the customer's notifications failed to load
      Then the membership application card reads ""

  @QUAL-14
  Rule: Whoever may apply for membership is invited to

    Background:
      Given the customer is Ada
      And the customer has completed 13 of 13 exams
      And the ethics module is "completed"
      And practical experience is recorded under PER

    Scenario Outline: <signed off> months signed off, <objectives> objectives
      Given 36 of 36 months are claimed and <signed off> signed off
      And <objectives> of 9 objectives are achieved
      Then the invitation to apply reads "<reads>"

      Examples:
        | signed off | objectives | reads                           |
        | 36         | 9          | practical experience complete   |
        | 40         | 11         | practical experience complete   |
        | 35         | 9          | practical experience incomplete |
        | 36         | 8          | practical experience incomplete |

    Scenario: A record that requires nothing and holds nothing is incomplete
      Given 0 of 0 months are claimed and 0 signed off
      And 0 of 0 objectives are achieved
      Then the invitation to apply reads "practical experience incomplete"

    Scenario: Claims that nobody asked for and nobody signed off are incomplete
      Given practical experience is recorded under FPER
      And 1 of 0 months are claimed and 0 signed off
      And 0 of 0 objectives are achieved
      Then the invitation to apply reads "practical experience incomplete"

    Scenario: Without practical experience on record it is incomplete
      Given practical experience is recorded under no policy
      Then the invitation to apply reads "practical experience incomplete"

    Scenario Outline: No invitation: <why>
      Given 36 of 36 months are claimed and 36 signed off
      And the customer has completed <completed> of 13 exams
      And the customer's notifications are "<notices>"
      Then the invitation to apply reads ""

      Examples:
        | why                  | completed | notices             |
        | an exam is missing   | 12        | nothing             |
        | an application is in | 13        | an application made |

    Scenario: No invitation while notifications are on their way
      Given the customer's notifications are on their way
      Then the invitation to apply reads ""

    Scenario: No invitation when notifications failed
      Given the customer's notifications failed to load
      Then the invitation to apply reads ""

  @QUAL-15
  Rule: Nobody else sees the information for students of two jurisdictions

    Scenario Outline: <person>
      Given the customer is <person>
      Then the information for their jurisdiction is "<information>"

      Examples:
        | person | information |
        | Stella |             |
        | Chen   |             |
