import { describe, expect, test } from "vitest";
import { isAcceptable, isAlreadyCovered, offeredYears, overlaps, waiverProblems, waiverRequestOf } from "../../domain/cpd/waiver.ts";
import type { WaiverForm } from "../../domain/cpd/waiver.ts";
import {
  continueWaiver,
  enter,
  openWaiver,
  refusalOf,
  requestWaiver,
  waiverRefused,
  waiverStepOf,
  waiverTaken,
} from "../../domain/cpd/waiver-request.ts";
import type { AnnualDeclaration } from "../../domain/cpd/history.ts";
import { adjustmentStatuses, awardedUnits, latestFirst, withoutAdjustment } from "../../domain/cpd/history.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { daysBetween, plusDays, typedForm, yearOf } from "../../domain/kernel/calendar-date.ts";
import { fc } from "./fast-check.ts";
import { anyRecentDay } from "./people.ts";

const today = "2026-06-15" as CalendarDate;
const aroundThreeYears = fc.integer({ min: -1300, max: 260 }).map((days) => plusDays(today, days));
const anyText = fc.oneof(aroundThreeYears.map(typedForm), fc.constantFrom("", "31/02/2026", "soon"));

const anyForm: fc.Arbitrary<WaiverForm> = fc.record({
  year: fc.constantFrom(2023, 2024, 2025, 2026, 2027, undefined),
  startDate: anyText,
  endDate: anyText,
  reason: fc.constantFrom({ code: "ILLNESS", label: "Illness" }, undefined),
  adjustmentType: fc.constant("waiver"),
});

const anyPeriod = fc
  .tuple(anyRecentDay, fc.integer({ min: 0, max: 400 }))
  .map(([startDate, days]) => ({ startDate, endDate: plusDays(startDate, days) }));

describe("a waiver", () => {
  test("a request is made exactly of a form with nothing wrong, and the institute finds it right", () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const request = waiverRequestOf(form, today);
        expect(request !== undefined).toBe(Object.keys(waiverProblems(form, today)).length === 0);
        if (!request) return;
        expect(isAcceptable(request, today)).toBe(true);
        expect(request.startDate <= request.endDate).toBe(true);
        expect([yearOf(request.startDate), yearOf(request.endDate)]).toEqual([request.year, request.year]);
        expect(offeredYears(today)).toContain(request.year);
      }),
      { numRuns: 2000 },
    );
  });

  test("two periods overlap exactly when they share a day, whichever is named first", () => {
    fc.assert(
      fc.property(anyPeriod, anyPeriod, (one, other) => {
        const days = Array.from({ length: daysBetween(one.startDate, one.endDate) + 1 }, (_, index) => plusDays(one.startDate, index));
        const isShared = days.some((day) => day >= other.startDate && day <= other.endDate);
        expect(overlaps(one, other)).toBe(isShared);
        expect(overlaps(other, one)).toBe(isShared);
        expect(overlaps(one, { startDate: one.endDate, endDate: one.endDate })).toBe(true);
      }),
    );
  });

  test("one that was rejected never stands in the way", () => {
    fc.assert(
      fc.property(anyPeriod, fc.constantFrom(...adjustmentStatuses), (period, code) => {
        expect(isAlreadyCovered(period, [{ ...period, status: { code } }])).toBe(code !== "REJECTED");
      }),
    );
  });

  test("whatever happens, a failure keeps the answers and shows the form, and opening starts afresh", () => {
    const happenings = fc.array(
      fc.oneof(
        anyForm.map((form) => ({ does: "enter" as const, form })),
        fc.constantFrom("request", "take", "refuse", "go on", "open").map((does) => ({ does, form: undefined })),
      ),
      { maxLength: 30 },
    );
    const right: WaiverForm = {
      year: 2025,
      startDate: "01/03/2025",
      endDate: "31/03/2025",
      reason: { code: "ILLNESS", label: "Illness" },
      adjustmentType: "waiver",
    };
    fc.assert(
      fc.property(happenings, (said) => {
        let requesting = enter(openWaiver, right);
        for (const { does, form } of said) {
          const before = requesting;
          const isUnderWay = waiverStepOf(before) === "SUBMITTING";
          if (does === "enter") requesting = enter(before, form ?? {});
          if (does === "request") requesting = requestWaiver(before, today);
          if (does === "take") requesting = waiverTaken(before, { status: "PENDING", verifiableUnits: 1 });
          if (does === "refuse") requesting = waiverRefused(before, "why");
          if (does === "go on") requesting = continueWaiver(before);
          if (does === "open") requesting = openWaiver;
          if (does !== "enter" && does !== "open" && waiverStepOf(before) !== "CPD_STATUS_CONFIRM")
            expect(requesting.form).toEqual(before.form);
          if (does === "refuse" && isUnderWay) {
            expect(waiverStepOf(requesting)).toBe("LANDING");
            expect(refusalOf(requesting)).toBe("why");
          }
          if (isUnderWay && does !== "take" && does !== "refuse" && does !== "open") expect(requesting).toEqual(before);
          if (waiverStepOf(requesting) === "SUBMITTING") expect(waiverRequestOf(requesting.form, today)).toBeDefined();
        }
      }),
    );
  });
});

const anyHistory: fc.Arbitrary<readonly AnnualDeclaration[]> = fc.uniqueArray(
  fc.record({
    year: fc.integer({ min: 2015, max: 2026 }),
    status: fc.constant("COMPLETE"),
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
  test("a deleted waiver is gone and everything else is as it was", () => {
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

  test("years stand latest first, and only awarded units count", () => {
    fc.assert(
      fc.property(anyHistory, (years) => {
        const sorted = latestFirst(years);
        expect([...sorted].map(({ year }) => year)).toEqual(years.map(({ year }) => year).sort((a, b) => b - a));
        for (const year of years) {
          const onlyAwarded = { ...year, adjustments: year.adjustments.filter(({ status }) => status.code === "AWARDED") };
          expect(awardedUnits(year)).toBe(awardedUnits(onlyAwarded));
          expect(awardedUnits(onlyAwarded)).toBe(onlyAwarded.adjustments.reduce((sum, { units }) => sum + units, 0));
        }
      }),
    );
  });
});
