import type { PaidItem } from "../../../../domain/fees/paying.ts";
import { fullNameOf, noSuchCustomer, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { ActionContext } from "../use-case-context.ts";
import { accountToPost, assertMoved } from "./account-to-post.ts";
import { transactionsOf } from "./fees.store.ts";
import { postPayments } from "./post-payments.ts";
import type { PostedTransaction } from "./post-transaction.ts";
import type { PaymentOf } from "./prepare-payments.ts";

/** A posting made by hand, and the person on whose account it is. */
export interface PostedForPerson extends PostedTransaction {
  readonly person: CustomerRow;
}

/** Throws a refusal unless the references are charges of the person. */
const assertCharges = async (
  { database }: ActionContext,
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

/** A payment that was posted by hand, and the charges that it pays. */
export interface RecordedPayment extends PostedForPerson {
  readonly items: readonly PaidItem[];
}

/** Posts a payment that staff received, on the surviving account. Requires a transaction. FEES-03, CASH-02, LIFE-02 */
export const recordPayment = async (
  context: ActionContext,
  customerId: string,
  posting: PaymentOf["posting"],
): Promise<RecordedPayment> => {
  assertMoved(context, posting.date);
  const person = await accountToPost(context.database, customerId, "PAYMENT");
  await assertCharges(context, person, posting.settles ?? []);
  const [posted] = await postPayments(context, [{ customerId, posting }]);
  if (!posted) throw noSuchCustomer();
  return posted;
};
