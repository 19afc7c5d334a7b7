Feature: Suspending for unpaid fees
  Nobody is suspended automatically. Staff read who is overdue and why, remove those to spare, and suspend the rest.

  @YEAR-04
  Scenario: The list says who is overdue, and why
    When the registrar looks at who is overdue
    Then they read "Owen Overdue"
    And they read "£268.50 is unpaid; CPD for 2025 is not declared"
    And they read "30 days late"
    And they do not read "Maya Member"
    And they do not read "Grace Grace"

  @YEAR-04 @SUSP-01
  Scenario: The edited list suspends, and a payment ends the suspension
    Given I am Owen
    When the registrar keeps the lines with "Owen Overdue" of who is overdue
    And the registrar suspends those on the list
    Then they read "with grace until 22 December 2026"
    And they read "Owen Overdue"
    And they do not read "Suki Singapore"
    And "owen.overdue@example.org" is written "Your account is suspended"
    And the latest letter says "because fees are unpaid. Pay what you owe by 22 December 2026."
    When I reload the page
    Then the page is headed "Your account is suspended"
    And I see "30 days left"
    When the registrar posts a payment of "268.50" for Owen
    And I reload the page
    Then the page is headed "Dashboard"

  @YEAR-04
  Scenario: A payment after the list was made prevents the suspension
    Given I am Owen
    When the registrar keeps the lines with "Owen Overdue" of who is overdue
    And the registrar posts a payment of "268.50" for Owen
    And the registrar suspends those on the list
    Then they read "They are not overdue now."
    When I reload the page
    Then the page is headed "Dashboard"

  @SUSP-01 @DESK-03 @staff
  Scenario: A suspension that is ended within ten minutes tells nobody
    When the registrar suspends Owen because of "UNPAID_FEES"
    And the registrar reinstates Owen
    And 10 minutes pass
    Then "owen.overdue@example.org" is written nothing

  @SUSP-01 @DESK-03
  Scenario: A payment within ten minutes of a suspension leaves nobody told of it
    When the registrar suspends Owen because of "UNPAID_FEES"
    And the registrar posts a payment of "268.50" for Owen
    And 10 minutes pass
    Then 0 letters "Your account is suspended" go to "owen.overdue@example.org"
