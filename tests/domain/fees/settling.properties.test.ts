import { describe, expect, test } from "vitest";

import { transactionStatuses, transactionTypes } from "../../../domain/fees/account.ts";
import {
  isPaidUp,
  presentSubscription,
  settledCharges,
  settledSubscriptions,
  type SettleableTransaction,
  type SubscriptionFee,
} from "../../../domain/fees/settling.ts";
import { balanceOf } from "../../../domain/fees/transactions.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { fc } from "../support/fast-check.ts";
import { anyRecentDay } from "../support/people.ts";

const anyDayOfFew = fc.oneof(anyRecentDay, fc.constantFrom("2026-01-31" as CalendarDate, "2026-02-01" as CalendarDate));

const anyTransactions: fc.Arbitrary<readonly SettleableTransaction[]> = fc.uniqueArray(
  fc.record({
    reference: fc.string({ minLength: 1, maxLength: 4 }),
    date: anyDayOfFew,
    amount: fc.oneof(fc.nat(500_00), fc.constant(260_00)),
    type: fc.constantFrom(...transactionTypes),
    status: fc.oneof(
      { weight: 4, arbitrary: fc.constant("COMPLETED" as const) },
      fc.constantFrom(...transactionStatuses),
    ),
  }),
  { selector: ({ reference }) => reference, maxLength: 14 },
);

const anyFees: fc.Arbitrary<readonly SubscriptionFee[]> = fc.uniqueArray(
  fc.record({
    year: fc.integer({ min: 2020, max: 2030 }),
    amount: fc.oneof(fc.nat(500_00), fc.constant(260_00)),
    dueDate: anyDayOfFew,
  }),
  { selector: ({ year }) => year, maxLength: 5 },
);

describe("settling", () => {
  test("conserves money: open charges minus the rest of payments equal the balance", () => {
    fc.assert(
      fc.property(anyTransactions, (transactions) => {
        const charges = settledCharges(transactions);
        const open = charges.reduce((sum, each) => sum + each.open, 0);
        const paid = transactions
          .filter(({ type, status }) => type === "PAYMENT" && status === "COMPLETED")
          .reduce((sum, { amount }) => sum + amount, 0);
        const settled = charges.reduce((sum, each) => sum + each.charge.amount - each.open, 0);
        expect(settled).toBeLessThanOrEqual(paid);
        expect(open - (paid - settled)).toBe(balanceOf(transactions));
        for (const each of charges) {
          expect(each.open).toBeGreaterThanOrEqual(0);
          expect(each.open).toBeLessThanOrEqual(each.charge.amount);
        }
      }),
    );
  });

  test("never leaves an older charge open while a newer one is partly paid", () => {
    fc.assert(
      fc.property(anyTransactions, (transactions) => {
        const charges = settledCharges(transactions);
        const dates = charges.map(({ charge }) => charge.date);
        expect(dates).toEqual(dates.toSorted());
        const firstOpen = charges.findIndex(({ open }) => open > 0);
        if (firstOpen !== -1)
          for (const { charge, open } of charges.slice(firstOpen + 1)) expect(open).toBe(charge.amount);
      }),
    );
  });

  test("does not depend on the order of payments and charges", () => {
    fc.assert(
      fc.property(anyTransactions, anyFees, anyDayOfFew, (transactions, fees, today) => {
        const reversed = transactions.toReversed();
        expect(settledCharges(reversed)).toEqual(settledCharges(transactions));
        expect(settledSubscriptions(fees.toReversed(), reversed, today)).toEqual(
          settledSubscriptions(fees, transactions, today),
        );
      }),
    );
  });

  test("pays every subscription with a full payment; an unpaid one shows before the latest", () => {
    fc.assert(
      fc.property(anyTransactions, anyFees, anyDayOfFew, (transactions, fees, today) => {
        const debt = Math.max(0, balanceOf(transactions));
        const payment = {
          reference: "the payment",
          date: today,
          amount: debt,
          type: "PAYMENT",
          status: "COMPLETED",
        } as const;
        const after = [...transactions, payment];
        expect(settledSubscriptions(fees, after, today).every(({ status }) => status === "PAID")).toBe(true);
        expect(isPaidUp(fees, after, today)).toBe(true);
        const before = settledSubscriptions(fees, transactions, today);
        const present = presentSubscription(before);
        expect(present === undefined).toBe(fees.length === 0);
        if (present?.status === "PAID") expect(before.every(({ status }) => status === "PAID")).toBe(true);
      }),
    );
  });

  test("leaves no overdue charged subscription when everything is paid", () => {
    fc.assert(
      fc.property(anyTransactions, anyFees, anyDayOfFew, (transactions, fees, today) => {
        fc.pre(isPaidUp(fees, transactions, today) && balanceOf(transactions) <= 0);
        expect(settledSubscriptions(fees, transactions, today).some(({ status }) => status === "OVERDUE")).toBe(false);
      }),
    );
  });

  test.each([
    ["yesterday", "2026-02-28", "OVERDUE", false],
    ["today", "2026-03-01", "DUE", true],
    ["tomorrow", "2026-03-02", "DUE", true],
  ])("an open subscription that is due %s, on %s, is %s for the day (FEES-03, CASH-02)", (_, due, status, paidUp) => {
    const today = "2026-03-01" as CalendarDate;
    const fee: SubscriptionFee = { year: 2026, amount: 268_50, dueDate: due as CalendarDate };
    const charge: SettleableTransaction = {
      reference: "INV-1",
      date: "2026-01-01" as CalendarDate,
      amount: 268_50,
      type: "CHARGE",
      status: "COMPLETED",
    };
    expect(settledSubscriptions([fee], [charge], today)).toMatchObject([{ status }]);
    expect(isPaidUp([fee], [charge], today)).toBe(paidUp);
  });

  test("a charge without a subscription is due on its own day, and leaves nobody paid up (CASH-02)", () => {
    const today = "2026-03-01" as CalendarDate;
    const charge: SettleableTransaction = {
      reference: "INV-1",
      date: today,
      amount: 1,
      type: "CHARGE",
      status: "COMPLETED",
    };
    expect(isPaidUp([], [charge], today)).toBe(false);
  });
});
