import { notificationsAfterDecision } from "../../domain/membership/eligibility.ts";
import { firstDayOf, yearOf, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { notificationCodesOf, type CustomerRow } from "../customer/storage.ts";
import { accountRecords } from "../my-details/account/institute.ts";
import { consentRecords } from "../my-details/consents/institute.ts";
import { changeRecord } from "../my-details/storage.ts";
import type { Database } from "../institute/storage/storage.ts";
import { flag } from "../institute/storage/tables.ts";
import type { ApplicationRequest } from "../../domain/membership/application-request.ts";
import type { MembershipApplication } from "../../domain/membership/payload.ts";

/** An application that has not been decided yet. */
export interface WaitingApplication {
  readonly reference: string;
  readonly customerId: string;
  readonly submittedOn: CalendarDate;
  readonly application: MembershipApplication;
}

/** The applications that wait for a decision, the oldest first: those of whoever is no member yet. MEMB-02 */
export const waitingApplications = async (database: Database): Promise<readonly WaitingApplication[]> => {
  const rows = await database
    .selectFrom("membershipApplications")
    .innerJoin("customers", "customers.customerId", "membershipApplications.customerId")
    .select(["reference", "membershipApplications.customerId", "submittedOn", "application"])
    .where("customers.customerType", "!=", "MEMBER")
    .orderBy("submittedAt")
    .execute();
  return rows.map((row) => ({ ...row, application: JSON.parse(row.application) as MembershipApplication }));
};

/** What a change of someone's records is kept under. */
interface ByHand {
  readonly now: Date;
  readonly today: CalendarDate;
  readonly auditKey: Buffer;
}

/** Makes an applicant a member: from today, with CPD to declare from the next year on. MEMB-02, EXP-01 */
export const admit = async (
  database: Database,
  { customerId }: CustomerRow,
  { optInMemberDirectory }: MembershipApplication,
  { now, today, auditKey }: ByHand,
): Promise<void> => {
  await database
    .updateTable("customers")
    .set({
      customerType: "MEMBER",
      portalExperience: "member",
      status: "Active",
      membershipDate: today,
      eligibleForMembership: flag(false),
    })
    .where("customerId", "=", customerId)
    .execute();
  const begun = { code: "UPTODATE", year: yearOf(today), nextDueDate: firstDayOf(yearOf(today) + 1) } as const;
  await database
    .insertInto("cpdOverviews")
    .values({ customerId, ...begun })
    .onConflict((conflict) => conflict.column("customerId").doUpdateSet(begun))
    .execute();
  await database
    .insertInto("keyResources")
    .values({
      customerId,
      key: "membershipCertificate",
      eligible: flag(true),
      warning: null,
      certificateNumber: `MC${customerId}`,
      certificateType: "MEMBERSHIP",
      issuedOn: today,
      particulars: "[]",
    })
    .onConflict((conflict) => conflict.columns(["customerId", "key"]).doNothing())
    .execute();
  const record = { customerId, database, version: undefined, now, auditKey };
  await changeRecord(accountRecords, { ...record, change: (account) => ({ ...account, membershipDate: today }) });
  await changeRecord(consentRecords, { ...record, change: (consents) => ({ ...consents, directoryOfMembers: optInMemberDirectory }) });
};

/** Puts an application on hold for something that is still needed. MEMB-02 */
export const requestMore = async (database: Database, reference: string, { wanted, by }: ApplicationRequest): Promise<void> => {
  await database.updateTable("membershipApplications").set({ wanted, wantedBy: by }).where("reference", "=", reference).execute();
};

/** Ends the request of an application that is decided. MEMB-02 */
export const endRequest = async (database: Database, reference: string): Promise<void> => {
  await database.updateTable("membershipApplications").set({ wanted: null, wantedBy: null }).where("reference", "=", reference).execute();
};

/** Takes an application back out of the register, so that its applicant may apply again. MEMB-02 */
export const rejectApplication = async (database: Database, { customerId }: CustomerRow): Promise<void> => {
  await database.deleteFrom("membershipApplications").where("customerId", "=", customerId).execute();
  await database
    .updateTable("customers")
    .set({ eligibleForMembership: flag(true) })
    .where("customerId", "=", customerId)
    .execute();
};

/** What someone is told once their application is decided. */
export const codesAfterDecision = async (database: Database, customerId: string): Promise<readonly string[]> =>
  notificationsAfterDecision(await notificationCodesOf(database, customerId));
