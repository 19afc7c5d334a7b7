import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { Pence } from "../kernel/money.ts";
import type { OwedItem } from "./account.ts";
import { isPaidUp, settle, type FeesLedger, type SettleableTransaction, type Settlement } from "./settling.ts";

/** How far somebody can pay: from the oldest charge up to one of them. CASH-02 */
export interface PaymentChoice<Item extends OwedItem = OwedItem> {
  /** Reference of the newest charge that it pays. */
  readonly upTo: string;
  readonly items: readonly Item[];
  readonly amount: Pence;
  /** What stays to be paid. */
  readonly rest: readonly Item[];
}

const sumOf = (items: readonly Pick<OwedItem, "open">[]): Pence => items.reduce((sum, { open }) => sum + open, 0);

/**
 * Returns how far somebody can pay what they owe, oldest first: everything, then each shorter way. Nobody chooses which
 * charge to pay. CASH-02
 */
export const paymentChoices = <Item extends OwedItem>(owed: readonly Item[]): readonly PaymentChoice<Item>[] =>
  owed
    .map(({ reference: upTo }, index) => {
      const items = owed.slice(0, index + 1);
      return { upTo, items, amount: sumOf(items), rest: owed.slice(index + 1) };
    })
    .toReversed();

/** A charge, and how much of it a payment pays. */
export interface PaidItem {
  readonly reference: string;
  readonly description: string;
  readonly amount: Pence;
}

/** The charges of which less is open in one settlement than in an earlier one, oldest first. */
const paidBetween = (before: Settlement, after: Settlement): readonly PaidItem[] => {
  const open = new Map(before.charges.map((each) => [each.charge.reference, each.open]));
  return after.charges.flatMap(({ charge: { reference, description }, open: left }) => {
    const amount = (open.get(reference) ?? 0) - left;
    return amount > 0 ? [{ reference, description, amount }] : [];
  });
};

/** Returns the charges of which less is open after some postings than before, oldest first. CASH-02 */
export const settledBetween = (
  before: readonly SettleableTransaction[],
  after: readonly SettleableTransaction[],
): readonly PaidItem[] => paidBetween(settle(before), settle(after));

/**
 * Returns what each of several payments pays, made one after the other. Once nothing is open, no further payment pays
 * anything, so many payments of one person are settled in a moment. CASH-02
 */
export const settledInTurn = (
  before: readonly SettleableTransaction[],
  payments: readonly SettleableTransaction[],
): readonly (readonly PaidItem[])[] => {
  let settled = settle(before);
  return payments.map((_, index) => {
    if (settled.charges.every(({ open }) => open === 0)) return [];
    const next = settle([...before, ...payments.slice(0, index + 1)]);
    const items = paidBetween(settled, next);
    settled = next;
    return items;
  });
};

/** Whether fees were late on a day without a payment, and none is with it. CASH-02, CORR-02 */
export const settlesLateFees = (ledger: FeesLedger, reference: string, today: CalendarDate): boolean => {
  const transactions = ledger.transactions.filter((each) => each.reference !== reference);
  return isPaidUp(ledger, today) && !isPaidUp({ ...ledger, transactions }, today);
};

/** The states of an online payment; only an open one can still be made. DATE-04 */
export const onlinePaymentStates = ["OPEN", "CONFIRMING", "PAID", "FAILED", "ENDED"] as const;
export type OnlinePaymentState = (typeof onlinePaymentStates)[number];

/** A payment on the pages of a payment provider. DATE-04, CASH-02 */
export interface OnlinePayment {
  /** Also the reference of its posting. */
  readonly reference: string;
  readonly amount: Pence;
  readonly state: OnlinePaymentState;
  /** What it is to pay; what it did pay, once it is paid. */
  readonly items: readonly PaidItem[];
  /** Where an open one can be made. */
  readonly address?: string | undefined;
  /** The day of its posting. */
  readonly paidOn?: CalendarDate | undefined;
  /** Whether fees were late before it, and none is after it. */
  readonly hasSettledLateFees?: boolean | undefined;
  /** Whether its posting ended a suspension. */
  readonly hasEndedSuspension?: boolean | undefined;
  /** Whether its posting released documents that were withheld for fees. */
  readonly hasReleasedDocuments?: boolean | undefined;
  /** Whether its posting was taken back since. CORR-01 */
  readonly isTakenBack?: boolean | undefined;
}

/** The part of a payment that exceeds the charges it paid: credit for the next charge. CASH-02 */
export const creditOf = ({ amount, items }: Pick<OnlinePayment, "amount" | "items">): Pence =>
  amount - items.reduce((sum, item) => sum + item.amount, 0);
