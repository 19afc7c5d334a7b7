Feature: Communication preferences

  Rule: Each kind of customer has its own questions, in two sections

    @CONS-01 @CONS-09
    Scenario Outline: A <kind> is asked about these
      Given the customer is an ordinary <kind>
      Then the section on account correspondence asks "<correspondence>"
      And the section of additional questions asks "<additional>"

      Examples:
        | kind      | correspondence                                                                                                               | additional                                                                                                     |
        | member    | Important updates by email, Account correspondence by email, Important updates by text message                               | Events and surveys, Third-party marketing, Directory of members, AB magazine                                   |
        | student   | Important updates by email, Account correspondence by email, Important updates by text message, Exam results by text message | Events and surveys, Passed finalists list, Third-party marketing, Share my details with employers, AB magazine |
        | affiliate | Important updates by email, Account correspondence by email, Important updates by text message                               | Events and surveys, Passed finalists list, Third-party marketing, AB magazine                                  |
        | graduate  | Important updates by email, Account correspondence by email, Important updates by text message                               | Events and surveys, Passed finalists list, Third-party marketing, AB magazine                                  |

  Rule: A question that cannot be acted on is locked

    Background:
      Given the customer is an ordinary student

    @CONS-03
    Scenario Outline: Without an email address "<question>" is <lock>
      Given the customer has no email address on record
      Then "<question>" is <lock>

      Examples:
        | question                          | lock                                |
        | Important updates by email        | locked for want of an email address |
        | Events and surveys                | locked for want of an email address |
        | Third-party marketing             | locked for want of an email address |
        | Important updates by text message | open                                |
        | Passed finalists list             | open                                |
        | AB magazine                       | open                                |

    @CONS-04
    Scenario Outline: Without a mobile "<question>" is <lock>
      Given the customer has no mobile on record
      Then "<question>" is <lock>

      Examples:
        | question                          | lock                        |
        | Important updates by text message | locked for want of a mobile |
        | Exam results by text message      | locked for want of a mobile |
        | Important updates by email        | open                        |

    @CONS-05
    Scenario Outline: With important updates by email off "<question>" is <lock>
      Given important updates by email are off
      Then "<question>" is <lock>

      Examples:
        | question                          | lock                                    |
        | Events and surveys                | locked while important updates are off  |
        | Third-party marketing             | locked while important updates are off  |
        | Important updates by email        | open                                    |
        | Important updates by text message | open                                    |

  @CONS-06
  Rule: Account correspondence by email shows only when it can be chosen

    Scenario: Account correspondence is not asked without an email address
      Given the customer is Noel
      And the customer has no email address on record
      Then the section on account correspondence asks "Important updates by email, Important updates by text message"

    Scenario Outline: Account correspondence is not asked while important updates are <setting>
      Given the customer is Maya
      And important updates by email are <setting>
      Then the section on account correspondence asks "Important updates by email, Important updates by text message"

      Examples:
        | setting     |
        | off         |
        | being saved |

    Scenario: Students of an online country are not asked
      Given the customer is Oxana
      Then the section on account correspondence asks "Important updates by email, Important updates by text message, Exam results by text message"

  @CONS-07
  Rule: Students of an online country cannot change important updates by email

    Scenario: The page says why they cannot change it
      Given I am Oxana
      When I open Communication preferences
      Then I see "Students in your country cannot change this."

    Scenario: Other students do not see the reason
      Given I am Stella
      When I open Communication preferences
      Then I do not see "Students in your country cannot change this."
