import { expect, test } from "vitest";

import { balanceStateOf } from "../../../domain/fees/account.ts";

test.each([
  [268_50, "owed"],
  [1, "owed"],
  [0, "settled"],
  [-12_00, "in favour"],
])("a balance of %i pence is %s (LAND-02)", (balance, state) => {
  expect(balanceStateOf(balance)).toBe(state);
});
