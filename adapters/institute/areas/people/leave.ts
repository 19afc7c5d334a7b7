import {
  creditedDebts,
  whyNotLeaving,
  type Departure,
  type DepartureKind,
} from "../../../../domain/customer/departure.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { debtsOf, type Debt } from "../../../../domain/fees/settling.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { undoPeriod, isUndecided, submissionStateOf } from "../../../../domain/submissions/events.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { customerOf, lockCustomer, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { departureOf, recordDeparture } from "../../platform/customers/departures.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { deleteWaitingMails, putInOutbox } from "../../platform/mail/mail-outbox.ts";
import { flag } from "../../platform/storage/tables.ts";
import { validityOn } from "../documents/verification.store.ts";
import { customerBalance, ledgerOf } from "../fees/fees.store.ts";
import { postTransaction } from "../fees/post-transaction.ts";
import { currentDocumentsOf, type IssuedRow } from "../issued-documents/issued.store.ts";
import { submissionsOf, type StoredSubmission } from "../submissions/submissions.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { departureMail } from "./account-mails.ts";
import { announceDeparture, departureMailKey } from "./departure-message.ts";

/** A departure to record. LIFE-01 */
export interface NewDeparture extends Departure {
  readonly kind: Exclude<DepartureKind, "merged">;
  /** In the words of the staff. */
  readonly reason?: string | undefined;
}

export interface DepartureResult {
  readonly credited: readonly Debt[];
  readonly balance: Pence;
  /** Documents that no longer hold once it takes effect. */
  readonly withdrawn: readonly IssuedRow[];
  /** Submissions that still wait for a decision. */
  readonly undecided: readonly StoredSubmission[];
  /** Number of waiting mails to a deceased person, which are deleted. */
  readonly unsentMails: number;
}

/** Credits debts by credit notes, without a mail for each of them; returns their references. */
const creditAll = async (
  context: ActionContext,
  person: CustomerRow,
  debts: readonly Debt[],
  reason: string,
): Promise<readonly string[]> => {
  const { database, mails, today } = context;
  const texts = await mails.library.document("transaction-descriptions", userTypeOf(person.customerType));
  const { transactions } = await ledgerOf(database, person.customerId);
  const notes: string[] = [];
  for (const { reference, description, open } of debts) {
    const isWhole = transactions.some((each) => each.reference === reference && each.amount === open);
    const { transaction } = await postTransaction(context, database, person, {
      type: "CREDIT_NOTE",
      amount: open,
      date: today,
      description: fillLine(texts.creditNote, { description }),
      reason,
      // A part is credited beside what was paid of it.
      ...(isWhole ? { reverses: reference } : { settles: [reference] }),
    });
    notes.push(transaction.reference);
  }
  return notes;
};

/** The documents that hold today and do not hold once the account is closed. */
const withdrawnByLeaving = async (
  { database, today }: ActionContext,
  person: CustomerRow,
): Promise<readonly IssuedRow[]> => {
  const documents = await currentDocumentsOf(database, person.customerId);
  const closed = { ...person, isClosed: flag(true) };
  const states = await Promise.all(
    documents.map(async (document) => [
      (await validityOn(database, document, person, today)).state,
      (await validityOn(database, document, closed, today)).state,
    ]),
  );
  return documents.filter((_, index) => states[index]?.[0] === "valid" && states[index]?.[1] === "withdrawn");
};

/**
 * Records a departure: credits debts by the rules, closes the account on the day, sends a webhook event, and mails the
 * person unless they have died. Requires a transaction. LIFE-01
 */
export const leave = async (
  context: ActionContext,
  customerId: string,
  departure: NewDeparture,
): Promise<DepartureResult> => {
  const { database, now, today, rules, mails } = context;
  await lockCustomer(database, customerId);
  const person = await customerOf(database, customerId);
  const leaver = { isClosed: person.isClosed === 1, departure: await departureOf(database, customerId) };
  const why = whyNotLeaving(leaver, departure, today);
  if (why !== undefined) throw new RefusalError("conflict", "NOT_LEAVING", why);
  const { kind, on, reason = kind } = departure;
  const credited = creditedDebts(debtsOf(await ledgerOf(database, customerId)), departure, rules.departures[kind]);
  const creditNotes = await creditAll(context, person, credited, reason);
  const withdrawn = await withdrawnByLeaving(context, person);
  // Crediting may have ended a suspension.
  await recordDeparture(context, database, await customerOf(database, customerId), {
    ...departure,
    creditNotes,
  });
  await announceDeparture(context, "departure.recorded", customerId, departure);
  const balance = await customerBalance(database, customerId);
  const unsentMails = kind === "deceased" ? await deleteWaitingMails(database, customerId) : 0;
  if (kind !== "deceased") {
    const mail = departureMail(mails, {
      kind,
      on,
      credited: credited.reduce((total, { open }) => total + open, 0),
      balance,
    });
    await putInOutbox(
      database,
      {
        customerId,
        mail,
        delay: { heldFor: departureMailKey(customerId, on), sendNotBefore: now.getTime() + undoPeriod },
      },
      now,
    );
  }
  const undecided = (await submissionsOf(database, customerId)).filter((sent) =>
    isUndecided(submissionStateOf(sent.kind, sent.events)),
  );
  return { credited, balance, withdrawn, undecided, unsentMails };
};
