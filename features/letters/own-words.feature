Feature: An organisation's own words
  The texts of mails and documents are in the same files as those of pages, so an organisation can word them.

  @RULE-04
  Rule: A letter is written in the organisation's own words

    Background:
      Given I am Ada
      And I go to the review of my application

    Scenario: A submission is confirmed by mail
      Given the institute says "Good day, {name}" instead of "Dear {name}" in its texts "mail-frame"
      And the institute says "request to be admitted" instead of "application for membership" in its texts "mail-frame"
      When I tick "I accept the declaration"
      And I press "Submit application"
      Then "ada.affiliate@example.org" is written "We have received your request to be admitted"
      And the latest letter says "Good day, Ada"
      And the latest letter says "within 15 working days"

    Scenario: A decision is mailed
      Given the institute says "We have decided on your {what}" instead of "Your {what} was granted" in its texts "mail-decided"
      And I tick "I accept the declaration"
      And I press "Submit application"
      When the registrar grants what Ada asked for
      Then "ada.affiliate@example.org" is written "We have decided on your application for membership"

  @RULE-04
  Rule: A sentence that a page and a letter share is one text

    Scenario: What happens next, after a declaration
      Given I am Maya
      And the institute says "Keep everything for {evidenceYears}." instead of "Keep your evidence for {evidenceYears}. We may" in its texts "annual-declarations"
      And I go to the end of my declaration
      When I press "Submit declaration"
      Then I see "Keep everything for three years."
      And the latest letter says "Keep everything for three years."

  @RULE-04
  Rule: The pages around the sign-in are in the organisation's own words

    Scenario: A forgotten password
      Given I am Maya
      When the institute says "No password any more?" instead of "Forgotten your password?" in its texts "password-links"
      Then somebody opens the page for a forgotten password
      And they read "No password any more?"

  @RULE-04
  Rule: A document is in the organisation's own words

    Scenario: The letter of good standing
      Given I am Maya
      When the institute says "title: Confirmation of standing" instead of "title: Letter of good standing" in its texts "paper-good-standing"
      Then Maya's letter of good standing is headed "Confirmation of standing"

  Rule: An organisation says only what differs from the shipped texts

    @OWN-01
    Scenario: One sentence of a mail
      Given I am Ada
      And I go to the review of my application
      And the institute's own texts "mail-frame" say
        """
        greeting: Good day, {name}
        """
      When I tick "I accept the declaration"
      And I press "Submit application"
      Then the latest letter says "Good day, Ada"
      And the latest letter says "within 15 working days"

    @OWN-01
    Scenario: One sentence of a page
      Given I am Maya
      And the institute's own texts "cpd-log" say
        """
        heading: My CPD book
        """
      When I open CPD log
      Then I see "My CPD book"

    @OWN-02
    Scenario: A placeholder of an earlier release is replaced by the shipped text, and named
      Given I am Ada
      And the institute's own texts "mail-received" say
        """
        subject: Received with number {number}
        thanks: A field of an earlier release
        """
      And I go to the review of my application
      When I tick "I accept the declaration"
      And I press "Submit application"
      Then "ada.affiliate@example.org" is written "We have received your application for membership"
      When the registrar looks at how things stand
      Then they read "Own texts: unusable 1"
      And they read "unknown to this release 1"
      When Rosa signs in at the desk
      Then the desk shows "Own texts 1 cannot be used, 1 not known to this release"

  Rule: A mail is in the language that its reader has on record

    @several-languages @LANG-07
    Scenario: A submission is confirmed in the member's language
      Given the institute's own texts "fr/mail-frame" say
        """
        greeting: Bonjour {name}
        """
      And the institute's own texts "fr/mail-received" say
        """
        subject: Nous avons reçu votre {what}
        """
      And I am Ada
      And I go to the review of my application
      And I tick "I accept the declaration"
      And I press "Français"
      When I press "Envoyer la demande"
      Then "ada.affiliate@example.org" is written "Nous avons reçu votre demande d’admission"
      And the latest letter says "Bonjour Ada"

    @LANG-07
    Scenario: A member reads about a request, and what became of it, in their own language
      Given I read French
      And I am Priya
      And I open Dashboard
      And I press "Français"
      When I ask for a waiver from 1 February to 31 March because of "Parental leave"
      Then the latest letter says "Date de début : 1er février 2026"
      And the latest letter says "Unités : 6"
      When Rosa signs in at the desk
      And Rosa opens "Waiver of CPD in 2026" of Priya at the desk
      And Rosa chooses "Grant" at the desk
      And Rosa presses "See what will happen" at the desk
      And Rosa presses "Grant the waiver from 1 February 2026 to 31 March 2026" at the desk
      Then "priya.practice@example.org" is written "Votre dispense du 1er février 2026 au 31 mars 2026 est acceptée"
      And the latest letter says "6 unités"
