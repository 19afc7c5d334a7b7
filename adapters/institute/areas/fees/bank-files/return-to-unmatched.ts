import { fillLine } from "../../../platform/content/fill-line.ts";
import { survivingAccounts } from "../../../platform/customers/surviving-accounts.store.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { linkPostings } from "../fees.store.ts";
import { reversePosting } from "../reverse-posting.ts";
import { addLineOfPayment, lockBankLine } from "./bank-lines.store.ts";
import { possiblePaymentsOfReport, type ReportedPayment } from "./same-payments.store.ts";

/**
 * Locks the bank lines of payments that may be the same money as a reported one. Call it before the account is locked:
 * bank lines are locked first everywhere. Requires a transaction. BANK-02
 */
export const lockPossibleDuplicates = async (database: Database, reported: ReportedPayment): Promise<void> => {
  const staying = await survivingAccounts(database, [reported.customerId]);
  const payments = await possiblePaymentsOfReport(database, { ...reported, customerId: staying(reported.customerId) });
  const lines = new Set(payments.flatMap(({ bankLine }) => bankLine ?? []));
  for (const bankLine of [...lines].toSorted()) await lockBankLine(database, bankLine);
};

/**
 * Takes back the payments, from bank files and by hand, that may be the same money as a reported one. Each becomes an
 * unmatched credit that staff join with it or post again. Requires a transaction and `lockPossibleDuplicates`. BANK-02
 */
export const returnToUnmatched = async (context: ActionContext, reported: ReportedPayment): Promise<void> => {
  const { database, mails, today: date } = context;
  const { sameMoney } = await mails.library.document("transaction-descriptions", undefined);
  const reason = fillLine(sameMoney, { reference: reported.reference });
  // Read again under the lock: another process may have posted one, taken it back, or joined it with a credit. Its line
  // is then locked after the account; should that process wait for this one, the database has one of them start again.
  for (const payment of await possiblePaymentsOfReport(database, reported)) {
    const { reference, customerId, description } = payment;
    if (payment.bankLine === null) {
      const line = await addLineOfPayment(context, { ...payment, words: `${customerId} ${description}` });
      await linkPostings(database, [reference], line);
    }
    await reversePosting(context, reference, { reason, way: "taken back", date, returnsSuspension: false });
  }
};
