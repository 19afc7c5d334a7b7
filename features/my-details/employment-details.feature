Feature: Employment details

  @EMPL-01
  Rule: Content decides which fields there are

    Scenario Outline: "<keys>"
      Given content asks for "<keys>"
      Then the employment fields are "<fields>"

      Examples:
        | keys                                                                                       | fields                                                                                     |
        | CompanyName, JobTitle, BusinessCategory, EmploymentCategory, OrganisationSize, JobCategory | CompanyName, JobTitle, BusinessCategory, EmploymentCategory, OrganisationSize, JobCategory |
        | JobCategory, CompanyName                                                                   | JobCategory, CompanyName                                                                   |
        | JobTitle, ShoeSize, JobTitle                                                               | JobTitle                                                                                   |

  @EMPL-02
  Rule: Without a business address company name and job title cannot be changed

    Scenario Outline: <field>, business address available: <available>
      Given a business address is available: <available>
      Then "<field>" is disabled: <disabled>

      Examples:
        | field              | available | disabled |
        | CompanyName        | no        | yes      |
        | JobTitle           | no        | yes      |
        | JobCategory        | no        | no       |
        | BusinessCategory   | no        | no       |
        | EmploymentCategory | no        | no       |
        | OrganisationSize   | no        | no       |
        | CompanyName        | yes       | no       |
        | JobTitle           | yes       | no       |

  @EMPL-03
  Rule: Company name and job title have greatest lengths, job category is required

    Scenario Outline: <field> of <length> characters
      Given content asks for "CompanyName, JobTitle"
      And a "<field>" of <length> characters
      Then "<field>" says "<message>"

      Examples:
        | field        | length | message      |
        | Company name | 67     |              |
        | Company name | 68     | Max 67 chars |
        | Job title    | 40     |              |
        | Job title    | 41     | Max 40 chars |

    Scenario Outline: Asked for "<keys>", job category "<category>"
      Given content asks for "<keys>"
      And the job category is "<category>"
      Then "Job category" says "<message>"

      Examples:
        | keys                     | category | message                |
        | CompanyName, JobCategory | AUDIT    |                        |
        | CompanyName, JobCategory |          | This field is required |
        | CompanyName              |          |                        |

  @EMPL-04
  Rule: Company name and job title are always saved, choices when they were made

    Scenario: Nothing was entered
      Then employment is saved as
        | Company name |  |
        | Job title    |  |

    Scenario: Something was
      Given a job as "Auditor" with "Ledger and Sons"
      And the job category is "AUDIT"
      Then employment is saved as
        | Company name | Ledger and Sons |
        | Job title    | Auditor         |
        | Job category | AUDIT           |
