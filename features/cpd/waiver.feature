Feature: Asking for a CPD waiver
  A member who could not do their CPD asks for a waiver of part of a year.

  Background:
    Given today is 15 June 2026

  @WAIV-01
  Rule: Year, dates and reason are required and must fit together

    Scenario Outline: From <start> to <end> in <year>
      When a waiver of <year> from "<start>" to "<end>" is asked for
      Then "<field>" says "<message>"

      Examples: Valid dates
        | year | start      | end        | field      | message |
        | 2025 | 01/01/2025 | 31/12/2025 | Start date |         |
        | 2025 | 01/01/2025 | 31/12/2025 | End date   |         |
        | 2025 | 05/03/2025 | 05/03/2025 | End date   |         |
        | 2024 | 29/02/2024 | 1/3/2024   | Start date |         |

      Examples: Dates that do not exist
        | year | start      | end        | field      | message                           |
        | 2025 | 29/02/2025 | 01/03/2025 | Start date | There is no such day              |
        | 2025 | 01/03/2025 | 31/04/2025 | End date   | There is no such day              |
        | 2025 | 2025-03-01 | 01/04/2025 | Start date | Please enter a date as DD/MM/YYYY |
        | 2025 | 01/03/25   | 01/04/2025 | Start date | Please enter a date as DD/MM/YYYY |

      Examples: Dates outside the year
        | year | start      | end        | field      | message                     |
        | 2025 | 31/12/2024 | 31/01/2025 | Start date | Please enter a date in 2025 |
        | 2025 | 01/12/2025 | 01/01/2026 | End date   | Please enter a date in 2025 |

      Examples: Dates the wrong way round
        | year | start      | end        | field    | message                                        |
        | 2025 | 02/03/2025 | 01/03/2025 | End date | The end date must not be before the start date |

      Examples: Years that are not offered
        | year | start      | end        | field | message                                |
        | 2023 | 01/03/2023 | 01/04/2023 | Year  | Please choose one of the years offered |
        | 2027 | 01/03/2027 | 01/04/2027 | Year  | Please choose one of the years offered |

    Scenario Outline: A waiver from <start> to <end> beside one that is <status> from 1 March 2025 to 31 March 2025
      Given a waiver that is <status> from 1 March 2025 to 31 March 2025
      Then a waiver from <start> to <end> overlaps it: <overlaps>

      Examples: A day in common with a waiver that counts
        | status  | start          | end              | overlaps |
        | pending | 31 March 2025  | 30 April 2025    | yes      |
        | awarded | 1 January 2025 | 1 March 2025     | yes      |
        | awarded | 10 March 2025  | 12 March 2025    | yes      |
        | pending | 1 January 2025 | 31 December 2025 | yes      |

      Examples: No day in common
        | status  | start          | end              | overlaps |
        | pending | 1 April 2025   | 30 April 2025    | no       |
        | awarded | 1 January 2025 | 28 February 2025 | no       |

      Examples: A rejected waiver does not count
        | status   | start         | end           | overlaps |
        | rejected | 10 March 2025 | 12 March 2025 | no       |
