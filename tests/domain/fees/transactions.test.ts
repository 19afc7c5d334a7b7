import { expect, test } from "vitest";

import type { Transaction } from "../../../domain/fees/account.ts";
import { balanceOf, transactionsByYear } from "../../../domain/fees/transactions.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";

test("only completed transactions count (FEES-03, LAND-02)", () => {
  const charge = { amount: 100, type: "CHARGE", status: "COMPLETED" } as const;
  expect(balanceOf([charge, { ...charge, type: "PAYMENT" }])).toBe(0);
  expect(balanceOf([charge, { ...charge, type: "PAYMENT", status: "FAILED" }])).toBe(100);
});

const transaction = (
  date: string,
  reference: string,
  amount: number,
  type: Transaction["type"],
  status: Transaction["status"] = "COMPLETED",
): Transaction => ({
  date: date as CalendarDate,
  reference,
  description: "",
  amount,
  type,
  status,
  receiptAvailable: false,
});

test("transactions are grouped by year, the latest first, and only completed ones add up (FEES-03)", () => {
  const years = transactionsByYear([
    transaction("2025-01-04", "T-1", 268_50, "CHARGE"),
    transaction("2026-12-20", "T-2", 275_00, "CHARGE"),
    transaction("2025-03-02", "T-3", 268_50, "PAYMENT"),
    transaction("2026-12-21", "T-4", 100_00, "PAYMENT", "PENDING"),
    transaction("2026-12-22", "T-5", 175_00, "PAYMENT", "FAILED"),
    transaction("2025-03-03", "T-6", 20_00, "CHARGE"),
  ]);
  expect(years.map((year) => ({ ...year, transactions: year.transactions.map(({ reference }) => reference) }))).toEqual(
    [
      { year: 2026, transactions: ["T-5", "T-4", "T-2"], charged: 275_00, paid: 0 },
      { year: 2025, transactions: ["T-6", "T-3", "T-1"], charged: 288_50, paid: 268_50 },
    ],
  );
});
