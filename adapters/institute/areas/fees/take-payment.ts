import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { Acting } from "../acting.ts";
import { accountToPost } from "./account-to-post.ts";
import { transactionsOf } from "./fees.store.ts";
import { postTransaction, type PostedTransaction } from "./post-transaction.ts";

/** A payment that staff post by hand. */
export interface HandPayment {
  readonly amount: Pence;
  readonly date: CalendarDate;
  /** What the member reads. */
  readonly description: string;
  readonly reference?: string | undefined;
  /** References of the charges that it pays; the oldest by default. */
  readonly settles?: readonly string[];
}

/** A posting made by hand, and the person on whose account it is. */
export interface PostedForPerson extends PostedTransaction {
  readonly person: CustomerRow;
}

/** Throws a refusal unless the references are charges of the person. */
const assertCharges = async (
  { database }: Acting,
  person: CustomerRow,
  references: readonly string[],
): Promise<void> => {
  const charges = (await transactionsOf(database, person.customerId)).filter(({ type }) => type === "CHARGE");
  const unknown = references.find((reference) => charges.every((each) => each.reference !== reference));
  if (unknown !== undefined)
    throw new RefusalError(
      "unknown",
      "NO_SUCH_CHARGE",
      `${fullNameOf(person)} (${person.customerId}): there is no charge ${unknown}.`,
    );
};

/** Posts a payment that staff took, on the account that stays. Requires a transaction. FEES-03, CASH-02, LIFE-02 */
export const takePayment = async (
  acting: Acting,
  customerId: string,
  { settles = [], ...payment }: HandPayment,
): Promise<PostedForPerson> => {
  const { database } = acting;
  const person = await accountToPost(database, customerId, "PAYMENT");
  await assertCharges(acting, person, settles);
  const posted = await postTransaction(acting, database, person, { ...payment, settles, type: "PAYMENT" });
  return { ...posted, person };
};
