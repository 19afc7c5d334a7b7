import { expect, test } from "vitest";

import { isClockTolerated } from "../../../domain/shell/clock-skew.ts";

const provider = 1_780_000_000;

test.each([
  [0, true],
  [600, true],
  [601, false],
  [-600, true],
  [-601, false],
])("a device clock %i seconds ahead of the provider's is tolerated: %s (SIGN-10)", (ahead, isTolerated) => {
  expect(isClockTolerated(provider + ahead, provider)).toBe(isTolerated);
});
