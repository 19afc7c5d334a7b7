import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import type { Transaction } from "../../../../domain/fees/account.ts";
import { balanceOf } from "../../../../domain/fees/transactions.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { putAllInOutbox } from "../../platform/mail/mail-outbox.ts";
import type { ActionContext } from "../use-case-context.ts";
import { correctionMailTo } from "./correction-mail.ts";
import { ledgersOf } from "./fees.store.ts";
import type { TransactionRow } from "./fees.table.ts";
import { followPosting, peopleToRelease } from "./follow-postings.ts";
import { addTransactions, transactionRow } from "./post-transaction.ts";

/** A charge of a person to credit. */
export interface ChargeToCredit {
  readonly person: CustomerRow;
  readonly charge: Transaction;
  /** Why, as the person reads it. */
  readonly reason: string;
}

/** A credited charge, with its credit note. */
export interface CreditedCharge extends ChargeToCredit {
  readonly creditNote: TransactionRow;
}

/**
 * Credits charges by credit notes of the same purpose, as many as fit into one statement; documents and suspensions
 * follow. No mail is written. Requires locked people. CORR-01, SENT-05
 */
export const creditCharges = async (
  context: ActionContext,
  charges: readonly ChargeToCredit[],
): Promise<readonly CreditedCharge[]> => {
  if (charges.length === 0) return [];
  const { database, today, mails } = context;
  const credited = await Promise.all(
    charges.map(async (each) => {
      const { customerId, customerType } = each.person;
      const { reference, amount, description, purpose } = each.charge;
      const texts = await mails.library.document("transaction-descriptions", userTypeOf(customerType));
      const creditNote = transactionRow(context, customerId, {
        type: "CREDIT_NOTE",
        amount,
        date: today,
        description: fillLine(texts.creditNote, { description }),
        reverses: reference,
        reason: each.reason,
        purpose,
      });
      return { ...each, creditNote };
    }),
  );
  const rows = credited.map(({ creditNote }) => creditNote);
  await addTransactions(context, database, rows);
  const released = await peopleToRelease(
    database,
    rows.map(({ customerId }) => customerId),
  );
  for (const row of rows) if (released.has(row.customerId)) await followPosting(context, database, row);
  return credited;
};

/**
 * Writes to people whose charges were credited, as many as fit into one statement; returns the number of mails. CORR-01
 */
export const mailCredits = async (context: ActionContext, credited: readonly CreditedCharge[]): Promise<number> => {
  if (credited.length === 0) return 0;
  const { database, now } = context;
  const ledgerOf = await ledgersOf(
    database,
    credited.map(({ person }) => person.customerId),
  );
  const written = credited.map(({ person: { customerId }, charge: corrected, creditNote: transaction, reason }) => {
    const balance = balanceOf(ledgerOf(customerId).transactions);
    return correctionMailTo(context, customerId, { transaction, balance, corrected, reason });
  });
  return putAllInOutbox(database, written, now);
};
