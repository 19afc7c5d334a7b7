import { bankLineState } from "../../../../../domain/institute/fees/bank-line-state.ts";
import { RefusalError } from "../../../platform/http/refusal-error.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { lockAccountOf } from "../account-to-post.ts";
import { linkPostings, ownerOfPosting, transactionsOf } from "../fees.store.ts";
import { reversalsOf } from "./adopt-postings.ts";
import {
  isBankReference,
  lockBankLine,
  putBankLineAside,
  reclaimBankLine,
  type BankLineRow,
} from "./bank-lines.store.ts";
import { samePaymentsOfLine } from "./same-payments.store.ts";

/**
 * Joins a bank line with the payment that was posted of its money in another way, so that it is posted by that one and
 * nothing is posted twice; a payment by hand that waits is put aside as that one. Throws a refusal when the payment is not
 * of its person, amount and time. Requires a transaction. BANK-02, BANK-03
 */
export const joinPayment = async (context: ActionContext, given: string, known: string): Promise<BankLineRow> => {
  const { database } = context;
  const line = await lockBankLine(database, given);
  const { bankLine, open, amount } = line;
  const state = bankLineState(line);
  if (state !== "unmatched" || open !== amount)
    throw new RefusalError("conflict", "NOT_WAITING", `${bankLine} is ${state} already.`);
  const owner = await ownerOfPosting(database, known);
  const find = async () =>
    (await samePaymentsOfLine(database, line, owner)).find(
      ({ reference }) => reference.toUpperCase() === known.toUpperCase(),
    );
  const notTheSame = new RefusalError(
    "conflict",
    "NOT_THE_SAME",
    `${known} is no payment of this person and amount within 30 days, or it is another line’s already.`,
  );
  const found = await find();
  if (!found) throw notTheSame;
  const { customerId } = await lockAccountOf(database, found.customerId);
  // Read again under the lock: another process may have taken it back, or joined it.
  const payment = await find();
  if (!payment) throw notTheSame;
  if (!isBankReference(bankLine)) {
    await putBankLineAside(context, bankLine, `The same payment as ${payment.reference}`, payment.reference);
    return line;
  }
  const transactions = await transactionsOf(database, customerId);
  await linkPostings(database, [payment.reference, ...reversalsOf(transactions, payment.reference)], bankLine);
  await reclaimBankLine(database, bankLine, amount);
  return line;
};
