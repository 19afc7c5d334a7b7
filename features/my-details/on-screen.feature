Feature: Editing my details

  @LOGN-01 @MAIL-02
  Rule: A new email to sign in with is confirmed by a link

    Background:
      Given I am Maya
      And I open Login details
      And I edit "Sign-in email"

    Scenario: The current email stays until the link is opened
      When I fill in "New email" with "maya@elsewhere.example"
      And I fill in "Current password" with "Ledger-2026"
      And I press "Save changes"
      Then I see "We have sent a link to maya@elsewhere.example"
      And I see "maya.member@example.org"
      And "maya@elsewhere.example" is written "Confirm your new sign-in email"
      And "maya.member@example.org" is written "A new email for your sign-in"
      When I reload the page
      Then I see "We have sent a link to maya@elsewhere.example"

    Scenario: An email that somebody else uses gets the same answer
      When I fill in "New email" with "owen.overdue@example.org"
      And I fill in "Current password" with "Ledger-2026"
      And I press "Save changes"
      Then I see "We have sent a link to owen.overdue@example.org"
      And "owen.overdue@example.org" is written "Somebody asked to sign in with your email"

    Scenario: The password is wrong
      When I fill in "New email" with "maya@elsewhere.example"
      And I fill in "Current password" with "Ledger-2027"
      And I press "Save changes"
      Then I see "This is not your current password"
      And "maya@elsewhere.example" is written nothing

    Scenario Outline: <email> is refused
      When I fill in "New email" with "<email>"
      And I fill in "Current password" with "Ledger-2026"
      And I press "Save changes"
      Then I see "<why>"

      Examples:
        | email                   | why                                 |
        | maya                    | Please enter a valid email address  |
        | Maya.Member@example.org | You sign in with this email already |

  @PASS-02
  Rule: A password is changed with the current one

    Background:
      Given I am Maya
      And I open Login details
      And I edit "Password"

    Scenario: After a lost answer the change is repeated, and the new password works
      When I fill in "Current password" with "Ledger-2026"
      And I fill in "New password" with "correct horse battery"
      And the institute loses its answer to "password"
      And I press "Save changes"
      Then I see "Something went wrong, and we cannot tell whether your password was changed."
      When the institute answers again
      And I press "Save changes"
      Then I see "Saved."

    Scenario: A refused change says that the password is unchanged
      When I fill in "Current password" with "Ledger-2026"
      And I fill in "New password" with "correct horse battery"
      And the registrar suspends Maya with 9 days of grace
      And I press "Save changes"
      Then I see "Your password was not changed."
      And I do not see "we cannot tell"

    Scenario: The password is changed
      When I fill in "Current password" with "Ledger-2026"
      And I fill in "New password" with "correct horse battery"
      And I press "Save changes"
      Then I see "Saved. This is what we have on record now."
      And "maya.member@example.org" is written "Your password was changed"

    @FORM-04
    Scenario Outline: With "<current>" and then "<chosen>" nothing is changed
      When I fill in "Current password" with "<current>"
      And I fill in "New password" with "<chosen>"
      And I press "Save changes"
      Then I see "<why>"
      And "maya.member@example.org" is written nothing

      Examples: The current password is missing or wrong
        | current     | chosen                | why                               |
        |             | correct horse battery | This field is required            |
        | Ledger-2027 | correct horse battery | This is not your current password |

      Examples: The new password is missing or refused
        | current               | chosen                | why                                                      |
        | Ledger-2026           |                       | This field is required                                   |
        | correct horse battery | correct horse battery | Choose a password that differs from the current one      |
        | Ledger-2026           | short                 | Your password needs at least 12 characters               |
        | Ledger-2026           | password1234          | Many people use this password                            |
        | Ledger-2026           | Ledger-2026           | Your password needs at least 12 characters               |
        | Ledger-2026           | maya at the sea       | Your password contains your name, your email or our name |
        | Ledger-2026           | Accountants, night    | Your password contains your name, your email or our name |

    @FORM-01
    Scenario: The email and the password are edited one at a time
      When I edit "Sign-in email"
      Then I do not see "New password"
      When I edit "Password"
      Then I do not see "New email"

    @SHELL-12
    Scenario: Closing the window asks about unsaved entries
      Then closing the window asks first: no
      When I fill in "New password" with "correct horse battery"
      Then closing the window asks first: yes
      When I log out
      Then the dialog says "You have unsaved changes"

    @SHELL-12
    Scenario: Editing the other one asks about unsaved entries
      When I fill in "New password" with "correct horse battery"
      And I edit "Sign-in email"
      Then the dialog says "You have unsaved changes"

  @FORM-03
  Rule: A section says that it was saved until another device replaces what was saved

    Scenario Outline: Another device sends <other>
      Given I am Maya
      When I open <page>
      And I edit "<section>"
      And I fill in "<field>" with "<value>"
      And I press "Save changes"
      Then I see "Saved. This is what we have on record now."
      When Maya sends <other> from another device
      And 2 seconds pass
      And I come back to this tab
      Then I see "<on record>"
      And I do not see "Saved. This is what we have on record now."

      Examples:
        | page               | section         | field        | value         | other             | on record        |
        | Contact details    | Phone           | Phone number | 0141 582 2000 | a landline        | +44 141 582 2003 |
        | Employment details | Your employment | Job title    | Head of audit | another job title | Finance director |

    Scenario: Another device sends another regional network
      Given I am Maya
      When I open Communication preferences
      And I edit "Regional network"
      And I select "Wales" as "Regional network"
      And I press "Save changes"
      Then I see "Saved. This is what we have on record now."
      When Maya sends another regional network from another device
      And 2 seconds pass
      And I come back to this tab
      Then I see "Scotland"
      And I do not see "Saved. This is what we have on record now."

  Rule: A section is edited and saved

    Background:
      Given I am Maya
      And I open Contact details

    @FORM-01 @FORM-03 @CONT-01 @browser @also-in-french
    Scenario: A new phone number
      When I edit "Phone"
      And I fill in "Phone number" with "0141 582 2000"
      Then I see "Unsaved changes"
      When I press "Save changes"
      Then I see "Saved. This is what we have on record now."
      And I see "+44 141 582 2000"
      When I reload the page
      Then I see "+44 141 582 2000"

    @FORM-01
    Scenario: Cancel restores what is stored
      When I edit "Email"
      And I fill in "Email address" with "somebody.else@example.org"
      And I press "Cancel"
      Then I see "maya.member@example.org"
      And I do not see "somebody.else@example.org"

    @CONT-07 @browser
    Scenario: An email is kept as it is typed, letter by letter
      When I edit "Email"
      And I fill in "Email address" with "chen@faß.example"
      Then the page has, in this order
        | field | Email address | holds "chen@faß.example"; required |

    @FORM-02
    Scenario: Saving twice saves once
      When I edit "Phone"
      And I fill in "Phone number" with "0141 582 2001"
      And I press "Save changes" twice
      Then I see "Saved. This is what we have on record now."

    @FORM-02
    Scenario: Nothing is saved while nothing has changed
      When I edit "Phone"
      Then I see "No changes made"
      When I press "Save changes"
      Then I see "No changes made"

    @CONT-07 @FORM-04
    Scenario: A field shows its error when it is left
      When I edit "Email"
      And I fill in "Email address" with "maya"
      And I press the Tab key
      Then I see "Please enter a valid email address"

    @CONT-09
    Scenario: An email address that somebody else has
      When I edit "Email"
      And I fill in "Email address" with "owen.overdue@example.org"
      And I press "Save changes"
      Then I see "This email address is already in use. Please enter a unique email address."

    @CONT-05 @FORM-04 @also-in-french
    Scenario: Errors are listed by the names of the fields
      When I edit "Mailing address"
      And I fill in "Address line 1" with ""
      And I fill in "City" with ""
      And I fill in "Postcode" with "nowhere"
      And I press "Save changes"
      Then I see "Enter the first line of the address"
      And I see "Enter a city"
      And I see "Postcode: Please enter a valid UK postcode"
      And I see "This field is required"
      When I fill in "Postcode" with ""
      And I press "Save changes"
      Then I see "Enter a postcode"

    @CONT-06
    Scenario: A country that takes ASCII characters only says so
      When I edit "Mailing address"
      And I select "Bulgaria" as "Country"
      And I fill in "City" with "Zürich"
      And I press "Save changes"
      Then I see "Non-ascii characters are not supported. Please enter ascii characters only"

    @FORM-04
    Scenario: Corrected fields show no errors
      When I edit "Email"
      And I fill in "Email address" with "maya"
      And I press "Save changes"
      Then I see "There are errors on the page"
      When I fill in "Email address" with "maya@example.org"
      Then I do not see "There are errors on the page"
      And the window is titled "Contact details – Institute of Professional Accountants"

    @SHELL-12
    Scenario: A form that is left removes its error from the title
      When I edit "Email"
      And I fill in "Email address" with "maya"
      And I press "Save changes"
      Then the window is titled "Error: Contact details – Institute of Professional Accountants"
      When I follow "Dashboard"
      When I press "Leave"
      Then the page is headed "Dashboard"
      And the window is titled "Dashboard – Institute of Professional Accountants"

    @CONT-09
    Scenario: A failed save keeps the entries
      When I edit "Phone"
      And I fill in "Phone number" with "0141 582 2002"
      And the institute does not answer "contact details"
      And I press "Save changes"
      Then I see "There was a problem saving your update. Please try again or contact us."
      When the institute answers again
      And I press "Save changes"
      Then I see "+44 141 582 2002"

    @FORM-02 @CONT-09
    Scenario: A value that another device has changed meanwhile is shown beside the entry
      When I edit "Phone"
      And I fill in "Phone number" with "020 7946 0199"
      And Maya sends a landline from another device
      And I press "Save changes"
      Then I see "These details were changed somewhere else after you opened them"
      And I see "On record now: +44 141 582 2003"
      And I see "What you typed: +44 20 7946 0199"
      When I press "Keep what is on record"
      Then I see "+44 141 582 2003"
      And I do not see "Unsaved changes"

    @CONT-04 @CONT-05
    Scenario: A secondary address for business
      When I edit "Secondary address"
      And I answer "Address type" with "Business"
      And I fill in "Address line 1" with "7 Ledger Lane"
      And I fill in "City" with "Glasgow"
      And I fill in "Postcode" with "g11aa"
      And I press "Save changes"
      Then I see "G1 1AA"

  Rule: A section can be edited unless it is read-only

    @CONT-01
    Scenario: A read-only section has no edit button
      Given I am Felix
      When I open Contact details
      And I edit "Email"
      Then I see "No changes made"

  Rule: Account details show what is on record

    @ACCT-07
    Scenario: Account details are empty while exam results are prepared
      Given I am Eve
      When I open Account details
      Then I see "Your account details are not available just now"
      And I do not see "Eve Exams"
      And the institute was not asked for "account details"

    @ACCT-07
    Scenario: Account details are empty while notifications are unknown
      Given I am Eve
      And the institute does not answer "notifications"
      When I open Account details
      And I reload the page
      Then I see "We couldn’t load your account details"
      And I do not see "Eve Exams"

    @ACCT-06
    Scenario Outline: <person> came for the register of retired members
      Given I am <person>
      When I open the address "/my-details/account-details?retirementRegister"
      Then I see "<note>"

      Examples:
        | person | note                                                   |
        | Rita   | You are already on the register of retired members     |
        | Felix  | You cannot join the register of retired members online |
        | Fiona  | Who may join the register of retired members           |

    @ACCT-04
    Scenario: Fay chooses how to transfer
      Given I am Fay
      When I open Account details
      Then I see "Not yet selected"
      When I edit "Transfer to the ACCA qualification"
      And I answer "How do you want to transfer?" with "Transfer when I complete my papers"
      And I press "Save changes"
      Then I see "Saved. This is what we have on record now."

    @ACCT-05 @ACCT-08
    Scenario: Oxana says whether she takes the degree
      Given I am Oxana
      When I open Account details
      And I edit "Oxford Brookes degree"
      And I answer "Do you want to take the degree?" with "Yes"
      And I press "Save changes"
      Then I see "Saved. This is what we have on record now."
      When I reload the page
      Then the page has, in this order
        | section | Oxford Brookes degree           |     |
        | entry   | Do you want to take the degree? | Yes |

  Rule: Employment details need a business address

    @EMPL-02
    Scenario: Without a business address
      Given I am Noel
      When I open Employment details
      And I edit "Your employment"
      Then I see "You can change your company name and job title once a business address is on record."

    @EMPL-02 @CONT-04
    Scenario: A business address put on record opens them at once
      Given I am Noel
      And I open Employment details
      When I open Contact details
      And I edit "Secondary address"
      And I answer "Address type" with "Business"
      And I fill in "Address line 1" with "7 Ledger Lane"
      And I fill in "City" with "Glasgow"
      And I fill in "Postcode" with "g11aa"
      And I press "Save changes"
      Then I see "G1 1AA"
      When I open Employment details
      And I edit "Your employment"
      And I fill in "Company name" with "Tallis Advisory"
      And I press "Save changes"
      Then I see "Tallis Advisory"

    @EMPL-02
    Scenario: The warning shows before editing, with a link to add an address
      Given I am Noel
      When I open Employment details
      Then I see "You can change your company name and job title once a business address is on record."
      When I follow "contact details"
      Then the page is headed "Contact details"
      And the focus is on "Secondary address"

    @EMPL-02 @CONT-01
    Scenario: A person whose addresses are read-only is not led to them
      Given I am Noel
      And the "lock of the secondary address" on my record is "on"
      When I open Employment details
      Then I see "You can change your company name and job title once a business address is on record."
      And the page has no link "contact details"
      When I follow "Get in touch"
      Then the page is headed "Help"

    @EMPL-04
    Scenario: A cleared job title is saved as empty
      Given I am Maya
      And I open Employment details
      When I edit "Your employment"
      And I fill in "Job title" with ""
      And I press "Save changes"
      And I reload the page
      Then I see "Quill and Ledger LLP"
      And I do not see "Financial controller"

  Rule: A switch is saved at once

    @CONS-04
    Scenario: Removing the mobile number locks the questions on text messages
      Given I am Maya
      When I open Communication preferences
      Then I do not see "No mobile number found for this account"
      When I open Contact details
      And I edit "Phone"
      And I fill in "Phone number" with ""
      And I press "Save changes"
      And I open Communication preferences
      Then I see "No mobile number found for this account"

    @CONS-01 @also-in-french
    Scenario: Third-party marketing
      Given I am Maya
      When I open Communication preferences
      And I turn the switch "Third-party marketing"
      Then the page has, in this order
        | switch | Third-party marketing | on |
      And I see "Saved"
      When I reload the page
      Then the page has, in this order
        | switch | Third-party marketing | on |

    Scenario: After a lost answer a switch shows the stored value
      Given I am Maya
      And I open Communication preferences
      And the institute loses its answer to "consents"
      When I turn the switch "Third-party marketing"
      Then the page has, in this order
        | switch | Third-party marketing | on |
      And I do not see "There was a problem saving your update."

    @CONS-09
    Scenario Outline: <person> reads the text for their kind of customer
      Given I am <person>
      When I open Communication preferences
      Then I see "<words>"

      Examples:
        | person | words                                                          |
        | Maya   | Changes to rules, fees and dates that affect you as a member.  |
        | Stella | Changes to exams, fees and dates that affect you as a student. |
        | Ada    | Changes to rules, fees and dates that affect you.              |
        | Greta  | Changes to rules, fees and dates that affect you.              |

    @CONS-02 @CONS-05
    Scenario: Without important updates by email
      Given I am Maya
      When I open Communication preferences
      And I turn the switch "Important updates by email"
      Then I see "Only available if you get important updates by email."
      And I do not see "Account correspondence by email"

    @CONS-10
    Scenario: A refused switch shows the stored value
      Given I am Maya
      When I open Communication preferences
      And the institute does not answer "consents"
      And I turn the switch "AB magazine"
      Then the page has, in this order
        | switch | AB magazine | on |
      And I see "There was a problem saving your update. Please try again or contact us."

    @CONS-03 @CONS-04
    Scenario: Noel can be reached neither by email nor by mobile
      Given I am Noel
      When I open Communication preferences
      Then I see "No email address found for this account. Please update your account details."
      And I see "No mobile number found for this account. Please update your account details."

    @NETW-02 @FORM-04
    Scenario: No network of employment at all
      Given I am Maya
      When I open Communication preferences
      And I edit "Employment networks"
      And I untick "Small practice"
      And I press "Save changes"
      Then I see "This field is required"
      And I see "Choose at least one employment network"
      And I do not see "Saved. This is what we have on record now."

    @NETW-01 @CONS-08
    Scenario: Mei lives in Malaysia and sees no networks
      Given I am Mei
      When I open Communication preferences
      Then I do not see "Regional network"
      And I do not see "AB magazine"
