Feature: Layout of the documents page

  @DOCS-01 @DOCS-05 @SHELL-08
  Scenario: A member's documents, practising certificates and links onward
    Given I am Maya
    When I open Documents and downloads
    Then the window is titled "Documents and downloads – Institute of Professional Accountants"
    And the page has, in this order
      | heading | Documents and downloads                               |                                                                                                      |
      | section | Letter of good standing                               |                                                                                                      |
      | button  | Download Letter of good standing (PDF)                |                                                                                                      |
      | section | Membership certificate                                |                                                                                                      |
      | button  | Download Membership certificate (PDF)                 |                                                                                                      |
      | section | Letter of equivalence                                 |                                                                                                      |
      | button  | Download Letter of equivalence (PDF)                  |                                                                                                      |
      | section | Record of practising certificates                     |                                                                                                      |
      | button  | Download Record of practising certificates (PDF)      |                                                                                                      |
      | section | Practising certificates                               |                                                                                                      |
      | part    | United Kingdom                                        |                                                                                                      |
      | text    | Practising certificate                                |                                                                                                      |
      | button  | Download Practising certificate, United Kingdom (PDF) |                                                                                                      |
      | part    | Ireland                                               |                                                                                                      |
      | text    | Practising certificate                                |                                                                                                      |
      | button  | Download Practising certificate, Ireland (PDF)        |                                                                                                      |
      | link    | Renew a practising certificate                        | leads to /outgoing/practising-certificate-renewal, and says that it opens a new window               |
      | link    | Renew an international practising certificate         | leads to /outgoing/international-practising-certificate-renewal, and says that it opens a new window |
      | link    | Help with documents                                   | leads to /help?section=…                                                                      |
    And I see "Expires on 31 December"

  @DOCS-01 @DATE-03
  Scenario: A document that is withheld shows the reason and what to do, instead of a button
    Given I am Owen
    When I open Documents and downloads
    Then the page has, in this order
      | section | Letter of good standing |                                 |
      | text    | Not available           |                                 |
      | text    | You can have this once all of these are settled: | |
      | link    | See what you owe        | leads to /fees-and-transactions |
      | link    | Declare your CPD        | leads to /professional-development/annual-declarations |
      | section | Membership certificate  |                                 |
    And the page has no button "Download Letter of good standing (PDF)"

  @DOCS-06
  Scenario: A failed download says so beside its button, which keeps the focus
    Given I am Maya
    When I open Documents and downloads
    And the institute does not answer "certificates"
    And I press "Download Membership certificate (PDF)"
    Then the focus is on "Please try again Membership certificate (PDF)"
    And the page has, in this order
      | section | Membership certificate                        |                                                       |
      | message | Something went wrong with the download        |                                                       |
      | button  | Please try again Membership certificate (PDF) | described as "Something went wrong with the download" |
      | section | Letter of equivalence                         |                                                       |
      | button  | Download Letter of equivalence (PDF)          |                                                       |
