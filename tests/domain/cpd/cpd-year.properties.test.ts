import { describe, expect, test } from "vitest";

import { cpdYearOf, cpdYearPeriod, declarationDates } from "../../../domain/cpd/cpd-year.ts";
import { dutyAfter, dutyFrom, missingYears, overviewOn, type DeclarationDuty } from "../../../domain/cpd/duty.ts";
import { overviewCodes } from "../../../domain/cpd/status.ts";
import { daysBetween, plusDays, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import type { CpdRules } from "../../../domain/rules/portal-rules.ts";
import { fc } from "../support/fast-check.ts";

const autumnYear: CpdRules = {
  ...defaultRules.cpd,
  year: { starts: "11-01", ends: "10-31" },
  declaration: { opens: "09-01", due: "01-31" },
  units: { required: 35, verifiable: 18, broughtForward: 10 },
};

const taxYear: CpdRules = {
  ...defaultRules.cpd,
  year: { starts: "04-06", ends: "04-05" },
  declaration: { opens: "12-31", due: "04-05" },
};

const days: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: 0, max: 20_000 })
  .map((after) => plusDays("2010-01-01" as CalendarDate, after));

describe.each([
  ["calendar years", defaultRules.cpd],
  ["years from November to October", autumnYear],
  ["years of which the last day is the due date of the next", taxYear],
] as const)("CPD in %s", (_name, rules) => {
  const duties: fc.Arbitrary<DeclarationDuty> = fc
    .integer({ min: 2012, max: 2060 })
    .map((year) => ({ isRequired: true, year, nextDueDate: declarationDates(year, rules).due }));

  test("every day is in exactly one CPD year, which has 365 or 366 days (RULE-01)", () => {
    fc.assert(
      fc.property(days, (day) => {
        const year = cpdYearOf(day, rules);
        const { startDate, endDate } = cpdYearPeriod(year, rules);
        expect(startDate <= day && day <= endDate).toBe(true);
        expect([365, 366]).toContain(daysBetween(startDate, endDate) + 1);
        expect(cpdYearPeriod(year + 1, rules).startDate).toBe(plusDays(endDate, 1));
        expect(endDate.startsWith(String(year))).toBe(true);
      }),
    );
  });

  test("a declaration opens before it is due, and is due after its year (RULE-01)", () => {
    fc.assert(
      fc.property(duties, ({ year }) => {
        const { opens, due } = declarationDates(year, rules);
        expect(opens < due).toBe(true);
        expect(cpdYearPeriod(year, rules).endDate < due).toBe(true);
        expect(daysBetween(cpdYearPeriod(year, rules).endDate, due)).toBeLessThanOrEqual(366);
      }),
    );
  });

  test("a declaration moves from up to date to due to overdue only, and is always one of them (YEAR-01)", () => {
    const order = overviewCodes.filter((code) => code !== "NOT_REQUIRED");
    fc.assert(
      fc.property(duties, days, fc.integer({ min: 0, max: 800 }), (duty, day, later) => {
        const [before, after] = [day, plusDays(day, later)].map((on) => overviewOn(duty, rules, on));
        expect(order.indexOf(before?.code as "DUE")).toBeGreaterThanOrEqual(0);
        expect(order.indexOf(after?.code as "DUE")).toBeGreaterThanOrEqual(order.indexOf(before?.code as "DUE"));
      }),
    );
  });

  test("it is due on the day it opens and on its last day, up to date before and overdue after (YEAR-01)", () => {
    fc.assert(
      fc.property(duties, (duty) => {
        const { opens, due } = declarationDates(duty.year, rules);
        const codes = [plusDays(opens, -1), opens, due, plusDays(due, 1)].map((on) => overviewOn(duty, rules, on).code);
        expect(codes).toEqual(["UPTODATE", "DUE", "DUE", "OVERDUE"]);
      }),
    );
  });

  test("the missing years are those past their due date, from the oldest on (YEAR-01)", () => {
    fc.assert(
      fc.property(duties, days, (duty, day) => {
        const missing = missingYears(duty, rules, day);
        expect(missing.every((year, index) => year === duty.year + index)).toBe(true);
        expect(missing.every((year) => declarationDates(year, rules).due < day)).toBe(true);
        expect(declarationDates(duty.year + missing.length, rules).due >= day).toBe(true);
        expect(missing.length > 0).toBe(overviewOn(duty, rules, day).code === "OVERDUE");
      }),
    );
  });

  test("declaring the missing years one by one, the oldest first, leaves nothing overdue (YEAR-01)", () => {
    fc.assert(
      fc.property(duties, days, (first, day) => {
        let duty = first;
        for (const year of missingYears(first, rules, day)) {
          expect(duty.year).toBe(year);
          duty = dutyAfter(year, [], rules);
        }
        expect(overviewOn(duty, rules, day).code).not.toBe("OVERDUE");
      }),
    );
  });

  test("declared years are not missing again (YEAR-01)", () => {
    fc.assert(
      fc.property(duties, fc.uniqueArray(fc.integer({ min: 1, max: 5 })), ({ year }, ahead) => {
        const declared = ahead.map((by) => year + by);
        const next = dutyAfter(year, declared, rules).year;
        expect(declared).not.toContain(next);
        for (let between = year + 1; between < next; between += 1) expect(declared).toContain(between);
      }),
    );
  });

  test("a new member first declares the year that opens next (YEAR-01)", () => {
    fc.assert(
      fc.property(days, (day) => {
        const duty = dutyFrom(day, rules);
        expect(overviewOn(duty, rules, day).code).toBe("UPTODATE");
        expect(declarationDates(duty.year - 1, rules).opens <= day).toBe(true);
      }),
    );
  });

  test("a customer with nothing to declare has nothing due and nothing missing (YEAR-01)", () => {
    fc.assert(
      fc.property(duties, days, (duty, day) => {
        const exempt = { ...duty, isRequired: false };
        expect(overviewOn(exempt, rules, day).code).toBe("NOT_REQUIRED");
        expect(missingYears(exempt, rules, day)).toEqual([]);
      }),
    );
  });
});
