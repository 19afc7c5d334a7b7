@SIGN-09
Feature: Roles
  A person's roles are the groups they are in, by name.

  Scenario Outline: The group entry "<entry>" gives <roles>
    Given the sign-in names the groups
      | <entry> |
    Then the roles are <roles>

    Examples:
      | entry                            | roles     |
      | CN=members,OU=groups,O=institute | "members" |
      | OU=groups, CN=firms, O=institute | "firms"   |
      | cn=portal                        | "portal"  |
      | OU=groups,O=institute            | ""        |
      | CN=,OU=groups                    | ""        |

  Scenario: A role that is named twice is held once
    Given the sign-in names the groups
      | CN=firms,OU=groups,O=institute  |
      | CN=portal,OU=groups,O=institute |
      | CN=firms,OU=older,O=institute   |
    Then the roles are "firms, portal"
