import { describe, expect, test } from "vitest";

import { notificationsOn } from "../../../domain/customer/notifications.ts";
import { obligationsOf } from "../../../domain/customer/obligations.ts";
import { postingsInForce } from "../../../domain/fees/postings.ts";
import {
  debtsOf,
  isPaidUp,
  presentSubscription,
  settle,
  settledSubscriptions,
  subscriptionsWithoutCharge,
} from "../../../domain/fees/settling.ts";
import { balanceOf, totalsOf } from "../../../domain/fees/transactions.ts";
import { suspensionReasons } from "../../../domain/institute/customer/suspension-reasons.ts";
import { goodStandingOf } from "../../../domain/institute/documents/good-standing.ts";
import { datedObligations, type DatedFacts } from "../../../domain/institute/reminders/dated-obligations.ts";
import { plusDays, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { fc } from "../support/fast-check.ts";
import {
  anyLedger,
  anyLedgerDay,
  anyLedgerWithPosting,
  chargesInForce,
  reversalBy,
  type Ledger,
} from "../support/ledgers.ts";

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Everything that is read from a ledger, but for the record of postings. */
const readingOf = (ledger: Ledger) => ({
  balance: balanceOf(ledger.transactions),
  settlement: settle(ledger.transactions),
  debts: debtsOf(ledger),
});

describe("settling (CASH-02, CORR-01, CORR-02)", () => {
  test("conserves money: what is open less the credit is the balance", () => {
    fc.assert(
      fc.property(anyLedger, ({ transactions }) => {
        const { charges, credit } = settle(transactions);
        expect(sum(charges.map(({ open }) => open)) - credit).toBe(balanceOf(transactions));
        expect(balanceOf(transactions)).toBe(balanceOf(postingsInForce(transactions)));
        const { charged, paid } = totalsOf(transactions);
        expect(charged - paid).toBe(balanceOf(transactions));
        expect(credit).toBeGreaterThanOrEqual(0);
        for (const { charge, open } of charges) {
          expect(open).toBeGreaterThanOrEqual(0);
          expect(open).toBeLessThanOrEqual(charge.amount);
        }
      }),
    );
  });

  test("keeps credit only while nothing is open, and the next charge uses it", () => {
    fc.assert(
      fc.property(anyLedger, anyLedgerDay, fc.integer({ min: 1, max: 500_00 }), ({ transactions }, date, amount) => {
        const { charges, credit } = settle(transactions);
        if (credit > 0) expect(charges.every(({ open }) => open === 0)).toBe(true);
        const next = { reference: "next", description: "", date, amount, type: "CHARGE", status: "COMPLETED" } as const;
        expect(settle([...transactions, { ...next, receiptAvailable: false }]).credit).toBe(
          Math.max(0, credit - amount),
        );
      }),
    );
  });

  test("never leaves an older charge open while a newer one is paid that no payment named", () => {
    fc.assert(
      fc.property(anyLedger, ({ transactions }) => {
        const named = new Set(transactions.flatMap(({ settles = [] }) => settles));
        const { charges } = settle(transactions);
        const free = charges.filter(({ charge }) => charge.type === "CHARGE" && !named.has(charge.reference));
        const dates = free.map(({ charge }) => charge.date);
        expect(dates).toEqual(dates.toSorted());
        const firstOpen = free.findIndex(({ open }) => open > 0);
        if (firstOpen !== -1)
          for (const { charge, open } of free.slice(firstOpen + 1)) expect(open).toBe(charge.amount);
      }),
    );
  });

  test("pays the charge that a payment names before any other", () => {
    fc.assert(
      fc.property(anyLedger, anyLedgerDay, fc.nat(), (ledger, date, pick) => {
        const charges = chargesInForce(ledger);
        fc.pre(charges.length > 0);
        const { reference, amount } = charges[pick % charges.length] ?? { reference: "", amount: 0 };
        const payment = { reference: "named", description: "", date, amount, settles: [reference] } as const;
        const after = settle([
          ...ledger.transactions,
          { ...payment, type: "PAYMENT", status: "COMPLETED", receiptAvailable: true },
        ]);
        expect(after.charges.find(({ charge }) => charge.reference === reference)?.open).toBe(0);
      }),
    );
  });

  test("does not depend on the order in which postings are listed", () => {
    fc.assert(
      fc.property(anyLedger, anyLedgerDay, (ledger, today) => {
        const reversed = { fees: ledger.fees.toReversed(), transactions: ledger.transactions.toReversed() };
        expect(readingOf(reversed)).toEqual(readingOf(ledger));
        expect(settledSubscriptions(reversed, today)).toEqual(settledSubscriptions(ledger, today));
      }),
    );
  });

  test("does not follow amounts: another charge of a subscription's amount takes nothing from it", () => {
    fc.assert(
      fc.property(anyLedger, anyLedgerDay, anyLedgerDay, (ledger, date, dueDate) => {
        const twins = chargesInForce(ledger).map((charge) => ({
          ...charge,
          reference: `twin of ${charge.reference}`,
          purpose: "Workshop",
          date,
          dueDate,
        }));
        const before = new Map(debtsOf(ledger).map((debt) => [debt.reference, debt]));
        const after = debtsOf({ ...ledger, transactions: [...ledger.transactions, ...twins] });
        for (const { reference, year, dueDate: due } of after)
          if (reference.startsWith("twin")) expect({ year, due }).toEqual({ year: undefined, due: dueDate });
          else if (before.has(reference))
            expect(before.get(reference)).toMatchObject({ dueDate: due, ...(year === undefined ? {} : { year }) });
      }),
    );
  });
});

describe("taking a posting back (CORR-01)", () => {
  test("leaves everything as if it had never been posted, but for the record", () => {
    fc.assert(
      fc.property(anyLedger, anyLedgerDay, anyLedgerDay, fc.boolean(), (ledger, date, later, isPaidOut) => {
        const posting = {
          ...chargeOn(date),
          type: isPaidOut ? "PAYMENT" : "CHARGE",
          receiptAvailable: isPaidOut,
        } as const;
        const posted = [...ledger.transactions, posting];
        const reversal = reversalBy(posted, posting, later, isPaidOut);
        expect(reversal).toBeDefined();
        const after = { ...ledger, transactions: [...posted, ...(reversal ? [reversal] : [])] };
        expect(after.transactions).toHaveLength(ledger.transactions.length + 2);
        expect(readingOf(after)).toEqual(readingOf(ledger));
      }),
    );
  });

  test("can itself be taken back, which leaves the posting in force again", () => {
    fc.assert(
      fc.property(anyLedgerWithPosting, anyLedgerDay, ([ledger, posting], date) => {
        const once = reversalBy(ledger.transactions, posting, date);
        const withOnce = [...ledger.transactions, ...(once ? [once] : [])];
        const twice = once && reversalBy(withOnce, once, date);
        expect(twice).toBeDefined();
        const after = { ...ledger, transactions: [...withOnce, ...(twice ? [twice] : [])] };
        expect(readingOf(after)).toEqual(readingOf(ledger));
      }),
    );
  });

  test("is refused a second time", () => {
    fc.assert(
      fc.property(anyLedgerWithPosting, anyLedgerDay, ([{ transactions }, posting], date) => {
        const once = reversalBy(transactions, posting, date);
        expect(reversalBy([...transactions, ...(once ? [once] : [])], posting, date)).toBeUndefined();
      }),
    );
  });
});

const chargeOn = (date: CalendarDate) => ({
  reference: "the charge",
  description: "",
  date,
  amount: 260_00,
  type: "CHARGE" as const,
  status: "COMPLETED" as const,
  receiptAvailable: false,
});

const standing = { status: "Active", isClosed: false, isRetired: false, isFellow: false };
const factsOf = (ledger: Ledger): DatedFacts => ({ ...ledger, standing, suspension: "none", certificates: [] });

describe("what is late (CORR-02)", () => {
  test("is the same for portal, list, notification, good standing, reminders and suspension", () => {
    fc.assert(
      fc.property(anyLedger, anyLedgerDay, (ledger, today) => {
        const debts = debtsOf(ledger);
        const late = debts.filter(({ dueDate }) => dueDate < today);
        const lateSum = sum(late.map(({ open }) => open));
        const portal = obligationsOf({
          today,
          balance: balanceOf(ledger.transactions),
          statement: { transactions: ledger.transactions, owed: debts },
          notifications: notificationsOn([], {
            isDeclarationOverdue: false,
            isPaymentOverdue: !isPaidUp(ledger, today),
          }),
          mayApply: false,
        });
        const overdue = portal.flatMap((item) => (item.kind === "payment" && item.state === "overdue" ? [item] : []));
        expect(sum(overdue.map(({ owed }) => owed))).toBe(lateSum);
        expect(overdue.map(({ due }) => due)).toEqual([...new Set(late.map(({ dueDate }) => dueDate))].toSorted());
        expect(portal.every(({ kind }) => kind === "payment")).toBe(true);

        const [reason] = suspensionReasons(factsOf(ledger), today);
        expect(reason && { code: reason.code, due: reason.due, open: "open" in reason ? reason.open : 0 }).toEqual(
          late.length === 0
            ? undefined
            : { code: "UNPAID_FEES", due: late.map(({ dueDate }) => dueDate).toSorted()[0], open: lateSum },
        );
        expect(isPaidUp(ledger, today)).toBe(late.length === 0);
        expect(
          goodStandingOf(
            { type: "member", isRetired: false, isSuspended: false },
            {
              letter: { eligible: true, certificateNumber: "", certificateType: "" },
              certificatesWarning: undefined,
              notifications: [],
              cpdStatus: "upToDate",
              isPaymentOverdue: !isPaidUp(ledger, today),
            },
          ),
        ).toBe(late.length === 0);

        const reminded = datedObligations(factsOf(ledger), today).flatMap((item) =>
          item.kind === "subscription" ? [[item.year, item.due, item.open]] : [],
        );
        const owedYears = debts.flatMap(({ year, dueDate, open }) =>
          year === undefined ? [] : [[year, dueDate, open]],
        );
        expect(new Set(reminded.map(String))).toEqual(new Set(owedYears.map(String)));
      }),
    );
  });

  test("stays late until it is paid or taken back", () => {
    fc.assert(
      fc.property(anyLedger, anyLedgerDay, fc.nat(100), (ledger, today, days) => {
        if (!isPaidUp(ledger, today)) expect(isPaidUp(ledger, plusDays(today, days))).toBe(false);
      }),
    );
  });

  test("shows in the subscription: overdue when its charge is late, paid when nothing of it is open", () => {
    fc.assert(
      fc.property(anyLedger, anyLedgerDay, (ledger, today) => {
        const debts = debtsOf(ledger);
        const unknown = new Set(subscriptionsWithoutCharge(ledger).map(({ year }) => year));
        const subscriptions = settledSubscriptions(ledger, today);
        for (const { year, status } of subscriptions) {
          const own = unknown.has(year) ? debts : debts.filter((debt) => debt.year === year);
          expect(status === "PAID").toBe(own.length === 0);
          expect(status === "OVERDUE").toBe(own.some(({ dueDate }) => dueDate < today));
        }
        const present = presentSubscription(subscriptions);
        expect(present === undefined).toBe(subscriptions.length === 0);
        if (present?.status === "PAID") expect(subscriptions.every(({ status }) => status === "PAID")).toBe(true);
      }),
    );
  });

  test("payments that name what they pay go on paying it beside the postings of another account", () => {
    fc.assert(
      fc.property(anyLedger, anyLedger, (one, other) => {
        // A payment that named a charge before others of its account used it may pay more of it.
        const accounts = [one, other].map(({ transactions }, nth) =>
          transactions.map((each) => ({
            ...each,
            reference: `${nth}-${each.reference}`,
            reverses: each.reverses && `${nth}-${each.reverses}`,
            settles: undefined,
          })),
        );
        fc.pre(accounts.every((transactions) => balanceOf(transactions) >= 0));
        const named = accounts.flatMap((transactions) => {
          const { paidBy } = settle(transactions);
          return transactions.map((each) => ({ ...each, settles: paidBy.get(each.reference) }));
        });
        const openOf = (transactions: Parameters<typeof settle>[0]) =>
          settle(transactions).charges.map(({ charge, open }) => [charge.reference, open] as const);
        expect(new Map(openOf(named))).toEqual(new Map(accounts.flatMap(openOf)));
      }),
    );
  });
});
