Feature: What asks for attention by itself
  Toasts tell of a success and go; a critical alert stays until it is closed.

  @SHELL-06
  Rule: A toast closes after 5 seconds

    Scenario: Not while the pointer rests on it
      When the toast "Changes saved successfully" comes up
      And the pointer rests on the toast
      And 60 seconds go by
      Then the toasts shown are "Changes saved successfully"
      When the pointer leaves the toast
      And 5 seconds go by
      Then the toasts shown are ""

    Scenario: Each has its own time
      When the toast "Changes saved successfully" comes up
      And 3 seconds go by
      And the toast "Your CPD record has been updated" comes up
      And 2 seconds go by
      Then the toasts shown are "Your CPD record has been updated"

  @SHELL-07
  Rule: A critical alert goes a second after it is closed, and stays closed

    Scenario: On the next visit it is still closed, and another one is not
      When the critical alert "offices-closed" is closed
      And 1 second goes by
      And the portal is loaded anew on the same device
      Then the critical alert "offices-closed" stands: no
      And the critical alert "offices-open-again" stands: yes
