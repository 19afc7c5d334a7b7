@SHELL-11
Feature: Sections that load when they are needed
  Parts of the portal are fetched when someone first goes there. One that does not come is told as a
  ChunkLoadError, and of what type it is.

  Scenario Outline: A section that <cause>
    When a section <cause>
    Then it fails as ChunkLoadError of type "<type>"

    Examples:
      | cause                        | type       |
      | takes too long               | timeout    |
      | is not there                 | missing    |
      | fails with "SyntaxError"     | SyntaxError |

  Scenario Outline: After <seconds> seconds a section has taken too long: <late>
    Then a section that loads for <seconds> seconds has taken too long: <late>

    Examples:
      | seconds | late |
      | 1       | no   |
      | 120     | no   |
      | 121     | yes  |
