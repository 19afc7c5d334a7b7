@DESK-05 @LIFE-01 @LIFE-02 @KEEP-02
Feature: What staff can do with an account
  The state of an account decides what staff can do with it, at the desk and by commands alike. Retired members, firms and
  people who are not yet invited are as those with an active account. What is refused here is refused whatever is filled in;
  what is possible here can still be refused for another reason, such as a refund of more than the credit. "kept" leads to
  the account that stays after a merger: money is posted there, whichever number is given.

  Scenario: Each action with an account in each state
    Then staff can do this with an account
      | action                      | active | without credit | suspended | leaving | left | deceased | merged | erased |
      | post a payment              | yes    | yes            | yes       | yes     | yes  | yes      | kept   | no     |
      | charge something            | yes    | yes            | yes       | yes     | yes  | no       | kept   | no     |
      | take back a posting         | yes    | yes            | yes       | yes     | yes  | yes      | kept   | yes    |
      | pay out credit              | yes    | no             | yes       | yes     | yes  | yes      | kept   | yes    |
      | correct the name            | yes    | yes            | yes       | yes     | yes  | yes      | no     | no     |
      | change type and fellowship  | yes    | yes            | yes       | yes     | yes  | no       | no     | no     |
      | correct the details         | yes    | yes            | yes       | yes     | yes  | yes      | no     | no     |
      | correct the contact details | yes    | yes            | yes       | yes     | yes  | yes      | no     | no     |
      | enter exam results          | yes    | yes            | yes       | yes     | yes  | yes      | no     | no     |
      | change a notice             | yes    | yes            | yes       | yes     | yes  | no       | no     | no     |
      | suspend                     | yes    | yes            | no        | yes     | no   | no       | no     | no     |
      | end a suspension            | no     | no             | yes       | no      | no   | no       | no     | no     |
      | record a departure          | yes    | yes            | yes       | yes     | yes  | no       | no     | no     |
      | readmit                     | no     | no             | no        | yes     | yes  | yes      | no     | no     |
      | invite                      | yes    | yes            | yes       | yes     | no   | no       | no     | no     |
      | give their data             | yes    | yes            | yes       | yes     | yes  | yes      | no     | no     |
      | merge into another account  | yes    | yes            | yes       | yes     | yes  | yes      | no     | no     |
      | erase                       | yes    | yes            | yes       | yes     | yes  | yes      | no     | no     |
