@LOG-02
Feature: Sending evidence
  A member proves something with files. Each is sent as soon as it is chosen, and counts as received once it is stored.

  @browser
  Scenario: A waiver is requested with evidence
    Given I am Priya
    When I open the waiver form
    And I add the file "Letter of my doctor.pdf"
    Then I see "Letter of my doctor.pdf"
    And I see "Received"
    When I fill in a waiver from 1 February to 31 March because of "Illness or injury"
    And I press "Request waiver"
    Then the page is headed "Waiver requested"

  Scenario: Staff open the evidence of a waiver request, and that is on record
    Given I am Priya
    And I open the waiver form
    And I add the file "Letter of my doctor.pdf"
    And I fill in a waiver from 1 February to 31 March because of "Illness or injury"
    And I press "Request waiver"
    When Rosa signs in at the desk
    And Rosa opens "Waiver of CPD in 2026" of Priya at the desk
    Then the desk shows "Files"
    And the desk shows "Letter of my doctor.pdf"
    When the registrar reads Priya's "Waiver of CPD in 2026"
    Then they read "Letter of my doctor.pdf, "
    When Rosa follows "Letter of my doctor.pdf" at the desk
    Then it is on record that Rosa "opened a file" with the number 4100121

  Scenario: An application for membership is sent with evidence
    Given I am Ada
    And I go to the review of my application
    When I add the file "Reference.png"
    Then I see "Received"
    When I tick "I accept the declaration"
    And I press "Submit application"
    Then the page is headed "Application submitted"
    When Rosa signs in at the desk
    And Rosa opens "Application for membership" of Ada at the desk
    Then the desk shows "Reference.png"

  Scenario: Files are cleared with the answers of an application
    Given I am Ada
    And I go to the review of my application
    When I add the file "Reference.png"
    Then I see "Received"
    When I press "Close"
    And I press "Clear my answers"
    And I go to the review of my application
    Then I do not see "Reference.png"

  Scenario: A picture is listed by the name and type that it was stored with
    Given I am Priya
    When I open the waiver form
    And I add the file "IMG_0412.JPEG.jpeg"
    Then I see "IMG_0412.JPEG.jpg"
    And I see "Received"

  Rule: A file that cannot be taken says why

    Scenario Outline: <file> is not taken
      Given I am Priya
      When I open the waiver form
      And I add the file "<file>" of <size> MB
      Then I see "<why>"

      Examples:
        | file        | size | why                                        |
        | Letter.docx | 1    | This is not a PDF, JPEG or PNG.            |
        | Letter.pdf  | 11   | This file is larger than 10 MB.            |
        | Letter.pdf  | 0    | This file is empty.                        |

    Scenario: A form waits for its files
      Given I am Priya
      When I open the waiver form
      And I fill in a waiver from 1 February to 31 March because of "Illness or injury"
      And the institute keeps me waiting for "evidence"
      And I add the file "Letter of my doctor.pdf"
      Then I see "Sending: 0%"
      When I press "Request waiver"
      Then I see "Not all of your files are received yet."

    Scenario: A form leads to the file that holds it up
      Given I am Priya
      And I open the waiver form
      And I add the file "Letter.docx"
      When I fill in a waiver from 1 February to 31 March because of "Illness or injury"
      And I press "Request waiver"
      Then the focus is on "Letter.docx 1 KBThis is not a PDF, JPEG or PNG. Save it as one of these, and choose that one. Remove"

    Scenario: A refused file keeps its reason after a reload
      Given I am Priya
      And I open the waiver form
      And I add the file "Letter.docx"
      When I reload the page
      Then I see "This is not a PDF, JPEG or PNG."

  Rule: Nothing is lost when a file does not arrive

    Scenario: A file that did not arrive is tried again without choosing it anew
      Given I am Priya
      And I open the waiver form
      And the institute does not answer "evidence"
      When I add the file "Letter of my doctor.pdf"
      Then I see "This file did not arrive."
      When the institute answers again
      And I press "Try again: Letter of my doctor.pdf"
      Then I see "Received"
      And I am not offered "Try again: Letter of my doctor.pdf"

    Scenario: A file is stored once after a lost answer
      Given I am Priya
      And I open the waiver form
      And the institute loses its answer to "evidence"
      When I add the file "Letter of my doctor.pdf"
      Then I see "This file did not arrive."
      When the institute answers again
      And I press "Try again: Letter of my doctor.pdf"
      Then I see "Received"

    Scenario: Received files are there after a reload
      Given I am Priya
      And I open the waiver form
      And I add the file "Letter of my doctor.pdf"
      When I reload the page
      Then I see "Letter of my doctor.pdf"
      And I see "Received"

    Scenario: Files of one name are told apart by their size and time
      Given I am Priya
      And I open the waiver form
      When I add the file "Letter.docx" of 1 MB
      Then I am offered "Remove Letter.docx"
      When I add the file "Letter.docx" of 2 MB
      Then I see "1 MB, "
      And I see "2 MB, "
      And I am not offered "Remove Letter.docx"

    Scenario: A removed file is not sent
      Given I am Priya
      And I open the waiver form
      And I add the file "Letter of my doctor.pdf"
      And I add the file "Holiday.png"
      When I press "Remove Holiday.png"
      Then I see "Holiday.png was removed."
      And I am not offered "Remove Holiday.png"
      And I see "Letter of my doctor.pdf"

  Rule: A form whose file is gone says which, and keeps the rest

    Scenario: A request for a waiver
      Given I am Priya
      And I open the waiver form
      And I add the file "Letter of my doctor.pdf"
      And I add the file "Holiday.png"
      And I fill in a waiver from 1 February to 31 March because of "Illness or injury"
      And Priya removes the file "Holiday.png" on another device
      When I press "Request waiver"
      Then I see "We no longer have this file. Remove it, and choose it again if you need it."
      And the focus is on "Holiday.png 1 KBWe no longer have this file. Remove it, and choose it again if you need it. Remove"
      And I see "Received"
      When I reload the page
      Then I see "We no longer have this file. Remove it, and choose it again if you need it."
      When I press "Remove Holiday.png"
      And I press "Request waiver"
      Then the page is headed "Waiver requested"

    Scenario: An application for membership
      Given I am Ada
      And I go to the review of my application
      And I add the file "Reference.png"
      And I tick "I accept the declaration"
      And Ada removes the file "Reference.png" on another device
      When I press "Submit application"
      Then the page is headed "Check your answers"
      And I see "We no longer have this file."
      When I press "Remove Reference.png"
      And I press "Submit application"
      Then the page is headed "Application submitted"

    Scenario: An activity of the log
      Given I am Maya
      And I open CPD log
      And I press "Change Annual tax conference"
      And I add the file "Certificate of attendance.pdf"
      And Maya removes the file "Certificate of attendance.pdf" on another device
      When I press "Save"
      Then I see "We no longer have this file."
      When I press "Remove Certificate of attendance.pdf"
      And I press "Save"
      Then I see "“Annual tax conference” is in your log of 2026."

    Scenario: An answer to a request
      Given I am Priya
      And I ask for a waiver from 1 February to 31 March because of "Parental leave"
      And the registrar asks Priya for "Your child's birth certificate" by 10 December 2026
      And I open What we ask of you
      And I follow "Request for a waiver for 2026"
      And I add the file "Certificate 4711.pdf"
      And I fill in "What do you want to tell us?" with "It is here."
      And Priya removes the file "Certificate 4711.pdf" on another device
      When I press "Send answer"
      Then I see "We no longer have this file."
      When I press "Remove Certificate 4711.pdf"
      And I press "Send answer"
      Then the page is headed "Answer sent"

  Rule: Sent files are listed, and can be removed until the decision

    Background:
      Given I am Priya
      And I open the waiver form
      And I add the file "Letter of my doctor.pdf"
      And I fill in a waiver from 1 February to 31 March because of "Illness or injury"
      And I press "Request waiver"
      And I press "Continue"
      And I press "Close"

    Scenario: A file of a waiver that waits is removed
      Then I see "Files that you sent"
      And I see "Letter of my doctor.pdf"
      When I press "Remove Letter of my doctor.pdf"
      Then I see "Remove Letter of my doctor.pdf?"
      When I press "Remove"
      Then I do not see "Letter of my doctor.pdf"

    Scenario: A file of a waiver that is decided stays, and can be saved
      When the registrar grants what Priya asked for
      And I reload the page
      Then I see "Letter of my doctor.pdf"
      And I am not offered "Remove Letter of my doctor.pdf"
      When I press "Download Letter of my doctor.pdf"
      Then I am given the file "Letter of my doctor.pdf"
