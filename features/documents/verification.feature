Feature: Checking a document
  Every certificate, letter, receipt and record has a code and a QR code. An employer, a client or another
  body sees without signing in whether we issued it and whether it is valid today.

  @VERI-02
  Rule: The validity of a document depends on the holder's standing and on its dates

    Scenario Outline: A <document> whose holder is <standing>
      Given a <document> issued to a member
      When its holder is <standing>
      Then it <validity>

      Examples:
        | document                     | standing  | validity                         |
        | certificate of membership    | active    | holds                            |
        | certificate of membership    | suspended | is withdrawn because of suspension |
        | certificate of membership    | retired   | is withdrawn because of retirement |
        | certificate of membership    | closed    | is withdrawn because of closing  |
        | letter of good standing      | suspended | is withdrawn because of suspension |
        | membership credential        | suspended | is withdrawn because of suspension |
        | membership credential        | retired   | is withdrawn because of retirement |
        | practising certificate       | retired   | is withdrawn because of retirement |
        | exam attendance docket       | suspended | is withdrawn because of suspension |
        | letter of equivalence        | suspended | holds                            |
        | receipt                      | closed    | holds                            |
        | copy of what was sent        | retired   | holds                            |
        | CPD record                   | retired   | holds                            |

    Scenario: A certificate of a retired member is valid
      Given a certificate of membership issued to a retired member
      When its holder is retired
      Then it holds

  @VERI-01 @VERI-02
  Rule: An employer sees the kind of a document, its holder, its date and its validity

    Background:
      Given I am Fiona
      And I open Documents and downloads
      And I press "Download Membership certificate (PDF)"

    Scenario: A valid certificate
      When an employer checks my "Certificate of membership"
      Then they read "This document is valid"
      And they read "Certificate of membership"
      And they read "Fiona"
      And they do not read "Valid today."

    Scenario: A second download of a certificate has the same code
      When an employer checks my "Certificate of membership"
      And I press "Download Membership certificate (PDF)"
      Then the code of my "Certificate of membership" is the same

    Scenario: A certificate is withdrawn during a suspension, and valid again afterwards
      When an employer checks my "Certificate of membership"
      And the registrar suspends Fiona with 14 days of grace
      And the employer checks it again
      Then they read "This document is not valid"
      And they read "It is withdrawn while its holder is suspended."
      When the registrar reinstates Fiona
      And the employer checks it again
      Then they read "This document is valid"

    Scenario: A certificate is withdrawn when the account is closed
      When an employer checks my "Certificate of membership"
      And the registrar closes Fiona
      And the employer checks it again
      Then they read "It was withdrawn, because its holder has left us or their account is closed."

  @VERI-02
  Rule: An employer sees until when a document is valid, and whether good standing lasts

    Scenario: A letter of good standing says whether that holds today
      Given I am Maya
      And I open Documents and downloads
      And I press "Download Letter of good standing (PDF)"
      When an employer checks my "Letter of good standing"
      Then they read "This document is valid"
      And they read "Its holder was in good standing on 22 November 2026, and is today."
      When it becomes 10 January 2027
      And the employer checks it again
      Then they read "This document is valid"
      And they read "Its holder was in good standing on 22 November 2026, and is not today."

    Scenario: A practising certificate is valid until its last day
      Given I am Maya
      And I open Documents and downloads
      And I press "Download Practising certificate, United Kingdom (PDF)"
      When an employer checks my "Practising certificate"
      Then they read "Valid until 31 December 2026"
      When it becomes 10 January 2027
      And the employer checks it again
      Then they read "This document is no longer valid"
      And they read "It expired on 31 December 2026."

  @VERI-01 @VERI-02
  Rule: A receipt and a copy of a submission can be checked

    Scenario: A receipt
      Given I am Stella
      And I open Fees and transactions
      When I press "Receipt PAY-4100226-08 (PDF)"
      And I open Documents and downloads
      And an employer checks my "Receipt"
      Then they read "Amount received"
      And they do not read "Valid today."

    Scenario: A copy of a declaration shows that it is genuine, and none of its answers
      Given I am Maya
      And I go to the end of my declaration
      When I press "Submit declaration"
      And I press "Close"
      And I press "Download a copy of your declaration for 2026 (PDF)"
      And I open Documents and downloads
      And an employer checks my "CPD declaration for 2026"
      Then they read "This document is valid"
      And they do not read "Engagement partner"

  @VERI-03
  Rule: A mistyped code and an unknown code get different answers, without details

    Scenario: A mistyped code
      When an employer checks the code "0124-4567-89AB-CDEFP"
      Then they read "Read the code again: a character is wrong, missing or too many"
      And they do not read "is valid"

    Scenario: A code of no document
      When an employer checks the code "0123-4567-89AB-CDEFP"
      Then they read "We have issued no document with this code"
      And they do not read "is valid"

    Scenario: After many codes the visitor has to wait
      When somebody checks 61 codes in a row
      Then they read "Too many requests."

  @VERI-04
  Rule: Membership as a digital credential

    Background:
      Given I am Fiona
      And I open Documents and downloads

    Scenario: The credential is downloaded beside the certificate
      When I press "Download credential (JWT)"
      Then I am given the file "MEMBERSHIP-CREDENTIAL_4100135.jwt"
      And an employer checks my "Membership credential"
      And they read "This document is valid"

    Scenario: A failed download can be repeated
      Given the institute does not answer "membership credential"
      When I press "Download credential (JWT)"
      Then I see "Something went wrong with the download"
      And I am given no file

    Scenario: An employer's system accepts it, except during a suspension
      When I press "Download credential (JWT)"
      Then an employer's system finds my digital credential accepted
      When the registrar suspends Fiona with 14 days of grace
      And it becomes 23 November 2026
      Then an employer's system finds my digital credential withdrawn
      When the registrar reinstates Fiona
      And it becomes 24 November 2026
      Then an employer's system finds my digital credential accepted

    Scenario: The credential is refused after the account is closed
      When I press "Download credential (JWT)"
      And the registrar closes Fiona
      Then an employer's system finds my digital credential withdrawn

  @VERI-04
  Rule: Only those who may have the certificate of membership may have the credential

    Scenario: A student is offered none
      Given I am Stella
      When I open Documents and downloads
      Then I am not offered "Download credential (JWT)"

  @VERI-02
  Rule: Members see the result of a check of their documents

    Scenario: Before the first download there is nothing to check
      Given I am Maya
      When I open Documents and downloads
      Then the page has, in this order
        | section | What others see when they check you |
      And I see "You have downloaded nothing yet."

    Scenario: After a download it is listed at once
      Given I am Maya
      And I open Documents and downloads
      When I press "Download Membership certificate (PDF)"
      Then I see "Valid today."
      And I do not see "You have downloaded nothing yet."

    Scenario: The list fails to load, and is loaded again
      Given I am Maya
      And the institute does not answer "issued documents"
      When I open Documents and downloads
      Then I see "We couldn’t load what others see"
      And I see "Membership certificate"

    Scenario Outline: <person> sees the list while suspended
      Given I am <person>
      Then the page has, in this order
        | section | What others see when they check you |

      Examples: In the grace period, and after it
        | person |
        | Grace  |
        | Petra  |

    Scenario: A suspended member reads that the certificate is withdrawn
      Given I am Fiona
      And I open Documents and downloads
      And I press "Download Membership certificate (PDF)"
      When the registrar suspends Fiona with 14 days of grace
      And I reload the page
      Then the page is headed "Your account is suspended"
      And I see "It is withdrawn while its holder is suspended."

    Scenario: A retired member sees the list
      Given I am Rita
      When I open Documents and downloads
      Then the page has, in this order
        | section | What others see when they check you |

  @VERI-02
  Rule: Members share a link that shows whether they are in good standing that day

    Scenario: The link shows that a member is in good standing today
      Given I am Maya
      And I open Documents and downloads
      When I press "Make a link"
      Then the focus is on "Your link is ready."
      And the page has, in this order
        | section | Show that you are in good standing |
        | field   | Your link                          |
        | button  | Copy link                          |
        | button  | Renew link                         |
        | button  | Withdraw link                      |
      When an employer opens my link
      Then they read "Valid today: member in good standing"
      And they read "Maya Member"
      And they read "Member since"
      And they read "Checked on 22 November 2026"
      And they do not read "4100107"

    Scenario: The link follows the member's standing, without a reason
      Given I am Maya
      And I open Documents and downloads
      And I press "Make a link"
      And an employer opens my link
      When it becomes 10 January 2027
      And the employer checks it again
      Then they read "Not valid today"
      And they do not read "fee"
      When it becomes 22 November 2026
      And the registrar suspends Maya with 14 days of grace
      And the employer checks it again
      Then they read "Not valid today"
      And they do not read "suspended"

    Scenario: A withdrawn link shows nothing
      Given I am Maya
      And I open Documents and downloads
      And I press "Make a link"
      And an employer opens my link
      When I press "Withdraw link"
      And I press "Withdraw link"
      Then I see "The link no longer works."
      When the employer checks it again
      Then they read "We have issued no document with this code"

    @SUSP-03
    Scenario Outline: A member who is suspended withdraws the link, <when> the grace period
      Given I am Maya
      And I open Documents and downloads
      And I press "Make a link"
      And an employer opens my link
      And the registrar suspends Maya with 14 days of grace
      When it becomes <day>
      And I reload the page
      Then I see "<reads>"
      And I see "Today they read that you are not in good standing, and no reason."
      And I am not offered "Renew link"
      When I press "Withdraw link"
      And I press "Withdraw link"
      Then I see "The link no longer works."
      When the employer checks it again
      Then they read "We have issued no document with this code"

      Examples:
        | when   | day              | reads                                                            |
        | during | 23 November 2026 | is not available while you are suspended |
        | after  | 20 December 2026 | What happens when you call                                       |

    Scenario: A renewed link replaces the one before
      Given I am Fiona
      And I open Documents and downloads
      And I press "Make a link"
      And an employer opens my link
      When I press "Renew link"
      And I press "Renew link"
      And the employer checks it again
      Then they read "We have issued no document with this code"
      When an employer opens my link
      Then they read "Valid today: fellow in good standing"

    Scenario Outline: <person>, to whom good standing does not apply, is offered no link
      Given I am <person>
      When I open Documents and downloads
      Then I am not offered "Make a link"

      Examples:
        | person |
        | Stella |
        | Rita   |

    Scenario: The link fails to load, and is loaded again
      Given I am Maya
      And the institute does not answer "standing link"
      When I open Documents and downloads
      Then I see "We couldn’t load what others see"
      When the institute answers again
      And I press "Reload what others see"
      Then I am offered "Make a link"
