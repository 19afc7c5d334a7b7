import { describe, expect, test } from "vitest";

import { fillRules, ruleTexts } from "../../../../domain/institute/rules/rule-texts.ts";
import { unfilledPlaceholder } from "../../../../domain/kernel/rich-text.ts";
import { defaultRules, type OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { fc } from "../../support/fast-check.ts";

const anyCount = fc.integer({ min: 1, max: 400 });

const anyRules = fc
  .record({
    units: fc.record({ required: anyCount, verifiable: anyCount, broughtForward: anyCount }),
    promisedDays: fc.record({
      waiver: anyCount,
      application: anyCount,
      reducedSubscription: anyCount,
      payment: anyCount,
      message: anyCount,
    }),
    graceDays: anyCount,
    evidenceYears: anyCount,
  })
  .map(({ units, ...others }): OrganisationRules => ({
    ...defaultRules,
    ...others,
    cpd: { ...defaultRules.cpd, units },
  }));

describe("texts of rules", () => {
  test("fill every placeholder for rules and leave all others", () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const texts = ruleTexts(rules);
        const own = Object.keys(texts).map((name) => `{${name}}`);
        const filled = fillRules([...own, "{year}", "{toString}"].join(" "), texts);
        expect(filled).toMatch(/ \{year\} \{toString\}$/);
        expect(unfilledPlaceholder(filled, ["year", "toString"])).toBeUndefined();
      }),
    );
  });

  test("spell numbers up to ten, and use the singular for one only", () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const { evidenceYears, promisedDaysWaiver } = ruleTexts(rules);
        expect(/^\d/.test(evidenceYears)).toBe(rules.evidenceYears > 10);
        expect(/^\d/.test(promisedDaysWaiver)).toBe(rules.promisedDays.waiver > 10);
        expect(promisedDaysWaiver.endsWith(" day")).toBe(rules.promisedDays.waiver === 1);
        expect(evidenceYears.endsWith(" year")).toBe(rules.evidenceYears === 1);
      }),
    );
  });
});
