import { expect, test } from "vitest";

import { inferCharges } from "../../../../domain/institute/fees/infer-charges.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";

const fee = (year: number, amount = 260_00) => ({ year, amount, dueDate: `${String(year)}-01-31` as CalendarDate });
const charge = (reference: string, description = "Fee", amount = 260_00) => ({ reference, description, amount });
const named = (year: number) => ({ purpose: `subscription ${String(year)}` });

test.each([
  [
    "the reference of a fee run",
    [fee(2026), fee(2027)],
    [charge("SUB-2027-1"), charge("A")],
    [
      ["SUB-2027-1", named(2027)],
      ["A", named(2026)],
    ],
  ],
  [
    "the description",
    [fee(2026), fee(2027)],
    [charge("A", "Annual subscription 2026"), charge("B", "Your subscription for 2027")],
    [
      ["A", named(2026)],
      ["B", named(2027)],
    ],
  ],
  [
    "the amount, where only one charge has it",
    [fee(2026)],
    [charge("A"), charge("B", "Workshop", 40_00)],
    [["A", named(2026)]],
  ],
  [
    "the amount of one subscription alone",
    [fee(2026, 250_00), fee(2027)],
    [charge("A"), charge("B", "Fee", 250_00)],
    [
      ["A", named(2027)],
      ["B", named(2026)],
    ],
  ],
] as const)("a charge is named by %s (CORR-02)", (_, fees, charges, known) => {
  expect([...inferCharges(fees, charges)]).toEqual(known);
});

test.each([
  ["two charges of the amount", [fee(2026)], [charge("A"), charge("B", "Workshop")], "2026-01-31"],
  ["two subscriptions of the amount", [fee(2026), fee(2027)], [charge("A")], "2027-01-31"],
  [
    "two charges that name the year",
    [fee(2026)],
    [charge("A", "Subscription 2026"), charge("B", "Subscription 2026")],
    "2026-01-31",
  ],
] as const)("with %s none is guessed, and none becomes late by it (CORR-02)", (_, fees, charges, dueDate) => {
  expect([...inferCharges(fees, charges)]).toEqual(charges.map(({ reference }) => [reference, { dueDate }]));
});

test("nothing is known of a charge that is no subscription (CORR-02)", () => {
  expect(inferCharges([fee(2026)], [charge("SUB-2026-1"), charge("B", "Workshop", 40_00)]).get("B")).toBeUndefined();
});
