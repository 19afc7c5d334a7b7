import { describe, expect, test } from "vitest";

import { dayOfYear } from "../../../adapters/contract/organisation-rules.ts";
import { calendarDate, plusDays } from "../../../domain/kernel/calendar-date.ts";
import { ruleConflicts, rulesWith } from "../../../domain/rules/given-rules.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { fc } from "../support/fast-check.ts";
import { anyDay } from "../support/people.ts";

const anyDayOfYear = anyDay.map((day) => day.slice(5)).filter((day) => day !== "02-29");

describe("an organisation's rules", () => {
  test("are the given ones, with defaults for missing ones", () => {
    const anyUnits = fc.record(
      { required: fc.nat(100), verifiable: fc.nat(100), broughtForward: fc.nat(100) },
      { requiredKeys: [] },
    );
    const anyRules = fc.record({ graceDays: fc.nat(100), cpd: fc.record({ units: anyUnits }) }, { requiredKeys: [] });
    fc.assert(
      fc.property(anyRules, (given) => {
        const rules = rulesWith(given);
        const units = { ...defaultRules.cpd.units, ...given.cpd?.units };
        expect(rules).toEqual({
          ...defaultRules,
          graceDays: given.graceDays ?? defaultRules.graceDays,
          cpd: { ...defaultRules.cpd, units },
        });
        expect(rulesWith(rules)).toEqual(rules);
      }),
    );
  });

  test("define CPD years without gaps and overlaps", () => {
    fc.assert(
      fc.property(anyDayOfYear, anyDayOfYear, (starts, ends) => {
        const conflicts = ruleConflicts(rulesWith({ cpd: { year: { starts, ends } } }));
        // 2025 and 2026 have no 29 February.
        const last = calendarDate(`2026-${ends}`);
        const isWhole = last !== undefined && plusDays(last, 1).slice(5) === starts;
        expect(conflicts.map(({ field }) => field)).toEqual(isWhole ? [] : ["cpd.year.ends"]);
      }),
    );
  });

  test("require no fewer units than have to be verifiable or may be brought forward", () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), fc.nat(50), (required, verifiable, broughtForward) => {
        const conflicts = ruleConflicts(rulesWith({ cpd: { units: { required, verifiable, broughtForward } } }));
        expect(conflicts.length === 0).toBe(verifiable <= required && broughtForward <= required);
      }),
    );
  });

  test("accept a day of every year exactly when it exists in a year without 29 February", () => {
    const anyText = fc.oneof(
      anyDay.map((day) => day.slice(5)),
      fc.tuple(fc.nat(13), fc.nat(32)).map((parts) => parts.map((part) => String(part).padStart(2, "0")).join("-")),
      fc.string(),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(dayOfYear.safeParse(text).success).toBe(calendarDate(`2025-${text}`) !== undefined);
      }),
    );
  });
});
