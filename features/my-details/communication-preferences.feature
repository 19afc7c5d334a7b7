Feature: Communication preferences

  @CONS-01 @CONS-09
  Rule: Each kind of customer is asked their own questions, in two sections

    Scenario Outline: What a <kind> is asked
      Given the customer is an ordinary <kind>
      Then the section on account correspondence asks "<correspondence>"
      And the section of additional questions asks "<additional>"

      Examples:
        | kind      | correspondence                                                                                       | additional                                                                                    |
        | member    | importantUpdatesByEmail, accountCorrespondenceByEmail, importantUpdatesBySms                         | accaEventsAndSurveys, thirdPartyMarketing, directoryOfMembers, abMagazine                     |
        | student   | importantUpdatesByEmail, accountCorrespondenceByEmail, importantUpdatesBySms, examResultsBySms       | accaEventsAndSurveys, affiliateList, thirdPartyMarketing, shareDetailWithEmployers, abMagazine |
        | affiliate | importantUpdatesByEmail, accountCorrespondenceByEmail, importantUpdatesBySms                         | accaEventsAndSurveys, affiliateList, thirdPartyMarketing, abMagazine                          |
        | graduate  | importantUpdatesByEmail, accountCorrespondenceByEmail, importantUpdatesBySms                         | accaEventsAndSurveys, affiliateList, thirdPartyMarketing, abMagazine                          |

    @CONS-09
    Scenario Outline: A <kind> reads the wording for a <wording>
      Given the customer is an ordinary <kind>
      Then the questions are worded for a <wording>

      Examples:
        | kind      | wording   |
        | member    | member    |
        | student   | student   |
        | affiliate | affiliate |
        | graduate  | affiliate |

    @CONS-08
    Scenario: Mei lives in Malaysia and is not asked about AB magazine
      Given the customer is Mei
      Then they are asked "abMagazine": no

  @CONS-03 @CONS-04 @CONS-05
  Rule: A question that cannot be acted on is locked, and says why

    Background:
      Given the customer is an ordinary student

    @CONS-03
    Scenario Outline: Without an email, <question>
      Given there is no email on record
      Then "<question>" is locked with "<why>"

      Examples:
        | question                | why                                                                              |
        | importantUpdatesByEmail | No email address found for this account. Please update your account details.     |
        | accaEventsAndSurveys    | No email address found for this account. Please update your account details.     |
        | thirdPartyMarketing     | No email address found for this account. Please update your account details.     |
        | importantUpdatesBySms   |                                                                                  |
        | affiliateList           |                                                                                  |
        | abMagazine              |                                                                                  |

    @CONS-04
    Scenario Outline: Without a mobile, <question>
      Given there is no mobile on record
      Then "<question>" is locked with "<why>"

      Examples:
        | question                | why                                                                              |
        | importantUpdatesBySms   | No mobile number found for this account. Please update your account details.     |
        | examResultsBySms        | No mobile number found for this account. Please update your account details.     |
        | importantUpdatesByEmail |                                                                                  |

    @CONS-05
    Scenario Outline: With important updates by email off, <question>
      Given important updates by email are off
      Then "<question>" is locked with "<why>"

      Examples:
        | question                | why                                                   |
        | accaEventsAndSurveys    | Only available if you get important updates by email. |
        | thirdPartyMarketing     | Only available if you get important updates by email. |
        | importantUpdatesByEmail |                                                       |
        | importantUpdatesBySms   |                                                       |

    @CONS-03
    Scenario: A missing email is told first
      Given there is no email on record
      And important updates by email are off
      Then "accaEventsAndSurveys" is locked with "No email address found for this account. Please update your account details."

    Scenario Outline: What is locked is never sent
      Given there is no <missing> on record
      Then an answer to "<question>" may be sent: no

      Examples:
        | missing | question                |
        | email   | importantUpdatesByEmail |
        | mobile  | importantUpdatesBySms   |

  @CONS-06
  Rule: Account correspondence by email shows only when it can be chosen

    Scenario: With an email and important updates on
      Given the customer is Maya
      Then they are asked "accountCorrespondenceByEmail": yes

    Scenario: Without an email
      Given the customer is Noel
      And there is no email on record
      Then they are asked "accountCorrespondenceByEmail": no

    Scenario: With important updates off
      Given the customer is Maya
      And important updates by email are off
      Then they are asked "accountCorrespondenceByEmail": no

    Scenario: While important updates are being saved
      Given the customer is Maya
      And important updates by email are being saved
      Then they are asked "accountCorrespondenceByEmail": no

    Scenario: For an online-country student
      Given the customer is Oxana
      Then they are asked "accountCorrespondenceByEmail": no

  @CONS-07
  Rule: Online-country students cannot change important updates by email

    Scenario Outline: <person>
      Given the customer is <person>
      Then the switch "importantUpdatesByEmail" can be moved: <moved>
      And an answer to "importantUpdatesByEmail" may be sent: <moved>

      Examples:
        | person | moved |
        | Oxana  | no    |
        | Stella | yes   |

    Scenario: Other switches can be moved
      Given the customer is Oxana
      Then the switch "importantUpdatesBySms" can be moved: yes

    Scenario: A member from an online country is no student
      Given the customer is Maya
      And the customer is from an online country
      Then the switch "importantUpdatesByEmail" can be moved: yes

  @CONS-01
  Rule: Each switch waits for its own outcome

    Background:
      Given the switches "importantUpdatesByEmail, accountCorrespondenceByEmail" are on

    Scenario: A switch that is moved shows what is stored until the outcome is known
      When the switch "importantUpdatesBySms" is moved
      Then the switch "importantUpdatesBySms" is off and waiting
      And the switch "importantUpdatesByEmail" is on

    Scenario: A success
      When the switch "importantUpdatesBySms" is moved
      And "importantUpdatesBySms" is stored as on
      Then the switch "importantUpdatesBySms" is on

    @CONS-10
    Scenario: A refusal shows what is stored again
      When the switch "importantUpdatesBySms" is moved
      And "importantUpdatesBySms" is refused
      Then the switch "importantUpdatesBySms" is off and refused

    @CONS-10
    Scenario: Moving it again forgets the refusal
      When the switch "importantUpdatesBySms" is moved
      And "importantUpdatesBySms" is refused
      And the switch "importantUpdatesBySms" is moved
      Then the switch "importantUpdatesBySms" is off and waiting

    @CONS-02
    Scenario: Account correspondence follows important updates, once they are stored
      When the switch "importantUpdatesByEmail" is moved
      Then the switch "accountCorrespondenceByEmail" is on
      When "importantUpdatesByEmail" is stored as off
      Then the switch "importantUpdatesByEmail" is off
      And the switch "accountCorrespondenceByEmail" is off

    @CONS-02
    Scenario: Account correspondence does not follow a refusal
      When the switch "importantUpdatesByEmail" is moved
      And "importantUpdatesByEmail" is refused
      Then the switch "importantUpdatesByEmail" is on and refused
      And the switch "accountCorrespondenceByEmail" is on

    @CONS-02
    Scenario: Important updates do not follow account correspondence
      When the switch "accountCorrespondenceByEmail" is moved
      And "accountCorrespondenceByEmail" is stored as off
      Then the switch "importantUpdatesByEmail" is on

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

  @NETW-01 @NETW-02
  Rule: Each kind of network is chosen from its own, and saved by itself

    Background:
      Given the networks
        | kind       | name           | code |
        | regional   | London         | LDN  |
        | employment | Small practice | SMP  |
        | regional   | Scotland       | SCO  |

    @NETW-01
    Scenario Outline: <kind> networks
      Then the <kind> networks are "<networks>"

      Examples:
        | kind       | networks         |
        | regional   | London, Scotland |
        | employment | Small practice   |

    @NETW-02
    Scenario Outline: Choosing <name>
      Then choosing "<name>" sends "<key>" as "<code>"

      Examples:
        | name           | key                   | code |
        | Scotland       | regionalNetworkCode   | SCO  |
        | Small practice | employmentNetworkCode | SMP  |
