import { postingsInForce } from "../../../../../domain/fees/postings.ts";
import { payersNamed } from "../../../../../domain/institute/fees/named-payers.ts";
import {
  daysApart,
  mayBeSamePayment,
  type DatedPayment,
  type NamingCredit,
} from "../../../../../domain/institute/fees/same-payment.ts";
import { plusDays } from "../../../../../domain/kernel/calendar-date.ts";
import { chunked, peopleAtOnce } from "../../../platform/storage/chunked.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { groupByCustomer } from "../../group-by-customer.ts";
import { paymentProviderName } from "../../use-case-context.ts";
import { ledgersOf } from "../fees.store.ts";
import { findPayers } from "../find-payers.ts";
import { isBankReference, type BankLineRow } from "./bank-lines.store.ts";

/** A payment that a payment provider reports. */
export interface ReportedPayment extends DatedPayment {
  readonly reference: string;
}

/** A payment that is in force. */
interface PostedPayment extends DatedPayment {
  readonly reference: string;
  readonly bankLine: string | null;
  readonly postedBy: string | null;
  readonly description: string;
}

/** Whether a payment was reported by a payment provider. */
const isReported = ({ reference, postedBy }: Pick<PostedPayment, "reference" | "postedBy">): boolean =>
  postedBy === paymentProviderName && !isBankReference(reference);

/** Whether a payment is neither from a bank file nor joined with a credit of one. */
const isInAnotherWay = ({ reference, bankLine }: PostedPayment): boolean =>
  !isBankReference(reference) && !(bankLine !== null && isBankReference(bankLine));

/** A credit of the bank with its line. */
interface LineCredit extends NamingCredit {
  readonly bankLine: string;
}

/** Payments in force of the named people, within `daysApart` of the credits, with an amount of theirs. */
const paymentsAround = async (
  database: Database,
  credits: readonly LineCredit[],
  isAsked: (payment: PostedPayment) => boolean,
): Promise<readonly PostedPayment[]> => {
  const days = credits.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const customerIds = [...new Set(credits.flatMap(({ named }) => named))];
  if (first === undefined || last === undefined || customerIds.length === 0) return [];
  // Bank lines and amounts are compared here: SQLite would read by an index of theirs, in which most payments are alike.
  const payments = await database
    .selectFrom("transactions")
    .select(["reference", "customerId", "date", "amount", "bankLine", "postedBy", "description"])
    .where("customerId", "in", customerIds)
    .where("type", "=", "PAYMENT")
    .where("date", ">=", plusDays(first, -daysApart))
    .where("date", "<=", plusDays(last, daysApart))
    .orderBy("date")
    .orderBy("reference")
    .execute();
  const amounts = new Set(credits.map(({ amount }) => amount));
  const alike = payments.filter((payment) => amounts.has(payment.amount) && isAsked(payment));
  if (alike.length === 0) return [];
  const people = [...new Set(alike.map(({ customerId }) => customerId))];
  const ledgerOf = await ledgersOf(database, people);
  const inForce = new Set(
    people.flatMap((each) => postingsInForce(ledgerOf(each).transactions).map(({ reference }) => reference)),
  );
  return alike.filter(({ reference }) => inForce.has(reference));
};

/** The payments with which a payment by hand was identified already. */
const foundAmong = async (database: Database, payments: readonly PostedPayment[]): Promise<ReadonlySet<string>> => {
  if (payments.length === 0) return new Set();
  const references = payments.map(({ reference }) => reference);
  const lines = await database.selectFrom("bankLines").select("sameAs").where("sameAs", "in", references).execute();
  return new Set(lines.flatMap(({ sameAs }) => sameAs ?? []));
};

/** Finds for each credit, by its line, the payments that may be the same money; `isAsked` limits them. */
const paymentsLike = async (
  database: Database,
  credits: readonly LineCredit[],
  isAsked: (payment: PostedPayment) => boolean,
): Promise<ReadonlyMap<string, readonly PostedPayment[]>> => {
  const found = new Map<string, readonly PostedPayment[]>();
  for (const some of chunked(credits, peopleAtOnce)) {
    const payments = groupByCustomer(await paymentsAround(database, some, isAsked));
    for (const credit of some) {
      const ofNamed = credit.named.flatMap((each) => payments.get(each) ?? []);
      found.set(
        credit.bankLine,
        ofNamed.filter((each) => mayBeSamePayment(credit, each)),
      );
    }
  }
  return found;
};

/**
 * Finds for each credit, by its line, the posted payments that may be the same money: for a credit of the bank,
 * payments by hand and reported ones; for an unmatched payment by hand, reported ones. BANK-02
 */
export const samePayments = async (
  database: Database,
  credits: readonly LineCredit[],
): Promise<ReadonlyMap<string, readonly PostedPayment[]>> => {
  const ofBank = credits.filter(({ bankLine }) => isBankReference(bankLine));
  const byHand = credits.filter(({ bankLine }) => !isBankReference(bankLine));
  const reported = await paymentsLike(database, byHand, isReported);
  const known = await foundAmong(database, [...reported.values()].flat());
  return new Map([
    ...(await paymentsLike(database, ofBank, isInAnotherWay)),
    ...[...reported].map(
      ([bankLine, payments]) => [bankLine, payments.filter(({ reference }) => !known.has(reference))] as const,
    ),
  ]);
};

/**
 * Finds the payments, by hand or reported, that may be the same money as a bank line. `who` is the assumed payer of a
 * line that does not name one person. BANK-02
 */
export const samePaymentsOfLine = async (
  database: Database,
  line: Pick<BankLineRow, "bankLine" | "day" | "amount" | "words">,
  who?: string,
): Promise<readonly PostedPayment[]> => {
  const { customerIds } = payersNamed(line.words, await findPayers(database, line.words));
  const named = who === undefined || customerIds.length === 1 ? customerIds : [who];
  return (await samePayments(database, [{ ...line, named }])).get(line.bankLine) ?? [];
};

const paymentsOfMoney = async (
  database: Database,
  { customerId, date, amount }: DatedPayment,
  isAsked: (payment: PostedPayment) => boolean,
): Promise<readonly PostedPayment[]> => {
  const credit = { bankLine: "", day: date, amount, named: [customerId] };
  return [...(await paymentsLike(database, [credit], isAsked)).values()].flat();
};

/** Finds the payments from bank files, and reported ones, that may be the same money as a payment by hand. BANK-02 */
export const possibleEarlierPayments = (database: Database, payment: DatedPayment): Promise<readonly PostedPayment[]> =>
  paymentsOfMoney(database, payment, (each) => isBankReference(each.reference) || isReported(each));

/** Finds the payments from bank files and by hand that may be the same money as a reported one. BANK-02 */
export const possiblePaymentsOfReport = (
  database: Database,
  reported: ReportedPayment,
): Promise<readonly PostedPayment[]> =>
  paymentsOfMoney(database, reported, (each) => !isReported(each) && each.reference !== reported.reference);

/** Finds the payments, by hand or reported, that may be the same money as a payment from a bank line. BANK-02 */
export const possibleOtherPostings = (database: Database, payment: DatedPayment): Promise<readonly PostedPayment[]> =>
  paymentsOfMoney(database, payment, isInAnotherWay);
