import { expect, test } from "vitest";

import { subscriptionPurpose, subscriptionYearOf } from "../../../domain/fees/purpose.ts";

test.each([
  ["subscription 2027", 2027],
  ["Subscription 2027", 2027],
  ["subscription", undefined],
  ["subscription 27", undefined],
  ["My subscription 2027", undefined],
  [undefined, undefined],
])("the purpose %o is the subscription of %o (CORR-02)", (purpose, year) => {
  expect(subscriptionYearOf(purpose)).toBe(year);
});

test("the purpose of a year's subscription names the year (CORR-02)", () => {
  expect(subscriptionYearOf(subscriptionPurpose(2031))).toBe(2031);
});
