import { describe, expect, test } from "vitest";

import { endsWithPayment, isCauseGone, isEndedByPayment } from "../../../domain/customer/suspension.ts";
import {
  creditOf,
  paymentChoices,
  settledBetween,
  settledInTurn,
  settlesLateFees,
} from "../../../domain/fees/paying.ts";
import { debtsOf, isPaidUp, settle } from "../../../domain/fees/settling.ts";
import { balanceOf } from "../../../domain/fees/transactions.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../domain/kernel/money.ts";
import { fc } from "../support/fast-check.ts";
import { anyLedger, anyLedgerDay, type Ledger } from "../support/ledgers.ts";

const paying = (ledger: Ledger, amount: Pence, date: CalendarDate, settles: readonly string[] = []): Ledger => ({
  ...ledger,
  transactions: [
    ...ledger.transactions,
    {
      reference: "the payment",
      description: "",
      date,
      amount,
      settles,
      type: "PAYMENT",
      status: "COMPLETED",
      receiptAvailable: true,
    },
  ],
});

/** The day of the newest posting: who chooses what to pay sees all postings, and pays after them. */
const lastDayOf = ({ transactions }: Ledger): CalendarDate =>
  transactions.map(({ date }) => date).reduce((last, date) => (date > last ? date : last));

describe("how far somebody pays (CASH-02)", () => {
  test("everything comes first, and each further choice pays less, always the oldest", () => {
    fc.assert(
      fc.property(anyLedger, (ledger) => {
        const debts = debtsOf(ledger);
        const choices = paymentChoices(debts);
        expect(choices).toHaveLength(debts.length);
        if (debts.length > 0) expect(choices[0]?.amount).toBe(Math.max(0, balanceOf(ledger.transactions)));
        for (const [index, { items, rest, upTo }] of choices.entries()) {
          expect([...items, ...rest]).toEqual(debts);
          expect(items).toHaveLength(debts.length - index);
          expect(items.at(-1)?.reference).toBe(upTo);
        }
      }),
    );
  });

  test("ends a suspension for unpaid fees in its grace period once nothing is late, by every account of it", () => {
    const anyProfile = fc.record({
      status: fc.constantFrom("SUSPENDED", "Active"),
      suspensionDetails: fc.record({
        code: fc.constantFrom("UNPAID_FEES", "CPD_NON_COMPLIANCE", "CONDUCT"),
        gracePeriod: fc.boolean(),
      }),
    });
    fc.assert(
      fc.property(anyLedger, anyLedgerDay, anyProfile, (ledger, today, profile) => {
        const owed = debtsOf(ledger);
        const { code, gracePeriod } = profile.suspensionDetails;
        const isNothingLate = owed.every(({ dueDate }) => dueDate >= today);
        const ends = profile.status === "SUSPENDED" && gracePeriod && code === "UNPAID_FEES" && isNothingLate;
        expect(isEndedByPayment(profile, owed, today)).toBe(ends);
        if (endsWithPayment(profile)) expect(isCauseGone({ code, today, owed })).toBe(ends);
      }),
    );
  });

  test("a choice that is paid leaves exactly its rest, and late what it says", () => {
    fc.assert(
      fc.property(anyLedger, anyLedgerDay, fc.nat(), (ledger, today, pick) => {
        const choices = paymentChoices(debtsOf(ledger));
        fc.pre(choices.length > 0);
        const choice = choices[pick % choices.length] ?? { items: [], rest: [], amount: 0, upTo: "" };
        const references = choice.items.map(({ reference }) => reference);
        const paid = paying(ledger, choice.amount, lastDayOf(ledger), references);
        expect(debtsOf(paid)).toEqual(choice.rest);
        const leavesNothingLate = choice.rest.every(({ dueDate }) => dueDate >= today);
        expect(isPaidUp(paid, today)).toBe(leavesNothingLate);
        expect(settlesLateFees(paid, "the payment", today)).toBe(!isPaidUp(ledger, today) && leavesNothingLate);
        expect(settledBetween(ledger.transactions, paid.transactions).map(({ reference }) => reference)).toEqual(
          references,
        );
      }),
    );
  });
});

describe("what a payment paid (CASH-02)", () => {
  test("comes to the payment, less what became credit", () => {
    fc.assert(
      fc.property(anyLedger, anyLedgerDay, fc.integer({ min: 1, max: 600_00 }), (ledger, date, amount) => {
        const paid = paying(ledger, amount, date);
        const items = settledBetween(ledger.transactions, paid.transactions);
        const credit = settle(paid.transactions).credit - settle(ledger.transactions).credit;
        expect(creditOf({ amount, items })).toBe(credit);
        for (const item of items) expect(item.amount).toBeGreaterThan(0);
      }),
    );
  });
});

test("payments made one after the other pay what each pays after those before it (CASH-02)", () => {
  const anyPayment = fc.record({ amount: fc.integer({ min: 1, max: 100_000 }), date: anyLedgerDay, pick: fc.nat() });
  fc.assert(
    fc.property(anyLedger, fc.array(anyPayment, { maxLength: 6 }), ({ transactions, fees }, given) => {
      const charges = transactions.filter(({ type }) => type === "CHARGE");
      const payments = given.map(({ amount, date, pick }, index) => {
        const named = charges[pick % (charges.length + 1)];
        const ledger = paying({ transactions: [], fees }, amount, date, named ? [named.reference] : []);
        return { ...ledger.transactions[0], reference: `payment ${index}` } as Ledger["transactions"][number];
      });
      const one = (index: number) => [...transactions, ...payments.slice(0, index)];
      expect(settledInTurn(transactions, payments)).toEqual(
        payments.map((_, index) => settledBetween(one(index), one(index + 1))),
      );
    }),
  );
});
