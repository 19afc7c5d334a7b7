import { expect, test } from "vitest";

import type { Adjustment, AnnualDeclaration } from "../../../domain/cpd/history.ts";
import type { CpdOverview, OverviewCode } from "../../../domain/cpd/status.ts";
import { emptyWaiverForm } from "../../../domain/cpd/waiver.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { adjustmentWords, fewerUnits, outcomeWords, statusWords, waiversSoFar } from "../../../ui/cpd/waiver-words.ts";
import { textsOf } from "../support/texts.ts";

const { waiver, history } = await textsOf("annual-declarations");

const adjustment = (type: string, units: number, code: Adjustment["status"]["code"]): Adjustment =>
  ({ type, reason: "Parental leave", units, status: { code } }) as Adjustment;

test("a waiver request lists only the year's waivers, not other adjustments (WAIV-01)", () => {
  const record = [
    {
      year: 2026,
      adjustments: [
        adjustment("waiver", 10, "PENDING"),
        adjustment("correction", 2, "AWARDED"),
        adjustment("waiver", 1, "AWARDED"),
      ],
    },
  ];
  expect(
    waiversSoFar(record as unknown as readonly AnnualDeclaration[], [2026, 2025], waiver.soFar, history.table, {
      locale: "en-GB",
    }),
  ).toEqual([
    { question: "2026", answer: "10 units pending, 1 unit awarded" },
    { question: "2025", answer: "None" },
  ]);
});

test.each([
  ["AWARDED", "Parental leave: 1 unit, awarded"],
  ["PENDING", "Parental leave: 1 unit, pending"],
  ["REJECTED", "Parental leave: 1 unit, not awarded"],
] as const)("an adjustment that is %s shows as such, without dates if it has none (CPD-11)", (code, told) => {
  expect(adjustmentWords(adjustment("correction", 1, code), history.table, defaultRules)).toBe(told);
});

test("after a request its year lists awarded, pending and brought-forward units, and no other (WAIV-02)", () => {
  const overview: CpdOverview = {
    code: "DUE",
    year: 2026,
    nextDueDate: "2027-01-31" as CalendarDate,
    remainingDays: 40,
  };
  const adjustments = [
    adjustment("waiver", 10, "PENDING"),
    adjustment("waiver", 4, "PENDING"),
    adjustment("waiver", 3, "AWARDED"),
  ];
  const years: readonly AnnualDeclaration[] = [
    { year: 2026, status: "NOT_DECLARED", broughtForwardUnits: 6, adjustments },
    { year: 2025, status: "COMPLETE", broughtForwardUnits: 1, adjustments: [] },
  ];
  const standing = { question: "CPD status", answer: "Your declaration for 2026 is due on 31\u00a0January 2027" };
  expect(statusWords(overview, years, 2026, waiver.standing, defaultRules)).toEqual([
    standing,
    { question: "Units awarded for 2026", answer: "3" },
    { question: "Units pending for 2026", answer: "14" },
    { question: "Units brought forward to 2026", answer: "6" },
  ]);
  expect(statusWords(overview, years, 2024, waiver.standing, defaultRules)).toEqual([standing]);
});

test.each<[OverviewCode, string]>([
  ["DUE", "Your declaration for 2026 is due on 31\u00a0January 2027"],
  ["OVERDUE", "Your declaration for 2026 was due on 31\u00a0January 2027"],
  ["UPTODATE", "Up to date. Your declaration for 2026 is due on 31\u00a0January 2027"],
])("a CPD record that is %s displays after a waiver as “%s” (WAIV-02)", (code, words) => {
  const overview: CpdOverview = { code, year: 2026, nextDueDate: "2027-01-31" as CalendarDate, remainingDays: 40 };
  expect(statusWords(overview, [], 2026, waiver.standing, defaultRules)).toEqual([
    { question: "CPD status", answer: words },
  ]);
});

test.each([
  [{ units: 5, verifiableUnits: 2 }, "5 fewer units, 2 of them verifiable"],
  [{ units: 1, verifiableUnits: 0 }, "1 fewer unit, 0 of them verifiable"],
  [{ verifiableUnits: 2 }, "2 fewer verifiable units"],
])("the units a waiver deducts show in full: %j (WAIV-05)", (outcome, words) => {
  expect(fewerUnits(outcome, waiver.complete, { locale: "en-GB" })).toBe(words);
});

test("a reason that was chosen in another language reads as the page words it now, and units as its locale does (LANG-03, LANG-04)", () => {
  const texts = { ...waiver, reasons: [{ code: "CARE", label: "Proche aidant" }] };
  const answers = (code: string) =>
    outcomeWords(
      { ...emptyWaiverForm, reason: { code, label: "Caring" } },
      { units: 2.5, verifiableUnits: 1, status: undefined },
      texts,
      history.table.adjustmentStatuses,
      { locale: "fr" },
    ).map(({ answer }) => answer);
  expect(answers("CARE")).toEqual(["2,5", "1", "", "", "", "Proche aidant"]);
  expect(answers("GONE").at(-1)).toBe("Caring");
});
