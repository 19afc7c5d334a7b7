import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import type { Transaction } from "../../../../domain/fees/account.ts";
import { balanceOf } from "../../../../domain/fees/transactions.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Mail } from "../../platform/mail/mails.ts";
import type { Acting } from "../acting.ts";
import { ledgersOf } from "./fees.store.ts";
import { followPosting, peopleToRelease } from "./follow-postings.ts";
import { addTransactions, transactionRow } from "./post-transaction.ts";
import { mailOfCorrection } from "./write-of-correction.ts";

/** A charge of a person, to be taken back. */
export interface ChargeToCredit {
  readonly person: CustomerRow;
  readonly charge: Transaction;
}

/**
 * Takes back charges by credit notes of the same purpose, as many as fit into one statement; documents and suspensions
 * follow. Returns a mail for each, which the caller sends or leaves. Requires locked people. CORR-01, SENT-05
 */
export const creditCharges = async (
  acting: Acting,
  charges: readonly ChargeToCredit[],
  reason: string,
): Promise<readonly (ChargeToCredit & { readonly mail: Mail })[]> => {
  if (charges.length === 0) return [];
  const { database, today, mails } = acting;
  const credited = await Promise.all(
    charges.map(async (each) => {
      const { customerId, customerType } = each.person;
      const { reference, amount, description, purpose } = each.charge;
      const texts = await mails.library.document("transaction-descriptions", userTypeOf(customerType));
      const transaction = transactionRow(acting, customerId, {
        type: "CREDIT_NOTE",
        amount,
        date: today,
        description: fillLine(texts.creditNote, { description }),
        reverses: reference,
        reason,
        purpose,
      });
      return { ...each, transaction };
    }),
  );
  await addTransactions(
    acting,
    database,
    credited.map(({ transaction }) => transaction),
  );
  const people = [...new Set(charges.map(({ person }) => person.customerId))];
  const released = await peopleToRelease(database, people);
  for (const { transaction } of credited)
    if (released.has(transaction.customerId)) await followPosting(acting, database, transaction);
  const ledgerNow = await ledgersOf(database, people);
  return credited.map(({ transaction, ...each }) => {
    const balance = balanceOf(ledgerNow(each.person.customerId).transactions);
    return { ...each, mail: mailOfCorrection(acting, { transaction, balance, corrected: each.charge, reason }) };
  });
};
