@CPD-10
Feature: How a declaration is recorded
  A declaration that was submitted is complete, still wants completing, or says that requirements were not met.

  Scenario Outline: A declaration by the route <route> is recorded as <status>
    Then a declaration by the route <route> is recorded as <status>

    Examples: By a route
      | route             | status   |
      | UNIT_ROUTE        | COMPLETE |
      | APPROVED_EMPLOYER | COMPLETE |
      | IFAC_BODY         | COMPLETE |
      | PART_TIME         | COMPLETE |

    Examples: Without one
      | route         | status     |
      | NOT_SPECIFIED | INCOMPLETE |

    Examples: With requirements not met
      | route                | status               |
      | NOT_MET_REQUIREMENTS | NOT_MET_REQUIREMENTS |
