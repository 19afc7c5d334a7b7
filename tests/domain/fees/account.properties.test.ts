import { describe, expect, test } from "vitest";

import type { Transaction } from "../../../domain/fees/account.ts";
import { transactionStatuses, transactionTypes } from "../../../domain/fees/account.ts";
import { reducedSubscriptionFor } from "../../../domain/fees/reduced-subscription.ts";
import { filtered, hasReceipt, transactionsByYear } from "../../../domain/fees/transactions.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { yearOf } from "../../../domain/kernel/calendar-date.ts";
import { fc } from "../support/fast-check.ts";
import { anyNotifications, anyRecentDay } from "../support/people.ts";

const anyTransactions: fc.Arbitrary<readonly Transaction[]> = fc.array(
  fc.record({
    date: fc.oneof(anyRecentDay, fc.constantFrom("2026-03-01" as CalendarDate, "2026-03-02" as CalendarDate)),
    reference: fc.string({ maxLength: 4 }),
    description: fc.constant(""),
    amount: fc.nat(100_000),
    type: fc.constantFrom(...transactionTypes),
    status: fc.constantFrom(...transactionStatuses),
    receiptAvailable: fc.boolean(),
  }),
  { maxLength: 15 },
);

describe("transactions by year", () => {
  test("contain all of them, each in its year, latest first", () => {
    fc.assert(
      fc.property(anyTransactions, (transactions) => {
        const years = transactionsByYear(transactions);
        expect(years.map(({ year }) => year)).toEqual(
          [...new Set(transactions.map(({ date }) => yearOf(date)))].sort((one, other) => other - one),
        );
        const listed = years.flatMap((year) => year.transactions);
        expect(new Set(listed)).toEqual(new Set(transactions));
        expect(listed).toHaveLength(transactions.length);
        const days = listed.map(({ date }) => date);
        expect(days).toEqual(days.toSorted().reverse());
        // Transactions of one day keep their order.
        for (const day of new Set(days)) {
          const ofDay = (those: readonly Transaction[]) => those.filter(({ date }) => date === day);
          expect(ofDay(listed)).toEqual(ofDay(transactions));
        }
      }),
    );
  });

  test("total completed charges and payments separately", () => {
    fc.assert(
      fc.property(anyTransactions, (transactions) => {
        const sum = (type: string): number =>
          transactions.reduce(
            (all, one) => (one.type === type && one.status === "COMPLETED" ? all + one.amount : all),
            0,
          );
        const years = transactionsByYear(transactions);
        expect(years.reduce((all, { charged }) => all + charged, 0)).toBe(sum("CHARGE"));
        expect(years.reduce((all, { paid }) => all + paid, 0)).toBe(sum("PAYMENT"));
      }),
    );
  });

  test("a filter keeps exactly the matching ones, and an empty filter keeps all", () => {
    const filter = fc.record({
      year: fc.constantFrom(1995, 2010, 2026, undefined),
      type: fc.constantFrom(...transactionTypes, undefined),
    });
    fc.assert(
      fc.property(anyTransactions, filter, (transactions, { year, type }) => {
        expect(filtered(transactions, {})).toEqual(transactions);
        const byYear = year === undefined ? transactions : transactions.filter(({ date }) => yearOf(date) === year);
        expect(filtered(transactions, { year, type })).toEqual(
          type === undefined ? byYear : byYear.filter((transaction) => transaction.type === type),
        );
      }),
    );
  });

  test("only completed payments have a receipt", () => {
    fc.assert(
      fc.property(anyTransactions, (transactions) => {
        for (const transaction of transactions) {
          const hasArrived = transaction.type === "PAYMENT" && transaction.status === "COMPLETED";
          expect(hasReceipt(transaction)).toBe(hasArrived && transaction.receiptAvailable);
        }
      }),
    );
  });

  test("the reduced-subscription block follows the notifications in any order", () => {
    fc.assert(
      fc.property(anyNotifications, (notifications) => {
        const block = reducedSubscriptionFor(notifications);
        expect(block).toBe(reducedSubscriptionFor(notifications.toReversed()));
        expect(block === "subscription received").toBe(notifications.includes("LTA_RS_SUBMITTED"));
        if (block === undefined) expect(notifications).not.toContain("LTA_REDUCED_SUBS");
      }),
    );
  });
});
