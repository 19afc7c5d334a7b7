import { describe, expect, test } from "vitest";

import {
  type AnnualDeclaration,
  adjustmentStatuses,
  awardedUnits,
  isWaiver,
  latestDeclared,
  latestFirst,
  pendingUnits,
  withoutAdjustment,
  yearStatuses,
} from "../../../domain/cpd/history.ts";
import { fc } from "../support/fast-check.ts";

const anyHistory: fc.Arbitrary<readonly AnnualDeclaration[]> = fc.uniqueArray(
  fc.record({
    year: fc.integer({ min: 2015, max: 2026 }),
    status: fc.constantFrom(...yearStatuses),
    broughtForwardUnits: fc.nat(40),
    adjustments: fc.array(
      fc.record({
        id: fc.constantFrom("W-1", "W-2", "W-3", "W-4"),
        type: fc.constant("waiver"),
        reason: fc.string(),
        units: fc.nat(40),
        status: fc.record({ code: fc.constantFrom(...adjustmentStatuses) }),
      }),
      { maxLength: 4 },
    ),
  }),
  { selector: ({ year }) => year, maxLength: 6 },
);

describe("the CPD history", () => {
  test("deletes only requested waivers, never adjustments made by the institute", () => {
    const others = ["", "Waiver", "waivers", "carry forward", "adjustment", "waiver "];
    expect(others.filter((type) => isWaiver({ type }))).toEqual([]);
    expect(isWaiver({ type: "waiver" })).toBe(true);
  });

  test("keeps everything except the deleted waiver", () => {
    fc.assert(
      fc.property(anyHistory, fc.constantFrom("W-1", "W-2", "W-9"), (years, id) => {
        const all = years.flatMap((year) => year.adjustments);
        const left = withoutAdjustment(years, id).flatMap((year) => year.adjustments);
        expect(left).toEqual(all.filter((adjustment) => adjustment.id !== id));
        expect(withoutAdjustment(years, id).map(({ year }) => year)).toEqual(years.map(({ year }) => year));
        expect(withoutAdjustment(withoutAdjustment(years, id), id)).toEqual(withoutAdjustment(years, id));
      }),
    );
  });

  test("the latest declared year was declared, and no later one was", () => {
    fc.assert(
      fc.property(anyHistory, (years) => {
        const latest = latestDeclared(years);
        const declared = years.filter(({ status }) => status !== "NOT_DECLARED");
        if (latest) expect(declared).toContain(latest);
        for (const { year } of declared) expect(year).toBeLessThanOrEqual(latest?.year ?? Number.NaN);
      }),
    );
  });

  test("sorts years latest first, and counts only awarded units", () => {
    fc.assert(
      fc.property(anyHistory, (years) => {
        const sorted = latestFirst(years);
        expect([...sorted].map(({ year }) => year)).toEqual(years.map(({ year }) => year).sort((a, b) => b - a));
        for (const year of years) {
          const onlyAwarded = {
            ...year,
            adjustments: year.adjustments.filter(({ status }) => status.code === "AWARDED"),
          };
          expect(awardedUnits(year)).toBe(awardedUnits(onlyAwarded));
          expect(pendingUnits(onlyAwarded)).toBe(0);
        }
      }),
    );
  });

  test("units add as decimals: 1.1 and 2.2 are 3.3 (CPD-11)", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4000)), (hundredths) => {
        const year: AnnualDeclaration = {
          year: 2026,
          status: "COMPLETE",
          broughtForwardUnits: 0,
          adjustments: hundredths.map((units, index) => ({
            id: `W-${index}`,
            type: "waiver",
            reason: "Illness",
            units: units / 100,
            status: { code: "AWARDED" },
          })),
        };
        const total = hundredths.reduce((sum, units) => sum + units, 0);
        expect(String(awardedUnits(year))).toBe(String(total / 100));
      }),
    );
  });
});
