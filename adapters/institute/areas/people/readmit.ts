import { dutyFrom } from "../../../../domain/cpd/duty.ts";
import { hasLeft, isContinuous, whyNotReadmitted, type Departure } from "../../../../domain/customer/departure.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import type { Transaction } from "../../../../domain/fees/account.ts";
import { latestReversalOf } from "../../../../domain/fees/postings.ts";
import { displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { changeStanding } from "../../platform/customers/change-standing.ts";
import { customerOf, lockCustomer, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { departureOf, removeDeparture } from "../../platform/customers/departures.store.ts";
import { isErased } from "../../platform/customers/erase-customer.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { deleteDelayedMails, putInOutbox } from "../../platform/mail/mail-outbox.ts";
import { putDuty } from "../cpd/duty.store.ts";
import { correctionBy } from "../fees/correction-mail.ts";
import { transactionsOf } from "../fees/fees.store.ts";
import { postTransaction } from "../fees/post-transaction.ts";
import { accountRecords } from "../my-details/account/account.store.ts";
import { changeRecord } from "../my-details/my-details.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { readmissionMail, departureCancelledMail } from "./account-mails.ts";
import { announceDeparture, departureMailKey } from "./departure-message.ts";

export interface Readmission {
  /** Whether membership continues as if the person had not left. */
  readonly isContinuous: boolean;
  /** Absent for accounts that an earlier release closed. */
  readonly departure: Departure | undefined;
  /** Credit notes of the departure: reversed when membership continues; otherwise they stay. */
  readonly creditNotes: readonly Transaction[];
}

/** Takes back credit notes of a departure, without a mail for each of them. */
const chargeAgain = async (
  context: ActionContext,
  person: CustomerRow,
  creditNotes: readonly Transaction[],
): Promise<void> => {
  const { database, mails, today } = context;
  const texts = await mails.library.document("transaction-descriptions", userTypeOf(person.customerType));
  for (const { reference, description, amount } of creditNotes)
    await postTransaction(context, database, person, {
      type: "CHARGE",
      amount,
      date: today,
      description: fillLine(texts[correctionBy.CHARGE], { description }),
      reverses: reference,
    });
};

/** Membership begins anew: member since the day, with a first declaration in the next CPD year that opens. */
const beginAgain = async (context: ActionContext, person: CustomerRow, on: CalendarDate): Promise<void> => {
  const { database, now, today, auditKey, by, rules } = context;
  const { customerId } = person;
  if (person.customerType !== "MEMBER") return;
  await changeStanding(context, database, person, { membershipDate: on });
  await changeRecord(accountRecords, {
    customerId,
    database,
    version: undefined,
    now,
    today,
    auditKey,
    by,
    change: (account) => ({ ...account, membershipDate: on }),
  });
  if (person.isRetired === 0) await putDuty(context, database, customerId, dutyFrom(today, rules.cpd));
};

/**
 * Readmits somebody who has left. On the day of the departure this undoes it, as it does before a planned one, and the mail
 * of the departure is deleted unless it has gone; on a later day membership begins anew. The person gets a mail
 * unless no mail of the departure has gone. Requires a transaction. LIFE-01
 */
export const readmit = async (context: ActionContext, customerId: string, on: CalendarDate): Promise<Readmission> => {
  const { database, now, today, mails, rules } = context;
  await lockCustomer(database, customerId);
  const person = await customerOf(database, customerId);
  const departure = await departureOf(database, customerId);
  const leaver = { isClosed: person.isClosed === 1, departure };
  const why = isErased(person)
    ? "They were erased."
    : whyNotReadmitted(leaver, on, today, (day) => displayDate(day, rules));
  if (why !== undefined) throw new RefusalError("conflict", "NOT_READMITTED", why);
  await removeDeparture(context, database, person);
  const returns = isContinuous(leaver, on);
  const wasMailed =
    returns &&
    departure !== undefined &&
    !(await deleteDelayedMails(database, departureMailKey(customerId, departure.on), 0));
  if (!returns) await beginAgain(context, await customerOf(database, customerId), on);
  const hasLeftBefore = departure === undefined || hasLeft(departure, today);
  const mail = hasLeftBefore ? readmissionMail(mails, on) : departureCancelledMail(mails);
  if (!returns || wasMailed) await putInOutbox(database, { customerId, mail }, now);
  await announceDeparture(context, "departure.removed", customerId, { kind: departure?.kind ?? "closed", on });
  const transactions = await transactionsOf(database, customerId);
  const creditNotes = transactions.filter(
    ({ reference }) =>
      departure?.creditNotes?.includes(reference) === true && !latestReversalOf(transactions, reference),
  );
  if (returns) await chargeAgain(context, person, creditNotes);
  return { isContinuous: returns, departure, creditNotes };
};
