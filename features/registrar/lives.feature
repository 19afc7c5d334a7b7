Feature: Leaving, returning, dying, and corrections
  People resign, die, come back, have two accounts, or have their name corrected. Staff record it with its day and reason,
  and see first what follows.

  @LIFE-01
  Rule: A resignation takes effect on its day, and the person gets a mail

    @staff
    Scenario: A resignation closes the account and credits later subscriptions
      Given I am Fiona
      And I open Documents and downloads
      And I press "Download Membership certificate (PDF)"
      And an employer checks my "Certificate of membership"
      When the registrar charges Fiona "268.50" for "subscription 2027" by 31 January 2027
      And the registrar records that Fiona resigned on 22 November 2026
      Then they read "resigns on 22 November 2026"
      And they read "credited: £268.50 for Annual subscription 2027"
      And they read "no longer valid: Certificate of membership"
      And 1 letter "You have resigned" goes to "fiona.fellow@example.org"
      And the latest letter says "Charges of £268.50 no longer have to be paid."
      And the latest letter says "You owe nothing."
      When I reload the page
      Then I see "Your account is no longer available to view online"
      When the employer checks it again
      Then they read "It was withdrawn, because its holder has left us or their account is closed."
      When the registrar looks for "fiona.fellow@example.org"
      Then they read "resigned on 22 November 2026: As they wrote to us"

    @staff
    Scenario: A debt of before stays owed
      When the registrar records that Owen resigned on 22 November 2026
      Then they read "owe £268.50"
      And they do not read "credited:"
      And the latest letter says "You still owe £268.50."

    @staff
    Scenario: A resignation still to come is withdrawn
      Given I am Maya
      When the registrar records that Maya resigned on 31 December 2026
      And the registrar readmits Maya on 22 November 2026
      Then they read "is undone, as if they had not left"
      And they read "charged again: £268.50"
      And "maya.member@example.org" is written nothing
      When the registrar looks for "maya.member@example.org"
      Then they do not read "still to come"

    @staff
    Scenario: A resignation in the future leaves the account open until its day
      Given I am Maya
      When the registrar records that Maya resigned on 31 December 2026
      Then they read "resigns on 31 December 2026."
      When I reload the page
      Then the page is headed "Dashboard"
      When the registrar looks for "maya.member@example.org"
      Then they read "resigned on 31 December 2026, still to come"
      When the registrar looks at what 31 December 2026 brings
      Then they read "account closes"
      When it is 1:00 on 31 December 2026
      And I reload the page
      Then I see "Your account is no longer available to view online"

    Scenario: The fee run leaves out those who leave before the year
      When the registrar looks at what the subscription of 2027 would charge
      Then they read "member  16"
      When the registrar records that Barry resigned on 1 January 2027
      And the registrar looks at what the subscription of 2027 would charge
      Then they read "member  15"

    @staff
    Scenario: Other systems learn that a member leaves, and returns
      When the registrar records that Owen resigned on 22 November 2026
      And the registrar readmits Owen on 22 November 2026
      Then other systems receive these events about Owen
        | departure.recorded |
        | departure.removed  |

    Scenario: A member cannot leave twice
      When the registrar records that Maya resigned on 22 November 2026
      And the registrar records that Maya resigned on 22 November 2026
      Then the registrar is refused: "The account is closed already."

  @LIFE-01
  Rule: A person who has died gets no mail

    @staff
    Scenario: A death closes the account, credits what is owed, and stops every mail
      When the registrar charges Owen "10.00" for "Workshop" by 10 December 2026
      And the registrar takes back Owen's latest charge because "Charged by mistake"
      And the registrar records that Owen died on 20 November 2026
      Then they read "is recorded as deceased on 20 November 2026."
      And they read "credited: £268.50"
      And they read "no more emails are sent; 1 waiting email is cancelled"
      When the registrar looks at how things stand
      Then they read "0 failed"
      When the registrar posts a payment of "10.00" for Owen
      Then "owen.overdue@example.org" is written nothing
      When the registrar takes back Owen's latest payment because "Paid by mistake"
      Then "owen.overdue@example.org" is written nothing

    Scenario: Nothing is charged to a person who has died
      When the registrar records that Owen died on 20 November 2026
      And the registrar charges Owen "10.00" for "Workshop" by 10 December 2026
      Then the registrar is refused: "They have died: nothing is charged to them."

    @staff
    Scenario: The day of a death cannot be in the future
      When the registrar records that Owen died on 31 December 2026
      Then the registrar is refused: "The day of a death cannot be in the future."

  @LIFE-01
  Rule: A member who left can return

    @staff
    Scenario: A departure by mistake leaves no trace for the member
      Given I am Owen
      When the registrar records that Owen died on 20 November 2026
      And the registrar readmits Owen on 20 November 2026
      Then they read "as if they had not left"
      And they read "charged again: £268.50"
      When I reload the page
      Then the page is headed "Dashboard"
      And I see "£268.50"
      And "owen.overdue@example.org" is written nothing

    @staff
    Scenario: After a gap, membership begins anew, and the person gets a mail
      Given I am Maya
      When the registrar records that Maya resigned on 1 October 2026
      And the registrar readmits Maya on 20 November 2026
      Then they read "is readmitted on 20 November 2026, and is emailed"
      And 1 letter "Welcome back" goes to "maya.member@example.org"
      When I open Account details
      Then I see "20 November 2026"

    Scenario Outline: <name> cannot be readmitted on <day>
      When the registrar records that Owen died on 20 November 2026
      And the registrar readmits <name> on <day>
      Then the registrar is refused: "<reason>"

      Examples:
        | name | day              | reason                                                                                                       |
        | Maya | 20 November 2026 | They have not left.                                                                                          |
        | Owen | 21 November 2026 | They are recorded as deceased on 20 November 2026. If that was a mistake, readmit them from that day. |
        | Owen | 24 November 2026 | A readmission cannot be in the future.                                                                       |

  @LIFE-02
  Rule: Two accounts of one person become one, and both numbers can be found

    Scenario: Everything moves to the account that stays
      Given I am Maya
      When the registrar posts a payment of "100.00" for Priya
      And the registrar merges Priya into Maya
      Then they read "charges and payments"
      And they read "years of the CPD record"
      And 1 letter "Your two accounts are one now" goes to "maya.member@example.org"
      And 1 letter "Your two accounts are one now" goes to "priya.practice@example.org"
      When I open Fees and transactions
      And I reload the page
      Then I see "£100.00"
      When the registrar looks for "priya.practice@example.org"
      Then they read "This account is part of 4100107, merged on 22 November 2026: look for 4100107."
      And they read "Nothing to do."
      And they do not read "Active"

    @FEES-03
    Scenario: A merger leaves open what was open, and says on whose number it was charged
      When the registrar charges Priya "50.00" for "Workshop" by 30 November 2026
      And the registrar posts a payment of "268.50" for Maya
      And the registrar merges Priya into Maya
      Then they read "Charges that stay open, on 4100107:"
      And they read "Workshop"
      And they read "4100121"
      And they read "They owe £50.00 now."

    Scenario: A waiver moves with its year, which the account that stays lacks
      Given I am Priya
      When the registrar merges Maya into Priya
      Then they read "waivers and adjustments"
      When I open Annual declarations
      And I reload the page
      Then my CPD history shows
        | year | adjustments                                                             |
        | 2026 | None                                                                    |
        | 2025 | Parental leave, 1 March to 31 May: 10 units, pending                    |
        | 2024 | Illness or injury, 1 September to 12 November: 8 units, awarded         |
        | 2023 | None                                                                    |

    Scenario: Money that names the number of the other account lands on the account that stays
      When the registrar merges Maya into Priya
      And the registrar posts a payment of "100.00" for Maya
      Then they read "Priya Practice"
      And they read "is credited with a payment of £100.00"
      When the bank sends this file, which the registrar posts
        """
        Date,Details,Amount
        2026-11-20,Subscription ID,50.00
        """
      Then they read "1 of 1 lines are new payments."
      And they read "Priya Practice"

    Scenario: A death is recorded on the account that stays
      When the registrar merges Priya into Maya
      And the registrar records that Priya died on 20 November 2026
      Then the registrar is refused: "do it there."

    @LIFE-02 @SENT-02 @DESK-05
    Scenario: Lists of people say that an account was merged
      When the registrar merges Priya into Maya
      And the registrar looks for "41001"
      Then they read "merged into 4100107"
      When the registrar lists people with "--standing closed"
      Then they read "merged into 4100107"
      When Rosa signs in at the desk
      And Rosa looks for "41001" at the desk
      Then the desk shows "Priya Practice 4100121 priya.practice@example.org member merged into 4100107"

    Scenario: An account is not merged into itself, nor twice
      When the registrar merges Maya into Maya
      Then the registrar is refused: "This is the same account."
      When the registrar merges Priya into Maya
      And the registrar merges Priya into Fiona
      Then the registrar is refused: "do it there."

  @LIFE-03 @VERI-02
  Rule: A corrected name replaces the documents with the earlier one

    Scenario: A certificate with the earlier name reads "replaced", and the next one bears the new name
      Given I am Fiona
      And I open Documents and downloads
      And I press "Download Membership certificate (PDF)"
      And an employer checks my "Certificate of membership"
      When the registrar corrects Fiona's name to "Fiona" "Fellowes"
      Then they read "is called Fiona Fellowes now"
      And they read "Certificate of membership"
      And they read "the person gets an email"
      And 1 letter "Your name was corrected" goes to "fiona.fellow@example.org"
      When the employer checks it again
      Then they read "This document is no longer valid"
      And they read "It was replaced, because the name of its holder was corrected. Ask for the new one."
      When I reload the page
      And I press "Download Membership certificate (PDF)"
      And an employer checks my "Certificate of membership"
      Then they read "This document is valid"
      And they read "Fiona Fellowes"

    @LIFE-01
    Scenario: The name of somebody who has died is corrected without a mail
      When the registrar records that Owen died on 20 November 2026
      And the registrar corrects Owen's name to "Owen" "Overton"
      Then they read "is called Owen Overton now"
      And they do not read "the person gets an email"
      And "owen.overdue@example.org" is written nothing

    @LIFE-04
    Scenario: People with one name have no surname
      Given I am Maya
      When the registrar corrects Maya's name to "Sukarno" ""
      Then they read "is called Sukarno now"
      When I reload the page
      Then I see "Sukarno"

  @LIFE-04
  Rule: Couples can share a mailbox for post from the organisation, and each signs in with their own email

    Scenario: Two people are reached at one email
      When the registrar imports Maya's contact details
        | email.address       |
        | family@example.org  |
      And the registrar imports Owen's contact details
        | email.address       |
        | family@example.org  |
      Then they read "Done."
