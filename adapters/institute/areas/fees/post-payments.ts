import { lockAccountsThatStay } from "../../platform/customers/accounts-that-stay.store.ts";
import { auditAll } from "../../platform/storage/audit.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import { heldRecord } from "../../platform/storage/held-values.ts";
import { putWebhookMessages } from "../../platform/webhooks/webhook-outbox.ts";
import type { Acting } from "../acting.ts";
import { transactionsTable } from "./fees.table.ts";
import { followPostings } from "./follow-postings.ts";
import { keepEffects, transactionMessage } from "./post-transaction.ts";
import { preparePayments, type PaymentOf, type PostedPayment } from "./prepare-payments.ts";

/** Posts as many payments as fit into one statement. */
const postPiece = async <Payment extends PaymentOf>(
  acting: Acting,
  payments: readonly Payment[],
  accountOf: (customerId: string) => string,
): Promise<readonly PostedPayment<Payment>[]> => {
  const { database, now } = acting;
  const prepared = await preparePayments(acting, payments, accountOf);
  const rows = prepared.map(({ transaction }) => transaction);
  await database.insertInto("transactions").values(rows).execute();
  await auditAll(
    acting,
    database,
    rows.map((row) => ({
      kind: "transactions",
      record: row.reference,
      after: { customerId: row.customerId, ...heldRecord(transactionsTable, { ...row }) },
    })),
  );
  await putWebhookMessages(
    database,
    rows.map((row) => transactionMessage(acting, row)),
    now,
  );
  const posted: PostedPayment<Payment>[] = [];
  for (const { releases, ...each } of prepared) {
    const { reference, customerId } = each.transaction;
    const effects = releases ? await followPostings(acting, database, customerId) : {};
    await keepEffects(database, reference, effects);
    posted.push({ ...each, isSuspensionEnded: effects.suspension !== undefined });
  }
  return posted;
};

/**
 * Posts payments of many people as `postTransaction` does each, at a fraction of its time. People are locked in the order
 * of their IDs. Requires a transaction. CASH-02, CASH-03
 */
export const postPayments = async <Payment extends PaymentOf>(
  acting: Acting,
  payments: readonly Payment[],
): Promise<readonly PostedPayment<Payment>[]> => {
  const accountOf = await lockAccountsThatStay(
    acting.database,
    payments.map(({ customerId }) => customerId),
  );
  // A person's payments stay in their order, in as few pieces as possible.
  const ordered = payments.toSorted((one, other) => {
    const [first, second] = [accountOf(one.customerId), accountOf(other.customerId)];
    return first < second ? -1 : Number(first > second);
  });
  const posted = new Map<Payment, PostedPayment<Payment>>();
  for (const piece of chunked(ordered))
    for (const each of await postPiece(acting, piece, accountOf)) posted.set(each.payment, each);
  return payments.flatMap((payment) => posted.get(payment) ?? []);
};
