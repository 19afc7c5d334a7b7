import { expect, test } from "vitest";

import { greetingAt } from "../../../domain/customer/greeting.ts";

test.each([
  [4, "evening"],
  [5, "morning"],
  [11, "morning"],
  [12, "afternoon"],
  [17, "afternoon"],
  [18, "evening"],
  [23, "evening"],
  [0, "evening"],
])("in hour %i the greeting is good %s (LAND-01)", (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});
