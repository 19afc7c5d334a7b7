Feature: The qualifications page

  @QUAL-01 @QUAL-02
  Rule: The order of the three cards depends on the customer

    Scenario: Students see exams first
      Given I am Stella
      When I open My qualifications
      Then the page is headed "My qualifications"
      And the page has, in this order
        | section | Exams                          |
        | section | Ethics and professional skills |
        | section | Practical experience           |
      And I see "7/13"
      And I see "54%"
      And I see "ACCA qualification"
      And I see "0/1"
      And I see "months recorded, 12 signed off"
      And I see "4 objective(s) completed, 5 to go"

  @QUAL-03 @QUAL-04 @QUAL-05
  Scenario Outline: <person>'s exams
    Given I am <person>
    When I open My qualifications
    Then I see "<progress>"
    And I see "<share>"
    And I see "<named>"
    And I <exemptions> "Some of your exemptions are conditional"

    Examples:
      | person | progress | share | named                                   | exemptions |
      | Stella | 7/13     | 54%   | ACCA qualification                      | see        |
      | Tom    | 1/4      | 100%  | ACCA qualification                      | do not see |
      | Tess   | 0/3      | 0%    | ACCA qualification                      | do not see |
      | Fay    | 3/9      | 33%   | FIA pathway: Foundations in accountancy | do not see |

  @QUAL-07
  Scenario: Nina has no experience on record
    Given I am Nina
    When I open My qualifications
    Then I see "Nothing recorded yet"
    And I see "Start your record"
    And I do not see "signed off"

  @QUAL-09
  Scenario: Percy's experience has one doughnut
    Given I am Percy
    When I open My qualifications
    Then I see "months recorded, 4 signed off"
    And I do not see "to go"

  @QUAL-10
  Rule: A part that fails says so in its place

    Scenario: Progress fails to load, and then loads
      Given I am Stella
      And the institute does not answer "exam progress"
      When I reload the page
      And I open My qualifications
      Then the page has, in this order
        | heading | My qualifications                                          |
        | alert   | We couldn't load your qualification information right now. |
        | button  | Reload your qualifications                                 |
        | section | Learn                                                      |
      When the institute answers again
      And I press "Reload your qualifications"
      Then I see "7/13"

  @QUAL-11
  Scenario: Eve is warned while results are withheld
    Given I am Eve
    When I open My qualifications
    Then I see "Exam results are not out yet"
    And I see "5/13"

  @QUAL-12
  Scenario: Asif sees where to find results, in place of the page
    Given I am Asif
    When I open My qualifications
    Then I see "Exam results have been published"
    And I see "See your results on the learning site"
    And I do not see "5/13"

  @QUAL-13
  Scenario Outline: <person>'s application
    Given I am <person>
    When I open My qualifications
    Then I see "<said>"
    And I do not see "You can apply"

    Examples:
      | person | said                                       |
      | Amir   | Your application for membership is in progress |
      | Olga   | Your application for membership is on hold     |
      | Carla  | Your application for membership is complete    |

  @QUAL-14
  Scenario Outline: <person> may apply for membership
    Given I am <person>
    When I open My qualifications
    Then I see "<said>"

    Examples:
      | person | said                                                              |
      | Ada    | You can apply to become a member now.                             |
      | Aidan  | we can admit you only once your practical experience is complete. |

  @QUAL-14
  Scenario: A student is not invited to apply
    Given I am Stella
    When I open My qualifications
    Then I do not see "Apply for membership"

  @QUAL-15
  Scenario Outline: <person> reads the rule of their country
    Given I am <person>
    When I open My qualifications
    Then I see "<said>"

    Examples:
      | person | said                  |
      | Marco  | If you train in Malta |
      | Lin    | If you live in China  |
