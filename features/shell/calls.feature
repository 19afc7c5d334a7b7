@CALL-01
Feature: The calls to the institute
  What the portal asks of the institute's systems, and how long it waits for an answer.

  Scenario: Each call is made as it is written down
    Then the portal makes these calls
      | call                                               | waits |
      | GET /content/templates/{name}                      | 60 s  |
      | GET /customers/{id}/profile                        | 60 s  |
      | GET /customers/{id}/balance                        | 60 s  |
      | GET /customers/{id}/cpds/overview                  | 60 s  |
      | GET /customers/{id}/notifications                  | 60 s  |
      | POST /customers/{id}/sessions                      | 60 s  |
      | GET /customers/{id}/sessions/encrypt               | 60 s  |
      | GET /customers/{id}/cpds                           | 60 s  |
      | DELETE /customers/{id}/cpds/adjustments/{waiverId} | 60 s  |
      | POST /customers/{id}/cpds/submissions              | 60 s  |
      | POST /customers/{id}/cpds/adjustments              | 60 s  |
      | GET /customers/{id}/progress                       | 30 s  |
      | GET /customers/{id}/documents                      | 60 s  |
      | GET /customers/{id}/certificates/{number}          | 60 s  |
