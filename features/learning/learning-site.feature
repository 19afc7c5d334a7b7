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

  Scenario: It does not follow the country that somebody lives in
    Given the customer is Lin
    Then the learning site is global

  Scenario: Without a nationality it is the global one
    Given the customer has no nationality on record
    Then the learning site is global
