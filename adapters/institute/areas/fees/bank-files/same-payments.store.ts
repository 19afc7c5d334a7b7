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
import { ledgersOf } from "../fees.store.ts";
import { payersIn } from "../payers-in.ts";
import type { BankLineRow } from "./bank-lines.store.ts";

/** A payment that is in force, with its reference. */
interface PostedPayment extends DatedPayment {
  readonly reference: string;
  readonly bankLine: string | null;
}

/** A credit of the bank with its line. */
interface LineCredit extends NamingCredit {
  readonly bankLine: string;
}

/** Payments with the people, times and amounts of some credits, in force, that came by a bank file or that did not. */
const paymentsAround = async (
  database: Database,
  credits: readonly LineCredit[],
  isOfBank: boolean,
): Promise<readonly PostedPayment[]> => {
  const days = credits.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const customerIds = [...new Set(credits.flatMap(({ named }) => named))];
  if (first === undefined || last === undefined || customerIds.length === 0) return [];
  // Bank lines and amounts are compared here: SQLite would read by an index of theirs, in which most payments are alike.
  const payments = await database
    .selectFrom("transactions")
    .select(["reference", "customerId", "date", "amount", "bankLine"])
    .where("customerId", "in", customerIds)
    .where("type", "=", "PAYMENT")
    .where("date", ">=", plusDays(first, -daysApart))
    .where("date", "<=", plusDays(last, daysApart))
    .orderBy("date")
    .orderBy("reference")
    .execute();
  const amounts = new Set(credits.map(({ amount }) => amount));
  const alike = payments.filter(
    ({ amount, bankLine, reference }) =>
      amounts.has(amount) && (bankLine !== null) === isOfBank && reference.startsWith("BANK-") === isOfBank,
  );
  if (alike.length === 0) return [];
  const people = [...new Set(alike.map(({ customerId }) => customerId))];
  const ledgerOf = await ledgersOf(database, people);
  const inForce = new Set(
    people.flatMap((each) => postingsInForce(ledgerOf(each).transactions).map(({ reference }) => reference)),
  );
  return alike.filter(({ reference }) => inForce.has(reference));
};

/** The payments, by a bank file or in another way, that each of some credits may be. */
const paymentsLike = async (
  database: Database,
  credits: readonly LineCredit[],
  isOfBank: boolean,
): Promise<ReadonlyMap<string, readonly PostedPayment[]>> => {
  const found = new Map<string, readonly PostedPayment[]>();
  for (const some of chunked(credits, peopleAtOnce)) {
    const payments = groupByCustomer(await paymentsAround(database, some, isOfBank));
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

/** The payments, posted by hand or reported by a provider, that each of some credits may be. BANK-02 */
export const samePayments = (
  database: Database,
  credits: readonly LineCredit[],
): Promise<ReadonlyMap<string, readonly PostedPayment[]>> => paymentsLike(database, credits, false);

/**
 * The payments, posted by hand or reported by a provider, that a line may be. `who` is whose it may be when it does not
 * name one person. BANK-02
 */
export const samePaymentsOfLine = async (
  database: Database,
  line: Pick<BankLineRow, "bankLine" | "day" | "amount" | "words">,
  who?: string,
): Promise<readonly PostedPayment[]> => {
  const { customerIds } = payersNamed(line.words, await payersIn(database, line.words));
  const named = who === undefined || customerIds.length === 1 ? customerIds : [who];
  return (await samePayments(database, [{ ...line, named }])).get(line.bankLine) ?? [];
};

const paymentsOfMoney = async (
  database: Database,
  { customerId, date, amount }: DatedPayment,
  isOfBank: boolean,
): Promise<readonly PostedPayment[]> =>
  [
    ...(await paymentsLike(database, [{ bankLine: "", day: date, amount, named: [customerId] }], isOfBank)).values(),
  ].flat();

/** The payments from the bank's files that a payment, posted by hand or reported by a provider, may be. BANK-02 */
export const sameCredits = (database: Database, payment: DatedPayment): Promise<readonly PostedPayment[]> =>
  paymentsOfMoney(database, payment, true);

/** The payments, posted by hand or reported by a provider, that a payment from a bank line may be. BANK-02 */
export const postedInAnotherWay = (database: Database, payment: DatedPayment): Promise<readonly PostedPayment[]> =>
  paymentsOfMoney(database, payment, false);
