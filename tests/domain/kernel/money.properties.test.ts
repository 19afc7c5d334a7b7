import { describe, expect, test } from "vitest";

import { balanceStateOf } from "../../../domain/fees/account.ts";
import { displayPrice } from "../../../domain/kernel/money.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { readPrice } from "../../steps/rules/read-price.ts";
import { fc } from "../support/fast-check.ts";

const anyPence = fc.oneof(
  fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
  fc.integer({ min: -2000, max: 2000 }),
);

describe("prices", () => {
  test("show decimals exactly when there are pence or when forced", () => {
    fc.assert(
      fc.property(anyPence, (pence) => {
        expect(displayPrice(pence, defaultRules)).toMatch(pence % 100 === 0 ? /^-?£[\d,]+$/ : /^-?£[\d,]+\.\d\d$/);
        expect(displayPrice(pence, defaultRules, "forced")).toMatch(/^-?£[\d,]+\.\d\d$/);
        expect(displayPrice(pence, defaultRules).startsWith("-")).toBe(pence < 0);
      }),
    );
  });

  test("parse back to the same amount", () => {
    fc.assert(
      fc.property(anyPence, (pence) => {
        expect(readPrice(displayPrice(pence, defaultRules))).toBe(pence === 0 ? 0 : pence);
        expect(readPrice(displayPrice(pence, defaultRules, "forced"))).toBe(pence === 0 ? 0 : pence);
      }),
    );
  });

  test("have a comma before every three digits of pounds and nowhere else", () => {
    fc.assert(
      fc.property(anyPence, (pence) => {
        const pounds = displayPrice(pence, defaultRules)
          .replace(/^-?£/, "")
          .replace(/\.\d\d$/, "");
        expect(pounds).toMatch(/^\d{1,3}(,\d{3})*$/);
      }),
    );
  });

  test("have the digits of the amount in every currency and place, with its two decimals (RULE-02)", () => {
    const styles = fc.record({
      locale: fc.constantFrom("en-GB", "en-US", "hr-HR", "de-CH", "fr-FR", "en-IN", "pt-PT", "sv-SE", "pl-PL"),
      currency: fc.constantFrom("GBP", "EUR", "USD", "CHF", "INR", "SEK", "PLN"),
    });
    fc.assert(
      fc.property(anyPence, styles, (pence, style) => {
        const digits = displayPrice(pence, style, "forced").replaceAll(/\D/g, "");
        expect(Number(digits)).toBe(Math.abs(pence));
        expect(/[-−]/.test(displayPrice(pence, style))).toBe(pence < 0);
        const [plain, opposite] = [displayPrice(Math.abs(pence), style), displayPrice(-Math.abs(pence), style)];
        if (pence !== 0) expect(opposite.replaceAll(/[-−\s]/g, "")).toBe(plain.replaceAll(/\s/g, ""));
      }),
    );
  });

  test("a balance is owed, settled or in credit", () => {
    fc.assert(
      fc.property(anyPence, (pence) => {
        expect(balanceStateOf(pence)).toBe(
          { "1": "owed", "0": "settled", "-1": "in favour" }[String(Math.sign(pence) + 0)],
        );
      }),
    );
  });
});
