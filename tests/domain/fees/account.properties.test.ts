import { describe, expect, test } from "vitest";

import type { Transaction } from "../../../domain/fees/account.ts";
import { transactionSides, transactionStatuses, transactionTypes } from "../../../domain/fees/account.ts";
import { sideOf } from "../../../domain/fees/postings.ts";
import { reducedSubscriptionFor } from "../../../domain/fees/reduced-subscription.ts";
import { filterTransactions, hasReceipt, transactionsByYear } from "../../../domain/fees/transactions.ts";
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

  test("total completed charges and payments separately: another counts in its year and its total alone", () => {
    const more = fc.record({
      date: fc.constantFrom("2026-03-01" as CalendarDate, "2027-01-01" as CalendarDate),
      amount: fc.integer({ min: 1, max: 100_000 }),
      type: fc.constantFrom(...transactionTypes),
      status: fc.constantFrom(...transactionStatuses),
    });
    fc.assert(
      fc.property(anyTransactions, more, (transactions, { amount, ...special }) => {
        const another = { ...special, amount, reference: "", description: "", receiptAvailable: false };
        const totals = (those: readonly Transaction[]) =>
          new Map(transactionsByYear(those).map(({ year, charged, paid }) => [year, { charged, paid }]));
        const [before, after] = [totals(transactions), totals([...transactions, another])];
        const own = yearOf(special.date);
        const { charged, paid } = before.get(own) ?? { charged: 0, paid: 0 };
        const counts = special.status === "COMPLETED" ? amount : 0;
        const isCharged = special.type === "CHARGE" || special.type === "CREDIT_NOTE";
        // Credit notes lessen what was charged; reversals and refunds what was paid.
        const added = special.type === "CHARGE" || special.type === "PAYMENT" ? counts : -counts;
        expect(after).toEqual(
          new Map(before).set(own, isCharged ? { charged: charged + added, paid } : { charged, paid: paid + added }),
        );
      }),
    );
    expect(transactionsByYear([])).toEqual([]);
  });

  test("a filter keeps exactly the matching ones, and an empty filter keeps all", () => {
    const filter = fc.record({
      year: fc.constantFrom(1995, 2010, 2026, undefined),
      type: fc.constantFrom(...transactionSides, undefined),
    });
    fc.assert(
      fc.property(anyTransactions, filter, (transactions, { year, type }) => {
        expect(filterTransactions(transactions, {})).toEqual(transactions);
        const byYear = year === undefined ? transactions : transactions.filter(({ date }) => yearOf(date) === year);
        expect(filterTransactions(transactions, { year, type })).toEqual(
          type === undefined ? byYear : byYear.filter((transaction) => sideOf(transaction.type) === type),
        );
      }),
    );
  });

  test("only a completed payment has a receipt, where one is available", () => {
    const date = "2026-03-01" as CalendarDate;
    const all = transactionTypes.flatMap((type) =>
      transactionStatuses.flatMap((status) =>
        [true, false].map((receiptAvailable) => ({ type, status, receiptAvailable })),
      ),
    );
    const withReceipt = all.filter((one) => hasReceipt({ ...one, date, reference: "", description: "", amount: 100 }));
    expect(withReceipt).toEqual([{ type: "PAYMENT", status: "COMPLETED", receiptAvailable: true }]);
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
