Feature: CPD history

  Background:
    Given the CPD history
      | year | brought forward | waiver | units | status  |
      | 2023 | 0               |        |       |         |
      | 2025 | 6               | W-1    | 10    | pending |
      | 2024 | 0               | W-2    | 8     | awarded |
      | 2024 | 0               | W-3    | 3     | awarded |

  @CPD-11
  Rule: The years stand latest first, and awarded units count

    Scenario: The latest year comes first
      Then the history lists the years "2025, 2024, 2023"

    Scenario Outline: In <year> <units> units count as awarded
      Then in <year> the awarded units are <units>
      And in <year> the units brought forward are <brought forward>

      Examples:
        | year | units | brought forward |
        | 2025 | 0     | 6               |
        | 2024 | 11    | 0               |
        | 2023 | 0     | 0               |

    Scenario: Waivers that are awarded or pending are asked for
      Then the history is asked for adjustments that are "awarded, pending"

  @WAIV-06
  Rule: A deleted waiver leaves the history, and everything else stays

    Scenario: Deleting one of two waivers of a year
      When the waiver "W-2" is deleted
      Then the history has the waivers "W-1, W-3"
      And the history lists the years "2025, 2024, 2023"
      And in 2024 the awarded units are 3

    Scenario: Deleting a waiver that is not there
      When the waiver "W-9" is deleted
      Then the history has the waivers "W-1, W-2, W-3"
