import { describe, expect, test } from "vitest";

import { adjustmentStatuses } from "../../../domain/cpd/history.ts";
import {
  type WaiverForm,
  isAcceptable,
  isAlreadyCovered,
  offeredYears,
  overlaps,
  waiverProblems,
  waiverRequestOf,
} from "../../../domain/cpd/waiver.ts";
import { daysBetween, plusDays, yearOf, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { formatTypedDate } from "../../../domain/kernel/typed-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { fc } from "../support/fast-check.ts";
import { anyRecentDay } from "../support/people.ts";

const today = "2026-06-15" as CalendarDate;

const aroundThreeYears = fc.integer({ min: -1300, max: 260 }).map((days) => plusDays(today, days));

const anyText = fc.oneof(aroundThreeYears.map(formatTypedDate), fc.constantFrom("", "31/02/2026", "soon"));

const anyForm: fc.Arbitrary<WaiverForm> = fc.record({
  year: fc.constantFrom(2023, 2024, 2025, 2026, 2027, undefined),
  startDate: anyText,
  endDate: anyText,
  reason: fc.constantFrom({ code: "ILLNESS", label: "Illness" }, undefined),
  adjustmentType: fc.constant("waiver"),
});

type WaiverDates = Parameters<typeof isAcceptable>[0];

const anyPeriod = fc
  .tuple(anyRecentDay, fc.integer({ min: 0, max: 400 }))
  .map(([startDate, days]) => ({ startDate, endDate: plusDays(startDate, days) }));

describe("a waiver", () => {
  test("a request exists exactly for a valid form", () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const request = waiverRequestOf(form, today, defaultRules);
        expect(request !== undefined).toBe(Object.keys(waiverProblems(form, today, defaultRules)).length === 0);
        if (!request) return;
        expect(request.startDate <= request.endDate).toBe(true);
        expect([yearOf(request.startDate), yearOf(request.endDate)]).toEqual([request.year, request.year]);
        expect(offeredYears(today, defaultRules.cpd)).toContain(request.year);
      }),
      { numRuns: 2000 },
    );
  });

  test("the server accepts exactly what the form accepts, on any day and in any CPD year (WAIV-01)", () => {
    const anyRules = fc
      .constantFrom(defaultRules.cpd.year, { starts: "11-01", ends: "10-31" } as const)
      .map((year) => ({ ...defaultRules, cpd: { ...defaultRules.cpd, year } }));
    const anyDay = fc.oneof(anyRecentDay, fc.constantFrom("2028-02-29" as CalendarDate, "2027-12-31" as CalendarDate));
    const anyDates = fc.record({
      year: fc.integer({ min: -3, max: 1 }),
      start: fc.integer({ min: -1200, max: 400 }),
      length: fc.integer({ min: -3, max: 200 }),
    });
    fc.assert(
      fc.property(anyRules, anyDay, anyDates, (rules, day, { year, start, length }) => {
        const startDate = plusDays(day, start);
        const request = { year: yearOf(day) + year, startDate, endDate: plusDays(startDate, length) };
        const form: WaiverForm = {
          year: request.year,
          startDate: formatTypedDate(request.startDate),
          endDate: formatTypedDate(request.endDate),
          reason: { code: "ILLNESS", label: "Illness" },
          adjustmentType: "waiver",
        };
        const isTaken = Object.keys(waiverProblems(form, day, rules)).length === 0;
        expect(isAcceptable(request, day, rules)).toBe(isTaken);
      }),
      { numRuns: 2000 },
    );
  });

  test("an impossible request is rejected: a year not offered, dates in another year, end before start", () => {
    const anyDays = fc.tuple(fc.integer({ min: 0, max: 364 }), fc.integer({ min: 0, max: 364 }));
    const anyRequest = fc
      .tuple(fc.constantFrom(...offeredYears(today, defaultRules.cpd)), anyDays)
      .map(([year, days]) => {
        const [first, last] = days.map((day) => plusDays(`${String(year)}-01-01` as CalendarDate, day)).toSorted();
        return { year, startDate: first ?? today, endDate: last ?? today };
      });
    const spoilt = fc.constantFrom<(request: WaiverDates) => WaiverDates>(
      (request) => ({ ...request, year: request.year + 3 }),
      (request) => ({ ...request, year: request.year - 3 }),
      (request) => ({ ...request, startDate: plusDays(request.startDate, -366) }),
      (request) => ({ ...request, endDate: plusDays(request.endDate, 366) }),
      (request) => ({ ...request, startDate: plusDays(request.endDate, 1) }),
    );
    fc.assert(
      fc.property(anyRequest, spoilt, (request, spoil) => {
        expect(isAcceptable(request, today, defaultRules)).toBe(true);
        expect(isAcceptable(spoil(request), today, defaultRules)).toBe(false);
      }),
    );
  });

  test("two periods overlap exactly when they share a day, whichever is named first", () => {
    fc.assert(
      fc.property(anyPeriod, anyPeriod, (one, other) => {
        const days = Array.from({ length: daysBetween(one.startDate, one.endDate) + 1 }, (_, index) =>
          plusDays(one.startDate, index),
        );
        const isShared = days.some((day) => day >= other.startDate && day <= other.endDate);
        expect(overlaps(one, other)).toBe(isShared);
        expect(overlaps(other, one)).toBe(isShared);
        expect(overlaps(one, { startDate: one.endDate, endDate: one.endDate })).toBe(true);
      }),
    );
  });

  test("a rejected one never blocks a request", () => {
    fc.assert(
      fc.property(anyPeriod, fc.constantFrom(...adjustmentStatuses), (period, code) => {
        expect(isAlreadyCovered(period, [{ ...period, status: { code } }])).toBe(code !== "REJECTED");
      }),
    );
  });
});
