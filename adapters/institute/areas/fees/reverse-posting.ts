import { isSuspended } from "../../../../domain/customer/suspension.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { isPaidUp } from "../../../../domain/fees/settling.ts";
import { reversingType, whyNotReversed, type ReversalWay } from "../../../../domain/institute/fees/reversal.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { customerOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { withholdDocuments } from "../issued-documents/documents.store.ts";
import { reasonWords } from "../suspension/suspension-words.ts";
import { suspendPerson } from "../suspension/suspension.ts";
import type { ActionContext } from "../use-case-context.ts";
import { assertMoved, lockAccountOf } from "./account-to-post.ts";
import { lockBankLine, reclaimBankLine, reopenBankLine } from "./bank-files/bank-lines.store.ts";
import { correctionBy, mailCorrection, withdrawCorrection } from "./correction-mail.ts";
import { ledgerOf } from "./fees.store.ts";
import { effectsOf, type PostingEffects } from "./fees.table.ts";
import { postTransaction, type PostedTransaction } from "./post-transaction.ts";
import { withdrawReceipt } from "./send-receipts.ts";

/** Options of a reversal. */
export interface Reversal {
  readonly reason: string;
  readonly way: ReversalWay;
  readonly date: CalendarDate;
  /** Of the counter-posting; a new one by default. */
  readonly reference?: string | undefined;
  /** Whether the suspension returns that the posting ended; required when there is one to return. YEAR-04 */
  readonly returnsSuspension?: boolean | undefined;
}

export interface PostedReversal extends PostedTransaction {
  readonly person: CustomerRow;
  readonly isSuspendedAgain: boolean;
  /**
   * Whether the member never hears of it: the mail about the posting had not gone, so none about the reversal is
   * written. DESK-03
   */
  readonly isUnannounced: boolean;
}

const noSuchPosting = (reference: string): RefusalError =>
  new RefusalError("unknown", "NO_SUCH_POSTING", `There is no posting ${reference}.`);

const ownerOf = async ({ database }: ActionContext, reference: string) => {
  const row = await database
    .selectFrom("transactions")
    .select(["customerId", "reference", "effects", "bankLine", "postedAt"])
    .where(({ fn }) => fn("upper", ["reference"]), "=", reference.toUpperCase())
    .executeTakeFirst();
  if (!row) throw noSuchPosting(reference);
  return row;
};

/**
 * Restores the effects that a posting had ended, if fees are late again; returns whether the suspension returned. Its
 * return brings no mail to a member who knows of it and never heard of its end.
 */
const restore = async (
  context: ActionContext,
  customerId: string,
  { suspension, documents = [] }: PostingEffects,
  { returnsSuspension, isUnannounced }: Pick<Reversal, "returnsSuspension"> & { readonly isUnannounced: boolean },
): Promise<boolean> => {
  const { database, today } = context;
  if (isPaidUp(await ledgerOf(database, customerId), today)) return false;
  await withholdDocuments(context, database, customerId, documents, "fees");
  const person = await customerOf(database, customerId);
  if (!suspension || isSuspended(person) || person.isClosed === 1) return false;
  if (returnsSuspension === undefined)
    throw new RefusalError(
      "unacceptable",
      "SUSPENSION_UNDECIDED",
      `This posting ended a suspension for ${reasonWords(suspension.code)}. Say whether the suspension returns or stays ended.`,
      { field: "suspension" },
    );
  const isKnown = isUnannounced && suspension.isUnannounced !== true;
  if (returnsSuspension) await suspendPerson(context, person, suspension, { isKnown });
  return returnsSuspension;
};

/**
 * Reverses a posting by a counter-posting of the same amount. Debts, subscription and documents follow; other systems
 * get an event, and the member a mail unless that about the posting has not gone. Requires a transaction. CORR-01, DESK-03
 */
export const reversePosting = async (
  context: ActionContext,
  given: string,
  reversal: Reversal,
): Promise<PostedReversal> => {
  const { database, mails } = context;
  assertMoved(context, reversal.date);
  const { reference, bankLine, customerId: owner } = await ownerOf(context, given);
  // A bank line is locked before a customer, as when it is posted.
  if (bankLine !== null) await lockBankLine(database, bankLine);
  const { customerId } = await lockAccountOf(database, owner);
  // Read again under the lock: another process may have taken it back.
  const { effects, postedAt, bankLine: lineNow } = await ownerOf(context, reference);
  if (lineNow !== bankLine)
    throw new RefusalError(
      "conflict",
      "JOINED_MEANWHILE",
      `${reference} was joined with a credit of the bank meanwhile.`,
    );
  const { transactions } = await ledgerOf(database, customerId);
  const posting = transactions.find((each) => each.reference === reference);
  if (!posting) throw noSuchPosting(reference);
  const why = whyNotReversed(transactions, posting, reversal.way);
  const type = reversingType(posting.type, reversal.way);
  if (why !== undefined || type === undefined)
    throw new RefusalError("conflict", "NOT_REVERSIBLE", why ?? "It cannot be reversed in this way.");
  const person = await customerOf(database, customerId);
  const texts = await mails.library.document("transaction-descriptions", userTypeOf(person.customerType));
  const { date, reason } = reversal;
  const posted = await postTransaction(context, database, person, {
    type,
    amount: posting.amount,
    date,
    reference: reversal.reference,
    description: fillLine(texts[correctionBy[type]], { description: posting.description }),
    reverses: reference,
    reason,
    bankLine: bankLine ?? undefined,
  });
  if (bankLine !== null && type === "REVERSAL") await reopenBankLine(database, bankLine, posting.amount);
  if (bankLine !== null && type === "PAYMENT" && posting.type === "REVERSAL")
    await reclaimBankLine(database, bankLine, posting.amount);
  const isUnannounced =
    postedAt !== null &&
    ((type === "REVERSAL" && (await withdrawReceipt(context, customerId, postedAt))) ||
      (await withdrawCorrection(context, reference, postedAt)));
  const isSuspendedAgain = await restore(context, customerId, effectsOf({ effects }), { ...reversal, isUnannounced });
  if (!isUnannounced) await mailCorrection(context, person, { ...posted, corrected: posting, reason });
  return { ...posted, person, isSuspendedAgain, isUnannounced };
};
