import { expect, test } from "vitest";

import { displayNumber, displayPercentage } from "../../../domain/kernel/number.ts";
import { fc } from "../support/fast-check.ts";

const anyUnits = fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => hundredths / 100);

test("a number has all its decimals, and the separator of the locale (LANG-04)", () => {
  fc.assert(
    fc.property(anyUnits, (units) => {
      expect(displayNumber(units, { locale: "en-GB" })).toBe(String(units));
      expect(displayNumber(units, { locale: "fr-GB" })).toBe(String(units).replace(".", ","));
    }),
  );
});

test("a percentage is whole, and has a no-break space before its sign in French (LANG-04)", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (percentage) => {
      expect(displayPercentage(percentage, { locale: "en-GB" })).toBe(`${String(percentage)}%`);
      expect(displayPercentage(percentage, { locale: "fr-GB" })).toMatch(
        new RegExp(String.raw`^${String(percentage)}[\u00A0\u202F]%$`),
      );
    }),
  );
});
