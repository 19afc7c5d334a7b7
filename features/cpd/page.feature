@CPD-03
Feature: The professional development page

  @CPD-11
  Rule: An empty record promises a year only to those who declare

    Scenario: A member without CPD sees an empty record
      Given I am Stella
      When I open Professional development
      Then I see "Nothing is on record."
      And I do not see "once you have declared it"
      When I open Annual declarations
      Then I see "There is nothing on your CPD record."
      And I do not see "Latest year first"
      And I do not see "once you have declared it"

    Scenario: A member who declares reads when the record starts
      Given I am Stella
      When the registrar imports Stella's CPD overview
        | isRequired | year | nextDueDate |
        | yes        | 2026 | 2027-01-01  |
      And I reload the page
      And I open Professional development
      Then I see "Nothing is on record yet. A year appears here once you have declared it."
      When I open Annual declarations
      Then I see "There is nothing on your CPD record yet. A year appears here once you have declared it."

  @LEARN-01
  Rule: The link to the learning site depends on the nationality, not on the country of residence

    Scenario Outline: <person> gets the link to <site>
      Given I am <person>
      When I open My qualifications
      Then the page has, in this order
        | link | Go to the learning site | leads to <site> in a new window |

      Examples:
        | person | site                         |
        | Stella | /outside/learning-site       |
        | Lin    | /outside/learning-site       |
        | Chen   | /outside/learning-site-china |

  @CPD-11 @ERR-06
  Rule: A history that could not be loaded says so in its place

    Scenario Outline: On <page>
      Given I am Maya
      And I open <page>
      And the institute does not answer "CPD history"
      When I reload the page
      Then the page is headed "<page>"
      And I see "We couldn’t load your CPD history"
      When the institute answers again
      And I reload the page
      Then I see "Parental leave"
      And I do not see "We couldn’t load your CPD history"

      Examples:
        | page                     |
        | Professional development |
        | Annual declarations      |
