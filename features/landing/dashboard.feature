Feature: What the dashboard says
  @LAND-02
  Rule: The account is told as owed, settled or in the person's favour

    Scenario Outline: A balance of <balance>
      Then a balance of <balance> is <told>

      Examples:
        | balance  | told       |
        | £268.50  | owed       |
        | £0.01    | owed       |
        | £0       | settled    |
        | -£12     | in favour  |

  Rule: Failed notifications are known to the whole portal, and take away only what depends on them

    @ERR-09
    Scenario: The whole portal knows
      Then failed notifications make the portal's status "notificationsError"

    @LAND-03
    Scenario Outline: A failed <call> changes nothing for the whole portal
      Then a failed <call> leaves the portal's status alone

      Examples:
        | call         |
        | balance      |
        | CPD overview |

    Scenario Outline: Without notifications, <part>: <shown>
      Then without notifications "<part>" <shown>

      @LAND-03
      Examples: Told in its place
        | part                    | shown                |
        | dashboard notifications | says so in its place |

      @ERR-09 @CONS-11
      Examples: What depends on them shows an error panel
        | part                      | shown                |
        | qualification cards       | shows an error panel |
        | apply-for-membership card | shows an error panel |
        | communication preferences | shows an error panel |
        | membership application    | shows an error panel |

      @ERR-09
      Examples: Everything else works
        | part                     | shown |
        | dashboard CPD status     | works |
        | dashboard balance        | works |
        | professional development | works |
        | fees                     | works |
        | documents                | works |
        | help                     | works |
