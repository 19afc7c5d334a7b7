@LAND-01
Feature: The greeting
  The dashboard greets by the person's own clock.

  Scenario Outline: At <time> it is good <part>
    Then at <time> the greeting is good <part>

    Examples: The morning begins at five
      | time  | part    |
      | 04:59 | evening |
      | 05:00 | morning |
      | 11:59 | morning |

    Examples: The afternoon begins at noon and ends at six
      | time  | part      |
      | 12:00 | afternoon |
      | 17:59 | afternoon |
      | 18:00 | evening   |

    Examples: Around midnight
      | time  | part    |
      | 23:59 | evening |
      | 00:00 | evening |
