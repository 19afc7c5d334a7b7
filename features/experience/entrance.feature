Feature: Where a sign-in leads
  Not everyone who signs in is served by this portal. What the profile rules out comes first, then
  what the groups say; everyone else is shown the portal of their experience.

  @EXP-01
  Rule: The customer type decides the kind of customer, in whatever case it is written

    Scenario Outline: A customer recorded as <recorded>: <kind>
      Given the institute records the customer as "<recorded>"
      Then the kind of customer is <kind>

      Examples:
        | recorded  | kind      |
        | MEMBER    | member    |
        | STUDENT   | student   |
        | AFFILIATE | affiliate |
        | GRADUATE  | graduate  |
        | FIRM      | firm      |
        | Member    | member    |

    Scenario Outline: A customer recorded as <recorded> is of no kind the portal knows
      Given the institute records the customer as "<recorded>"
      Then the kind of customer is none the portal knows

      Examples:
        | recorded    |
        | LEGACY      |
        | UNSUPPORTED |
        | SUPPLIER    |

  @EXP-02
  Rule: An experience is valid when it is absent, or known and neither LEGACY nor UNSUPPORTED

    Scenario Outline: The experience "<experience>" is <judged>
      Then the experience "<experience>" is <judged>

      Examples: Experiences the portal knows
        | experience  | judged |
        | affiliate   | valid  |
        | student     | valid  |
        | member      | valid  |
        | unsupported | valid  |

      Examples: Others
        | experience  | judged    |
        | LEGACY      | not valid |
        | UNSUPPORTED | not valid |
        | MEMBER      | not valid |
        | visitor     | not valid |

    Scenario: No experience at all is valid
      Then no experience at all is valid

    Scenario Outline: Without an experience an ordinary <kind> has the <portal>
      Given the customer is an ordinary <kind>
      But the profile names no experience
      Then signing in leads to the <portal>

      Examples:
        | kind      | portal           |
        | member    | member portal    |
        | firm      | member portal    |
        | student   | student portal   |
        | affiliate | affiliate portal |
        | graduate  | affiliate portal |

  Rule: The profile and the groups decide where a sign-in leads

    Scenario Outline: <person> comes to the <place>
      Given the customer is <person>
      Then signing in leads to the <place>

      @EXP-02
      Examples: Those the portal is for
        | person | place            |
        | Maya   | member portal    |
        | Frank  | member portal    |
        | Stella | student portal   |
        | Ada    | affiliate portal |
        | Greta  | affiliate portal |

    @EXP-03
    Scenario: Not being supported comes before belonging to the older portal
      Given the customer is Uma
      And the customer is in the group "members"
      Then signing in leads to the unsupported page

  @EXP-06
  Rule: Members of the older portal find the page there that they asked for here

    Scenario Outline: Olive, asking for <page>, finds <older page>
      Given the customer is Olive
      When they ask for <page>
      Then signing in leads to "<older page>" of the older portal

      Examples:
        | page                        | older page             |
        | Dashboard                   | /home                  |
        | Professional development    | /cpd                   |
        | Annual declarations         | /cpd/declarations      |
        | My qualifications           | /qualifications        |
        | Apply for membership        | /membership/apply      |
        | Documents and downloads     | /documents             |
        | Fees and transactions       | /fees                  |
        | Error page                  | /error                 |
        | My details                  | /details               |
        | Contact details             | /details/contact       |
        | Account details             | /details/account       |
        | Communication preferences   | /details/preferences   |
        | Employment details          | /details/employment    |
        | Login details               | /details/login         |
        | Security and activity       | /details/activity      |
        | Register of retired members | /membership/retirement |
        | Deadlines in your calendar  | /calendar              |
        | Help                        | /help                  |

    Scenario: A page that the portal does not have becomes the older portal's first
      Given the customer is Olive
      Then signing in leads to "/home" of the older portal
