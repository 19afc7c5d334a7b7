Feature: Joining the register of retired members
  A fellow who has retired permanently joins, and the portal changes at once.

  @RETR-01 @RETR-05 @also-in-french
  Scenario: A member joins the register
    Given I am Fiona
    When I open Register of retired members
    And I press "Start"
    Then the page is headed "Your retirement"
    When I answer "Is your retirement permanent?" with "Yes"
    And I press "Continue"
    Then the page is headed "Do you hold a practising certificate or an insolvency licence?"
    When I answer "Do you hold a practising certificate or an insolvency licence?" with "No"
    And I press "Continue"
    Then the page is headed "Your declaration"
    When I tick "I accept the declaration"
    And I press "Continue"
    Then the page is headed "Check your answers"
    When I press "Join the register"
    Then the page is headed "You have joined the register"
    And I see "RET-"

  @RETR-01 @RETR-04
  Scenario: A resident of China accepts the transfer of their data as well
    Given I am Chen
    And I go to the review of the register
    Then the page is headed "How we use your data"
    When I press "Continue"
    Then the page is headed "Check your answers"
    When I press "Join the register"
    Then the page is headed "Check your answers"
    When I tick "I accept the transfer of my data outside China"
    And I press "Join the register"
    Then the page is headed "You have joined the register"

  @RETR-04
  Scenario: Only permanent retirement can continue; others see what to do instead
    Given I am Fiona
    And I go to the first question of the register
    When I answer "Is your retirement permanent?" with "No"
    And I press "Continue"
    Then the page is headed "You cannot join the register yet"
    And the focus is on "You cannot join the register yet"
    And I see "You can only join the register if your retirement is permanent."
    And I do not see "There are errors on the page"
    And the page has, in this order
      | button  | Back                             |                                |
      | button  | Close                            |                                |
      | heading | You cannot join the register yet |                                |
      | link    | Fees and transactions            | leads to /fees-and-transactions |
      | link    | get in touch                     | leads to /help                 |
      | button  | Change your answer               |                                |
    When I press "Change your answer"
    Then the page is headed "Your retirement"

  @RETR-03
  Scenario: Start shows the reason to a member who may not join
    Given I am Maya
    When I open Register of retired members
    Then I am not offered "Start"
    When I press "Start"
    Then I see "The register is open to fellows who have retired"
    And the page is headed "Register of retired members"

  @RETR-01 @ACCT-06
  Scenario: A retired member sees their entry
    Given I am Rita
    When I open Register of retired members
    And I follow "what we have on record about you"
    Then the page is headed "Account details"
    And I see "You are already on the register of retired members"

  @RETR-04
  Scenario Outline: <date> is refused as a date of retirement
    Given I am Fiona
    And I go to the first question of the register
    When I answer "Is your retirement permanent?" with "Yes"
    And I fill in "Retirement date" with "<date>"
    And I press "Continue"
    Then the page is headed "Your retirement"

    Examples:
      | date       |
      | 31/02/2026 |
      | 01/01/2199 |
      | 01/01/1950 |

  @RETR-04
  Scenario: A licence holder is asked to give up the licence first
    Given I am Fiona
    And I go to the licences of the register
    When I answer "Do you hold a practising certificate or an insolvency licence?" with "Yes"
    And I press "Continue"
    Then the page is headed "You cannot join the register yet"
    And I see "while you hold a practising certificate or an insolvency licence"
    When I press "Back"
    Then the page is headed "Do you hold a practising certificate or an insolvency licence?"

  @RETR-02
  Scenario: Back goes one step and keeps the answer
    Given I am Fiona
    And I go to the licences of the register
    When I press "Back"
    Then the page is headed "Your retirement"
    When I press "Continue"
    Then the page is headed "Do you hold a practising certificate or an insolvency licence?"

  @RETR-02
  Scenario: Close returns to the landing page
    Given I am Fiona
    And I go to the licences of the register
    When I press "Close"
    Then I am offered "Start"

  @RETR-03
  Scenario Outline: <person> may not join
    Given I am <person>
    When I open Register of retired members
    Then I see "The register is open to fellows who have retired"
    And I am not offered "Start"

    Examples:
      | person |
      | Maya   |
      | Stella |

  @RETR-01
  Scenario: A member on the register sees that they are on it
    Given I am Rita
    When I open Register of retired members
    Then I see "You are on the register of retired members"
    And I am not offered "Start"

  @RETR-01
  Scenario: A failure keeps every answer, and a second try succeeds
    Given I am Fiona
    And I go to the review of the register
    And the institute does not answer "register of retired members"
    When I press "Join the register"
    Then the page is headed "We couldn’t add you to the register"
    When the institute answers again
    And I press "Try again"
    Then the page is headed "You have joined the register"

  @RETR-01
  Scenario: A refusal gives the reason, and says that the register was not joined
    Given I am Fiona
    And I go to the review of the register
    When the registrar suspends Fiona with 9 days of grace
    And I press "Join the register"
    Then I see "This is not available while your membership is suspended."
    And I see "You have not joined the register. Your answers are still here."
    And I do not see "we cannot tell"

  @RETR-05 @CPD-02
  Scenario: The other pages change at once
    Given I am Fiona
    And I open Account details
    And I go to the review of the register
    And I press "Join the register"
    When I press "Close"
    Then I see "You are on the register of retired members"
    When I open Account details
    Then I see "Retired"
    When I open Professional development
    Then I see "You have no CPD to declare while you are retired"

  @RETR-06 @ACCT-03
  Scenario Outline: <person> finds the card on <page>
    Given I am <person>
    When I open <page>
    Then I see "<card>"

    Examples:
      | person | page                     | card                                       |
      | Fiona  | Dashboard                | Retiring from work                         |
      | Fiona  | Professional development | Retiring from work                         |
      | Rita   | Dashboard                | You are on the register of retired members |
      | Rita   | Professional development | You are on the register of retired members |
      | Felix  | Dashboard                | so you cannot join the register here       |
      | Felix  | Professional development | so you cannot join the register here       |
      | Felix  | Account details          | so you cannot join the register here       |

  @RETR-03
  Scenario: A fellow who retires by other criteria cannot start, and sees why and who to contact
    Given I am Felix
    When I open Register of retired members
    Then I see "on our record, your retirement does not meet the standard criteria"
    And I see "Get in touch"
    And I am not offered "Start"

  @RETR-03 @RETR-06
  Scenario Outline: A fellow whose account status is another reads the same on <page>
    Given the institute sends "profile" with "status" as "Active"
    And I am Fiona
    When I open <page>
    Then I see "<words>"
    And I do not see "Retirement date"
    And I do not see "you are not a fellow"

    Examples:
      | page                        | words                                        |
      | Dashboard                   | so you cannot join the register here         |
      | Professional development    | so you cannot join the register here         |
      | Account details             | so you cannot join the register here         |
      | Register of retired members | on our record, your retirement does not meet |

  @RETR-06
  Scenario: A member who cannot join sees no card
    Given I am Maya
    Then I do not see "Retiring from work"
    When I open Professional development
    Then I do not see "Retiring from work"
