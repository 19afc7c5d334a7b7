Feature: Layout of the error screens

  @ERR-03 @ERR-08
  Scenario: In place of a page: what happened, Reload, and where help is
    Given I am Maya
    When I open Error page
    Then the window is titled "Sorry, we couldn't load your information – Institute of Professional Accountants"
    And the focus is on "Sorry, we couldn't load your information"
    And the page has, in this order
      | heading | Sorry, we couldn't load your information                       |                                           |
      | text    | This might be a temporary problem. Try reloading the page now. |                                           |
      | button  | Reload                                                         |                                           |
      | link    | Get support, 24/7                                              | leads to /outside/support in a new window |

  @ERR-02
  Scenario: A page that took too long says so
    Given I am Maya
    When I open the address "/error?status=timeout"
    Then the page has, in this order
      | heading | Sorry, this page took too long to load                                                   |
      | text    | Your connection or our service may be slow at the moment. Nothing you have sent is lost. |
      | button  | Reload                                                                                   |

  @ERR-01
  Scenario: A wrong clock of the device
    Given I am Maya
    When I open the address "/error?status=clockSkew"
    Then the page has, in this order
      | heading | Your device's date, time or time zone is incorrect                                               |
      | text    | Signing in depends on the time. Set the date, time and time zone of your device, then try again. |
      | button  | Reload                                                                                           |

  @ERR-07
  Scenario: In place of the whole portal, with Logout and a reference for support
    Given I am Maya
    And the institute does not answer "frame texts"
    When I reload the page
    Then the window is titled "Failed to load content – Institute of Professional Accountants"
    And the focus is on "Sorry, we couldn't load your information"
    And the page has, in this order
      | text    | Failed to load content                   |                                           |
      | heading | Sorry, we couldn't load your information |                                           |
      | button  | Reload                                   |                                           |
      | button  | Logout                                   |                                           |
      | link    | Get support, 24/7                        | leads to /outside/support in a new window |
    And the page says "Reference for support: "

  @ERR-05
  Scenario: An account that cannot be viewed
    Given I am Clara
    Then the window is titled "Access unavailable – Institute of Professional Accountants"
    And the page has, in this order
      | text    | Access unavailable                                                  |                                           |
      | heading | Your account is no longer available to view online                  |                                           |
      | text    | Contact customer services and they will tell you what happens next. |                                           |
      | link    | Get in touch                                                        | leads to /outside/support in a new window |
      | button  | Logout                                                              |                                           |

  @ERR-04 @ROUTE-05
  Scenario: An unknown address
    Given I am Maya
    And I open Dashboard
    When I open the address "/nowhere"
    Then the window is titled "Page not found – Institute of Professional Accountants"
    And the focus is on "Page not found"
    And the page has, in this order
      | heading | Page not found                                                               |                |
      | text    | The link you have followed may be broken, or the page may have been removed. |                |
      | link    | Back to homepage                                                             | leads to /     |
      | section | Need help?                                                                   |                |
      | link    | Get help with your account                                                   | leads to /help |

  @EXP-03
  Scenario: A customer of another portal
    Given I am Uma
    Then the window is titled "Your account is looked after elsewhere – Institute of Professional Accountants"
    And the page has, in this order
      | heading | Your account is looked after elsewhere |                                           |
      | link    | Get in touch                           | leads to /outside/contact in a new window |
      | button  | Logout                                 |                                           |
    When I press "Logout"
    Then the page is headed "You are signed out"
