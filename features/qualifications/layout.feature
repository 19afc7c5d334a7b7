Feature: Layout of My qualifications

  @QUAL-02 @QUAL-03 @QUAL-06 @QUAL-08 @SHELL-08
  Scenario: A student's exams, ethics module and experience, each with ways onward
    Given I am Stella
    When I open My qualifications
    Then the window is titled "My qualifications – Institute of Professional Accountants"
    And the page has, in this order
      | heading | My qualifications                    |                                                                   |
      | section | Exams                                |                                                                   |
      | text    | ACCA qualification                   |                                                                   |
      | text    | 7 of 13 exams completed, 54%                 |                                                                   |
      | link    | Enter for exams                      | leads to /outside/exams/entry in a new window                     |
      | link    | Exam history and results             | leads to /outside/exams/history in a new window                   |
      | link    | Exemptions                           | leads to /outside/exams/exemptions in a new window                |
      | section | Ethics and professional skills       |                                                                   |
      | text    | 0 of 1 module completed, 0%                 |                                                                   |
      | link    | About the ethics module              | leads to /outside/ethics-module in a new window                   |
      | section | Practical experience                 |                                                                   |
      | text    | 20 of 36 months recorded, 12 signed off, 56% |                                                                   |
      | link    | Record your experience               | leads to /outside/practical-experience/record in a new window     |
      | link    | Find a supervisor                    | leads to /outside/practical-experience/supervisor in a new window |
      | section | Learn                                |                                                                   |
      | part    | Learning site                        |                                                                   |
      | link    | Go to the learning site              | leads to /outside/learning-site in a new window                   |
      | part    | Recognised professional bodies       |                                                                   |
      | link    | See which bodies                     | leads to /outside/recognised-bodies in a new window                               |

  @QUAL-02 @QUAL-14
  Scenario: An affiliate sees practical experience first, and the way to membership
    Given I am Ada
    When I open My qualifications
    Then the page has, in this order
      | section | Apply for membership                 |                                                 |
      | link    | Apply for membership                 | leads to /apply-for-membership                  |
      | section | Practical experience                 |                                                 |
      | text    | 36 of 36 months recorded, 36 signed off, 100% |                                                 |
      | section | Exams                                |                                                 |
      | text    | 13 of 13 exams completed, 100%                |                                                 |
      | link    | Exam history and results             | leads to /outside/exams/history in a new window |
      | section | Ethics and professional skills       |                                                 |
      | text    | 1 of 1 module completed, 100%                 |                                                 |
      | section | Learn                                |                                                 |

  @QUAL-01
  Scenario: A member sees the qualification and its date
    Given I am Maya
    When I open My qualifications
    Then the page has, in this order
      | section | Your membership                          |                                   |
      | entry   | Membership                               | Member                            |
      | entry   | Admitted on                              |                                   |
      | link    | Certificates and practising certificates | leads to /documents-and-downloads |
      | section | Learn                                    |                                   |
    And I do not see "Exams"

  @QUAL-01
  Scenario: A fellow sees that they are a fellow
    Given I am Fiona
    When I open My qualifications
    Then the page has, in this order
      | entry | Membership | Fellow |
