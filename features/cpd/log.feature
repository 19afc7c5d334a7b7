Feature: The CPD log
  Members log what they learn through the year, on a phone and in half a minute, and see how far they are against what
  their route asks for.

  @LOG-01
  Rule: An activity is logged with one short form

    @also-in-french
    Scenario: An activity is logged
      Given I am Maya
      And I open CPD log
      When I press "Log an activity"
      And I fill in "What did you do?" with "IFRS 18 workshop"
      And I fill in "How many units?" with "1.5"
      And I answer "Is it verifiable?" with "Yes"
      And I press "Save"
      Then I see "“IFRS 18 workshop” is in your log of 2026."
      And I see "22 November 2026, 1.5 units, verifiable"
      When I reload the page
      Then I see "IFRS 18 workshop"

    Scenario: More units than a day has hours are asked about once, and then saved
      Given I am Maya
      And I open CPD log
      And I press "Log an activity"
      And I fill in "What did you do?" with "IFRS 18 course"
      And I fill in "How many units?" with "30"
      And I answer "Is it verifiable?" with "Yes"
      When I press "Save"
      Then I see "Is this right? More than 24 units in a day are unusual. Correct it, or save it again to keep it."
      And the focus is on "How many units?"
      When I press "Save"
      Then I see "“IFRS 18 course” is in your log of 2026."
      When I press "Change IFRS 18 course"
      And I fill in "What did you do?" with "IFRS 18 course in Leeds"
      And I press "Save"
      Then I see "“IFRS 18 course in Leeds” is in your log of 2026."

    Scenario: Units that are corrected after the question are saved without another
      Given I am Maya
      And I open CPD log
      And I press "Log an activity"
      And I fill in "What did you do?" with "IFRS 18 workshop"
      And I fill in "How many units?" with "366"
      And I answer "Is it verifiable?" with "Yes"
      And I press "Save"
      When I fill in "How many units?" with "3.66"
      Then I do not see "Is this right?"
      When I press "Save"
      Then I see "22 November 2026, 3.66 units, verifiable"

    Scenario: An activity is logged once, however often Save is pressed
      Given I am Maya
      And I open CPD log
      And I press "Log an activity"
      And I fill in "What did you do?" with "IFRS 18 workshop"
      And I fill in "How many units?" with "1.5"
      And I answer "Is it verifiable?" with "Yes"
      When I press "Save" twice
      Then the page has one button "Remove IFRS 18 workshop"

    Scenario: A form with missing entries names them, and keeps the others
      Given I am Maya
      And I open CPD log
      And I press "Log an activity"
      When I fill in "What did you do?" with "IFRS 18 workshop"
      And I fill in "How many units?" with "an hour"
      And I press "Save"
      Then I see "Please enter the units as a number, such as 1 or 1.5"
      And I see "Say whether it is verifiable"
      And the page has, in this order
        | field | What did you do? | holds "IFRS 18 workshop" |

    Scenario: A day that has not come cannot be logged
      Given I am Maya
      And I open CPD log
      And I press "Log an activity"
      When I fill in "When?" with "23/11/2026"
      And I press "Save"
      Then I see "When? Please enter a day that is not after today"

    Scenario: A reload keeps the entries
      Given I am Maya
      And I open CPD log
      And I press "Log an activity"
      And I fill in "What did you do?" with "IFRS 18 workshop"
      When I reload the page
      Then the page has, in this order
        | field | What did you do? | holds "IFRS 18 workshop" |

    Scenario: A failing save keeps what is typed
      Given I am Maya
      And I open CPD log
      And I press "Log an activity"
      And I fill in "What did you do?" with "IFRS 18 workshop"
      And I fill in "How many units?" with "1.5"
      And I answer "Is it verifiable?" with "Yes"
      And the institute does not answer "CPD log"
      When I press "Save"
      Then I see "We do not know whether this was saved"
      And the page has, in this order
        | field | What did you do? | holds "IFRS 18 workshop" |
      When the institute answers again
      And I press "Save"
      Then I see "“IFRS 18 workshop” is in your log of 2026."

  @LOG-01 @LOG-02
  Rule: Files are the evidence of an activity

    Scenario: A certificate is kept with its activity, until its year is declared
      Given I am Maya
      And I open CPD log
      And I press "Change Annual tax conference"
      When I add the file "Certificate of attendance.pdf"
      And I press "Save"
      Then I see "Certificate of attendance.pdf"
      And the page has one button "Remove Certificate of attendance.pdf"
      When I go to the end of my declaration
      And I press "Submit declaration"
      And I open CPD log
      Then I see "Certificate of attendance.pdf"
      And the page has no button "Remove Certificate of attendance.pdf"

  @LOG-01
  Rule: A log can be changed until its year is declared

    @also-in-french
    Scenario: An activity is changed
      Given I am Maya
      And I open CPD log
      When I press "Change Tax update webinar"
      And I fill in "How many units?" with "3,25"
      And I press "Save"
      Then I see "18 November 2026, 3.25 units, verifiable"
      And I see "12.25 units to go, 5.25 of them verifiable."

    @FORM-01
    Scenario: A save asks before it replaces what another tab saved
      Given I am Maya
      And I open CPD log
      And I press "Change Tax update webinar"
      And I fill in "How many units?" with "3"
      When Maya sends other units of the webinar from another device
      And I press "Save"
      Then I see "This activity was changed elsewhere since you opened it."
      When I press "Save"
      Then I see "18 November 2026, 3 units, verifiable"

    @FORM-01
    Scenario: A save logs again an activity that another tab removed
      Given I am Maya
      And I open CPD log
      And I press "Change Tax update webinar"
      And I fill in "How many units?" with "3"
      When Maya sends the removal of the webinar from another device
      And I press "Save"
      Then I see "This activity was removed elsewhere since you opened it."
      When I press "Save"
      Then I see "18 November 2026, 3 units, verifiable"

    Scenario: An activity is removed after a question
      Given I am Maya
      And I open CPD log
      When I press "Remove Tax update webinar"
      And I press "Remove"
      Then I see "“Tax update webinar” is no longer in your log."
      And the page has no button "Remove Tax update webinar"

    Scenario: The log of a declared year stays as it is
      Given I am Maya
      And I go to the end of my declaration
      And I press "Submit declaration"
      When I open CPD log
      Then I see "You have declared 2026, so this log can no longer be changed."
      And I see "Tax update webinar"
      And the page has no button "Change Tax update webinar"
      And the page has no button "Log an activity"

    Scenario: A member who is behind logs for the year that is to be declared as well
      Given I am Owen
      When I open CPD log
      Then the page has, in this order
        | section | CPD 2026 | |
        | section | CPD 2025 | |

  @LOG-01
  Rule: The sum takes waivers and units brought forward into account

    Scenario: The log shows the units done and needed
      Given I am Maya
      When I open CPD log
      Then I see "13 units to go, 6 of them verifiable."

    @also-in-french
    Scenario: The dashboard shows the units done and needed
      Given I am Maya
      When I open Dashboard
      Then I see "CPD 2026 so far"
      And I see "of 40 units logged"
      And I see "15 of 21 verifiable"

    Scenario: An awarded waiver lowers what is needed
      Given I am Maya
      And I ask for a waiver from 1 February to 31 March because of "Parental leave"
      And the registrar grants what Maya asked for
      When I open CPD log
      Then I see "of 34 units"
      And I see "6 units fewer are needed, because of waivers and adjustments."
      And I see "7 units to go, 3 of them verifiable."

    Scenario: Units beyond what is needed are brought forward by the declaration
      Given I am Maya
      And I open CPD log
      And I press "Log an activity"
      And I fill in "What did you do?" with "Summer school"
      And I fill in "How many units?" with "20"
      And I answer "Is it verifiable?" with "Yes"
      And I press "Save"
      Then I see "7 verifiable units are brought forward to 2027 when you declare by the unit route."
      When I go to the end of my declaration
      And I press "Submit declaration"
      And it becomes 15 January 2027
      And I open CPD log
      Then I see "7 verifiable units brought forward from the year before are counted."

  @LOG-03
  Rule: The declaration shows the log, and says where the answers disagree with it

    Scenario: The declaration shows the log beside its questions, and answers none of them
      Given I am Maya
      When I go to the first question of my declaration
      Then I see "Your log of 2026"
      And I see "27 of 40 units"
      And the page has, in this order
        | answer | Yes | not chosen |
        | answer | No  | not chosen |

    Scenario: A declaration of requirements that the log does not meet says so
      Given I am Maya
      When I go to the end of my declaration
      Then I see "Your log has fewer units than the unit route asks for."

    Scenario: A declaration that agrees with the log has no remark
      Given I am Maya
      And I open CPD log
      And I press "Log an activity"
      And I fill in "What did you do?" with "Summer school"
      And I fill in "How many units?" with "20"
      And I answer "Is it verifiable?" with "Yes"
      And I press "Save"
      When I go to the end of my declaration
      Then I do not see "Your log has"

  @LOG-06 @other-body
  Rule: An organisation with an evidence tracker of its own keeps the hand-off

    Scenario: There is no log beside the evidence tracker
      Given I am Maya
      When I open Professional development
      Then I see "Open the evidence tracker"
      And I do not see "CPD 2026 so far"
      And the navigation has no link "CPD log"
