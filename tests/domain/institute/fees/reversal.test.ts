import { expect, test } from "vitest";

import type { Transaction, TransactionType } from "../../../../domain/fees/account.ts";
import { reversingType, whyNotReversed, type ReversalWay } from "../../../../domain/institute/fees/reversal.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";

test.each<[TransactionType, ReversalWay, TransactionType | undefined]>([
  ["PAYMENT", "taken back", "REVERSAL"],
  ["PAYMENT", "paid out", "REFUND"],
  ["CHARGE", "taken back", "CREDIT_NOTE"],
  ["CHARGE", "paid out", undefined],
  ["CREDIT_NOTE", "taken back", "CHARGE"],
  ["REVERSAL", "taken back", "PAYMENT"],
  ["REFUND", "taken back", "PAYMENT"],
])("a %s that is %s is followed by a %s (CORR-01)", (type, way, reversing) => {
  expect(reversingType(type, way)).toBe(reversing);
});

const charge: Transaction = {
  reference: "INV-1",
  date: "2026-01-10" as CalendarDate,
  description: "",
  amount: 1,
  type: "CHARGE",
  status: "COMPLETED",
  receiptAvailable: false,
};

test.each<[string, Transaction, ReversalWay, string]>([
  ["pending", { ...charge, status: "PENDING" }, "taken back", "INV-1 is pending, and counts for nothing."],
  ["paid out", charge, "paid out", "INV-1 is no payment, and cannot be paid out."],
])("a charge that is %s is refused with the reason (CORR-01)", (_, posting, way, why) => {
  expect(whyNotReversed([posting], posting, way)).toBe(why);
});

test("a second take-back is refused with the reference of the first (CORR-01)", () => {
  const note: Transaction = { ...charge, reference: "CN-1", type: "CREDIT_NOTE", reverses: "INV-1" };
  expect(whyNotReversed([charge, note], charge, "taken back")).toBe("INV-1 was reversed already, by CN-1.");
  const again: Transaction = { ...charge, reference: "INV-2", reverses: "CN-1" };
  const all = [charge, note, again];
  expect(whyNotReversed(all, charge, "taken back")).toBe("INV-1 was restored by INV-2: reverse that one.");
  expect(whyNotReversed(all, again, "taken back")).toBeUndefined();
});
