Feature: Contact details

  @CONT-01
  Rule: Four sections, any of which may be read-only

    Scenario: Nothing is read-only
      Then the sections that may be edited are "Email, Phone, Mailing address, Secondary address"

    Scenario: Two are read-only
      Given the sections "Phone, Mailing address" are read-only
      Then the sections that may be edited are "Email, Secondary address"

  @CONT-02
  Rule: An address that was found fills the fields, and leaves the country and the address type alone

    Scenario: What was typed before gives way
      Given an address in "United Kingdom" with
        | Address line 1 | somewhere |
        | Address line 2 | near      |
        | Postcode       | g11aa     |
      When the address found is
        | Company             | Ledger and Sons |
        | Line 1              | 1 Ledger Lane   |
        | City                | Glasgow         |
        | Administrative area | Lanarkshire     |
        | Postal code         | G1 1AA          |
      Then the address is saved as
        | Country        | United Kingdom  |
        | Addressee      | Ledger and Sons |
        | Address line 1 | 1 Ledger Lane   |
        | City           | Glasgow         |
        | State          | Lanarkshire     |
        | Postcode       | G1 1AA          |
        | Purpose        | home, billing   |

    Scenario: Whom it was addressed to stays
      Given an address in "United Kingdom" with
        | Addressee      | c/o Joan Smith |
        | Address line 1 | somewhere      |
      When the address found is
        | Company     | Ledger and Sons |
        | Line 1      | 1 Ledger Lane   |
        | City        | Glasgow         |
        | Postal code | G1 1AA          |
      Then the address is saved as
        | Country        | United Kingdom |
        | Addressee      | c/o Joan Smith |
        | Address line 1 | 1 Ledger Lane  |
        | City           | Glasgow        |
        | Postcode       | G1 1AA         |
        | Purpose        | home, billing  |

    Scenario: The company of one that was found gives way to that of the next
      Given an address in "United Kingdom" with
        | Address line 1 | somewhere |
      When the address found is
        | Company     | Ledger and Sons |
        | Line 1      | 1 Ledger Lane   |
        | City        | Glasgow         |
        | Postal code | G1 1AA          |
      And the address found is
        | Line 1      | 7 Quill Street |
        | City        | Glasgow        |
        | Postal code | G2 2BB         |
      Then the address is saved as
        | Country        | United Kingdom |
        | Address line 1 | 7 Quill Street |
        | City           | Glasgow        |
        | Postcode       | G2 2BB         |
        | Purpose        | home, billing  |

  @CONT-03
  Rule: Countries stand by name, area codes by number with the own country's first

    Background:
      Given the countries
        | name           | prefix | language code | validation |
        | United Kingdom | +44    |               |            |
        | Malta          | 356    |               |            |
        | France         | +33    |               |            |
        | Barbados       | +1 246 |               |            |
        | Canada         | +1     |               |            |
        | United States  | +1     |               |            |
        | Nowhere        |        |               |            |
        | Åland Islands  | +358   |               |            |

    Scenario: Countries by name
      Then the countries stand as "Åland Islands, Barbados, Canada, France, Malta, Nowhere, United Kingdom, United States"

    Scenario Outline: Area codes for someone in <country>
      Then the area codes for someone in "<country>" are "<codes>"

      Examples:
        | country        | codes                           |
        | United Kingdom | +44, +1, +33, +356, +358, +1246 |
        | United States  | +1, +33, +44, +356, +358, +1246 |
        | Nowhere        | +1, +33, +44, +356, +358, +1246 |
        | Atlantis       | +1, +33, +44, +356, +358, +1246 |

    Scenario Outline: An area code is told with its countries, for someone in <country>
      Then "+1" is the area code of "<names>" for someone in "<country>"

      Examples:
        | country        | names                 |
        | United States  | United States, Canada |
        | United Kingdom | Canada, United States |

  @CONT-04
  Rule: An address is for home or for business, never both or neither

    Scenario Outline: "<before>" made <type>
      Given an address for "<before>"
      When the address is made one for <type>
      Then the address is for "<after>"

      Examples:
        | before                  | type     | after                       |
        | home                    | business | business                    |
        | business                | home     | home                        |
        | home                    | home     | home                        |
        | billing, home, delivery | business | billing, business, delivery |
        | home, business, billing | business | business, billing           |
        | billing                 | home     | home, billing               |

    Scenario: Changed and changed back
      Given an address for "billing, home"
      When the address is made one for business
      Then the address is for "billing, business"
      When the address is made one for home
      Then the address is for "billing, home"

  @CONT-05
  Rule: Country, city and first line are required, and in the United Kingdom a postcode

    Scenario Outline: Without <field> in "<country>"
      Given an address in "<country>" without "<field>"
      Then "<field>" says "<message>"

      Examples:
        | country        | field          | message                |
        |                | Country        | This field is required |
        | France         | City           | This field is required |
        | France         | Address line 1 | This field is required |
        | France         | Address line 2 |                        |
        | France         | Postcode       |                        |
        | United Kingdom | Postcode       | This field is required |

    Scenario Outline: The postcode "<postcode>" in the United Kingdom
      Given an address in "United Kingdom" with the postcode "<postcode>"
      Then "Postcode" says "<message>"
      And the postcode is stored as "<stored>"

      Examples: However it is spaced and cased
        | postcode | message | stored   |
        | SW1A 1AA |         | SW1A 1AA |
        | sw1a1aa  |         | SW1A 1AA |
        | g1 1aa   |         | G1 1AA   |
        | M11AE    |         | M1 1AE   |
        | B33 8TH  |         | B33 8TH  |
        | CR2 6XH  |         | CR2 6XH  |
        | dn551pt  |         | DN55 1PT |
        | GIR 0AA  |         | GIR 0AA  |

      Examples: Not of the form
        | postcode | message                          | stored  |
        | 12345    | Please enter a valid UK postcode | 12345   |
        | SW1A     | Please enter a valid UK postcode | SW1A    |
        | SW1A 1A  | Please enter a valid UK postcode | SW1A 1A |
        | QQ1 1AC  | Please enter a valid UK postcode | QQ1 1AC |

    Scenario: Elsewhere a postcode may have any form
      Given an address in "France" with the postcode "75001"
      Then no field says anything
      And the postcode is stored as "75001"

    @FORM-06
    Scenario Outline: <field> of <length> characters
      Given an address in "France" with "<field>" of <length> characters
      Then "<field>" says "<message>"

      Examples:
        | field          | length | message      |
        | City           | 50     |              |
        | City           | 51     | Max 50 chars |
        | Address line 4 | 51     | Max 50 chars |
        | Postcode       | 10     |              |
        | Postcode       | 11     | Max 10 chars |

  @CONT-06
  Rule: Some countries take ASCII characters only

    Scenario Outline: A country with language code "<language code>" and validation "<validation>"
      Given the countries
        | name    | prefix | language code   | validation   |
        | Country | +99    | <language code> | <validation> |
      And an address in "Country" with the city "Zürich"
      Then "City" says "<message>"

      Examples:
        | language code | validation | message                                                                    |
        | EN            | ASCII      | Non-ascii characters are not supported. Please enter ascii characters only |
        |               | ASCII      |                                                                            |
        | EN            | NONE       |                                                                            |

  @CONT-07
  Rule: Email, area code and number each say what is wrong with them

    Scenario Outline: The email address "<address>"
      Given the email address "<address>"
      Then "Email address" says "<message>"

      Examples: Right
        | address                 | message |
        | maya.member@example.org |         |
        | maya@bücher.example     |         |
        | m/o'maya+1@example.co1  |         |
        | m+cpd@sub.example.co.uk |         |
        | m.m-m@ex-ample.org      |         |

      Examples: Wrong
        | address             | message                            |
        |                     | This field is required             |
        | maya                | Please enter a valid email address |
        | maya@example        | Please enter a valid email address |
        | maya@@example.org   | Please enter a valid email address |
        | maya@exam ple.org   | Please enter a valid email address |
        | @example.org        | Please enter a valid email address |
        | maya@.org           | Please enter a valid email address |
        | .maya@example.org   | Please enter a valid email address |
        | maya.@example.org   | Please enter a valid email address |
        | maya..m@example.org | Please enter a valid email address |
        | maya@-example.org   | Please enter a valid email address |
        | maya@example-.org   | Please enter a valid email address |
        | maya@example..org   | Please enter a valid email address |
        | maya@example.org/   | Please enter a valid email address |
        | maya@example.org🙂  | Please enter a valid email address |
        | 🙂@example.org      | Please enter a valid email address |
        | ｍaya@example.org   | Please enter a valid email address |
        | maya@1.2            | Please enter a valid email address |

    @FORM-06
    Scenario Outline: An email address of <length> characters
      Given an email address of <length> characters
      Then "Email address" says "<message>"

      Examples:
        | length | message       |
        | 254    |               |
        | 255    | Max 254 chars |

    Scenario Outline: Area code "<code>" and number "<number>"
      Given the area code "<code>" and the phone number "<number>"
      Then "Area code" says "<about the code>"
      And "Phone number" says "<about the number>"

      Examples: Right
        | code | number           | about the code | about the number |
        | +44  | 1234             |                |                  |
        | +44  | 12345678901234   |                |                  |
        | +44  | (0141) 582-20.00 |                |                  |
        |      | +44 7700 900107  |                |                  |

      Examples: Nothing to call is nothing wrong
        | code | number | about the code | about the number |
        | +44  |        |                |                  |
        |      |        |                |                  |

      Examples: Wrong
        | code | number          | about the code             | about the number                    |
        |      | 5822000         | Please select an area code |                                     |
        | +44  | 123             |                            | Please enter a valid contact number |
        | +44  | 123456789012345 |                            | Please enter a valid contact number |
        | +44  | 582 2000 ext 3  |                            | Please enter a valid contact number |
        |      | none            | Please select an area code | Please enter a valid contact number |

  @CONT-08
  Rule: What is saved carries no empty parts and no plus sign

    Scenario: A phone number
      Given the phone on record is "P-1"
      And the area code "+44" and the phone number "0141 582 2000"
      Then the phone is saved as
        | Contact id   | P-1         |
        | Area code    | 44          |
        | Phone number | 1415822000 |

    Scenario Outline: A phone number typed as "<typed>" with the area code "<chosen>"
      Given the area code "<chosen>" and the phone number "<typed>"
      Then the phone is saved as
        | Area code    | <code>   |
        | Phone number | <number> |

      Examples:
        | chosen | typed                | code | number     |
        | +44    | +44 7700 900107      | 44   | 7700900107 |
        | +44    | 0044 7700 900107     | 44   | 7700900107 |
        | +44    | +44 (0)7700 900107   | 44   | 7700900107 |
        | +44    | 07700 900107         | 44   | 7700900107 |
        | +44    | +1 246 555 0100      | 1246 | 5550100    |
        | +1     | +1 212 555 0100      | 1    | 2125550100 |
        | +39    | 06 6982 0000         | 39   | 0669820000 |

    Scenario: A cleared phone number sends only which one it was
      Given the phone on record is "P-1"
      And the area code "+44" and the phone number ""
      Then the phone is saved as
        | Contact id | P-1 |

    Scenario: An email address
      Given the email address " maya@example.org "
      Then the email is saved as "maya@example.org"

  Rule: A refusal says which of three reasons it was

    Scenario Outline: "<description>"
      When the institute refuses the contact details with "<description>"
      Then the refusal reads "<message>"

      @CONT-09
      Examples:
        | description                             | message                                                                    |
        | Please provide a valid value for email. | Please enter a valid email address                                         |
        | Duplicate contact mechanism found       | This email address is already in use. Please enter a unique email address. |
        | The database is away                    | There was a problem saving your update. Please try again or contact us.    |

    @CONS-10
    Scenario Outline: A consent refused with "<description>"
      When the institute refuses a consent with "<description>"
      Then the refusal reads "<message>", as <tone>

      Examples:
        | description                             | tone      | message                                                                    |
        | duplicate contact mechanism             | a warning | This email address is already in use. Please enter a unique email address. |
        | Please provide a valid value for email. | an error  | There was a problem saving your update. Please try again or contact us.    |
        | Anything else                           | an error  | There was a problem saving your update. Please try again or contact us.    |

    @ACCT-08 @EMPL-05
    Scenario: Account and employment details have a banner of their own
      Then the banner of a failed save is "There was a problem saving your update. Please try again or contact us"
