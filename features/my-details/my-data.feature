Feature: My data
  Customers can download everything on record about them: as a document to read, and as a file for other
  programs.

  @DATA-01
  Rule: My data is downloaded under Login details, in two forms

    Background:
      Given I am Maya
      And I open Login details

    Scenario: As a document to read
      When I press "Download my data"
      Then I am given the file "MY-DATA_4100107.pdf"
      And I see "Downloaded"

    Scenario: As a file for other programs
      When I answer "In which form?" with "A file for other programs (JSON)"
      And I press "Download my data"
      Then I am given the file "MY-DATA_4100107.json"

    Scenario: A second press while it is prepared changes nothing
      When I press "Download my data" twice
      Then I am given the file "MY-DATA_4100107.pdf"

    Scenario: A failed download can be repeated
      Given the institute does not answer "personal data"
      When I press "Download my data"
      Then I see "Something went wrong with the download"
      And I am given no file
      When the institute answers again
      And I press "Please try again"
      Then I am given the file "MY-DATA_4100107.pdf"

  @DATA-01
  Rule: My data can be downloaded six times a day

    Scenario: A seventh download is refused
      Given I am Maya
      And I have downloaded my data 6 times
      When I press "Download my data"
      Then I see "Too many requests. Try again in 4 hours."
      And I am not offered "Please try again"

  @DATA-01
  Rule: Every customer can download their data

    Scenario Outline: <who> downloads it
      Given I am <who>
      When I open Login details
      And I press "Download my data"
      Then I am given the file "<file>"

      Examples:
        | who   | file                |
        | Owen  | MY-DATA_4100114.pdf |
        | Frank | MY-DATA_4100345.pdf |

    Scenario Outline: <who> downloads it from the suspension page
      Given I am <who>
      When I press "Download my data"
      Then I am given the file "<file>"

      Examples:
        | who   | file                |
        | Grace | MY-DATA_4100191.pdf |
        | Petra | MY-DATA_4100212.pdf |
