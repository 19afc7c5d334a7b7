import { describe, expect, test } from "vitest";

import { isPaidUp } from "../../../../domain/fees/settling.ts";
import { suspensionReasons } from "../../../../domain/institute/customer/suspension-reasons.ts";
import type { DatedFacts } from "../../../../domain/institute/reminders/dated-obligations.ts";
import { plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { fc } from "../../support/fast-check.ts";

const first = "2026-06-15" as CalendarDate;
const anyDayNear = fc.integer({ min: -100, max: 100 }).map((days) => plusDays(first, days));

const standing = { status: "Active", isClosed: false, isRetired: false, isFellow: false };

const anyFacts: fc.Arbitrary<DatedFacts> = fc
  .record({
    declarationDue: fc.option(anyDayNear),
    dueDates: fc.array(anyDayNear, { maxLength: 3 }),
    paid: fc.integer({ min: 0, max: 400_00 }),
    isRetired: fc.boolean(),
  })
  .map(({ declarationDue, dueDates, paid, isRetired }) => ({
    standing: { ...standing, isRetired },
    suspension: "none",
    declaration: declarationDue
      ? { isRequired: true, year: 2025, nextDueDate: declarationDue, opens: plusDays(declarationDue, -90) }
      : undefined,
    fees: dueDates.map((dueDate, index) => ({ year: 2020 + index, amount: 100_00 + index, dueDate })),
    transactions: [
      ...dueDates.map(
        (date, index) =>
          ({
            reference: `INV-${index}`,
            description: "",
            purpose: `subscription ${2020 + index}`,
            date,
            amount: 100_00 + index,
            type: "CHARGE",
            status: "COMPLETED",
          }) as const,
      ),
      { reference: "PAY-1", description: "", date: first, amount: paid, type: "PAYMENT", status: "COMPLETED" } as const,
    ],
    certificates: [],
  }));

/** Facts with a day near them, often one on which something is due. */
const anyFactsWithDay = anyFacts.chain((facts) =>
  fc.tuple(fc.constant(facts), fc.oneof(anyDayNear, ...facts.fees.map(({ dueDate }) => fc.constant(dueDate)))),
);

const codes = (facts: DatedFacts, day: CalendarDate) => suspensionReasons(facts, day).map(({ code }) => code);

describe("the reasons for a suspension", () => {
  test("are unpaid due fees and an overdue declaration", () => {
    fc.assert(
      fc.property(anyFactsWithDay, ([facts, day]) => {
        const isLate =
          facts.declaration !== undefined && facts.declaration.nextDueDate < day && !facts.standing.isRetired;
        expect(codes(facts, day)).toEqual([
          ...(isPaidUp(facts, day) ? [] : ["UNPAID_FEES"]),
          ...(isLate ? ["CPD_NON_COMPLIANCE"] : []),
        ]);
      }),
    );
  });

  test("do not end with time, and each began before the day", () => {
    fc.assert(
      fc.property(anyFactsWithDay, fc.nat(100), ([facts, day], later) => {
        const present = suspensionReasons(facts, day);
        expect(codes(facts, plusDays(day, later))).toEqual(expect.arrayContaining(present.map(({ code }) => code)));
        for (const { due } of present) expect(due < day).toBe(true);
      }),
    );
  });

  test("are empty for suspended customers and closed accounts", () => {
    fc.assert(
      fc.property(anyFacts, anyDayNear, (facts, day) => {
        expect(codes({ ...facts, standing: { ...facts.standing, status: "SUSPENDED" } }, day)).toEqual([]);
        expect(codes({ ...facts, standing: { ...facts.standing, isClosed: true } }, day)).toEqual([]);
      }),
    );
  });
});
