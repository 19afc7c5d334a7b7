Feature: The organisation asks, and the member answers in the portal
  Staff ask for more about an application, a waiver or a declaration, by a day.
  The member answers on one page, once for each request. Both sides read the same thread.

  @LOG-04
  Scenario: A member without requests sees none
    Given I am Maya
    When I open What we ask of you
    Then I see "We ask nothing of you at present."

  Rule: A request is answered where it shows

    Background:
      Given I am Priya
      When I ask for a waiver from 1 February to 31 March because of "Parental leave"
      And I press "Continue"
      And I press "Close"
      And the registrar asks Priya for "Your child's birth certificate" by 10 December 2026

    @LOG-04 @staff
    Scenario: A member answers, and both sides read the thread
      When I open What we ask of you
      And I follow "Request for a waiver for 2026"
      Then I see "Your child's birth certificate"
      And I see "We need it by 10 December 2026."
      When I fill in "What do you want to tell us?" with "It is certificate 4711 of Leeds."
      And I press "Send answer"
      Then the page is headed "Answer sent"
      And I see "We received your answer on 22 November 2026"
      And "priya.practice@example.org" is written "We have your answer about your waiver from 1 February 2026 to 31 March 2026"
      And the latest letter says "It is certificate 4711 of Leeds."
      And the inbox lists "waiver from 1 February 2026 to 31 March 2026" of Priya's: "a decision; answered"
      When the registrar reads Priya's "Waiver of CPD in 2026"
      Then they read "answered “It is certificate 4711 of Leeds.”, by the person"
      When I open What we ask of you
      And I follow "Request for a waiver for 2026"
      Then I see "You answered"
      And I do not see "Send answer"

    @LOG-04 @LOG-02
    Scenario: An answer is sent with files, which staff open at the desk
      When I open What we ask of you
      And I follow "Request for a waiver for 2026"
      And I add the file "Certificate 4711.pdf"
      Then I see "Received"
      When I fill in "What do you want to tell us?" with "It is here."
      And I press "Send answer"
      Then the page is headed "Answer sent"
      When I open What we ask of you
      And I follow "Request for a waiver for 2026"
      Then I see "Certificate 4711.pdf"
      When Rosa signs in at the desk
      And Rosa opens "Waiver of CPD in 2026" of Priya at the desk
      Then the desk shows "Certificate 4711.pdf"

    @LOG-04
    Scenario: The dashboard and the CPD history lead to the answer
      When I open Annual declarations
      And I reload the page
      Then I see "We need from you by 10 December 2026: Your child's birth certificate"
      And I do not see "Send it to us"
      When I follow "Answer"
      Then I see "We need it by 10 December 2026."
      When I open Dashboard
      Then I see "Your request for a waiver for 2026 is on hold"
      When I follow "Answer"
      Then the page is headed "Request for a waiver for 2026"

    @LOG-04
    Scenario: A decision after the answer is in the thread
      When I open What we ask of you
      And I follow "Request for a waiver for 2026"
      And I fill in "What do you want to tell us?" with "Certificate 4711."
      And I press "Send answer"
      And Rosa signs in at the desk
      And Rosa opens "/desk/inbox" at the desk
      Then the desk shows "Answered"
      When it is 07:00 on 23 November 2026
      Then "registry@body.example" is written "New submissions: 23 November 2026"
      And the latest letter says "Answered since the last digest:"
      When the registrar refuses what Priya asked for because "The dates do not fit."
      And I open Dashboard
      Then I do not see "is on hold"
      When I open What we ask of you
      And I reload the page
      And I follow "Request for a waiver for 2026"
      Then I see "We refused it"
      And I see "The dates do not fit."

    @LOG-04
    Scenario: The organisation asks again after an answer
      When I open What we ask of you
      And I follow "Request for a waiver for 2026"
      And I fill in "What do you want to tell us?" with "Certificate 4711."
      And I press "Send answer"
      And the registrar asks Priya for "A copy of it" by 15 December 2026
      And I open What we ask of you
      And I reload the page
      And I follow "Request for a waiver for 2026"
      Then I see "We need it by 15 December 2026."
      And I see "Certificate 4711."
      When I fill in "What do you want to tell us?" with "It is on its way."
      And I press "Send answer"
      Then the page is headed "Answer sent"

    @LOG-04
    Scenario: An answer after the day is taken, and both sides see that it was late
      When it becomes 12 December 2026
      And I open What we ask of you
      And I follow "Request for a waiver for 2026"
      Then I see "You can still answer."
      When I fill in "What do you want to tell us?" with "Certificate 4711."
      And I press "Send answer"
      Then the latest letter says "It came after 10 December 2026"
      When I open What we ask of you
      And I follow "Request for a waiver for 2026"
      Then I see "You answered, after the day"
      When the registrar reads Priya's "Waiver of CPD in 2026"
      Then they read "answered after 10 December 2026"

    @LOG-04
    Scenario: An answer after the decision is refused in words, and nothing typed is lost
      When I open What we ask of you
      And I follow "Request for a waiver for 2026"
      And the registrar grants what Priya asked for
      And I fill in "What do you want to tell us?" with "Certificate 4711."
      And I press "Send answer"
      Then I see "We have decided this meanwhile, so that your answer is not needed any more."
      And I see "What you wrote"
      And I see "Certificate 4711."

    @LOG-04
    Scenario: An answer to a request that has changed meanwhile is shown beside the new one first
      When I open What we ask of you
      And I follow "Request for a waiver for 2026"
      And I fill in "What do you want to tell us?" with "Certificate 4711."
      And the registrar asks Priya for "A copy of the certificate" by 20 December 2026
      And I press "Send answer"
      Then I see "We have asked for something else meanwhile."
      And I see "A copy of the certificate"
      When I press "Send answer"
      Then the page is headed "Answer sent"

    @LOG-04
    Scenario: A double press sends one answer
      When I open What we ask of you
      And I follow "Request for a waiver for 2026"
      And I fill in "What do you want to tell us?" with "Certificate 4711."
      And I press "Send answer" twice
      Then the page is headed "Answer sent"
      And 1 letter "We have your answer about your waiver from 1 February 2026 to 31 March 2026" goes to "priya.practice@example.org"

    @LOG-04
    Scenario: An answer is stored once after a lost receipt
      When I open What we ask of you
      And I follow "Request for a waiver for 2026"
      And I fill in "What do you want to tell us?" with "Certificate 4711."
      And the institute loses its answer to "answers"
      And I press "Send answer"
      Then I see "We don’t know whether your answer has arrived."
      When the institute answers again
      And I press "Send answer"
      Then the page is headed "Answer sent"
      And 1 letter "We have your answer about your waiver from 1 February 2026 to 31 March 2026" goes to "priya.practice@example.org"

    @LOG-04
    Scenario: A reload keeps the entries
      When I open What we ask of you
      And I follow "Request for a waiver for 2026"
      And I fill in "What do you want to tell us?" with "Certificate 4711."
      And I reload the page
      And I press "Send answer"
      Then the page is headed "Answer sent"

    @LOG-04
    Scenario: An empty answer is not sent
      When I open What we ask of you
      And I follow "Request for a waiver for 2026"
      And I press "Send answer"
      Then I see "This field is required"

    @LOG-04 @YEAR-02
    Scenario: A reminder goes out before the day, and none after the answer
      When reminders go out at 06:00 on 3 December 2026
      Then "priya.practice@example.org" is written "Please answer by 10 December 2026 about your request for a waiver in 2026"
      When I open What we ask of you
      And I follow "Request for a waiver for 2026"
      And I fill in "What do you want to tell us?" with "Certificate 4711."
      And I press "Send answer"
      And reminders go out at 06:00 on 9 December 2026
      Then 1 letter "Please answer by 10 December 2026 about your request for a waiver in 2026" goes to "priya.practice@example.org"

    @LOG-04 @SENT-05
    Scenario: Other systems learn of the answer
      When I open What we ask of you
      And I follow "Request for a waiver for 2026"
      And I fill in "What do you want to tell us?" with "Certificate 4711."
      And I press "Send answer"
      And 10 minutes pass
      Then other systems receive these events about Priya
        | submission.received |
        | submission.asked    |
        | submission.answered |

  Rule: A request of the last ten minutes is undone without a word to anybody

    Background:
      When Priya sends a request for a waiver of February and March from another device

    @LOG-04 @DESK-03 @staff
    Scenario: A request by mistake is undone
      When the registrar reads Priya's "Waiver of CPD in 2026"
      And the registrar asks Priya for "Your child's birth certificate" by 10 December 2026
      And the registrar takes back Priya's "Waiver of CPD in 2026" because ""
      Then they read "and no email is sent about the request"
      And 0 letters "Your waiver from 1 February 2026 to 31 March 2026: we need something from you" go to "priya.practice@example.org"
      And the inbox lists "waiver from 1 February 2026 to 31 March 2026" of Priya's: "a decision"
      When 10 minutes pass
      Then other systems receive these events about Priya
        | submission.received |
        | submission.read     |

    @LOG-04 @DESK-03
    Scenario: The mail of a request goes after ten minutes, though a decision is undone meanwhile
      When the registrar asks Priya for "Your child's birth certificate" by 10 December 2026
      And the registrar grants what Priya asked for
      And the registrar takes back Priya's "Waiver of CPD in 2026" because ""
      Then 1 letter "Your waiver from 1 February 2026 to 31 March 2026: we need something from you" goes to "priya.practice@example.org"
      And the inbox lists "waiver from 1 February 2026 to 31 March 2026" of Priya's: "the member, by 10 December 2026"

  Rule: A declaration in force is asked about too

    Background:
      Given I am Maya
      And Maya sends a declaration by the unit route from another device
      When the registrar asks Maya about their "CPD declaration" for "The certificates of your 21 verifiable units" by 10 December 2026

    @LOG-04 @staff
    Scenario: A member sends the evidence of a year, and the declaration stays in force
      When I open Dashboard
      And I reload the page
      Then I see "We need something from you about your CPD declaration for 2026"
      And "maya.member@example.org" is written "Your CPD declaration for 2026: we need something from you"
      And the latest letter says "Nothing else changes meanwhile."
      And the inbox lists "CPD declaration for 2026" of Maya's: "the member, by 10 December 2026"
      When I follow "Answer"
      And I fill in "What do you want to tell us?" with "They are with my employer, Quill and Ledger."
      And I press "Send answer"
      Then the inbox lists "CPD declaration for 2026" of Maya's: "somebody to read the answer"
      When the registrar reads Maya's "CPD declaration"
      Then they read "answered “They are with my employer, Quill and Ledger.”, by the person"
      When the registrar looks at what waits
      Then they do not read "CPD declaration for 2026"

    @LOG-04
    Scenario: A declaration that is taken back needs no answer
      When 10 minutes pass
      And the registrar takes back Maya's "CPD declaration" because "you asked us to correct it"
      And I open Dashboard
      Then I do not see "We need something from you about your CPD declaration for 2026"
