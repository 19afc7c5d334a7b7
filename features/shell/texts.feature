@SHELL-13
Feature: Where the texts come from

  Scenario: The content service keeps one document for each page
    Given I am Maya
    Then each page's texts come from a document of their own
      | page                     | document                 |
      | Professional development | professional-development |
      | Annual declarations      | annual-declarations      |
      | Fees and transactions    | fees-and-transactions    |
      | Documents and downloads  | documents-and-downloads  |
      | Help                     | help-information         |
