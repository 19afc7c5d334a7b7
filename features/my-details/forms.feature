Feature: Forms

  @FORM-02
  Rule: Saving is possible only when the form is right and changed

    Scenario Outline: A form that is <state>
      Given a form that is <state>
      Then the save bar says "<says>"
      And its button reads "<button>"
      And it may be saved: <may>

      Examples:
        | state                          | says            | button       | may |
        | right and unchanged            | No changes made | Save changes | no  |
        | right and changed              | Unsaved changes | Save changes | yes |
        | wrong and unchanged            | No changes made | Save changes | no  |
        | wrong and changed              | Unsaved changes | Save changes | no  |
        | right, changed and being saved | Unsaved changes | Saving...    | no  |

  Rule: Some words are the same on every form

    Scenario Outline: <what>
      Then <what> is "<words>"

      @FORM-03
      Examples:
        | what                       | words                      |
        | the confirmation of a save | Changes saved successfully |

      @FORM-04
      Examples:
        | what                                 | words                        |
        | the message above a form with errors | There are errors on the page |

      @SHELL-12
      Examples:
        | what                                         | words                                                              |
        | the question before unsaved changes are left | You have unsaved changes. If you leave now they will not be saved. |

  @FORM-05
  Rule: Dates are typed as day, month and year, stored in one form and shown in words

    Scenario Outline: "<typed>"
      When the date "<typed>" is typed
      Then it is stored as "<stored>"
      And it is shown as "<in full>" or "<short>"

      Examples:
        | typed      | stored     | in full          | short       |
        | 04/03/2026 | 2026-03-04 | 4 March 2026     | 4 March     |
        | 4/3/2026   | 2026-03-04 | 4 March 2026     | 4 March     |
        | 29/02/2028 | 2028-02-29 | 29 February 2028 | 29 February |
        | 31/12/1999 | 1999-12-31 | 31 December 1999 | 31 December |

    Scenario Outline: "<typed>" is no date: <why>
      When the date "<typed>" is typed
      Then it is no date, for "<why>"

      Examples:
        | typed      | why         |
        | 29/02/2026 | no such day |
        | 31/04/2026 | no such day |
        | 00/01/2026 | no such day |
        | 01/13/2026 | no such day |
        | 29/02/1900 | no such day |
        | 2026-03-04 | form        |
        | 4 March    | form        |
        | 04/03/26   | form        |

    Scenario: Nothing typed is nothing
      When the date "" is typed
      Then nothing is typed
