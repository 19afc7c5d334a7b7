import { describe, expect, it } from "vitest";

import { cpdYearOf, cpdYearPeriod } from "../../../domain/cpd/cpd-year.ts";
import { verifiableOf, waivedUnits } from "../../../domain/cpd/waiver-units.ts";
import { plusDays, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import type { CpdRules } from "../../../domain/rules/portal-rules.ts";
import { fc } from "../support/fast-check.ts";
import { anyRecentDay } from "../support/people.ts";

const from = (startDate: string, endDate: string) => ({
  startDate: startDate as CalendarDate,
  endDate: endDate as CalendarDate,
});

/** Any body's CPD year and units, and a day in it. */
const anyBody = fc.record({
  year: fc.constantFrom(
    { starts: "01-01", ends: "12-31" },
    { starts: "11-01", ends: "10-31" },
    { starts: "04-06", ends: "04-05" },
    { starts: "07-06", ends: "07-05" },
  ),
  required: fc.integer({ min: 0, max: 1000 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  day: anyRecentDay,
});

describe("a waiver's units", () => {
  it("are all for a whole year, the more the longer it is, and never verifiable beyond their number (WAIV-05)", () => {
    fc.assert(
      fc.property(anyBody, fc.nat(365), fc.nat(365), ({ year, required, share, day }, one, other) => {
        const rules: CpdRules = {
          ...defaultRules.cpd,
          year,
          units: { required, verifiable: Math.floor(required * share), broughtForward: 0 },
        };
        const whole = cpdYearPeriod(cpdYearOf(day, rules), rules);
        expect(waivedUnits(whole, rules)).toBe(required);
        expect(verifiableOf(required, rules)).toBe(rules.units.verifiable);
        const upTo = (days: number) => {
          const end = plusDays(whole.startDate, days);
          return waivedUnits({ startDate: whole.startDate, endDate: end < whole.endDate ? end : whole.endDate }, rules);
        };
        const [shorter, longer] = [upTo(Math.min(one, other)), upTo(Math.max(one, other))];
        expect(shorter).toBeLessThanOrEqual(longer);
        expect(longer).toBeLessThanOrEqual(required);
        expect(verifiableOf(shorter, rules)).toBeLessThanOrEqual(Math.max(shorter, 0));
        // Two halves waive what the whole does, but for the rounding of each.
        const rest = { startDate: plusDays(whole.startDate, 100), endDate: whole.endDate };
        expect(Math.abs(upTo(99) + waivedUnits(rest, rules) - required)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([
    ["2026-01-01", "2026-12-31", 40, 21],
    ["2024-01-01", "2024-12-31", 40, 21],
    ["2026-01-01", "2026-06-30", 20, 11],
    ["2026-03-01", "2026-03-31", 3, 2],
    ["2026-03-01", "2026-03-01", 0, 0],
    ["2026-03-01", "2026-03-04", 0, 0],
    ["2026-03-01", "2026-03-05", 1, 1],
  ])("from %s to %s: %i units, %i of them verifiable", (startDate, endDate, units, verifiableUnits) => {
    const waived = waivedUnits(from(startDate, endDate), defaultRules.cpd);
    expect({ units: waived, verifiableUnits: verifiableOf(waived, defaultRules.cpd) }).toEqual({
      units,
      verifiableUnits,
    });
  });

  it("are all units of the year where waivers are not in proportion, however short", () => {
    const rules = { ...defaultRules.cpd, isWaiverProRata: false };
    expect(waivedUnits(from("2026-03-01", "2026-03-01"), rules)).toBe(rules.units.required);
  });
});
