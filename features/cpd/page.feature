@CPD-03
Feature: The professional development page

  Scenario: A guide in tiles, the learning site, and ways onward
    Given I am Maya
    When I open Professional development
    Then the page is headed "Professional development"
    And I see "What counts as CPD"
    And I see "When you cannot do it all"
    And I see "Go to the learning site"
    And I see "Recognised professional bodies"
    And I see "CPD rules in full"
    And I see "Help with CPD"
