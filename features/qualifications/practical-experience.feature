Feature: Practical experience

  @QUAL-07
  Rule: Without data the card says so

    Scenario: Nothing is on record
      Then the practical experience card shows no data

    Scenario: The record says that there is no data
      Given practical experience is recorded under no policy
      And 20 of 36 months are claimed and 12 signed off
      Then the practical experience card shows no data

  @QUAL-08
  Rule: Otherwise two doughnuts show time and objectives, each up to 100 per cent

    Scenario: Stella's record
      Given the customer is Stella
      Then the time doughnut shows 56 per cent and "months recorded, 12 signed off"
      And the objectives doughnut shows 44 per cent and "4 objective(s) completed, 5 to go"

    Scenario: More than is required
      Given practical experience is recorded under PER
      And 40 of 36 months are claimed and 40 signed off
      And 11 of 9 objectives are achieved
      Then the time doughnut shows 100 per cent and "months recorded, 40 signed off"
      And the objectives doughnut shows 100 per cent and "11 objective(s) completed, 0 to go"

    Scenario: Nothing is required
      Given practical experience is recorded under the qualification
      And 0 of 0 months are claimed and 0 signed off
      And 0 of 0 objectives are achieved
      Then the time doughnut shows 0 per cent and "months recorded, 0 signed off"
      And the objectives doughnut shows 0 per cent and "0 objective(s) completed, 0 to go"

    Scenario: Months are required, and no objective
      Given practical experience is recorded under the qualification
      And 18 of 36 months are claimed and 18 signed off
      And 0 of 0 objectives are achieved
      Then the time doughnut shows 50 per cent and "months recorded, 18 signed off"
      And the objectives doughnut shows 100 per cent and "0 objective(s) completed, 0 to go"

  @QUAL-09
  Rule: Under FPER a single doughnut is full once anything is claimed

    Scenario Outline: <claimed> months claimed
      Given practical experience is recorded under FPER
      And <claimed> of 12 months are claimed and 0 signed off
      And 1 of 5 objectives are achieved
      Then the time doughnut shows <per cent> per cent and "months recorded, 0 signed off"
      And there is no objectives doughnut

      Examples:
        | claimed | per cent |
        | 0       | 0        |
        | 1       | 100      |
        | 12      | 100      |
