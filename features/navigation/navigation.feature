Feature: The main navigation
  Each kind of customer has its own entries, always in the same order.

  @NAV-01 @NAV-02 @NAV-03 @NAV-05 @EXP-02
  Scenario Outline: <person>, a <kind>, sees the entries of a <kind>
    Given I am <person>
    Then the navigation is "<entries>"

    Examples: Only members have professional development
      | person | kind   | entries                                                                                                        |
      | Noel   | member | Dashboard, Professional development, My Qualifications, Fees & transactions, Documents & downloads, My details |

    Examples: Everyone else but firms
      | person | kind      | entries                                                                              |
      | Stella | student   | Dashboard, My Qualifications, Fees & transactions, Documents & downloads, My details |
      | Ada    | affiliate | Dashboard, My Qualifications, Fees & transactions, Documents & downloads, My details |
      | Greta  | graduate  | Dashboard, My Qualifications, Fees & transactions, Documents & downloads, My details |

    Examples: Firms have neither qualifications nor details
      | person | kind | entries                                               |
      | Frank  | firm | Dashboard, Fees & transactions, Documents & downloads |

  @ROUTE-01
  Scenario Outline: <address> opens <page>
    Given I am Maya
    When I open the address "<address>"
    Then the page is headed "<page>"

    Examples:
      | address                                            | page                |
      | /professional-development/annual-declarations      | Annual declarations |
      | /my-details/account-details?retirementRegister=yes | Account details     |
      | /help/                                             | Help                |
