import { gracePeriodOf } from "../../../../domain/customer/suspension-text.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import {
  unsuspendedStatusOf,
  type Standing,
  type SuspensionDecision,
} from "../../../../domain/institute/customer/standing.ts";
import { daysBetween } from "../../../../domain/kernel/calendar-date.ts";
import { undoPeriod } from "../../../../domain/submissions/events.ts";
import { changeStanding } from "../../platform/customers/change-standing.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { deleteUntriedMails, putInOutbox } from "../../platform/mail/mail-outbox.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";
import type { ActionContext } from "../use-case-context.ts";
import { suspensionMail, suspensionEndedMail } from "./suspension-mail.ts";

/** A person's standing for the rules about suspension and closing. */
export const standingOf = ({ status, isClosed, isRetired, isFellow }: CustomerRow): Standing => ({
  status,
  isClosed: isClosed === 1,
  isRetired: isRetired === 1,
  isFellow: isFellow === 1,
});

const mailOfSuspension = (customerId: string): string => `suspension ${customerId}`;
const mailOfItsEnd = (customerId: string): string => `end of suspension ${customerId}`;

/**
 * Suspends a customer, with a mail that waits ten minutes; without one where they know of the suspension. Requires a
 * transaction. SUSP-01, SUSP-04, DESK-03
 */
export const suspendPerson = async (
  context: ActionContext,
  person: CustomerRow,
  { code, graceEnds }: SuspensionDecision,
  { isKnown = false }: { readonly isKnown?: boolean } = {},
): Promise<void> => {
  const { database, now, today, mails } = context;
  const { customerId, customerType, countryOfResidence } = person;
  await changeStanding(context, database, person, {
    status: "SUSPENDED",
    suspensionCode: code,
    isSuspensionGracePeriod: flag(graceEnds !== undefined),
    suspensionGraceEnds: graceEnds ?? null,
  });
  await deleteUntriedMails(database, [mailOfItsEnd(customerId)]);
  if (isKnown) return;
  const mail = suspensionMail(mails, {
    country: countryOfResidence ?? undefined,
    userType: userTypeOf(customerType) ?? "member",
    reasonCode: code,
    grace: gracePeriodOf(graceEnds && daysBetween(today, graceEnds), today),
  });
  const delay = { heldFor: mailOfSuspension(customerId), sendNotBefore: now.getTime() + undoPeriod };
  await putInOutbox(database, { customerId, mail, delay }, now);
};

const noSuspension = { suspensionCode: null, isSuspensionGracePeriod: flag(false), suspensionGraceEnds: null };

/** A suspension that has ended. */
interface EndedSuspension {
  readonly status: string;
  /** Whether the mail of the suspension has gone; an unsent one is deleted. */
  readonly wasMailed: boolean;
}

/** Ends a person's suspension, and restores their status. SUSP-01 */
export const endSuspension = async (
  operator: Operator,
  database: Database,
  person: CustomerRow,
): Promise<EndedSuspension> => {
  const status = unsuspendedStatusOf(standingOf(person));
  await changeStanding(operator, database, person, { ...noSuspension, status });
  return { status, wasMailed: (await deleteUntriedMails(database, [mailOfSuspension(person.customerId)])) === 0 };
};

/**
 * Ends a suspension in the name of staff; returns the restored status. A mail that waits ten minutes says so. Where the
 * mail of the suspension has not gone yet, it is deleted, and no mail is written. Requires a transaction. SUSP-01, DESK-03
 */
export const liftSuspension = async (context: ActionContext, person: CustomerRow): Promise<string> => {
  const { database, now, mails } = context;
  const { customerId } = person;
  const { status, wasMailed } = await endSuspension(context, database, person);
  const delay = { heldFor: mailOfItsEnd(customerId), sendNotBefore: now.getTime() + undoPeriod };
  if (wasMailed) await putInOutbox(database, { customerId, mail: suspensionEndedMail(mails), delay }, now);
  return status;
};
