@TASK-03
Feature: Deadlines in a calendar
  Deadlines can be in the customer's own calendar: one deadline as a file, or
  all of them at a private address to which a calendar subscribes.

  Rule: A deadline that is not past can be downloaded as a file

    Scenario: The dashboard links to the deadlines, and each is a file
      Given I am Maya
      When I follow "Add to your calendar"
      Then the page is headed "Deadlines in your calendar"
      And the page has, in this order
        | heading | Deadlines in your calendar                  |
        | section | Your deadlines                              |
        | part    | Declare your CPD for 2026                   |
        | button  | Add to calendar “Declare your CPD for 2026” |
        | section | A calendar that keeps itself up to date     |
        | button  | Make a calendar address                     |
      When I press "Add to calendar “Declare your CPD for 2026”"
      Then I am given the file "declaration-2026.ics"
      When I press "Add to calendar “Pay your subscription for 2027”"
      Then I am given the file "payment-2027.ics"

    Scenario: An overdue deadline is listed without a file
      Given I am Owen
      Then the page has no link "Add to your calendar"
      When I open Deadlines in your calendar
      Then I see "Overdue since"
      And I am not offered "Add to calendar “Declare your CPD for 2025”"

    @CPD-09
    Scenario: A declared year is not listed
      Given I am Maya
      And I go to the end of my declaration
      When I press "Submit declaration"
      And I open Deadlines in your calendar
      Then the page has no part "Declare your CPD for 2026"
      And the page has, in this order
        | part   | Pay your subscription for 2027                   |
        | button | Add to calendar “Pay your subscription for 2027” |

    Scenario: A failed download says so in its place, and can be repeated
      Given I am Maya
      And I open Deadlines in your calendar
      And the institute does not answer "deadline of the declaration"
      When I press "Add to calendar “Declare your CPD for 2026”"
      Then I see "Something went wrong with the download"
      And I am given no file

    Scenario Outline: <person> finds the link on <page>
      Given I am <person>
      When I open <page>
      And I follow "Deadlines in your calendar"
      Then the page is headed "Deadlines in your calendar"
      And I see "<deadlines>"

      Examples:
        | person | page       | deadlines                                            |
        | Tom    | My details | You have no deadlines at present.                    |
        | Frank  | Dashboard  | Renew your practising certificate (United Kingdom) |

    @DATE-01 @REAL-07
    Scenario: An exam is listed with its hours and place
      Given I am Stella
      When I open Deadlines in your calendar
      Then the page has, in this order
        | part   | Exam: Audit and Assurance                                                       |
        | text   | 10 December 2026, 10:00 to 13:15, Hall 2, 1 Counting House Yard, London EC9 9ZZ |
        | button | Add to calendar “Exam: Audit and Assurance”                                     |
        | part   | Exam: Taxation                                                                  |
      When I press "Add to calendar “Exam: Audit and Assurance”"
      Then I am given the file "exam-audit-and-assurance.ics"

    @DATE-01
    Scenario: The answer to an application on hold is a deadline
      Given I am Olga
      When I open Deadlines in your calendar
      Then the page has, in this order
        | part | Your application for membership is on hold |
        | text | Due by 6 December 2026                     |

  Rule: All deadlines are at a private address

    Scenario: A failed creation says so, and can be repeated
      Given I am Maya
      And I open Deadlines in your calendar
      And the institute does not answer "calendar address"
      When I press "Make a calendar address"
      Then I see "Something went wrong, and we cannot tell whether the address was changed. Please try again."
      When the institute answers again
      And I press "Make a calendar address"
      Then I see "Your address is ready."

  Rule: The private address works until it is renewed or withdrawn

    Background:
      Given I am Maya
      And I open Deadlines in your calendar
      And I press "Make a calendar address"
      And I give the address to a calendar

    Scenario: The result is shown once
      When I open Help
      And I open Deadlines in your calendar
      Then I do not see "Your address is ready."
      When I press "Withdraw address"
      And I open Help
      And I open Deadlines in your calendar
      Then there is no dialog
      And I am offered "Withdraw address"

    Scenario: A new address has every deadline
      Then the page says "Your address is ready."
      And the focus is on "Your address is ready."
      And a calendar finds 4 deadlines at my address, "Declare your CPD for 2026 (Institute of Professional Accountants)" among them

    Scenario: An entry in the calendar links to the page of its task
      Then in that calendar, "Declare your CPD for 2026 (Institute of Professional Accountants)" links to Annual declarations
      And in that calendar, "Pay your subscription for 2027 (Institute of Professional Accountants)" links to Fees and transactions

    @DATE-01
    Scenario: A certificate to renew links to the documents
      Then in that calendar, "Renew your practising certificate (Ireland) (Institute of Professional Accountants)" links to Documents and downloads

    Scenario: Copying the address is confirmed
      When I press "Copy address"
      Then the page has, in this order
        | message | Copied |
      And the address is what was copied

    Scenario: If the browser refuses to copy, the address is selected
      When the browser refuses to copy anything
      And I press "Copy address"
      Then the page says "Your browser did not let us copy it. The address is selected: copy it from there."
      And the focus is on "Your private address"

    Scenario: A completed task leaves the calendar
      When the registrar posts a payment of "268.50" for Maya
      Then a calendar finds 3 deadlines at my address, "Declare your CPD for 2026 (Institute of Professional Accountants)" among them

    Scenario: After renewal the earlier address stops working
      When I press "Renew address"
      Then I see "Renew this address?"
      When I press "Renew address"
      Then the page says "This is your new address. The old one no longer works."
      And a calendar finds 4 deadlines at my address, "Declare your CPD for 2026 (Institute of Professional Accountants)" among them
      And the calendar finds nothing

    Scenario: A withdrawn address stops working
      When I press "Withdraw address"
      And I press "Withdraw address"
      Then the page says "The address no longer works."
      And I am offered "Make a calendar address"
      And the calendar finds nothing

    Scenario: A closed account has no calendar
      When I give the address to a calendar
      And the registrar closes Maya
      Then the calendar finds nothing

    Scenario: Withdrawing asks first
      When I press "Withdraw address"
      And I press "Keep address"
      Then there is no dialog
      And the focus is on "Withdraw address"
      And I am not offered "Make a calendar address"

    Scenario: After a lost answer the stored address is shown
      Given the institute loses its answer to "calendar address"
      When I press "Renew address"
      And I press "Renew address"
      Then the page says "This is your new address. The old one no longer works."
      And there is no dialog
      And the calendar finds nothing
      When I press "Withdraw address"
      And I press "Withdraw address"
      Then the page says "The address no longer works."

    Scenario: A failed change keeps the address
      Given the institute does not answer "calendar address"
      When I press "Withdraw address"
      And I press "Withdraw address"
      Then the dialog says "Something went wrong, and we cannot tell whether the address was changed."
      When the institute answers again
      And I press "Keep address"
      Then a calendar finds 4 deadlines at my address, "Declare your CPD for 2026 (Institute of Professional Accountants)" among them
