Feature: Layout of the register of retired members

  @RETR-01
  Scenario: The page before the first question
    Given I am Fiona
    When I open Register of retired members
    Then the window is titled "Register of retired members – Institute of Professional Accountants"
    And the page has, in this order
      | heading | Register of retired members |
      | section | Joining the register        |
      | button  | Start                       |

  @RETR-01 @RETR-04
  Scenario: The first step is the retirement
    Given I am Fiona
    When I go to the first question of the register
    Then the window is titled "Your retirement – Register of retired members – Institute of Professional Accountants"
    And the focus is on "Your retirement"
    And the page has, in this order
      | button   | Back                          |                                                                                               |
      | button   | Close                         |                                                                                               |
      | text     | Register of retired members   |                                                                                               |
      | text     | Step 1 of 4                   |                                                                                               |
      | heading  | Your retirement               |                                                                                               |
      | question | Is your retirement permanent? |                                                                                               |
      | answer   | Yes                           | not chosen                                                                                    |
      | answer   | No                            | not chosen                                                                                    |
      | field    | Retirement date               | required; described as "The first day on which you no longer worked. For example, 27/03/2026" |
      | button   | Continue                      |                                                                                               |

  @RETR-01
  Scenario: The last step shows all answers and the use of data, and then the confirmation
    Given I am Fiona
    And I go to the review of the register
    Then the window is titled "Check your answers – Register of retired members – Institute of Professional Accountants"
    And the page has, in this order
      | button  | Close                                                          |                |
      | heading | Check your answers                                             |                |
      | entry   | Is your retirement permanent?                                  | Yes            |
      | button  | Change Is your retirement permanent?                           |                |
      | entry   | Retirement date                                                |                |
      | button  | Change Retirement date                                         |                |
      | entry   | Do you hold a practising certificate or an insolvency licence? | No             |
      | entry   | I accept the declaration                                       | Accepted       |
      | section | How we use your data                                           |                |
      | link    | get in touch                                                   | leads to /help |
      | button  | Join the register                                              |                |
    When I press "Join the register"
    Then the focus is on "You have joined the register"
    And the page has, in this order
      | button  | Close                         |            |
      | heading | You have joined the register  |     |
      | entry   | Reference                     |     |
      | entry   | Joined on                     |     |
      | entry   | Is your retirement permanent? | Yes |
      | link    | Back to dashboard             | leads to / |
      | button  | Download a copy (PDF)         |     |
      | button  | Print                         |     |
      | section | What happens next             |     |
    When I press "Download a copy (PDF)"
    Then I am given the file "COPY_{reference}_4100135.pdf"

  @RETR-03 @RETR-06
  Scenario: The page of a member on the register
    Given I am Rita
    When I open Register of retired members
    Then the page has, in this order
      | section | You are on the register of retired members |                |
      | link    | tell us                                    | leads to /help |
    And the page has no button "Start"
