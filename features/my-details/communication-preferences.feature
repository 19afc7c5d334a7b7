Feature: Communication preferences

  Rule: Each kind of customer is asked their own questions, in two sections

    @CONS-01 @CONS-09
    Scenario Outline: What someone is asked who is a <kind>
      Given the customer is an ordinary <kind>
      Then the section on account correspondence asks "<correspondence>"
      And the section of additional questions asks "<additional>"

      Examples:
        | kind      | correspondence                                                                                                               | additional                                                                                                     |
        | member    | Important updates by email, Account correspondence by email, Important updates by text message                               | Events and surveys, Third-party marketing, Directory of members, AB magazine                                   |
        | student   | Important updates by email, Account correspondence by email, Important updates by text message, Exam results by text message | Events and surveys, Passed finalists list, Third-party marketing, Share my details with employers, AB magazine |
        | affiliate | Important updates by email, Account correspondence by email, Important updates by text message                               | Events and surveys, Passed finalists list, Third-party marketing, AB magazine                                  |
        | graduate  | Important updates by email, Account correspondence by email, Important updates by text message                               | Events and surveys, Passed finalists list, Third-party marketing, AB magazine                                  |

  Rule: A question that cannot be acted on is locked, and says why

    Background:
      Given the customer is an ordinary student

    @CONS-03
    Scenario Outline: Without an email, <question>
      Given there is no email on record
      Then "<question>" is locked with "<why>"

      Examples:
        | question                          | why                                                                          |
        | Important updates by email        | No email address found for this account. Please update your account details. |
        | Events and surveys                | No email address found for this account. Please update your account details. |
        | Third-party marketing             | No email address found for this account. Please update your account details. |
        | Important updates by text message |                                                                              |
        | Passed finalists list             |                                                                              |
        | AB magazine                       |                                                                              |

    @CONS-04
    Scenario Outline: Without a mobile, <question>
      Given there is no mobile on record
      Then "<question>" is locked with "<why>"

      Examples:
        | question                          | why                                                                          |
        | Important updates by text message | No mobile number found for this account. Please update your account details. |
        | Exam results by text message      | No mobile number found for this account. Please update your account details. |
        | Important updates by email        |                                                                              |

    @CONS-05
    Scenario Outline: With important updates by email off, <question>
      Given important updates by email are off
      Then "<question>" is locked with "<why>"

      Examples:
        | question                          | why                                                   |
        | Events and surveys                | Only available if you get important updates by email. |
        | Third-party marketing             | Only available if you get important updates by email. |
        | Important updates by email        |                                                       |
        | Important updates by text message |                                                       |

    @CONS-03
    Scenario: A missing email is told first
      Given there is no email on record
      And important updates by email are off
      Then "Events and surveys" is locked with "No email address found for this account. Please update your account details."

    @CONS-03 @CONS-04
    Scenario Outline: Without <missing> an answer to <question> is never sent
      Given there is no <missing> on record
      Then an answer to "<question>" may be sent: no

      Examples:
        | missing | question                          |
        | email   | Important updates by email        |
        | mobile  | Important updates by text message |

  @CONS-06
  Rule: Account correspondence by email shows only when it can be chosen

    Scenario: With an email and important updates on
      Given the customer is Maya
      Then they are asked "Account correspondence by email": yes

    Scenario: Without an email
      Given the customer is Noel
      And there is no email on record
      Then they are asked "Account correspondence by email": no

    Scenario: With important updates off
      Given the customer is Maya
      And important updates by email are off
      Then they are asked "Account correspondence by email": no

    Scenario: While important updates are being saved
      Given the customer is Maya
      And important updates by email are being saved
      Then they are asked "Account correspondence by email": no

    Scenario: For an online-country student
      Given the customer is Oxana
      Then they are asked "Account correspondence by email": no

  @CONS-07
  Rule: Online-country students cannot change important updates by email

    Scenario Outline: <person>
      Given the customer is <person>
      Then the switch "Important updates by email" can be moved: <moved>
      And an answer to "Important updates by email" may be sent: <moved>

      Examples:
        | person | moved |
        | Oxana  | no    |
        | Stella | yes   |

    Scenario: They are told why
      Given I am Oxana
      When I open Communication preferences
      Then I see "Students in your country cannot change this."

    Scenario: Who can change them is not told so
      Given I am Stella
      When I open Communication preferences
      Then I do not see "Students in your country cannot change this."

    Scenario: Other switches can be moved
      Given the customer is Oxana
      Then the switch "Important updates by text message" can be moved: yes

    Scenario: A member from an online country is no student
      Given the customer is Maya
      And the customer is from an online country
      Then the switch "Important updates by email" can be moved: yes

  @CONS-01
  Rule: Each switch waits for its own outcome

    Background:
      Given the switches "Important updates by email, Account correspondence by email" are on

    @CONS-02
    Scenario: Account correspondence follows important updates, once they are stored
      When the switch "Important updates by email" is moved
      Then the switch "Account correspondence by email" is on
      When "Important updates by email" is stored as off
      Then the switch "Important updates by email" is off
      And the switch "Account correspondence by email" is off

    @CONS-02
    Scenario: Account correspondence does not follow a refusal
      When the switch "Important updates by email" is moved
      And "Important updates by email" is refused
      Then the switch "Important updates by email" is on and refused
      And the switch "Account correspondence by email" is on

    @CONS-02
    Scenario: Important updates do not follow account correspondence
      When the switch "Account correspondence by email" is moved
      And "Account correspondence by email" is stored as off
      Then the switch "Important updates by email" is on

  @NETW-01
  Rule: Members in the United Kingdom or Ireland choose their networks

    Scenario Outline: An ordinary <kind> in <country>
      Given the customer is an ordinary <kind>
      And the customer lives in <country>
      Then they see member networks: <seen>

      Examples:
        | kind      | country        | seen |
        | member    | United Kingdom | yes  |
        | member    | Ireland        | yes  |
        | member    | Malta          | no   |
        | student   | United Kingdom | no   |
        | affiliate | Ireland        | no   |
        | firm      | Ireland        | no   |

  Rule: Each kind of network is chosen from its own, and saved by itself

    Background:
      Given the networks
        | kind       | name           | code |
        | regional   | London         | LDN  |
        | employment | Small practice | SMP  |
        | employment | Charities      | CHA  |
        | regional   | Scotland       | SCO  |

    @NETW-01
    Scenario Outline: <kind> networks
      Then the <kind> networks are "<networks>"

      Examples:
        | kind       | networks                  |
        | regional   | London, Scotland          |
        | employment | Small practice, Charities |

    @NETW-02
    Scenario Outline: Choosing <name>
      Then choosing "<name>" saves the <kind> network "<code>"

      Examples:
        | name           | kind       | code |
        | Scotland       | regional   | SCO  |
        | Small practice | employment | SMP  |

    @NETW-02
    Scenario: Several networks of employment are saved together
      Then choosing "Small practice, Charities" together saves the employment networks "SMP,CHA"
