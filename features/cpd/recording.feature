@CPD-10
Feature: How a declaration is recorded
  A declaration that was submitted is complete, still wants completing, or says that requirements were not met.

  Scenario Outline: A declaration by <route> is recorded as <status>
    Then a declaration by <route> is recorded as <status>

    Examples: By a route
      | route                | status   |
      | units                | complete |
      | an approved employer | complete |
      | an IFAC body         | complete |
      | part time            | complete |

    Examples: Without one
      | route        | status          |
      | no route yet | to be completed |

    Examples: With requirements not met
      | route                | status                   |
      | requirements not met | not meeting requirements |
