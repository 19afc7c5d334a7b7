import { describe, expect, test } from "vitest";

import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import { Waivers } from "../../application/cpd/waivers.ts";
import { Drafts } from "../../application/flow/drafts.ts";
import type { WaiverRegister } from "../../application/ports/institute.ts";
import { ok, err, CallFailure } from "../../application/ports/result.ts";
import { FailedSaves } from "../../application/shell/failed-saves.ts";
import { NavigationGuard } from "../../application/shell/navigation-guard.ts";
import type { Session } from "../../application/shell/session.ts";
import {
  type AnnualDeclaration,
  adjustmentStatuses,
  awardedUnits,
  isWaiver,
  latestDeclared,
  latestFirst,
  withoutAdjustment,
  yearStatuses,
} from "../../domain/cpd/history.ts";
import {
  type WaiverForm,
  isAcceptable,
  isAlreadyCovered,
  offeredYears,
  overlaps,
  waiverProblems,
  waiverRequestOf,
} from "../../domain/cpd/waiver.ts";
import { daysBetween, plusDays, yearOf, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { typedForm } from "../../domain/kernel/typed-date.ts";
import { defaultRules } from "../../domain/rules/organisation-rules.ts";
import { memoryTab } from "../actors/memory-tab.ts";
import { TestClock, hurried } from "../actors/test-clock.ts";
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

type WaiverDates = Parameters<typeof isAcceptable>[0];

const anyPeriod = fc
  .tuple(anyRecentDay, fc.integer({ min: 0, max: 400 }))
  .map(([startDate, days]) => ({ startDate, endDate: plusDays(startDate, days) }));

describe("a waiver", () => {
  test("a request exists exactly for a valid form, and the server accepts it", () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const request = waiverRequestOf(form, today, defaultRules);
        expect(request !== undefined).toBe(Object.keys(waiverProblems(form, today, defaultRules)).length === 0);
        if (!request) return;
        expect(isAcceptable(request, today, defaultRules.cpd)).toBe(true);
        expect(request.startDate <= request.endDate).toBe(true);
        expect([yearOf(request.startDate), yearOf(request.endDate)]).toEqual([request.year, request.year]);
        expect(offeredYears(today, defaultRules.cpd)).toContain(request.year);
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
        expect(isAcceptable(request, today, defaultRules.cpd)).toBe(true);
        expect(isAcceptable(spoil(request), today, defaultRules.cpd)).toBe(false);
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

type Fate = "taken" | "refused";

/** A waiver form with controlled responses. */
const asking = () => {
  const kept = new Map<string, string>();
  const sent: string[] = [];
  let answer: ((fate: Fate) => void) | undefined;
  const register = {
    requestWaiver: (_: unknown, key: string) => {
      sent.push(key);
      return new Promise((resolve) => {
        answer = (fate) =>
          resolve(
            fate === "taken"
              ? ok({ status: "PENDING", verifiableUnits: 1 })
              : err(new CallFailure("CPD_WAIVER_SUBMIT_ERROR", 422, "c-1", { description: "why" })),
          );
      });
    },
  } as unknown as WaiverRegister;
  const record = {
    refresh: () => Promise.resolve(),
    history: { revalidate: () => Promise.resolve() },
  } as unknown as CpdRecord;
  const session = { user: { customerId: "1" } } as unknown as Session;
  let keys = 0;
  const visit = () =>
    new Waivers(register, record, {
      drafts: new Drafts(memoryTab(kept), session, hurried),
      clock: new TestClock(new Date(2026, 5, 15)),
      rules: defaultRules,
      failedSaves: new FailedSaves(),
      navigationGuard: new NavigationGuard(),
      newIdentifier: () => `key-${String((keys += 1))}`,
      track: () => undefined,
    });
  return { visit, sent, kept, settle: (fate: Fate) => answer?.(fate) };
};

const right: WaiverForm = {
  year: 2025,
  startDate: "01/03/2025",
  endDate: "31/03/2025",
  reason: { code: "ILLNESS", label: "Illness" },
  adjustmentType: "waiver",
};

describe("a waiver request", () => {
  test("keeps its input until it was accepted, and never shows an earlier attempt's error", async () => {
    const happenings = fc.array(
      fc.oneof(
        anyForm.map((form) => ({ does: "enter" as const, form })),
        fc
          .constantFrom("request", "take", "refuse", "go on", "close", "open")
          .map((does) => ({ does, form: undefined })),
      ),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(happenings, async (said) => {
        const { visit, settle } = asking();
        const waivers = visit();
        waivers.open();
        waivers.change(right);
        for (const { does, form } of said) {
          const before = { step: waivers.step, form: waivers.form, isOpen: waivers.isOpen };
          if (does === "enter") waivers.change(form ?? {});
          if (does === "request") void waivers.request();
          if (does === "take") settle("taken");
          if (does === "refuse") settle("refused");
          if (does === "go on") waivers.continue();
          if (does === "close") waivers.close();
          if (does === "open") waivers.open();
          await new Promise<void>((resolve) => {
            setImmediate(resolve);
          });
          const isPutAway =
            (does === "close" || does === "go on") && before.step !== "LANDING" && before.step !== "SUBMITTING";
          if (does !== "enter" && !isPutAway) expect(waivers.form).toEqual(before.form);
          if (does === "refuse" && before.step === "SUBMITTING")
            expect([waivers.step, waivers.refusal]).toEqual(["LANDING", "why"]);
          if (does === "open" && !before.isOpen)
            expect([waivers.step, waivers.refusal, waivers.touched.shownProblems]).toEqual(["LANDING", undefined, []]);
          if (before.step === "SUBMITTING" && does !== "take" && does !== "refuse")
            expect(waivers.step).toBe("SUBMITTING");
          if (waivers.step === "SUBMITTING") expect(waiverRequestOf(waivers.form, today, defaultRules)).toBeDefined();
        }
      }),
      { numRuns: 60 },
    );
  });

  test("restores the valid parts of another version's form, and never breaks", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue(),
        fc.record({ form: fc.record({ year: fc.jsonValue(), startDate: fc.jsonValue(), reason: fc.jsonValue() }) }),
        async (odd, nearly) => {
          for (const draft of [odd, nearly, { isOpen: true, ...nearly }]) {
            const { visit, kept } = asking();
            kept.set("guildhall.draft.1.waiver", JSON.stringify({ key: "k", draft }));
            const waivers = visit();
            await waivers.resume();
            expect(() => [
              waivers.problems,
              waivers.touched.shownProblems,
              waivers.step,
              waiverRequestOf(waivers.form, today, defaultRules),
            ]).not.toThrow();
          }
        },
      ),
    );
  });
});

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
    fc.assert(
      fc.property(fc.string(), (type) => {
        expect(isWaiver({ type })).toBe(type === "waiver");
      }),
    );
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
          expect(awardedUnits(onlyAwarded)).toBe(onlyAwarded.adjustments.reduce((sum, { units }) => sum + units, 0));
        }
      }),
    );
  });
});
