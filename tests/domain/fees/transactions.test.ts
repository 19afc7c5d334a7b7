import { expect, test } from "vitest";

import { balanceOf, isSettled } from "../../../domain/fees/transactions.ts";

test.each([
  [1, false],
  [0, true],
  [-1, true],
])("a balance of %i pence counts as paid: %s (FEES-03)", (balance, settled) => {
  expect(isSettled(balance)).toBe(settled);
});

test("only completed transactions count (FEES-03, LAND-02)", () => {
  const charge = { amount: 100, type: "CHARGE", status: "COMPLETED" } as const;
  expect(balanceOf([charge, { ...charge, type: "PAYMENT" }])).toBe(0);
  expect(balanceOf([charge, { ...charge, type: "PAYMENT", status: "FAILED" }])).toBe(100);
});
