Feature: The portal's pages
  An address is one of the portal's pages, a hand-off to another system, or not found.

  @ROUTE-01
  Rule: The portal has exactly these pages

    Scenario Outline: <address> is the page <page>
      Then the address "<address>" opens <page>

      Examples:
        | address                                       | page                        |
        | /                                             | Dashboard                   |
        | /professional-development                     | Professional development    |
        | /professional-development/annual-declarations | Annual declarations         |
        | /my-qualifications                            | My qualifications           |
        | /apply-for-membership                         | Apply for membership        |
        | /documents-and-downloads                      | Documents and downloads     |
        | /fees-and-transactions                        | Fees and transactions       |
        | /error                                        | Error page                  |
        | /my-details                                   | My details                  |
        | /my-details/contact-details                   | Contact details             |
        | /my-details/account-details                   | Account details             |
        | /my-details/communication-preferences         | Communication preferences   |
        | /my-details/employment-details                | Employment details          |
        | /my-details/login-details                     | Login details               |
        | /my-details/security-and-activity             | Security and activity       |
        | /retirement                                   | Register of retired members |
        | /calendar                                     | Deadlines in your calendar  |
        | /help                                         | Help                        |

      Examples: What follows the address of a page does not change the page
        | address                                            | page            |
        | /my-details/account-details?retirementRegister=yes | Account details |
        | /help/                                             | Help            |

  @ROUTE-05
  Rule: Anything else is not found

    Scenario Outline: <address> is no page
      Then the address "<address>" is not found

      Examples:
        | address                  |
        | /helpdesk                |
        | /my-details/passwords    |
        | /Help                    |
        | help                     |
        | /outgoing/somewhere-else |

  @SIGN-02
  Rule: After a sign-in only an address within the portal is returned to

    Scenario Outline: Having asked for "<asked>" before signing in
      Then the sign-in returns to "<opened>" when "<asked>" was asked for

      Examples:
        | asked                     | opened           |
        | /help                     | /help            |
        | /help?topic=fees          | /help?topic=fees |
        | /nowhere                  | /nowhere         |
        | https://elsewhere.example | /                |
        | //elsewhere.example/help  | /                |

    Scenario: Nothing was asked for
      Then the sign-in returns to "/" when nothing was asked for

  @ROUTE-02
  Rule: A hand-off takes the person's identity to a system that is allowed to have it

    Background:
      Given hand-offs may go to "https://tracker.example, https://learning.example:8443"

    Scenario Outline: <hand-off> carries the <identity>
      Then the hand-off "<hand-off>" carries the <identity>

      @ROUTE-02
      Examples:
        | hand-off                                               | identity   |
        | /outgoing/evidence-tracker                             | session id |
        | /outgoing/practising-certificate-renewal               | session id |
        | /outgoing/international-practising-certificate-renewal | session id |

      @ROUTE-03
      Examples:
        | hand-off                                 | identity          |
        | /outgoing/foundations-in-professionalism | encrypted user id |

    Scenario: The identity is appended to the configured address
      Then the identity "a b/7" is handed over at "https://tracker.example/in?session=a%20b%2F7" where "https://tracker.example/in?session=" is configured

    Scenario Outline: The identity does not go to <address>
      Then the identity "s-1" is not handed over where "<address>" is configured

      Examples:
        | address                                  |
        | https://elsewhere.example/in?session=    |
        | http://tracker.example/in?session=       |
        | https://tracker.example.evil.example/?s= |
        | https://tracker.example@evil.example/?s= |
        | https://learning.example/?user=          |
        | javascript:alert                         |

    Scenario: Without an identity there is no hand-off
      Then nothing is handed over without an identity where "https://tracker.example/in?session=" is configured

    Scenario Outline: A hand-off opens in a <window> <when>
      Then a hand-off <when> opens in a <window>

      Examples:
        | when                            | window      |
        | from another page of the portal | new tab     |
        | that someone came straight to   | same window |
