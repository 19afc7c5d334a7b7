import { describe, expect, test } from "vitest";

import { readAmounts } from "../../../../domain/institute/fees/bank-amounts.ts";
import { fc } from "../../support/fast-check.ts";

const styles = [
  { locale: "en-GB", currency: "GBP" },
  { locale: "en-IN", currency: "INR" },
  { locale: "de-DE", currency: "EUR" },
  { locale: "de-CH", currency: "CHF" },
  { locale: "fr-FR", currency: "EUR" },
  { locale: "hr-HR", currency: "EUR" },
  { locale: "pl-PL", currency: "PLN" },
  { locale: "sv-SE", currency: "SEK" },
  { locale: "cs-CZ", currency: "CZK" },
  { locale: "en-US", currency: "USD" },
] as const;

const anyStyle = fc.constantFrom(...styles);
const anyAmounts = fc.array(fc.integer({ min: -2_000_000_00, max: 2_000_000_00 }), { minLength: 1, maxLength: 8 });

describe("amounts of a bank's column (BANK-01)", () => {
  test("written in any locale, with or without currency, are read back", () => {
    fc.assert(
      fc.property(anyStyle, anyAmounts, fc.boolean(), fc.boolean(), (style, amounts, useGrouping, isCurrency) => {
        const format = new Intl.NumberFormat(style.locale, {
          useGrouping,
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
          ...(isCurrency ? { style: "currency", currency: style.currency } : {}),
        });
        expect(
          readAmounts(
            amounts.map((amount) => format.format(amount / 100)),
            style,
          ),
        ).toEqual(amounts);
      }),
    );
  });

  test("that fit both separators with different amounts are all refused", () => {
    const anyDoubtful = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }));
    fc.assert(
      fc.property(fc.array(anyDoubtful, { minLength: 1 }), fc.constantFrom(".", ","), (pairs, separator) => {
        const texts = pairs.map(([whole, rest]) => `${whole}${separator}${String(rest).padStart(3, "0")}`);
        for (const read of readAmounts(texts, styles[0])) expect(read).toMatch(/may have a decimal or a group/);
      }),
    );
  });

  test("with two decimal separators in one column are refused, however they are ordered", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(["1,50", "2.50", "30", "1.000"], { minLength: 4 }), (texts) => {
        const read = readAmounts(texts, styles[0]);
        expect(read.every((each) => typeof each === "string")).toBe(true);
      }),
    );
  });
});
