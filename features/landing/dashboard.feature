Feature: What the dashboard says
  @LAND-02
  Rule: The account is told as owed, settled or in the person's favour

    Scenario Outline: A balance of <balance>
      Then a balance of <balance> is <told>

      Examples:
        | balance | told      |
        | £268.50 | owed      |
        | £0.01   | owed      |
        | £0      | settled   |
        | -£12    | in favour |
