Feature: Nothing
  Cucumber reads this to tell which steps there are.
