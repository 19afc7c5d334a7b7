Feature: What members send, and what became of it
  A declaration, a waiver, an application, a retirement or a change of details is kept as it was sent,
  with everything that happened to it since. Where it stands follows from that; nothing is ever deleted.

  @SENT-01
  Rule: Where a submission stands follows from what happened to it

    Scenario Outline: A submission for <kind>: <events>
      Given a submission for <kind>
      When it is "<events>"
      Then it stands as "<state>"

      Examples:
        | kind        | events                                | state      |
        | waiver      | received                              | waiting    |
        | waiver      | received, read                        | waiting    |
        | waiver      | received, read, granted               | granted    |
        | waiver      | received, granted, withdrawn          | taken back |
        | application | received, asked                       | asked      |
        | application | received, asked, refused              | refused    |
        | application | received, refused, reopened           | waiting    |
        | application | received, refused, reopened, granted  | granted    |
        | declaration | received                              | in force   |
        | declaration | received, read, taken back            | taken back |
        | retirement  | received, taken back                  | taken back |
        | contact     | received, read                        | in force   |

    Scenario Outline: A submission for <kind> that is <events> cannot be <next>
      Given a submission for <kind>
      When it is "<events>"
      Then it cannot be "<next>": "<why>"

      Examples:
        | kind        | events                | next       | why                                                             |
        | waiver      | received              | reopened   | It has not been decided yet.                                    |
        | application | received, granted     | refused    | It has been decided already. Reopen it first.                   |
        | application | received, granted     | taken back | Refuse it, or take back its decision.                           |
        | declaration | received              | granted    | Nothing is decided about this: it took effect when it was received. |
        | declaration | received              | withdrawn  | Ask the organisation to take it back.                           |
        | retirement  | received, taken back  | read       | It was taken back.                                              |
        | contact     | received              | taken back | A change of details is not taken back: change the details again. |
