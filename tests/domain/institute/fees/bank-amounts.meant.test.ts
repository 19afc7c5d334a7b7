import { expect, test } from "vitest";

import { possibleAmounts } from "../../../../domain/institute/fees/bank-amounts.ts";
import { displayPrice, typedAmountOf } from "../../../../domain/kernel/money.ts";
import { fc } from "../../support/fast-check.ts";

const pounds = { locale: "en-GB", currency: "GBP" };
const euros = { locale: "de-DE", currency: "EUR" };

test.each([
  ["300", pounds, [300_00]],
  ["£300", pounds, [300_00]],
  ["300.5", pounds, [300_50]],
  ["1,250.00", pounds, [1250_00]],
  ["1,250", pounds, [1250_00]],
  ["1.250,00", euros, [1250_00]],
  ["1.250", euros, [1250_00]],
  ["12,50", pounds, [12_50]],
  ["1.250", pounds, [1250_00, 1_25]],
  ["1,250", euros, [1250_00, 1_25]],
  ["-5.00", pounds, []],
  ["three", pounds, []],
  ["1,25,0", pounds, []],
])("“%s” means an amount in %o", (text, style, meant) => {
  expect([...possibleAmounts(text, style)]).toEqual(meant);
});

test("an amount means itself as it is typed and as it is shown", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.constantFrom(pounds, euros), (amount, style) => {
      expect(possibleAmounts(typedAmountOf(amount), style)).toEqual([amount]);
      expect(possibleAmounts(displayPrice(amount, style, "forced"), style)).toEqual([amount]);
    }),
  );
});
