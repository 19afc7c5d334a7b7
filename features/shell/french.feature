Feature: Somebody reads French
  French ships with the portal. A scenario names what the person sees in English, or as it stands on the page.

  @LANG-12
  Scenario: English and French words name the same things
    Given I read French
    And I am Maya
    When I open Contact details
    Then the page is headed "Contact details"
    And the page is headed "Coordonnées"
    When I edit "Phone"
    And I fill in "Numéro de téléphone" with "12"
    And I press "Save changes"
    Then I see "Phone number: Please enter a valid contact number"
    And I see "Numéro de téléphone : Saisissez un numéro de téléphone valable"

  @LANG-10
  Scenario: Dates, amounts and units are written as in French
    Given I read French
    And the registrar charges Maya "50.00" for "Workshop" by 1 March 2027
    And I am Maya
    When I open Pay what you owe
    Then I see "318,50 £"
    And I see "Vous devrez alors encore 50,00 £, à payer au plus tard le 1er mars 2027."
    When I open CPD log
    And I press "Change Tax update webinar"
    And I fill in "How many units?" with "3.25"
    And I press "Save"
    Then I see "18 novembre 2026, 3,25 unités, vérifiable"
    And I see "27,75 sur 40 unités, 69 %"
