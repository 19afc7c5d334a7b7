Feature: Stored values that are not offered now
  Lists change and records come from elsewhere. Stored values show as they are, and those that cannot
  be chosen now have to be replaced before their section is saved.

  Rule: A stored choice that is not offered now shows a message, and can be replaced

    @FORM-04 @CONT-05
    Scenario: A country
      Given I am Maya
      And the "mailing country" on my record is "Turkey (old name)"
      And I open Contact details
      Then I see "Turkey (old name)"
      When I edit "Mailing address"
      Then the page has, in this order
        | select | Country | holds "Turkey (old name) (no longer offered)"; required; wrong |
      And I see "This is no longer offered. Please choose another"
      When I fill in "Address line 2" with "Flat 7"
      And I press "Save changes"
      Then I see "Country: This is no longer offered. Please choose another"
      When I select "Turkey" as "Country"
      Then I do not see "This is no longer offered"

    @FORM-04 @CONT-07
    Scenario: An area code
      Given I am Maya
      And the "area code" on my record is "999"
      And I open Contact details
      When I edit "Phone"
      Then the page has, in this order
        | select | Area code | holds "+999 (no longer offered)"; not required; wrong |
      And I see "Please select an area code"
      When I select "+44 United Kingdom, Guernsey, Isle of Man, Jersey" as "Area code"
      Then I do not see "Please select an area code"

    @FORM-04 @EMPL-03
    Scenario Outline: A <choice>
      Given I am Maya
      And the "<on record>" on my record is "WITHDRAWN"
      And I open Employment details
      Then I see "WITHDRAWN (no longer offered)"
      When I edit "Your employment"
      Then the page has, in this order
        | select | <choice> | holds "WITHDRAWN (no longer offered)"; wrong |
      And I see "This is no longer offered. Please choose another"
      When I select "<another>" as "<choice>"
      Then I do not see "no longer offered. Please"

      Examples:
        | choice            | on record         | another             |
        | Business category | business category | Accountancy practice|
        | Job category      | job category      | Audit and assurance |

    @FORM-04 @NETW-01
    Scenario: A regional network
      Given I am Maya
      And the "regional network" on my record is "Old London"
      And I open Communication preferences
      Then I see "Old London (no longer offered)"
      And I do not see "You have not chosen a regional network"
      When I edit "Regional network"
      Then the page has, in this order
        | select | Regional network | holds "Old London (no longer offered)"; required; wrong |
      And I see "This is no longer offered. Please choose another"
      When I select "Scotland" as "Regional network"
      And I press "Save changes"
      Then I see "Saved. This is what we have on record now."

    @FORM-04 @NETW-01
    Scenario: An employment network
      Given I am Maya
      And the "employment network" on my record is "Old charities"
      And I open Communication preferences
      Then I see "Old charities (no longer offered)"
      When I edit "Employment networks"
      Then the page has, in this order
        | statement | Old charities (no longer offered) | ticked |
      And I see "This is no longer offered. Please choose another"

  Rule: A stored value that breaks today's rules shows a message

    @MEMB-05 @FORM-06
    Scenario: A job title on record is too long for an application
      Given I am Ada
      And the "job title" on my record is 60 characters long
      And I go to the employment of my application
      When I press "Continue"
      Then I see "Job title: Max 40 chars"

    @EMPL-02 @EMPL-03
    Scenario: A company name that cannot be changed here is too long
      Given I am Noel
      And the "company name" on my record is 70 characters long
      And I open Employment details
      When I edit "Your employment"
      Then I do not see "Max 67 chars"
      When I select "Audit and assurance" as "Job category"
      Then I see "Unsaved changes"
      And I do not see "something is missing or not right yet"

    @CONT-01
    Scenario: An address without its first line
      Given I am Maya
      And the "first line of the mailing address" on my record is ""
      And I open Contact details
      Then I see "Glasgow"
      And I do not see "We have no mailing address for you."

    @CALL-02
    Scenario Outline: A stored <what> without a value shows as empty
      Given I am Maya
      And the "<on record>" on my record is without a value
      When I open <page>
      Then I see "<shown>"

      Examples:
        | what                       | on record                          | page               | shown   |
        | the second line of an address | second line of the mailing address | Contact details    | Glasgow |
        | a job title                | job title                          | Employment details | Quill   |

    @ACCT-02
    Scenario: A professional qualification without a name leaves no gap
      Given I am Maya
      And the "professional qualifications" on my record is "Alpha, , Gamma"
      When I open Account details
      Then the page has, in this order
        | entry | Professional qualifications | Alpha, Gamma |

    @CONT-08
    Scenario: An area code that has its plus sign already
      Given I am Maya
      And the "area code" on my record is "+44"
      When I open Contact details
      Then the page has, in this order
        | entry | Phone number | +44 7700 900107 |

    @FORM-06 @CONT-05
    Scenario: A pasted text that is too long stays whole, with an error
      Given I am Maya
      And I open Contact details
      When I edit "Mailing address"
      And I fill in "Address line 1" with "Flat 12, Countinghouse Court, Old Ledger Quarter, Glasgow G2 3BX"
      And I press "Save changes"
      Then I see "Address line 1: Max 50 chars"
      And the page has, in this order
        | field | Address line 1 | holds "Flat 12, Countinghouse Court, Old Ledger Quarter, Glasgow G2 3BX" |

  Rule: A locked section stays closed, with unsaved entries too

    @CONT-01 @FORM-01
    Scenario: A number that was being typed when the section was locked
      Given I am Maya
      And I open Contact details
      When I edit "Phone"
      And I fill in "Phone number" with "1415822003"
      And the "lock of the phone" on my record is "on"
      And I reload the page
      Then the page has, in this order
        | section | Phone          |                |
        | entry   | Phone number   | +44 7700 900107 |
        | text    | You cannot change this online. Get in touch and we will change it for you. | |
      And the page has no button "Edit phone"
      And the page has no field "Phone number"

  Rule: A new number replaces the stored telephone

    @CONS-04 @CONT-08
    Scenario: A landline is replaced by a mobile
      Given I am Maya
      And Maya sends a landline from another device
      And I open Communication preferences
      Then I see "No mobile number found for this account."
      When I open Contact details
      And I edit "Phone"
      And I fill in "Phone number" with "07700 900107"
      And I press "Save changes"
      And I press "Save changes"
      And I open Communication preferences
      Then I do not see "No mobile number found for this account."

    @CONS-04 @CONT-08
    Scenario: The number of a landline with another area code is a new number
      Given I am Maya
      And Maya sends a landline from another device
      When I open Contact details
      And I edit "Phone"
      And I select "+353 Ireland" as "Area code"
      And I press "Save changes"
      And I open Communication preferences
      Then I do not see "No mobile number found for this account."

  Rule: An organisation asks only what it offers choices for

    @EMPL-03
    Scenario: Employment details without job categories
      Given I am Maya
      And the "choices on offer" on my record is without a value
      And I open Employment details
      When I edit "Your employment"
      Then I do not see "Select..."
      When I fill in "Job title" with "Controller"
      And I press "Save changes"
      Then I see "Controller"
      And I do not see "Save changes"

    @NETW-01
    Scenario: Communication preferences without networks
      Given I am Maya
      And the "networks on offer" on my record is without a value
      When I open Communication preferences
      Then I do not see "Member networks"
      And I see "Directory of members"
