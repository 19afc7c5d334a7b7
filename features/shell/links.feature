Feature: Links that lead elsewhere
  The portal stands at members.example.org.

  @SHELL-08
  Rule: A link to another host, or one that hands over, bears the new-window icon

    Scenario Outline: <link> bears the icon: <icon>
      Then the link "<link>" bears the new-window icon: <icon>

      Examples: Elsewhere
        | link                               | icon |
        | https://www.example.com/cpd        | yes  |
        | http://learning.example.org        | yes  |
        | //cdn.example.com/guide            | yes  |
        | HTTPS://WWW.EXAMPLE.COM            | yes  |
        | https://members.example.org@evil.example | yes |

      Examples: Handing over
        | link                               | icon |
        | /outgoing/evidence-tracker         | yes  |
        | #/outgoing/evidence-tracker        | yes  |

      Examples: The portal's own
        | link                               | icon |
        | /help                              | no   |
        | #/help                             | no   |
        | https://members.example.org/#/help | no   |
        | https://Members.Example.org        | no   |
        | tel:+441415822000                  | no   |
        | /help/outgoing/                    | no   |

  @SHELL-09
  Rule: A tile opens other sites in a new tab and the portal's own pages in the same one

    Scenario Outline: A tile to <link> opens in the <tab>
      Then a tile to "<link>" opens in the <tab>

      Examples:
        | link                        | tab      |
        | https://www.example.com/cpd | new tab  |
        | /help                       | same tab |
        | https://members.example.org | same tab |
        | /outgoing/evidence-tracker  | same tab |
