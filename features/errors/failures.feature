Feature: What a failed call does to the screen

  Rule: The screen follows from what went wrong

    Scenario Outline: When <failure> the <screen> screen shows
      Then when <failure> the <screen> screen shows

      @ERR-01
      Examples:
        | failure                     | screen      |
        | the device's clock is wrong | wrong-clock |

      @ERR-02
      Examples:
        | failure                  | screen   |
        | an answer takes too long | too-slow |

      @ERR-03
      Examples: Everything without a screen of its own
        | failure                      | screen   |
        | nothing answers              | standard |
        | an answer makes no sense     | standard |
        | the institute refuses        | standard |
        | the institute fails          | standard |
        | the page's data is not there | standard |

      @ERR-05
      Examples:
        | failure                           | screen              |
        | the account is no longer viewable | account-unavailable |

  @ERR-08
  Rule: A failed call takes over the screen, unless it is told in its place

    Scenario Outline: <name> <reach>
      Then a failure named "<name>" <reach>

      Examples: Sending, agreeing and downloading are told where they are done
        | name                                | reach                |
        | CPD_DECLARATION_SUBMIT_ERROR        | is told in its place |
        | MEMBERSHIP_APPLICATION_SUBMIT_ERROR | is told in its place |
        | IMPORTANT_UPDATES_CONSENT_ERROR     | is told in its place |
        | CERTIFICATE_DOWNLOAD_ERROR          | is told in its place |

      Examples: Some fetches are told where they are shown
        | name                       | reach                |
        | CPD_HISTORY_FETCH_ERROR    | is told in its place |
        | SESSION_OPEN_ERROR         | is told in its place |
        | SESSION_ENCRYPT_ERROR      | is told in its place |
        | BALANCE_FETCH_ERROR        | is told in its place |
        | CPD_OVERVIEW_FETCH_ERROR   | is told in its place |
        | NOTIFICATIONS_FETCH_ERROR  | is told in its place |
        | ADDRESS_LOOKUP_FETCH_ERROR | is told in its place |
        | QUALIFICATIONS_FETCH_ERROR | is told in its place |

      Examples: Everything else takes over
        | name                     | reach                 |
        | PROFILE_FETCH_ERROR      | takes over the screen |
        | CONTENT_FETCH_ERROR      | takes over the screen |
        | FEES_FETCH_ERROR         | takes over the screen |
        | SUBMIT_ERROR_OF_ANYTHING | takes over the screen |

  @ERR-07
  Rule: Without the person or the frame's own texts nothing of the portal is left to show

    Scenario Outline: <name> replaces <what>
      Then a failure named "<name>" replaces <what>

      Examples:
        | name                       | what                       |
        | PROFILE_FETCH_ERROR        | the whole portal           |
        | PAGE_FRAMEWORK_FETCH_ERROR | the whole portal           |
        | FEES_FETCH_ERROR           | the page within the portal |

  @SIGN-10
  Rule: A device clock up to 600 seconds out is tolerated

    Scenario Outline: <seconds> seconds <direction> the provider
      Then a device clock <seconds> seconds <direction> the provider's is tolerated: <tolerated>

      Examples:
        | seconds | direction | tolerated |
        | 0       | ahead of  | yes       |
        | 600     | ahead of  | yes       |
        | 601     | ahead of  | no        |
        | 600     | behind    | yes       |
        | 601     | behind    | no        |
