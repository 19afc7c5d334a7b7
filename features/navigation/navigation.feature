Feature: The main navigation
  Everyone sees the entries that concern them, always in the same order.

  @NAV-01
  Rule: The entries stand in a fixed order, under these names unless content says otherwise

    @NAV-02 @NAV-03 @NAV-05
    Scenario Outline: What someone sees who is a <kind>
      Given the customer is an ordinary <kind>
      Then the navigation shows "<entries>"

      Examples: Members alone have professional development
        | kind   | entries                                                                                                        |
        | member | Dashboard, Professional development, My Qualifications, Fees & transactions, Documents & downloads, My details |

      Examples: Everyone else but firms
        | kind      | entries                                                                              |
        | student   | Dashboard, My Qualifications, Fees & transactions, Documents & downloads, My details |
        | affiliate | Dashboard, My Qualifications, Fees & transactions, Documents & downloads, My details |
        | graduate  | Dashboard, My Qualifications, Fees & transactions, Documents & downloads, My details |

      Examples: Firms have neither qualifications nor details
        | kind | entries                                               |
        | firm | Dashboard, Fees & transactions, Documents & downloads |

  Rule: Some entries have entries below them

    Scenario Outline: Below <entry>
      Given the customer is Maya
      Then below "<entry>" the navigation shows "<below>"

      @NAV-02
      Examples:
        | entry                    | below                                         |
        | Professional development | Professional development, Annual Declarations |

      @NAV-05
      Examples:
        | entry      | below                                                                                          |
        | My details | Contact details, Account details, Communication preferences, Employment details, Login details, Security and activity |

      @NAV-01
      Examples:
        | entry     | below |
        | Dashboard |       |

  @NAV-07
  Rule: A badge counts the notifications that begin with its three letters

    Scenario Outline: <codes>: <count> on <entry>
      Given the customer is Maya
      And the customer's notification codes are "<codes>"
      Then the badge on "<entry>" shows <count>

      @NAV-02
      Examples: Professional development counts CPD
        | codes                                   | entry                    | count |
        | CPD_DECLARATION_OVERDUE_ONE             | Professional development | 1     |
        | CPD_DECLARATION_OVERDUE_ONE, CPD_REVIEW | Professional development | 1     |
        | CPD_REVIEW                              | Professional development | 0     |

      @NAV-03
      Examples: My Qualifications counts EXA
        | codes                                    | entry             | count |
        | EXAM_SUPPRESSION_PERIOD, EXAM_ENTRY_OPEN | My Qualifications | 2     |
        | LATE_EXAM                                | My Qualifications | 0     |

      @NAV-04
      Examples: Fees and transactions counts PAY
        | codes                                       | entry               | count |
        | PAYMENT_OVERDUE                             | Fees & transactions | 1     |
        | PAYMENT_OVERDUE, CPD_REVIEW, PAYMENT_FAILED | Fees & transactions | 2     |

      @NAV-01
      Examples: Entries without a badge count nothing
        | codes           | entry     | count |
        | PAYMENT_OVERDUE | Dashboard | 0     |

  Rule: A page is offered to those who see its entry, and one without an entry to everyone

    Scenario Outline: <page>, offered to a customer who is a <kind>: <offered>
      Given the customer is an ordinary <kind>
      Then the page <page> is offered: <offered>

      @NAV-02
      Examples: Professional development
        | page                     | kind    | offered |
        | Professional development | member  | yes     |
        | Annual declarations      | student | no      |

      @NAV-03
      Examples: Qualifications
        | page              | kind   | offered |
        | My qualifications | member | yes     |
        | My qualifications | firm   | no      |

      @NAV-05
      Examples: My details
        | page            | kind    | offered |
        | Contact details | student | yes     |
        | Contact details | firm    | no      |

      @NAV-01
      Examples: Help has no entry
        | page | kind | offered |
        | Help | firm | yes     |
