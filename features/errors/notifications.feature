@ERR-09
Feature: Without notifications
  Failed notifications concern only the parts that need them.

  @CONS-11 @QUAL-10 @QUAL-14
  Rule: Parts that need notifications show an error, and can be loaded again

    Scenario Outline: <part>
      Given I am <person>
      And the institute does not answer "notifications"
      And I reload the page
      When I open <page>
      Then the page is headed "<page>"
      And I see "<panel>"
      When the institute answers again
      And I press "Reload <reload>"
      Then I do not see "<panel>"

      Examples:
        | part                          | person | page                      | panel                                                     | reload              |
        | the qualification cards       | Stella | My qualifications         | We couldn't load your qualification information right now | your qualifications |
        | the apply-for-membership card | Ada    | My qualifications         | We couldn't load your qualification information right now | your qualifications |
        | communication preferences     | Maya   | Communication preferences | We couldn’t load your communication preferences           | your preferences    |
        | the membership application    | Ada    | Apply for membership      | We couldn’t load your notifications                       | your notifications  |

  @LAND-03
  Rule: Other pages work

    Scenario Outline: <page> says "<words>"
      Given I am Maya
      And the institute does not answer "notifications"
      And I reload the page
      When I open <page>
      Then the page is headed "<page>"
      And I see "<words>"

      Examples:
        | page                     | words                               |
        | Dashboard                | We couldn’t load your notifications |
        | Dashboard                | Declare your CPD for              |
        | Dashboard                | £268.50                             |
        | Professional development | Declare your CPD for                  |
        | Fees and transactions    | £268.50                             |
        | Documents and downloads  | Membership certificate              |
        | Help                     | Help                                |
