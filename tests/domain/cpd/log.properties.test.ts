import { describe, expect, test } from "vitest";

import { declarationDates, cpdYearOf, cpdYearPeriod } from "../../../domain/cpd/cpd-year.ts";
import { disagreementOf, openYears, yearSum, type YearBasis } from "../../../domain/cpd/log.ts";
import { plusDays, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import type { CpdRules } from "../../../domain/rules/portal-rules.ts";
import { fc } from "../support/fast-check.ts";
import { anyRecentDay } from "../support/people.ts";

/** Units as members write them: quarters, tenths, hundredths. */
const anyUnits = fc.oneof(
  fc.integer({ min: 1, max: 40 }),
  fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10),
  fc.integer({ min: 1, max: 4000 }).map((hundredths) => hundredths / 100),
);
const anyActivities = fc.array(fc.record({ units: anyUnits, isVerifiable: fc.boolean() }), { maxLength: 30 });

const anyRules: fc.Arbitrary<CpdRules> = fc
  .record({
    year: fc.constantFrom({ starts: "01-01", ends: "12-31" }, { starts: "11-01", ends: "10-31" }),
    required: fc.integer({ min: 0, max: 120 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    limit: fc.integer({ min: 0, max: 40 }),
    isPartYearProRata: fc.boolean(),
  })
  .map(({ year, required, share, limit, isPartYearProRata }) => ({
    ...defaultRules.cpd,
    year,
    isPartYearProRata,
    units: { required, verifiable: Math.floor(required * share), broughtForward: Math.min(limit, required) },
  }));

const anyBasis: fc.Arbitrary<YearBasis> = fc.record({
  year: fc.integer({ min: 2015, max: 2035 }),
  broughtForwardUnits: fc.oneof(fc.constant(0), anyUnits),
  waivedUnits: fc.oneof(fc.constant(0), anyUnits),
  startDate: fc.option(anyRecentDay, { nil: undefined }),
});

const anyYear = fc.tuple(anyBasis, anyActivities).map(([basis, activities]) => ({ ...basis, activities }));

/** Adds exactly, in whole hundredths. */
const hundredths = (units: readonly number[]): bigint =>
  units.reduce((sum, each) => sum + BigInt(each.toFixed(2).replace(".", "")), 0n);

describe("a year's sum (LOG-01)", () => {
  test("adds decimals exactly, in any order", () => {
    fc.assert(
      fc.property(anyYear, anyRules, (year, rules) => {
        const { logged } = yearSum(year, rules);
        expect(hundredths([logged.units])).toBe(hundredths(year.activities.map(({ units }) => units)));
        expect(logged.verifiable).toBeLessThanOrEqual(logged.units);
        expect(yearSum({ ...year, activities: year.activities.toReversed() }, rules)).toEqual(yearSum(year, rules));
      }),
    );
  });

  test("is met exactly when what is missing is logged, and not a hundredth sooner", () => {
    fc.assert(
      fc.property(anyYear, anyRules, (year, rules) => {
        const { missing, isMet } = yearSum(year, rules);
        const plus = (units: number, verifiable: number) =>
          yearSum(
            {
              ...year,
              activities: [
                ...year.activities,
                { units: verifiable, isVerifiable: true },
                { units, isVerifiable: false },
              ],
            },
            rules,
          );
        const others = Math.max(0, missing.units - missing.verifiable);
        expect(plus(others, missing.verifiable).isMet).toBe(true);
        if (isMet) return;
        expect(missing.units + missing.verifiable).toBeGreaterThan(0);
        if (missing.verifiable > 0) expect(plus(1000, missing.verifiable - 0.01).isMet).toBe(false);
        if (missing.units > missing.verifiable) expect(plus(others - 0.01, missing.verifiable).isMet).toBe(false);
      }),
    );
  });

  test("asks for less the more is waived and the later somebody joined, and for nothing before they did", () => {
    fc.assert(
      fc.property(anyYear, anyRules, anyUnits, fc.nat(400), (year, rules, waived, later) => {
        const { required } = yearSum(year, rules);
        expect(required.verifiable).toBeLessThanOrEqual(rules.units.verifiable);
        expect(yearSum({ ...year, waivedUnits: year.waivedUnits + waived }, rules).required.units).toBeLessThanOrEqual(
          required.units,
        );
        const period = cpdYearPeriod(year.year, rules);
        const joined = (day: CalendarDate) =>
          yearSum({ ...year, waivedUnits: 0, startDate: day }, rules).required.units;
        expect(joined(period.startDate)).toBe(rules.units.required);
        expect(joined(plusDays(period.endDate, 1))).toBe(0);
        expect(joined(plusDays(period.startDate, later))).toBeLessThanOrEqual(rules.units.required);
        expect(joined(plusDays(period.startDate, later + 30))).toBeLessThanOrEqual(
          joined(plusDays(period.startDate, later)),
        );
      }),
    );
  });

  test("leaves for the next year only what was logged, is verifiable, and is not needed", () => {
    fc.assert(
      fc.property(anyYear, anyRules, (year, rules) => {
        const { spare, isMet, logged } = yearSum(year, rules);
        expect(spare).toBeLessThanOrEqual(rules.units.broughtForward);
        expect(spare).toBeLessThanOrEqual(logged.verifiable);
        if (spare === 0) return;
        expect(isMet).toBe(true);
        // Without what it leaves, the year is still met.
        const without = { ...year, activities: [...year.activities, { units: -spare, isVerifiable: true }] };
        expect(yearSum(without, rules).isMet).toBe(true);
      }),
    );
  });
});

describe("the years in which a member can log (LOG-01)", () => {
  test("are the current one and all before it that are to be declared", () => {
    fc.assert(
      fc.property(
        anyRecentDay,
        anyRules,
        fc.integer({ min: -6, max: 1 }),
        fc.boolean(),
        fc.array(fc.integer({ min: -6, max: 0 }), { maxLength: 3 }),
        (today, rules, ahead, isRequired, declaredAgo) => {
          const current = cpdYearOf(today, rules);
          const declared = declaredAgo.map((ago) => current + ago);
          const years = openYears({ isRequired, year: current + ahead }, declared, today, rules);
          for (const year of years) {
            expect(declared).not.toContain(year);
            expect(cpdYearPeriod(year, rules).startDate <= today).toBe(true);
          }
          expect(years.includes(current)).toBe(!declared.includes(current));
          const due = current + ahead;
          if (isRequired && declarationDates(due, rules).due < today)
            expect(years.includes(due)).toBe(!declared.includes(due));
        },
      ),
    );
  });
});

describe("what answers and log say (LOG-03)", () => {
  test("never disagrees about a year that is logged elsewhere, and about a route that counts no units", () => {
    fc.assert(
      fc.property(
        anyYear,
        anyRules,
        fc.constantFrom("APPROVED_EMPLOYER", "IFAC_BODY", "PART_TIME", "NOT_SPECIFIED", undefined),
        (year, rules, route) => {
          const empty = yearSum({ ...year, activities: [] }, rules);
          for (const isRequirementsMet of [true, false, undefined])
            expect(disagreementOf({ isRequirementsMet, route: "UNIT_ROUTE" }, empty)).toBeUndefined();
          expect(disagreementOf({ isRequirementsMet: true, route }, yearSum(year, rules))).toBeUndefined();
        },
      ),
    );
  });

  test("disagrees with one of yes and no by the unit route, whatever was logged", () => {
    fc.assert(
      fc.property(anyYear, anyRules, (year, rules) => {
        fc.pre(year.activities.length > 0);
        const sum = yearSum(year, rules);
        const disagreements = [true, false].map((isRequirementsMet) =>
          disagreementOf({ isRequirementsMet, route: "UNIT_ROUTE" }, sum),
        );
        expect(disagreements).toEqual(sum.isMet ? [undefined, "enough"] : ["fewer", undefined]);
      }),
    );
  });
});
