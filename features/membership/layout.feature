Feature: Layout of the membership application

  @MEMB-01
  Scenario: The page before the first question
    Given I am Ada
    When I open Apply for membership
    Then the window is titled "Apply for membership – Institute of Professional Accountants"
    And the page has, in this order
      | heading | Apply for membership |
      | section | Your application     |
      | button  | Start                |

  @MEMB-01 @MEMB-04
  Scenario: Convictions and public practice come first
    Given I am Ada
    When I go to the first question of my application
    Then the window is titled "Convictions and public practice – Apply for membership – Institute of Professional Accountants"
    And the focus is on "Convictions and public practice"
    And the page has, in this order
      | button   | Back                                    |            |
      | button   | Close                                   |            |
      | text     | Apply for membership                    |            |
      | text     | Step 1 of 4                             |            |
      | heading  | Convictions and public practice         |            |
      | question | Do you have any convictions to declare? |            |
      | answer   | Yes                                     | not chosen |
      | answer   | No                                      | not chosen |
      | question | Do you work in public practice?         |            |
      | text     | You work in public practice if you are a principal of a firm that provides accountancy services to the public, or do such work on your own account. | |
      | answer   | Yes                                     | not chosen |
      | answer   | No                                      | not chosen |
      | button   | Continue                                |            |

  @MEMB-04 @FORM-04
  Scenario: Each question without an answer shows an error
    Given I am Ada
    And I go to the first question of my application
    When I press "Continue"
    Then the window is titled "Error: Convictions and public practice – Apply for membership – Institute of Professional Accountants"
    And the focus is on "There are errors on the page Select whether you have any convictions to declare Select whether you work in public practice"
    And the page has, in this order
      | alert    | There are errors on the page                       |                                              |
      | link     | Select whether you have any convictions to declare |                                              |
      | link     | Select whether you work in public practice         |                                              |
      | question | Do you have any convictions to declare?            | wrong; described as "This field is required" |
      | question | Do you work in public practice?                    | wrong; described as "This field is required" |
    When I follow "Select whether you work in public practice"
    Then the focus is on "Yes"

  @MEMB-05
  Scenario: Employment and other qualifications come second
    Given I am Ada
    When I go to the employment of my application
    Then the focus is on "Your employment"
    And the page has, in this order
      | text      | Step 2 of 4                                           |                                           |
      | heading   | Your employment                                       |                                           |
      | text      | Fields marked with an asterisk (*) are required.      |                                           |
      | select    | Employment category                                   | holds "Employed full time"; required      |
      | select    | Business category                                     | holds "Accountancy practice"; required    |
      | field     | Company name                                          | not required; described as "Max 67 chars" |
      | field     | Job title                                             | not required; described as "Max 40 chars" |
      | select    | Organisation size                                     | not required                              |
      | question  | Professional qualifications                           |                                           |
      | statement | Chartered tax adviser (CTA)                           | not ticked                                |
      | statement | Taxation technician (ATT)                             | not ticked                                |
      | statement | Certified information systems auditor (CISA)          | not ticked                                |
      | statement | Chartered financial analyst (CFA)                     | not ticked                                |
      | statement | Corporate treasurer (MCT)                             | not ticked                                |
      | statement | Diploma in international financial reporting (DipIFR) | not ticked                                |
      | button    | Continue                                              |                                           |
      | section   | Your answers so far                                   |                                           |
      | entry     | Do you have any convictions to declare?               | No                                        |
      | entry     | Do you work in public practice?                       | No                                        |

  @MEMB-06
  Scenario: Members and the public come third
    Given I am Ada
    When I go to the networks of my application
    Then the focus is on "Members and the public"
    And the page has, in this order
      | text      | Step 3 of 4                                           |                             |
      | heading   | Members and the public                            |                             |
      | select    | Regional network                                      | holds "Select..."; required |
      | question  | Employment networks                                   |                             |
      | statement | Small practice                                        | not ticked                  |
      | question  | Do you want to be listed in the directory of members? |                             |
      | answer    | Yes                                                   | not chosen                  |
      | answer    | No                                                    | not chosen                  |
      | button    | Continue                                              |                             |

  @MEMB-07
  Scenario: All answers and the declaration come last
    Given I am Ada
    When I go to the review of my application
    Then the focus is on "Check your answers"
    And the page has, in this order
      | text      | Step 4 of 4                                           |                    |
      | heading   | Check your answers                                    |                    |
      | entry     | Do you have any convictions to declare?               | No                 |
      | button    | Change Do you have any convictions to declare?        |                    |
      | entry     | Do you work in public practice?                       | No                 |
      | button    | Change Do you work in public practice?                |                    |
      | entry     | Employment category                                   | Employed full time |
      | button    | Change Employment category                            |                    |
      | entry     | Business category                                     | Accountancy practice |
      | button    | Change Business category                              |                    |
      | entry     | Professional qualifications                           | None               |
      | button    | Change Professional qualifications                    |                    |
      | entry     | Regional network                                      | London             |
      | button    | Change Regional network                               |                    |
      | entry     | Do you want to be listed in the directory of members? | Yes                |
      | section   | Your declaration                                      |                    |
      | statement | I accept the declaration                              | not ticked         |
      | button    | Submit application                                    |                    |

  @MEMB-02
  Rule: An application in progress replaces a new one

    Scenario: On hold, with contact details
      Given I am Olga
      When I open Apply for membership
      Then the page has, in this order
        | section | Your application is on hold |                |
        | link    | get in touch                | leads to /help |
      And the page has no button "Start"

    @DATE-02
    Scenario: On hold, with what is needed, where and by when
      Given I am Olga
      When I open Apply for membership
      Then the page has, in this order
        | section | Your application is on hold                                                              |
        | part    | What we need from you                                                                    |
        | text    | A letter from your employer that confirms the dates and the duties of your present work. |
      And I see "We need it by"
      When I follow "Answer"
      Then I see "MEM-"
      And I see "We need it by"

    Scenario: On hold, while what is needed could not be loaded
      Given I am Olga
      And the institute does not answer "membership application"
      When I open Apply for membership
      Then I see "We couldn’t load what we need from you"
      When the institute answers again
      And I press "Reload what we need from you"
      Then I see "A letter from your employer"
