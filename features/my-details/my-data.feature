Feature: My data
  Everything that we hold about somebody is theirs to download: as a document to read, and as a file for other
  programs.

  @DATA-01
  Rule: It is downloaded under Login details, in either form

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

    Scenario: It cannot be had, and may be tried again
      Given the institute does not answer "personal data"
      When I press "Download my data"
      Then I see "Something went wrong with the download"
      And I am given no file
      When the institute answers again
      And I press "Please try again"
      Then I am given the file "MY-DATA_4100107.pdf"

  @DATA-01
  Rule: It can be had six times a day

    Scenario: A seventh time
      Given I am Maya
      And I have downloaded my data 6 times
      When I press "Download my data"
      Then I see "Too many requests. Try again in 4 hours."
      And I am not offered "Please try again"

  @DATA-01
  Rule: Everybody may have theirs

    Scenario Outline: <who> downloads it
      Given I am <who>
      When I open Login details
      And I press "Download my data"
      Then I am given the file "<file>"

      Examples:
        | who   | file                |
        | Owen  | MY-DATA_4100114.pdf |
        | Frank | MY-DATA_4100345.pdf |

    Scenario Outline: <who>, who is suspended, downloads it from the page that says so
      Given I am <who>
      When I press "Download my data"
      Then I am given the file "<file>"

      Examples:
        | who   | file                |
        | Grace | MY-DATA_4100191.pdf |
        | Petra | MY-DATA_4100212.pdf |
