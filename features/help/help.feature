Feature: Help
  Some countries have an office of the institute's own.

  @HELP-01
  Rule: A telephone number in a title can be dialled

    Scenario Outline: "<title>"
      Then the title "<title>" with the number "<number>" reads "<reads>" and dials "<dials>"

      Examples:
        | title                      | number              | reads                          | dials             |
        | Call us on {telephone}     | +44 (0)141 582 2000 | Call us on +44 (0)141 582 2000 | tel:+441415822000 |
        | {telephone}, day and night | 0141 582 2000       | 0141 582 2000, day and night   | tel:01415822000   |
        | Write to us                | 0141 582 2000       | Write to us                    |                   |

  Rule: Residents of some countries are told of their local office, where there is a text for it

    Scenario Outline: <country>
      Given the customer lives in <country>
      Then where there is a text for local offices the customer reads the <text> one

      Examples: With an office
        | country              | text         |
        | Barbados             | local office |
        | Belize               | local office |
        | Botswana             | local office |
        | Cyprus               | local office |
        | Eswatini             | local office |
        | Greece               | local office |
        | Guyana               | local office |
        | Jamaica              | local office |
        | Cambodia             | local office |
        | Lesotho              | local office |
        | Sierra Leone         | local office |
        | Trinidad and Tobago  | local office |
        | United Arab Emirates | local office |
        | UAE                  | local office |
        | Cayman Islands       | local office |

      Examples: Without
        | country        | text     |
        | United Kingdom | standard |
        | Malta          | standard |

    Scenario: Where there is no such text, everyone reads the standard one
      Given the customer is Barry
      Then where there is no text for local offices the customer reads the standard one
