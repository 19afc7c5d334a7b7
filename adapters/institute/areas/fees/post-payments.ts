import { whyNotPostable } from "../../../../domain/institute/fees/postable-account.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { isErased } from "../../platform/customers/erase-customer.ts";
import { lockSurvivingAccounts } from "../../platform/customers/surviving-accounts.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import type { ActionContext } from "../use-case-context.ts";
import { followPosting } from "./follow-postings.ts";
import { addTransactions } from "./post-transaction.ts";
import { preparePayments, type PaymentOf, type PostedPayment } from "./prepare-payments.ts";
import { feesPage, sendReceipts } from "./send-receipts.ts";

/** Posts as many payments as fit into one statement. */
const postPiece = async <Payment extends PaymentOf>(
  context: ActionContext,
  payments: readonly Payment[],
  accountOf: (customerId: string) => string,
): Promise<readonly PostedPayment<Payment>[]> => {
  const { database } = context;
  const prepared = await preparePayments(context, payments, accountOf);
  await addTransactions(
    context,
    database,
    prepared.map(({ transaction }) => transaction),
  );
  const posted: PostedPayment<Payment>[] = [];
  for (const { releases, ...each } of prepared) {
    const effects = releases ? await followPosting(context, database, each.transaction) : {};
    posted.push({ ...each, isSuspensionEnded: effects.suspension !== undefined });
  }
  return posted;
};

const refuseErased = (person: CustomerRow): void => {
  const why = whyNotPostable({ isErased: isErased(person) }, "PAYMENT");
  if (why !== undefined) throw new RefusalError("conflict", "NOT_POSTED", why);
};

/** How payments came in. */
interface Channel {
  /** Where their receipts lead in the portal. */
  readonly page?: string;
  /** Whether their receipts wait ten minutes, as after what staff do. DESK-03 */
  readonly isDelayed?: boolean;
  /** Whether erased people may have made them. */
  readonly allowsErased?: boolean;
}

/**
 * Posts payments of one person or of many, in a few statements: each says what it pays, and is followed by all that it
 * ends; each person gets one mail with their receipts. People are locked in the order of their IDs. Throws a refusal when
 * one was erased. Requires a transaction. FEES-03, CASH-02, CASH-03, DESK-03, KEEP-02
 */
export const postPayments = async <Payment extends PaymentOf>(
  context: ActionContext,
  payments: readonly Payment[],
  { page = feesPage, isDelayed = true, allowsErased = false }: Channel = {},
): Promise<readonly PostedPayment<Payment>[]> => {
  const accountOf = await lockSurvivingAccounts(
    context.database,
    payments.map(({ customerId }) => customerId),
  );
  // A person's payments stay in their order, in as few pieces as possible.
  const ordered = payments.toSorted((one, other) => {
    const [first, second] = [accountOf(one.customerId), accountOf(other.customerId)];
    return first < second ? -1 : Number(first > second);
  });
  const posted = new Map<Payment, PostedPayment<Payment>>();
  for (const piece of chunked(ordered))
    for (const each of await postPiece(context, piece, accountOf)) posted.set(each.payment, each);
  const people = new Map([...posted.values()].map(({ person }) => [person.customerId, person]));
  if (!allowsErased) [...people.values()].forEach(refuseErased);
  await sendReceipts(context, people.keys(), { postedAt: context.now.getTime(), isDelayed, page });
  return payments.flatMap((payment) => posted.get(payment) ?? []);
};
