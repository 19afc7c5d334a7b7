Feature: The annual declaration
  Once a year a member tells the institute whether they met the requirements, and how.

  @CPD-04 @CPD-05 @browser @also-in-french
  Scenario: Requirements met: four steps, one question each
    Given I am Maya
    When I go to the first question of my declaration
    Then the page is headed "Have you met your CPD requirements?"
    And I see "Step 1 of 4"
    When I answer "Have you met your CPD requirements?" with "Yes"
    And I press "Continue"
    Then the page is headed "Which route did you follow?"
    And I see "Step 2 of 4"
    When I answer "Which route did you follow?" with "Approved employer"
    And I press "Continue"
    Then the page is headed "Are you an engagement partner?"
    And I see "Step 3 of 4"
    When I answer "Are you an engagement partner?" with "No"
    And I press "Continue"
    Then I see "Step 4 of 4"
    When I tick "I confirm that my declaration is accurate"
    And I press "Submit declaration"
    Then the page is headed "Declaration submitted"

  @CPD-05 @CPD-06
  Scenario: Requirements not met: the route is skipped, and the step numbers stay
    Given I am Maya
    When I go to the first question of my declaration
    And I answer "Have you met your CPD requirements?" with "No"
    And I press "Continue"
    Then the page is headed "Are you an engagement partner?"
    And I see "Step 3 of 4"
    When I press "Back"
    Then the page is headed "Have you met your CPD requirements?"

  @CPD-06
  Scenario: Back from the question on engagement partners opens the route
    Given I am Maya
    When I go to the first question of my declaration
    And I declare that I met the requirements by "Unit route"
    And I press "Back"
    Then the page is headed "Which route did you follow?"

  @CPD-09
  Scenario: Answers that are kept can be cleared
    Given I am Maya
    When I go to the first question of my declaration
    And I declare that I met the requirements by "Unit route"
    And I press "Close"
    And I press "Clear my answers"
    And I press "Start"
    And I press "Continue"
    Then I see "Step 1 of 4"

  @CPD-07
  Scenario: A reload keeps the answers
    Given I am Maya
    When I go to the first question of my declaration
    And I declare that I met the requirements by "IFAC body"
    And I reload the page
    Then the page is headed "Are you an engagement partner?"
    When I finish my declaration
    Then the page is headed "Declaration submitted"

  @CPD-07
  Rule: Each step needs its answer

    Scenario: The last step needs its confirmation
      Given I am Maya
      When I go to the first question of my declaration
      And I answer "Have you met your CPD requirements?" with "No"
      And I press "Continue"
      And I answer "Are you an engagement partner?" with "No"
      And I press "Continue"
      And I press "Submit declaration"
      Then I see "Step 4 of 4"

    @FORM-04 @also-in-french
    Scenario: Continue shows an error until the answer is given
      Given I am Maya
      When I go to the first question of my declaration
      Then I am not offered "Continue"
      When I press "Continue"
      Then I see "There are errors on the page"
      And I see "Select whether you have met your CPD requirements"
      And I see "This field is required"
      And the window is titled "Error: Have you met your CPD requirements? – Annual declarations – Institute of Professional Accountants"
      When I answer "Have you met your CPD requirements?" with "Yes"
      Then I do not see "There are errors on the page"
      And the window is titled "Have you met your CPD requirements? – Annual declarations – Institute of Professional Accountants"
      And I am offered "Continue"

    @SHELL-12
    Scenario: An empty declaration closes without a question
      Given I am Maya
      When I go to the first question of my declaration
      And I press "Continue"
      And I follow "Dashboard"
      Then the page is headed "Dashboard"
      And the window is titled "Dashboard – Institute of Professional Accountants"

  @CPD-08
  Rule: Every route can be declared

    Scenario Outline: <route>
      Given I am Maya
      When I go to the first question of my declaration
      And I declare that I met the requirements by "<route>"
      And I finish my declaration
      Then the page is headed "Declaration submitted"

      Examples:
        | route             |
        | Unit route        |
        | Approved employer |
        | IFAC body         |
        | Part time         |
        | Not specified     |

  @CPD-09
  Rule: A submitted declaration is on record, and the notice is gone

    Background:
      Given I am Maya
      And I go to the end of my declaration

    Scenario: The dashboard stops asking for a declaration
      When I press "Submit declaration"
      And I press "Close"
      And I open Dashboard
      Then I do not see "CPD declaration is due"

    Scenario: The declaration is on record after signing in again
      When I press "Submit declaration"
      And I press "Close"
      And I log out
      And I come to Dashboard without being signed in
      And I identify myself as Maya
      And I open Annual declarations
      Then I am not offered "Start"
      And my CPD history shows
        | year | declaration |
        | 2026 | Declared    |
        | 2025 | Declared    |
        | 2024 | Declared    |
        | 2023 | Declared    |
      And the latest letter says "{reference}"

    @CPD-10 @CPD-11 @TRAN-01
    Scenario: The record offers a copy of this declaration, and none of earlier ones
      When I press "Submit declaration"
      And I press "Close"
      And I log out
      And I come to Dashboard without being signed in
      And I identify myself as Maya
      And I open Annual declarations
      Then I am not offered "Download a copy of your declaration for 2025 (PDF)"
      When I press "Download a copy of your declaration for 2026 (PDF)"
      Then I am given the file "COPY_{reference}_4100107.pdf"

    Scenario: The confirmation shows even if the record fails to load
      Given the institute does not answer "CPD overview"
      When I press "Submit declaration"
      Then the page is headed "Declaration submitted"
      And I do not see "We couldn’t load your CPD status"
      When I press "Close"
      Then I see "We couldn’t load your CPD status"
      When the institute answers again
      And I press "Reload your CPD status"
      Then I am not offered "Start"
      And my CPD history shows
        | year | declaration |
        | 2026 | Declared    |
        | 2025 | Declared    |
        | 2024 | Declared    |
        | 2023 | Declared    |

    Scenario: A double press declares once
      When I press "Submit declaration" twice
      Then the page is headed "Declaration submitted"
      When I press "Close"
      Then my CPD history shows
        | year | declaration |
        | 2026 | Declared    |
        | 2025 | Declared    |
        | 2024 | Declared    |
        | 2023 | Declared    |

  @CPD-09
  Rule: A failure keeps the answers

    Background:
      Given I am Maya
      And I go to the end of my declaration

    Scenario: A second try succeeds once the institute answers again
      Given the institute does not answer "any call"
      When I press "Submit declaration"
      Then the page is headed "We couldn't submit your declaration"
      When the institute answers again
      And I press "Try again"
      Then the page is headed "Declaration submitted"

    Scenario: A refusal says why, and that nothing was recorded
      When the registrar imports Maya's CPD overview
        | isRequired | year | nextDueDate |
        | no         | 2026 | 2027-01-01  |
      And I press "Submit declaration"
      Then the page is headed "We couldn't submit your declaration"
      And I see "You have no CPD declaration to make at present."
      And I see "was not recorded. Your answers are still here."
      And I do not see "we cannot tell"

    Scenario: After a lost answer, a refusal does not say that nothing was recorded
      Given the institute does not answer "declaration"
      When I press "Submit declaration"
      And the institute answers again
      And the registrar imports Maya's CPD overview
        | isRequired | year | nextDueDate |
        | no         | 2026 | 2027-01-01  |
      And I press "Try again"
      Then I see "You have no CPD declaration to make at present."
      And I see "we cannot tell whether your declaration"

    Scenario: Back from a failure opens the confirmation
      Given the institute does not answer "any call"
      When I press "Submit declaration"
      And I press "Back"
      Then I see "Step 4 of 4"

    Scenario: Closing a failure opens the landing page, and keeps the answers
      Given the institute does not answer "any call"
      When I press "Submit declaration"
      And the institute answers again
      And I press "Close"
      Then I see "Your answers from before are kept"
      When I press "Start"
      And I press "Continue"
      Then I see "Step 2 of 4"

    @browser @screen-only
    Scenario: A declaration that needed a new sign-in is kept, and not sent by the sign-in
      When I sign out at the provider in another tab
      And the institute wants a new sign-in for "declaration"
      And I press "Submit declaration"
      Then the page is headed "You are signed out"
      When the institute answers again
      And I come to Annual declarations without being signed in
      And I identify myself as Maya
      Then I see "Step 4 of 4"
      And I am offered "Submit declaration"
      When I press "Close"
      Then I am offered "Start"

  @CPD-02
  Rule: Only members with a year to declare are offered a declaration

    Scenario Outline: <person> is <offered> one
      Given I am <person>
      When I open Annual declarations
      Then I am <offered> "Start"

      Examples:
        | person | offered     |
        | Maya   | offered     |
        | Owen   | offered     |
        | Ready  | offered     |
        | Priya  | not offered |
        | Rita   | not offered |

  @CPD-11
  Scenario: The history shows each year with its units
    Given I am Maya
    When I open Annual declarations
    Then my CPD history shows
      | brought forward | awarded |
      | 6               | 0       |
      | 0               | 8       |
      | 0               | 0       |
