import { expect, test } from "vitest";

import {
  balanceStateOf,
  lastPaymentOf,
  type Transaction,
  type TransactionStatus,
} from "../../../domain/fees/account.ts";
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

test.each([
  [268_50, "owed"],
  [1, "owed"],
  [0, "settled"],
  [-12_00, "in favour"],
])("a balance of %i pence is %s (LAND-02)", (balance, state) => {
  expect(balanceStateOf(balance)).toBe(state);
});
