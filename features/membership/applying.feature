Feature: Applying for membership
  An affiliate who has passed everything applies, and sees the state of the application.

  @MEMB-01 @MEMB-08 @also-in-french
  Scenario: Four steps, a review, and a reference
    Given I am Ada
    When I open Apply for membership
    And I press "Start"
    Then the page is headed "Convictions and public practice"
    And I see "Step 1 of 4"
    When I answer "Do you have any convictions to declare?" with "No"
    And I answer "Do you work in public practice?" with "No"
    And I press "Continue"
    Then I see "Step 2 of 4"
    When I select "Employed full time" as "Employment category"
    And I select "Accountancy practice" as "Business category"
    And I fill in "Company name" with "Ledger and Sons"
    And I press "Continue"
    Then I see "Step 3 of 4"
    When I select "London" as "Regional network"
    And I answer "Do you want to be listed in the directory of members?" with "Yes"
    And I press "Continue"
    Then the page is headed "Check your answers"
    And I see "Ledger and Sons"
    When I tick "I accept the declaration"
    And I press "Submit application"
    Then the page is headed "Application submitted"
    And I see "MEM-"
    When I press "Download a copy (PDF)"
    Then I am given the file "COPY_{reference}_4100303.pdf"

  @MEMB-06 @MEMB-09
  Scenario: A withdrawn choice is named, and has to be replaced
    Given I am Ada
    And I go to the review of my application
    And the "network on offer no more" on my record is "London"
    When I reload the page
    Then I see "Step 3 of 4"
    And the page has, in this order
      | select | Regional network | holds "LONDON (no longer offered)"; required |
    When I press "Continue"
    Then I see "Regional network: This is no longer offered. Please choose another"
    When I select "Scotland" as "Regional network"
    And I press "Continue"
    And I tick "I accept the declaration"
    And I press "Submit application"
    Then the page is headed "Application submitted"

  @MEMB-04
  Scenario: Each yes has to be confirmed before the next step
    Given I am Ada
    And I go to the first question of my application
    When I answer "Do you have any convictions to declare?" with "Yes"
    And I answer "Do you work in public practice?" with "Yes"
    And I press "Continue"
    Then I see "Step 1 of 4"
    When I tick "I give permission for these details to be checked"
    And I tick "I confirm that I hold or will apply for a practising certificate"
    And I press "Continue"
    Then I see "Step 2 of 4"

  @MEMB-04 @FORM-04 @also-in-french
  Scenario: The list of missing answers follows the page
    Given I am Ada
    And I go to the first question of my application
    When I press "Continue"
    Then I see "Select whether you have any convictions to declare"
    And I see "Select whether you work in public practice"
    When I answer "Do you have any convictions to declare?" with "Yes"
    And I answer "Do you work in public practice?" with "No"
    Then I see "Tick to give permission for these details to be checked"
    And I do not see "Select whether you have any convictions to declare"
    And I do not see "Select whether you work in public practice"

  @MEMB-05
  Scenario: The employment on record is filled in
    Given I am Ada
    And I go to the employment of my application
    When I press "Continue"
    Then I see "Step 3 of 4"
    And I see "Quill and Ledger LLP"

  @MEMB-05
  Scenario: Someone who is not employed is asked for no employer
    Given I am Ada
    And I go to the employment of my application
    When I select "Not employed" as "Employment category"
    And I press "Continue"
    Then I see "Step 3 of 4"

  @MEMB-08
  Scenario Outline: A <answer> of nothing but spaces is left out of the answers
    Given I am Ada
    And I go to the review of my application
    Then I see "<answer>"
    When I press "Change <answer>"
    And I fill in "<answer>" with "   "
    And I press "Continue"
    Then the page is headed "Check your answers"
    And I do not see "<answer>"

    Examples:
      | answer       |
      | Job title    |
      | Company name |

  @MEMB-06
  Rule: Residents of the United Kingdom and Ireland choose a regional network

    Scenario: Without a network the step stays open
      Given I am Aidan
      And I go to the networks of my application
      When I answer "Do you want to be listed in the directory of members?" with "No"
      And I press "Continue"
      Then I see "Step 3 of 4"

    Scenario: With a network the next step opens
      Given I am Aidan
      And I go to the networks of my application
      When I answer "Do you want to be listed in the directory of members?" with "No"
      And I select "Munster" as "Regional network"
      And I press "Continue"
      Then I see "Step 4 of 4"

  @MEMB-07
  Scenario: Without the declaration nothing is submitted
    Given I am Ada
    And I go to the review of my application
    When I press "Submit application"
    Then I see "Step 4 of 4"

  @MEMB-01
  Scenario: An answer is changed from the review, and the review opens again
    Given I am Ada
    And I go to the review of my application
    When I press "Change Employment category"
    Then the page is headed "Your employment"
    When I select "Self-employed" as "Employment category"
    And I press "Continue"
    Then the page is headed "Check your answers"
    And I see "Self-employed"

  @MEMB-09
  Scenario: A failure keeps every answer, and a second try succeeds
    Given I am Ada
    And I go to the review of my application
    And I tick "I accept the declaration"
    And the institute does not answer "membership application"
    When I press "Submit application"
    Then the page is headed "We couldn’t submit your application"
    When the institute answers again
    And I press "Try again"
    Then the page is headed "Application submitted"

  @MEMB-09
  Scenario: A reload keeps the answers
    Given I am Ada
    And I go to the review of my application
    When I reload the page
    Then I see "Step 4 of 4"
    And I see "Accountancy practice"

  @MEMB-09
  Scenario: Closing leads to the landing, which says that the answers are kept
    Given I am Ada
    And I go to the review of my application
    When I press "Close"
    Then I see "Your answers from before are kept"
    When I press "Start"
    And I press "Continue"
    Then I see "Step 2 of 4"

  @MEMB-09
  Scenario: Answers that are kept can be cleared
    Given I am Ada
    And I go to the review of my application
    When I press "Close"
    And I press "Clear my answers"
    Then I do not see "Your answers from before are kept"
    When I press "Start"
    And I press "Continue"
    Then I see "Step 1 of 4"

  @MEMB-08
  Scenario: Two presses make one application
    Given I am Ada
    And I go to the review of my application
    And I tick "I accept the declaration"
    When I press "Submit application" twice
    Then the page is headed "Application submitted"

  @MEMB-02
  Scenario: A submitted application replaces a new one at once
    Given I am Ada
    And I go to the review of my application
    And I tick "I accept the declaration"
    And I press "Submit application"
    When I press "Close"
    Then I see "We have your application"
    And I am not offered "Start"
    When I open Dashboard
    Then I see "We have your application for membership"

  @MEMB-02
  Scenario Outline: <person> sees the state of the application
    Given I am <person>
    When I open Apply for membership
    Then I see "<heading>"
    And I am not offered "Start"

    Examples:
      | person | heading                      |
      | Amir   | We have your application     |
      | Olga   | Your application is on hold  |
      | Carla  | Your application is complete |

  @MEMB-03
  Scenario Outline: <person> may not apply, and sees why
    Given I am <person>
    When I open Apply for membership
    Then I see "<why>"
    And I am not offered "Start"

    Examples: Students
      | person | why                                                                                                |
      | Stella | You can apply for membership once you have passed all your exams and completed the ethics module |

    Examples: Another qualification, members already, and others
      | person | why                                                         |
      | Greta  | To apply for membership you need the full qualification     |
      | Maya   | You are a member, so there is nothing for you to apply for. |
      | Rita   | You are a member, so there is nothing for you to apply for. |
      | Frank  | Membership is held by people, not by firms.                 |

  @MEMB-03
  Scenario Outline: <person> sees no request to pass exams first
    Given I am <person>
    When I open Apply for membership
    Then I do not see "passed all your exams"

    Examples:
      | person |
      | Greta  |
      | Maya   |
      | Frank  |

  @MEMB-03 @ERR-09
  Scenario: Without notifications the page says that eligibility is unknown
    Given I am Ada
    And the institute does not answer "notifications"
    When I reload the page
    And I open Apply for membership
    Then I see "We couldn’t load your notifications"
    And I am not offered "Start"

  @MEMB-09
  Scenario: A refusal gives the reason, and says that the application was not made
    Given I am Ada
    And I go to the review of my application
    And I tick "I accept the declaration"
    When the registrar suspends Ada with 9 days of grace
    And I press "Submit application"
    Then I see "This is not available while your membership is suspended."
    And I see "We did not take your application."
    And I do not see "we cannot tell"

  @MEMB-05
  Scenario: An organisation without categories and qualifications asks for none
    Given I am Ada
    And the "choices on offer" on my record is without a value
    And I go to the employment of my application
    When I select "Employed full time" as "Employment category"
    Then I do not see "Business category"
    And I do not see "Professional qualifications"
    When I press "Continue"
    Then I see "Step 3 of 4"

  @MEMB-06
  Scenario: An organisation without networks asks for none
    Given I am Ada
    And the "networks on offer" on my record is without a value
    And I go to the networks of my application
    Then I do not see "Regional network"
    When I answer "Do you want to be listed in the directory of members?" with "No"
    And I press "Continue"
    Then I see "Step 4 of 4"
