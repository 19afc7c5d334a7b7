import { expect, test } from "vitest";

import { amountOf, displayPrice, typedAmountOf, whyNoAmount } from "../../../domain/kernel/money.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { fc } from "../support/fast-check.ts";

test("a formatted amount parses to the same amount (CASH-01)", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_99 }), (amount) => {
      expect(amountOf(typedAmountOf(amount))).toBe(amount);
    }),
  );
});

test("only digits, a dot and two digits are an amount (CASH-01)", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (!/^\d{1,9}\.\d\d$/.test(text)) expect(amountOf(text)).toBeUndefined();
    }),
  );
});

test.each([
  ["260,00", "260.00"],
  ["260", "260.00"],
  ["250,5", "250.50"],
  ["250.5", "250.50"],
  ["1.000,00", "1000.00"],
  ["1,000.00", "1000.00"],
  ["1,000", "1000.00"],
  ["1 000,00", "1000.00"],
  ["£260.00", "260.00"],
  ["€ 12", "12.00"],
  ["260.00 EUR", "260.00"],
  ["26850", "26850.00"],
])("%s is rejected, with the suggested correction %s (CASH-01)", (text, meant) => {
  expect(amountOf(text)).toBeUndefined();
  expect(whyNoAmount(text)).toBe(`has to be an amount with two decimals, such as 260.00; for “${text}” write ${meant}`);
});

test.each([
  ["0.00", "has to be above 0.00"],
  ["0", "has to be above 0.00"],
  ["-5.00", "has to be written without a minus"],
  ["−5,00", "has to be written without a minus"],
])("%s is rejected for what it says, not for how it is written (CASH-01)", (text, why) => {
  expect(whyNoAmount(text)).toBe(why);
});

test.each(["", "free", "12345678901"])("%s is rejected without a suggestion (CASH-01)", (text) => {
  expect(amountOf(text)).toBeUndefined();
  expect(whyNoAmount(text)).toBe("has to be an amount with two decimals, such as 260.00");
});

test.each([
  [26850, "£268.50", "£268.50"],
  [26800, "£268", "£268.00"],
  [5, "£0.05", "£0.05"],
  [0, "£0", "£0.00"],
  [123456789, "£1,234,567.89", "£1,234,567.89"],
  [-1200, "-£12", "-£12.00"],
])("%i pence show as %s, and as %s with forced decimals (FEES-03)", (pence, asNeeded, forced) => {
  expect(displayPrice(pence, defaultRules)).toBe(asNeeded);
  expect(displayPrice(pence, defaultRules, "forced")).toBe(forced);
});
