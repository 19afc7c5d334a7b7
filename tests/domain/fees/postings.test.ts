import { expect, test } from "vitest";

import type { Transaction, TransactionStatus } from "../../../domain/fees/account.ts";
import { lastPaymentOf, postingsInForce, reversalOf } from "../../../domain/fees/postings.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";

const payment = (date: string, status: TransactionStatus): Transaction => ({
  date: date as CalendarDate,
  reference: `PAY-${date}`,
  description: "Payment by card",
  amount: 100_00,
  type: "PAYMENT",
  status,
  receiptAvailable: false,
});

test("the last payment is the latest completed one; pending and failed ones are not received (LAND-02)", () => {
  const completed = payment("2026-01-10", "COMPLETED");
  const transactions = [
    payment("2026-03-01", "PENDING"),
    payment("2026-02-01", "FAILED"),
    completed,
    payment("2025-12-01", "COMPLETED"),
  ];
  expect(lastPaymentOf(transactions)).toBe(completed);
  expect(lastPaymentOf(transactions.slice(0, 2))).toBeUndefined();
});

test("a payment that was taken back is not the last one (CORR-01)", () => {
  const earlier = payment("2026-01-10", "COMPLETED");
  const bounced = payment("2026-02-10", "COMPLETED");
  const reversal = {
    ...payment("2026-02-12", "COMPLETED"),
    type: "REVERSAL",
    reverses: bounced.reference,
  } as const;
  const transactions = [earlier, bounced, reversal];
  expect(lastPaymentOf(transactions)).toBe(earlier);
  expect(postingsInForce(transactions)).toEqual([earlier]);
  expect(reversalOf(transactions, bounced.reference)).toBe(reversal);
  expect(reversalOf(transactions, earlier.reference)).toBeUndefined();
});

test.each<Partial<Transaction>>([
  { amount: 99_99 },
  { type: "PAYMENT" },
  { reverses: "PAY-unknown" },
  { status: "PENDING" },
])("a posting with %o takes nothing back (CORR-01)", (difference) => {
  const paid = payment("2026-02-10", "COMPLETED");
  const other: Transaction = {
    ...payment("2026-02-12", "COMPLETED"),
    type: "REVERSAL",
    reverses: paid.reference,
    ...difference,
  };
  expect(postingsInForce([paid, other])).toContain(paid);
  expect(reversalOf([paid, other], paid.reference)).toBeUndefined();
});
