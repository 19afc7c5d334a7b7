import { expect, test } from "vitest";

import { displayedStanding } from "../../../domain/documents/displayed-standing.ts";

test.each([
  [true, false, "in good standing"],
  [true, true, "nothing"],
  [false, true, "not in good standing"],
  [false, false, "nothing"],
  [undefined, true, "nothing"],
  [undefined, false, "nothing"],
])("good standing reported: %s, something late: %s, the dashboard says %s (LAND-02)", (reported, isLate, shown) => {
  expect(displayedStanding(reported, isLate)).toBe(shown);
});
