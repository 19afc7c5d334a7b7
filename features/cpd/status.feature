Feature: The state of the annual declaration

  @CPD-02
  Rule: A member without a declaration sees that none is needed

    Scenario Outline: <person> has no CPD to declare, and both pages say so
      Given I am <person>
      When I open Professional development
      Then I see "You have no CPD to declare"
      And I do not see "Your declarations are up to date"
      And I do not see "is due on"
      When I open Annual declarations
      Then I see "no CPD to declare"
      And I do not see "is due on"
      And I am not offered "Start"

      Examples:
        | person |
        | Stella |
        | Ada    |
        | Greta  |
        | Frank  |
        | Rita   |

    Scenario: A suspended member without a declaration sees no request to declare
      Given I am Suki
      When I open Annual declarations
      Then I see "You have no CPD to declare"
      And I do not see "is due on"

    Scenario: A member without a declaration sees no next due date
      Given I am Priya
      And I see "Your declarations are up to date. The next one, for 2027, is due on 1 January 2028."
      When the registrar imports Priya's CPD overview
        | isRequired | year | nextDueDate |
        | no         | 2027 | 2028-01-01  |
      And I reload the page
      Then I see "CPD for 2026 declared"
      And I do not see "The next one, for 2027"
      When I open Professional development
      Then I see "You have no CPD to declare."
