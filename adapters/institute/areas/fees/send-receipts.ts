import type { Route } from "../../../../domain/customer/routes.ts";
import { settledInTurn } from "../../../../domain/fees/paying.ts";
import { postingsInForce } from "../../../../domain/fees/postings.ts";
import { balanceOf } from "../../../../domain/fees/transactions.ts";
import { undoPeriod } from "../../../../domain/submissions/events.ts";
import { customersWithIds, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { deleteUntriedMails, putAllInOutbox } from "../../platform/mail/mail-outbox.ts";
import { chunked, peopleAtOnce } from "../../platform/storage/chunked.ts";
import type { Acting } from "../acting.ts";
import { groupByCustomer } from "../group-by-customer.ts";
import { postingsInOrder, transactionFrom, type OrderedPosting } from "./fees.store.ts";
import { effectsOf } from "./fees.table.ts";
import { receiptMail, type PaymentsToMail } from "./receipt-mail.ts";

/** Where somebody finds their receipts. */
export const feesPage = "/fees-and-transactions" satisfies Route;

/** The receipts of the payments that were posted at an instant. */
interface Receipts {
  /** Milliseconds since 1970. */
  readonly postedAt: number;
  /** Whether they wait ten minutes, in which a payment can be taken out of them. DESK-03 */
  readonly isDelayed: boolean;
  /** Where they lead in the portal. */
  readonly page: string;
}

/** Names the mail about the payments of a person that were posted at an instant. */
const nameOfMail = (customerId: string, postedAt: number): string => `payments of ${customerId} at ${postedAt}`;

/** The payments of a person that were posted at an instant and hold, as their receipts say them; undefined without one. */
const paymentsToMail = (
  customer: CustomerRow,
  postings: readonly OrderedPosting[],
  { postedAt, page }: Receipts,
): PaymentsToMail | undefined => {
  const isPaid = (each: OrderedPosting): boolean =>
    each.postedAt === postedAt && each.type === "PAYMENT" && each.reverses === null;
  const transactions = postings.map(transactionFrom);
  const inForce = new Set(postingsInForce(transactions).map(({ reference }) => reference));
  const paid = postings.filter(isPaid);
  const settled = settledInTurn(transactions.slice(0, postings.findIndex(isPaid)), paid.map(transactionFrom));
  const payments = paid
    .map((row, index) => {
      const { reference, amount, date } = row;
      const isSuspensionEnded = effectsOf(row).suspension !== undefined;
      return { reference, amount, date, items: settled[index] ?? [], isSuspensionEnded };
    })
    .filter(({ reference }) => inForce.has(reference));
  if (payments.length === 0) return undefined;
  const isSuspensionEnded = payments.some((each) => each.isSuspensionEnded);
  return { customer, payments, balance: balanceOf(transactions), isSuspensionEnded, page };
};

/**
 * Writes to people the receipts of the payments that were posted for them at an instant, in one mail each, in place of one
 * that waits. Requires a transaction. FEES-03, DESK-03
 */
export const sendReceipts = async (
  { database, now, mails }: Acting,
  customerIds: Iterable<string>,
  receipts: Receipts,
): Promise<void> => {
  const { postedAt, isDelayed } = receipts;
  for (const some of chunked([...customerIds], peopleAtOnce)) {
    const customers = await customersWithIds(database, some);
    const postings = groupByCustomer(await postingsInOrder(database, some));
    const written = [...customers.values()].flatMap((customer) => {
      const { customerId } = customer;
      const toMail = paymentsToMail(customer, postings.get(customerId) ?? [], receipts);
      const delay = isDelayed
        ? { heldFor: nameOfMail(customerId, postedAt), sendNotBefore: postedAt + undoPeriod }
        : undefined;
      return toMail ? [{ customerId, mail: receiptMail(mails, toMail), delay }] : [];
    });
    await deleteUntriedMails(
      database,
      some.map((customerId) => nameOfMail(customerId, postedAt)),
    );
    await putAllInOutbox(database, written, now);
  }
};

/**
 * Takes a payment that was taken back out of the receipts that wait; returns false when none wait. Requires a transaction.
 * DESK-03
 */
export const withdrawReceipt = async (acting: Acting, customerId: string, postedAt: number): Promise<boolean> => {
  if (postedAt + undoPeriod <= acting.now.getTime()) return false;
  if ((await deleteUntriedMails(acting.database, [nameOfMail(customerId, postedAt)])) === 0) return false;
  await sendReceipts(acting, [customerId], { postedAt, isDelayed: true, page: feesPage });
  return true;
};
