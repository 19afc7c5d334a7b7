Feature: Layout of the pages of My details

  @DET-01
  Scenario: My details has links to its six pages
    Given I am Maya
    When I open My details
    Then the window is titled "My details – Institute of Professional Accountants"
    And the page has, in this order
      | heading | My details                         |                                                |
      | section | About you                          |                                                |
      | part    | Contact details                    |                                                |
      | link    | Contact details                    | leads to /my-details/contact-details           |
      | part    | Account details                    |                                                |
      | link    | Account details                    | leads to /my-details/account-details           |
      | part    | Employment details                 |                                                |
      | link    | Employment details                 | leads to /my-details/employment-details        |
      | section | Preferences and sign-in            |                                                |
      | part    | Communication preferences          |                                                |
      | link    | Communication preferences          | leads to /my-details/communication-preferences |
      | part    | Login details                      |                                                |
      | link    | Login details                      | leads to /my-details/login-details             |
      | part    | Security and activity              |                                                |
      | link    | Security and activity              | leads to /my-details/security-and-activity     |
      | part    | Download my data                   |                                                |
      | link    | Download my data                   | leads to /my-details/login-details?section=…   |

  @LOGN-01 @SHELL-08
  Scenario: Login details show the email once, and first what can be changed here
    Given I am Maya
    When I open Login details
    Then the window is titled "Login details – Institute of Professional Accountants"
    And the page has, in this order
      | heading | Login details                    |                                |
      | text    | The email, password and passkeys that you sign in with. To change them, you need your current password. | |
      | section | Sign-in email                    |                                |
      | button  | Edit sign-in email | |
      | entry   | Sign-in email                    | maya.member@example.org        |
      | section | Password                         |                                |
      | button  | Edit password | |
      | link    | Forgotten your current password? |                                |
      | section | Passkeys                         |                                |
      | section | Your data                        |                                |
      | text    | You can have everything that we hold about you. It takes some seconds, and you can have it six times a day. | |
      | question | In which form?                  |                                |
      | answer  | A document to read (PDF)         | chosen                         |
      | answer  | A file for other programs (JSON) |                                |
      | button  | Download my data                 |                                |

  @DATA-01
  Scenario: My details leads to the place where the data can be downloaded
    Given I am Maya
    And I open My details
    When I follow "Download my data"
    Then the page is headed "Login details"
    And the focus is on "Your data"

  @PASS-02
  Scenario: A typed password can be shown, and hidden again
    Given I am Maya
    And I open Login details
    And I press "Edit password"
    When I fill in "New password" with "correct horse battery"
    And I press "Show password (New password)"
    Then I am offered "Hide password (New password)"
    When I press "Hide password (New password)"
    Then I am offered "Show password (New password)"

  @LOGN-01 @SHELL-08
  Scenario: With another sign-in service, login details are one card with a link to it
    Given I am Maya
    And another service looks after my sign-in
    When I open Login details
    Then the page has, in this order
      | heading | Login details               |                                                   |
      | section | Your sign-in                |                                                   |
      | link    | Change your sign-in details | leads to /outside/sign-in/account in a new window |

  @CONT-01 @FORM-01
  Scenario: Contact details are four sections, not open for editing
    Given I am Maya
    When I open Contact details
    Then the window is titled "Contact details – Institute of Professional Accountants"
    And the page has, in this order
      | heading | Contact details   |                          |
      | section | Email             |                          |
      | button  | Edit email | |
      | entry   | Email address     | maya.member@example.org  |
      | section | Phone             |                          |
      | button  | Edit phone | |
      | entry   | Phone number      | +44 7700 900107           |
      | section | Mailing address   |                          |
      | button  | Edit mailing address | |
      | entry   | Address           |                          |
      | entry   | Address type      | Home                     |
      | section | Secondary address |                          |
      | button  | Edit secondary address | |
      | entry   | Address           |                          |
      | entry   | Address type      | Business                 |

  @FORM-03
  Scenario: A save is confirmed in its section, and returns the focus
    Given I am Maya
    And I open Contact details
    When I edit "Phone"
    And I fill in "Phone number" with "2079460999"
    Then the page has, in this order
      | message | Unsaved changes |                                |
      | button  | Save changes    | described as "Unsaved changes" |
    When I press "Save changes"
    Then the focus is on "Edit phone"
    And the page has, in this order
      | section | Phone                                      |                |
      | text    | Saved. This is what we have on record now. |                |
      | entry   | Phone number                               | +44 20 7946 0999 |

  @FORM-04 @CONT-07
  Scenario: Errors show above the fields and beside them
    Given I am Maya
    And I open Contact details
    When I edit "Email"
    And I fill in "Email address" with "maya"
    And I press "Save changes"
    Then the window is titled "Error: Contact details – Institute of Professional Accountants"
    And the focus is on "There are errors on the page Email address: Please enter a valid email address"
    And the page has, in this order
      | alert  | There are errors on the page                      |                                                                                                                                                                                   |
      | link   | Email address: Please enter a valid email address |                                                                                                                                                                                   |
      | field  | Email address                                     | holds "maya"; wrong; described as "We send your renewal notice and receipts here. It does not change the email address that you sign in with. Please enter a valid email address" |
      | button | Save changes                                      | unavailable; described as "Unsaved changes: something is missing or not right yet"                                                                                                |
    When I follow "Email address: Please enter a valid email address"
    Then the focus is on "Email address"

  @EMPL-01
  Scenario: Employment details on record
    Given I am Maya
    When I open Employment details
    Then the window is titled "Employment details – Institute of Professional Accountants"
    And the page has, in this order
      | heading | Employment details  |                        |
      | section | Your employment     |                        |
      | button  | Edit your employment | |
      | entry   | Company name        | Quill and Ledger LLP   |
      | entry   | Job title           | Financial controller   |
      | entry   | Employment category | Employed full time     |
      | entry   | Business category   | Accountancy practice   |
      | entry   | Organisation size   | 50 to 249 people       |
      | entry   | Job category        | Financial accounting   |

  @ACCT-01 @ACCT-02 @SHELL-08
  Scenario: Account details on record
    Given I am Maya
    When I open Account details
    Then the window is titled "Account details – Institute of Professional Accountants"
    And the page has, in this order
      | heading | Account details             |                                           |
      | link    | get in touch                | leads to /help                            |
      | section | On our register             |                                           |
      | entry   | ID                          | 4100107                                   |
      | entry   | Title                       | Ms                                        |
      | entry   | Name                        | Maya Member                               |
      | entry   | Date of birth               |                                           |
      | entry   | Qualification               | ACCA                                      |
      | entry   | Status                      | Active                                    |
      | entry   | Nationality                 | British                                   |
      | entry   | Registered                  |                                           |
      | entry   | Graduated                   |                                           |
      | entry   | Member since                |                                           |
      | entry   | Professional qualifications | None on record                            |
      | section | Learning record number      |                                           |
      | entry   | Your number                 | 1041001071                                |
      | link    | privacy notice              | leads to /outside/privacy in a new window |

  @CONS-01 @NETW-01
  Scenario: Communication preferences are switches, and networks below them
    Given I am Maya
    When I open Communication preferences
    Then the window is titled "Communication preferences – Institute of Professional Accountants"
    And the page has, in this order
      | heading | Communication preferences         |                                                                                  |
      | section | Your account and progress         |                                                                                  |
      | switch  | Important updates by email        | on; described as "Changes to rules, fees and dates that affect you as a member." |
      | switch  | Account correspondence by email   | on; described as "Statements, reminders and receipts by email in place of post." |
      | switch  | Important updates by text message | on                                                                               |
      | section | Other choices                     |                                                                                  |
      | switch  | Events and surveys                | on                                                                               |
      | switch  | Third-party marketing             | off                                                                              |
      | switch  | Directory of members              | on                                                                               |
      | switch  | AB magazine                       | on                                                                               |
      | section | Member networks                   |                                                                                  |
      | part    | Regional network                  |                                                                                  |
      | button  | Edit regional network             |                                                                                  |
      | entry   | Regional network                  | Scotland                                                                         |
      | part    | Employment networks               |                                                                                  |
      | button  | Edit employment networks          |                                                                                  |
      | entry   | Employment networks               | Small practice                                                                   |

  @CONS-01
  Scenario: A switch confirms that it is saved, and keeps the focus
    Given I am Maya
    And I open Communication preferences
    When I turn the switch "Third-party marketing"
    Then the focus is on "Third-party marketing"
    And the page has, in this order
      | switch  | Third-party marketing | on |
      | message | Saved                 |    |
      | switch  | Directory of members  | on |

  @NETW-01
  Scenario: Several employment networks can be ticked
    Given I am Maya
    And I open Communication preferences
    When I edit "Employment networks"
    Then the focus is on "Small practice"
    And the page has, in this order
      | question  | Employment networks |             |
      | statement | Small practice      | ticked      |
      | statement | Audit and assurance | not ticked  |
      | statement | Corporate sector    | not ticked  |
      | statement | Financial services  | not ticked  |
      | statement | Public sector       | not ticked  |
      | statement | Charities           | not ticked  |
      | button    | Save changes        | unavailable |

  @CONT-09
  Scenario: A failed save says so in its section, and keeps the entries
    Given I am Maya
    And I open Contact details
    And the institute does not answer "contact details"
    When I edit "Phone"
    And I fill in "Phone number" with "2079460999"
    And I press "Save changes"
    Then the focus is on "There was a problem saving your update. Please try again or contact us. What you typed is kept."
    And the page has, in this order
      | section | Phone                                                                   |                    |
      | text    | There was a problem saving your update. Please try again or contact us. |                    |
      | text    | What you typed is kept.                                                 |                    |
      | field   | Phone number                                                            | holds "2079460999" |
      | message | Unsaved changes                                                         |                    |

  @EMPL-05 @ACCT-08
  Scenario: A failed save of the employment says so above the page, with contact details
    Given I am Maya
    And I open Employment details
    And the institute does not answer "employment"
    When I edit "Your employment"
    And I fill in "Job title" with "Auditor"
    And I press "Save changes"
    Then the focus is on "There was a problem saving your update. Please try again or contact us"
    And the page has, in this order
      | alert   | There was a problem saving your update. Please try again or contact us |                 |
      | link    | contact us                                                             | leads to /help  |
      | section | Your employment                                                        |                 |
      | field   | Job title                                                              | holds "Auditor" |

  @EMPL-03 @FORM-06
  Scenario: The characters left are shown when few are left
    Given I am Maya
    And I open Employment details
    When I edit "Your employment"
    And I fill in "Job title" with "Head of internal audit and assurance"
    Then I see "36 of 40 used"
    And the page has, in this order
      | field   | Job title         |
      | message | 4 left            |
    When I fill in "Job title" with "Head of internal audit and assurance  "
    Then I see "36 of 40 used"

  @CONT-02
  Rule: Addresses are suggested while one is typed

    Background:
      Given my device's clock is right
      And I am Maya
      And I open Contact details
      And I edit "Mailing address"

    Scenario: Suggestions are counted, and fill in the fields
      When I fill in "Find an address" with "12 Ledger Lane"
      Then the page has no suggestion "12 Ledger Lane"
      When 1 second passes
      Then the page says "addresses found. Choose one from the list."
      When I press the Escape key
      Then the page has no suggestion "12 Ledger Lane"
      And I do not see "addresses found"
      When I fill in "Find an address" with "12 Ledger Lan"
      And 1 second passes
      And I select "12 Ledger Lane" as "Find an address"
      Then the page has, in this order
        | field | Address line 1 | holds "12 Ledger Lane" |
        | field | City           | holds "Glasgow"        |
        | field | Postcode       | holds "G1 1AA"         |

    Scenario: Another country removes the suggestions
      When I fill in "Find an address" with "12 Ledger Lane"
      And 1 second passes
      Then the page says "addresses found. Choose one from the list."
      When I select "Ireland" as "Country"
      Then I do not see "addresses found. Choose one from the list."

    Scenario: A slow search says that it is searching
      Given the institute keeps me waiting for "address search"
      When I fill in "Find an address" with "12 Ledger Lane"
      And 1 second passes
      Then the page has, in this order
        | message | Searching... |

    Scenario: Without a suggestion the address can be typed
      When I fill in "Find an address" with "xyzzy"
      And 1 second passes
      Then the page has, in this order
        | message | No matches for “xyzzy”. You can type your address below. |
        | field   | Address line 1                                           |

    Scenario: After a failed search the address can be typed
      Given the institute does not answer "address search"
      When I fill in "Find an address" with "12 Ledger Lane"
      And 1 second passes
      Then the page has, in this order
        | message | We couldn’t search for addresses just now. You can type your address below. |
        | field   | Address line 1                                                              |

  @FORM-01 @FORM-02
  Rule: A section takes the focus when it is edited, and returns it

    Scenario: The email address
      Given I am Maya
      And I open Contact details
      When I edit "Email"
      Then the focus is on "Email address"
      And the page has, in this order
        | section | Email           |                                             |
        | button  | Cancel          | described as "Email"                        |
        | field   | Email address   | holds "maya.member@example.org"; required   |
        | message | No changes made |                                             |
        | button  | Save changes    | unavailable; described as "No changes made" |
        | section | Phone           |                                             |
        | button  | Edit phone      |                                             |
      When I press "Cancel"
      Then the focus is on "Edit email"

    @CONT-03
    Scenario: The phone number, with the area code first
      Given I am Maya
      And I open Contact details
      When I edit "Phone"
      Then the focus is on "Area code"
      And the page has, in this order
        | select | Area code    | holds "+44 United Kingdom, Guernsey, Isle of Man, Jersey"; not required; described as "To take your number off our records, clear it and save." |
        | field  | Phone number | holds "7700900107"; not required                                                                                                                |
        | button | Save changes | unavailable                                                                                                                                     |

    @CONT-01
    Scenario: An address in a country with provinces and states has fields for them
      Given I am Maya
      And I open Contact details
      When I edit "Mailing address"
      And I select "France" as "Country"
      Then the page has, in this order
        | field | Address line 2 | not required |
        | field | Address line 3 | not required |
        | field | Address line 4 | not required |
        | field | City           | required     |
        | field | Province       | not required |
        | field | State          | not required |

    @CONT-04 @CONT-05
    Scenario: An address, from the country to the postcode
      Given I am Maya
      And I open Contact details
      When I edit "Mailing address"
      Then the focus is on "Country"
      And the page has, in this order
        | select   | Country         | holds "United Kingdom"; required |
        | field    | Find an address | empty; not required              |
        | question | Address type    |                                  |
        | answer   | Home            | chosen                           |
        | answer   | Business        | not chosen                       |
        | field    | Addressee       | empty; not required              |
        | field    | Address line 1  | required                         |
        | field    | Address line 2  | not required                     |
        | field    | City            | required                         |
        | field    | Postcode        | required                         |
        | button   | Save changes    | unavailable                      |

    @EMPL-01 @EMPL-03
    Scenario: The employment
      Given I am Maya
      And I open Employment details
      When I edit "Your employment"
      Then the focus is on "Company name"
      And the page has, in this order
        | section | Your employment     |                                                                         |
        | field   | Company name        | holds "Quill and Ledger LLP"; not required; described as "Max 67 chars" |
        | field   | Job title           | holds "Financial controller"; not required; described as "Max 40 chars" |
        | select  | Employment category | holds "Employed full time"; not required                                |
        | select  | Business category   | holds "Accountancy practice"; not required                              |
        | select  | Organisation size   | holds "50 to 249 people"; not required                                  |
        | select  | Job category        | holds "Financial accounting"; required                                  |
        | message | No changes made     |                                                                         |
        | button  | Save changes        | unavailable                                                             |
