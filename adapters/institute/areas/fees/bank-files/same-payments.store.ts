import { postingsInForce } from "../../../../../domain/fees/postings.ts";
import { payersNamed } from "../../../../../domain/institute/fees/named-payers.ts";
import { daysApart, mayBeSamePayment, type DatedPayment } from "../../../../../domain/institute/fees/same-payment.ts";
import { plusDays, type CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
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

type Line = Pick<BankLineRow, "bankLine" | "day" | "amount" | "words">;

/** The payments in force of some people and days that came by a bank file, or that did not. */
const paymentsAround = async (
  database: Database,
  customerIds: readonly string[],
  days: readonly CalendarDate[],
  isOfBank: boolean,
): Promise<readonly PostedPayment[]> => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const found: PostedPayment[] = [];
  for (const some of chunked(customerIds, peopleAtOnce)) {
    const payments = await database
      .selectFrom("transactions")
      .select(["reference", "customerId", "date", "amount", "bankLine"])
      .where("customerId", "in", some)
      .where("type", "=", "PAYMENT")
      .where("bankLine", isOfBank ? "is not" : "is", null)
      .where("reference", isOfBank ? "like" : "not like", "BANK-%")
      .where("date", ">=", plusDays(first, -daysApart))
      .where("date", "<=", plusDays(last, daysApart))
      .orderBy("date")
      .orderBy("reference")
      .execute();
    if (payments.length === 0) continue;
    const ledger = await ledgersOf(database, [...new Set(payments.map(({ customerId }) => customerId))]);
    const inForce = new Set(
      payments.flatMap(({ customerId }) =>
        postingsInForce(ledger(customerId).transactions).map(({ reference }) => reference),
      ),
    );
    found.push(...payments.filter(({ reference }) => inForce.has(reference)));
  }
  return found;
};

/**
 * The payments, posted by hand or reported by a provider, that each of some lines may be. `who` is whose the lines may be
 * that do not name one person. BANK-02
 */
export const samePayments = async (
  database: Database,
  lines: readonly Line[],
  who?: string,
): Promise<ReadonlyMap<string, readonly PostedPayment[]>> => {
  const payers = await payersIn(database, lines.map(({ words }) => words).join("\n"));
  const credits = lines.map((line) => {
    const { customerIds } = payersNamed(line.words, payers);
    return { ...line, named: who === undefined || customerIds.length === 1 ? customerIds : [who] };
  });
  const people = [...new Set(credits.flatMap(({ named }) => named))];
  const days = lines.map(({ day }) => day).toSorted();
  const payments = groupByCustomer(await paymentsAround(database, people, days, false));
  return new Map(
    credits.map((credit) => [
      credit.bankLine,
      credit.named.flatMap((each) => payments.get(each) ?? []).filter((payment) => mayBeSamePayment(credit, payment)),
    ]),
  );
};

const paymentsLike = async (
  database: Database,
  { customerId, date, amount }: DatedPayment,
  isOfBank: boolean,
): Promise<readonly PostedPayment[]> =>
  (await paymentsAround(database, [customerId], [date], isOfBank)).filter((posted) =>
    mayBeSamePayment({ day: date, amount, named: [customerId] }, posted),
  );

/** The payments from the bank's files that a payment, posted by hand or reported by a provider, may be. BANK-02 */
export const sameCredits = (database: Database, payment: DatedPayment): Promise<readonly PostedPayment[]> =>
  paymentsLike(database, payment, true);

/** The payments, posted by hand or reported by a provider, that a payment from a bank line may be. BANK-02 */
export const postedInAnotherWay = (database: Database, payment: DatedPayment): Promise<readonly PostedPayment[]> =>
  paymentsLike(database, payment, false);
