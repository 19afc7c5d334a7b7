import { dayOf, yearOf, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { AnswerOf } from "../contract/call.ts";
import type { ApiParts } from "../institute/api/api-parts.ts";
import { submitted } from "../mail/letters.ts";
import { putInOutbox } from "../mail/outbox.ts";
import { newReference } from "../institute/api/new-reference.ts";
import type { CallRequest } from "../institute/api/serve.ts";
import type { Database } from "../institute/storage/storage.ts";
import { flag } from "../institute/storage/tables.ts";
import { applyForMembership } from "./contract.ts";
import { mayApply } from "./may-apply.ts";

interface MembershipApplicationRow {
  reference: string;
  customerId: string;
  /** What was applied with, as JSON. */
  application: string;
  submittedOn: CalendarDate;
  submittedAt: number;
}

declare module "../institute/storage/tables.ts" {
  interface Tables {
    membershipApplications: MembershipApplicationRow;
  }
}

/** Stores an application and what follows from it: the person is notified of it. MEMB-02 */
const storeApplication = async (database: Database, application: MembershipApplicationRow): Promise<void> => {
  const { customerId } = application;
  await database.insertInto("membershipApplications").values(application).execute();
  const { last } = await database
    .selectFrom("notifications")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("customerId", "=", customerId)
    .executeTakeFirstOrThrow();
  const position = (last ?? -1) + 1;
  await database.insertInto("notifications").values({ customerId, position, code: "APPLIED_FOR_MEMBERSHIP" }).execute();
  await database
    .updateTable("customers")
    .set({ eligibleForMembership: flag(false) })
    .where("customerId", "=", customerId)
    .execute();
};

/** Takes an application, once for each person. MEMB-08 */
const apply = async (asked: CallRequest<typeof applyForMembership>): Promise<AnswerOf<typeof applyForMembership>> => {
  await mayApply(asked);
  const { database, customerId, body, now } = asked;
  const submittedOn = dayOf(now);
  const receipt = { reference: newReference(`MEM-${yearOf(submittedOn)}`), submittedOn };
  await storeApplication(database, {
    ...receipt,
    customerId,
    application: JSON.stringify(body),
    submittedAt: now.getTime(),
  });
  const letter = submitted("application for membership", receipt.reference, "Our admissions team reviews most applications within 15 working days, and writes to you either way.");
  await putInOutbox(database, { customerId, ...letter }, now);
  return receipt;
};

/** Where membership begins. MEMB-08 */
export const serveMembership = ({ serve }: ApiParts): void => serve(applyForMembership, { answer: apply });
