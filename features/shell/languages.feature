@several-languages
Feature: Members choose the language of the portal
  An organisation that works in two languages lists them. French ships with the portal, and the organisation's own words
  outweigh it.

  Background:
    Given the institute's own texts "fr/page-framework" say
      """
      navigation:
        myDetails: Mes informations
      components:
        frame:
          help: Aide
        form:
          save: Enregistrer
        messages:
          phone.extension: Saisissez un numéro valide, sans poste
          number.2: deux
          unit.day.other: "{number} jours"
      """
    And the institute's own texts "fr/contact-details" say
      """
      heading: Coordonnées
      phone:
        heading: Téléphone
      phoneFields:
        number:
          label: Numéro de téléphone
      """

  @LANG-02 @LANG-05
  Scenario: The first page is in the language that the browser prefers, with the shipped words where the organisation has none
    Given my browser prefers "fr-CA"
    And I am Maya
    When I open Contact details
    Then the window is titled "Coordonnées – Institute of Professional Accountants"
    And the navigation says "Mes informations"
    And I see "Adresse secondaire"

  @LANG-03 @LANG-04
  Scenario: Another language shows in place, and nothing typed is lost
    Given I am Maya
    And I open Contact details
    And I edit "Phone"
    And I fill in "Phone number" with "0141 582 2000 ext 3"
    And I press "Save changes"
    And I see "Phone number: Please enter a valid contact number, without an extension"
    When I press "Français"
    Then I see "Numéro de téléphone : Saisissez un numéro valide, sans poste"
    And the page has, in this order
      | field | Numéro de téléphone | holds "0141 582 2000 ext 3"; not required; wrong |
    When I fill in "Numéro de téléphone" with "0141 582 2001"
    And I press "Enregistrer"
    Then I see "C’est enregistré. Voici ce que nous avons désormais dans votre dossier."

  @LANG-05
  Scenario: What a language lacks is read out in the organisation's own
    Given the institute's own texts "it/contact-details" say
      """
      heading: Recapiti
      """
    And I am Maya
    And I open Contact details
    When I press "Italiano"
    Then "Recapiti" is read out in "it"
    And "Secondary address" is read out in "en-GB"
    When I press "English"
    Then "Contact details" is read out in "en-GB"
    And "Secondary address" is read out in "en-GB"

  @LANG-02 @LANG-03
  Scenario: The choice stays on this device
    Given I am Maya
    And I open Contact details
    When I press "Français"
    And I reload the page
    Then I see "Numéro de téléphone"
    When I press "English"
    And I reload the page
    Then I see "Phone number"

  @LANG-03
  Scenario: A language that cannot be loaded leaves the page as it is
    Given I am Maya
    And I open Contact details
    And I edit "Phone"
    And I fill in "Phone number" with "0141 582 2002"
    And the institute does not answer "contact details texts"
    When I press "Français"
    Then the top of the page says "The texts could not be loaded. Please choose the language again"
    And the page has, in this order
      | field | Phone number | holds "0141 582 2002"; not required |
    When the institute answers again
    And I press "Français"
    Then I see "Numéro de téléphone"

  @LANG-02 @LANG-03
  Scenario: What a member chooses is their own on every device
    Given I am Maya
    And I open Contact details
    And I press "Français"
    When I use another device, which prefers "en-GB"
    And I open Contact details
    Then I see "Numéro de téléphone"

  @LANG-03
  Scenario: A choice that cannot be kept on record holds on this device
    Given I am Maya
    And I open Contact details
    And the institute does not answer "language"
    When I press "Français"
    Then I see "Numéro de téléphone"
    When I reload the page
    Then I see "Numéro de téléphone"

  @LANG-07
  Scenario: The public check is in the language that its reader's browser prefers
    Given the institute's own texts "fr/verification" say
      """
      headings:
        valid: Ce document est valable
      facts:
        issuedOn: Délivré le
      """
    And I am Maya
    And I open Documents and downloads
    And I press "Download Membership certificate (PDF)"
    When an employer whose browser prefers "fr-CA" checks my "Certificate of membership"
    Then they read "Ce document est valable"
    And they read "Délivré le 22 novembre 2026"
    When an employer checks my "Certificate of membership"
    Then they read "This document is valid"

  @LANG-11
  Scenario: Staff see which language a member reads, and can set it
    When Rosa signs in at the desk
    And Rosa looks for "maya.member@example.org" at the desk
    Then the desk shows "Language Not on record"
    When Rosa follows "Correct the name or language" at the desk
    And Rosa fills in "Language of emails and portal" with "French" at the desk
    And Rosa presses "See what will happen" at the desk
    Then the desk shows "reads French"
    And the desk shows "Language Not on record French"
    When Rosa presses "Record the correction" at the desk
    Then the desk shows "Language French"
    When I am Maya
    And I open Contact details
    Then I see "Numéro de téléphone"

  @LANG-04 @LANG-07
  Scenario: What the institute answers follows the language in place
    Given the institute's own texts "fr/page-framework" say
      """
      obligations:
        payment:
          subscription: "Réglez votre cotisation de {year}"
      """
    And I am Maya
    And I open Deadlines in your calendar
    And I see "Declare your CPD for 2026"
    When I press "Français"
    Then I see "Réglez votre cotisation de 2027"

  @LANG-04
  Scenario: The organisation's lists follow the language in place
    Given I am Maya
    And I open Communication preferences
    And I see "Scotland"
    When I press "Français"
    Then I see "Écosse"
    And I do not see "Scotland"

  @LANG-04 @CONT-03
  Scenario: Countries are named and sorted in the language, and kept by the institute's names
    Given I am Maya
    And I open Contact details
    And I edit "Mailing address"
    When I press "Français"
    Then the page has, in this order
      | select | Pays | holds "Royaume-Uni"; required |
    When I select "Côte d’Ivoire" as "Pays"
    And I press "English"
    Then the page has, in this order
      | select | Country | holds "Ivory Coast"; required |
