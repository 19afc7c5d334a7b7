Feature: What stands on My qualifications

  @QUAL-02 @QUAL-03 @QUAL-06 @QUAL-08 @SHELL-08
  Scenario: A student's exams, ethics module and experience, each with ways onward
    Given I am Stella
    When I open My qualifications
    Then the window is titled "My qualifications – Guildhall"
    And the page has, in this order
      | heading | My qualifications                    |                                                                   |
      | section | Exams                                |                                                                   |
      | text    | ACCA qualification                   |                                                                   |
      | text    | 7/13 exams completed                 |                                                                   |
      | link    | Enter for exams                      | leads to /outside/exams/entry in a new window                     |
      | link    | Exam history and results             | leads to /outside/exams/history in a new window                   |
      | link    | Exemptions                           | leads to /outside/exams/exemptions in a new window                |
      | section | Ethics and professional skills       |                                                                   |
      | text    | 0/1 module completed                 |                                                                   |
      | link    | About the ethics module              | leads to /outside/ethics-module in a new window                   |
      | section | Practical experience                 |                                                                   |
      | text    | 20/36 months recorded, 12 signed off |                                                                   |
      | link    | Record your experience               | leads to /outside/practical-experience/record in a new window     |
      | link    | Find a supervisor                    | leads to /outside/practical-experience/supervisor in a new window |
      | section | Learn                                |                                                                   |
      | part    | Learning site                        |                                                                   |
      | link    | Go to the learning site              | leads to /outside/learning-site in a new window                   |
      | part    | Recognised professional bodies       |                                                                   |
      | link    | Recognised professional bodies       | leads to /outside/recognised-bodies in a new window                               |

  @QUAL-02 @QUAL-14
  Scenario: An affiliate sees practical experience first, and the way to membership
    Given I am Ada
    When I open My qualifications
    Then the page has, in this order
      | section | Apply for membership                 |                                                 |
      | link    | Apply for membership                 | leads to /apply-for-membership                  |
      | section | Practical experience                 |                                                 |
      | text    | 36/36 months recorded, 36 signed off |                                                 |
      | section | Exams                                |                                                 |
      | text    | 13/13 exams completed                |                                                 |
      | link    | Exam history and results             | leads to /outside/exams/history in a new window |
      | section | Ethics and professional skills       |                                                 |
      | text    | 1/1 module completed                 |                                                 |
      | section | Learn                                |                                                 |

  @QUAL-10 @ERR-06
  Scenario: Qualifications that could not be loaded say so in their place
    Given I am Stella
    And the institute does not answer "/progress"
    When I reload the page
    And I open My qualifications
    Then the page has, in this order
      | heading | My qualifications                                          |
      | alert   | We couldn't load your qualification information right now. |
      | button  | Reload                                                     |
      | section | Learn                                                      |

