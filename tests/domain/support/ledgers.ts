import type { Transaction } from "../../../domain/fees/account.ts";
import { postingsInForce } from "../../../domain/fees/postings.ts";
import { subscriptionPurpose } from "../../../domain/fees/purpose.ts";
import { settle, type FeesLedger, type SubscriptionFee } from "../../../domain/fees/settling.ts";
import { reversingType, whyNotReversed } from "../../../domain/institute/fees/reversal.ts";
import { plusDays, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { fc } from "./fast-check.ts";

export type Ledger = FeesLedger<Transaction>;

const first = "2026-06-15" as CalendarDate;
/** A day near the others of a ledger. */
export const anyLedgerDay = fc.integer({ min: -60, max: 60 }).map((days) => plusDays(first, days));

/** Few amounts, so that equal ones are common. */
const anyAmount = fc.constantFrom(1, 100_00, 260_00, 260_00);
const anyPick = fc.nat(20);

/** One thing that staff or members do; picks choose among what is there. */
const anyEvent = fc.oneof(
  fc.record({
    does: fc.constant("charge" as const),
    amount: anyAmount,
    date: anyLedgerDay,
    dueDate: fc.option(anyLedgerDay, { nil: undefined }),
    year: fc.option(fc.integer({ min: 2025, max: 2027 }), { nil: undefined }),
  }),
  fc.record({
    does: fc.constant("pay" as const),
    amount: anyAmount,
    date: anyLedgerDay,
    names: fc.array(anyPick, { maxLength: 2 }),
    status: fc.constantFrom("COMPLETED", "COMPLETED", "PENDING", "FAILED"),
  }),
  fc.record({
    does: fc.constant("refund" as const),
    date: anyLedgerDay,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ does: fc.constant("reverse" as const), date: anyLedgerDay, pick: anyPick, isPaidOut: fc.boolean() }),
);
type LedgerEvent = typeof anyEvent extends fc.Arbitrary<infer T> ? T : never;

const pickOf = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];

const posting = (
  number: number,
  given: Partial<Transaction> & Pick<Transaction, "amount" | "date" | "type">,
): Transaction => ({
  reference: `P-${String(number).padStart(2, "0")}`,
  description: "",
  status: "COMPLETED",
  receiptAvailable: given.type === "PAYMENT",
  ...given,
});

/** The posting that takes back another; undefined when it cannot be taken back. */
export const reversalBy = (
  transactions: readonly Transaction[],
  reversed: Transaction,
  date: CalendarDate,
  isPaidOut = false,
): Transaction | undefined => {
  const way = isPaidOut && reversed.type === "PAYMENT" ? "paid out" : "taken back";
  const type = reversingType(reversed.type, way);
  if (type === undefined || whyNotReversed(transactions, reversed, way) !== undefined) return undefined;
  return posting(transactions.length, { type, amount: reversed.amount, date, reverses: reversed.reference });
};

const charges = (transactions: readonly Transaction[]) => transactions.filter(({ type }) => type === "CHARGE");

const postingOf = (transactions: readonly Transaction[], event: LedgerEvent): Transaction | undefined => {
  const number = transactions.length;
  switch (event.does) {
    case "charge": {
      const { does: _, year, ...charge } = event;
      const purpose = year === undefined ? undefined : subscriptionPurpose(year);
      return posting(number, { ...charge, type: "CHARGE", purpose });
    }
    case "pay": {
      const { does: _, names, status, ...payment } = event;
      const settles = names.flatMap((name) => pickOf(charges(transactions), name)?.reference ?? []);
      return posting(number, { ...payment, type: "PAYMENT", settles, status });
    }
    case "refund": {
      const amount = Math.floor(settle(transactions).credit * event.share);
      return amount === 0 ? undefined : posting(number, { type: "REFUND", amount, date: event.date });
    }
    case "reverse": {
      const reversed = pickOf(transactions, event.pick);
      return reversed && reversalBy(transactions, reversed, event.date, event.isPaidOut);
    }
  }
};

/** The ledger after some events; those that the rules refuse are left out. */
const ledgerAfter = (events: readonly LedgerEvent[], fees: readonly SubscriptionFee[]): Ledger => ({
  fees,
  transactions: events.reduce<readonly Transaction[]>(
    (transactions, event) => [...transactions, ...[postingOf(transactions, event) ?? []].flat()],
    [],
  ),
});

const anyFees: fc.Arbitrary<readonly SubscriptionFee[]> = fc.uniqueArray(
  fc.record({ year: fc.integer({ min: 2025, max: 2027 }), amount: anyAmount, dueDate: anyLedgerDay }),
  { selector: ({ year }) => year, maxLength: 3 },
);

/** A ledger as it comes about: charges, payments, refunds and take-backs, in any order. */
export const anyLedger: fc.Arbitrary<Ledger> = fc
  .tuple(fc.array(anyEvent, { maxLength: 16 }), anyFees)
  .map(([events, fees]) => ledgerAfter(events, fees));

const reversible = (transactions: readonly Transaction[]) =>
  transactions.filter((each) => reversalBy(transactions, each, first) !== undefined);

/** A ledger with one of its postings that can be taken back. */
export const anyLedgerWithPosting = anyLedger
  .filter(({ transactions }) => reversible(transactions).length > 0)
  .chain((ledger) => fc.tuple(fc.constant(ledger), fc.constantFrom(...reversible(ledger.transactions))));

/** The charges in force. */
export const chargesInForce = ({ transactions }: Ledger) => charges(postingsInForce(transactions));
