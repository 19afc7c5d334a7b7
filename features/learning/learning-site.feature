@LEARN-01
Feature: The learning site
  The learning site follows the nationality.

  Scenario Outline: <nationality>
    Given the customer is Maya
    And the customer's nationality is "<nationality>"
    Then the learning site is <site>

    Examples:
      | nationality           | site   |
      | Chinese               | china  |
      | China, Peoples Rep of | china  |
      | Russian               | russia |
      | Russian Federation    | russia |
      | British               | global |
      | chinese               | global |

  Scenario Outline: <person>
    Given the customer is <person>
    Then the learning site is <site>

    Examples:
      | person | site   |
      | Chen   | china  |
      | Asif   | china  |
      | Irina  | russia |
      | Maya   | global |
      | Lin    | global |

  Scenario: Without a nationality it is the global one
    Given the customer has no nationality on record
    Then the learning site is global
