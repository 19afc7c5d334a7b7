import { dutyFrom } from "../../../../domain/cpd/duty.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { MembershipApplication } from "../../../../domain/membership/payload.ts";
import { changeStanding } from "../../platform/customers/change-standing.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";
import { endDuty, putDuty, restoreDuty, storedDutyOf } from "../cpd/duty.store.ts";
import { giveDocument, hasDocument, withdrawDocument } from "../issued-documents/documents.store.ts";
import { accountRecords } from "../my-details/account/account.store.ts";
import { consentRecords } from "../my-details/consents/consents.store.ts";
import { changeRecord, personalRecordOf } from "../my-details/my-details.store.ts";
import type { SubmissionCase } from "../submissions/decision-effects.ts";

/** The state of the register that an admission replaces. SENT-03 */
export const snapshotBeforeAdmission = async (database: Database, person: CustomerRow) => {
  const { customerId, customerType, portalExperience, status, membershipDate } = person;
  return {
    customer: { customerType, portalExperience, status, membershipDate },
    overview: await storedDutyOf(database, customerId),
    hasCertificate: await hasDocument(database, customerId, "membershipCertificate"),
    accountMembershipDate: (await personalRecordOf(database, accountRecords, customerId)).details.membershipDate,
    directoryOfMembers: (await personalRecordOf(database, consentRecords, customerId)).details.directoryOfMembers,
  };
};

type BeforeAdmission = Awaited<ReturnType<typeof snapshotBeforeAdmission>>;

/** The state before an admission of an earlier release, which kept no record: an affiliate. */
const affiliate: BeforeAdmission = {
  customer: { customerType: "AFFILIATE", portalExperience: "affiliate", status: "Active", membershipDate: null },
  overview: undefined,
  hasCertificate: false,
  accountMembershipDate: undefined,
  directoryOfMembers: undefined,
};

/**
 * Gives a new member what membership brings: the duty to declare from the next CPD year that opens, the certificate, and
 * the date of admission in the account details. MEMB-02
 */
export const beginMembership = async (
  operator: Operator,
  database: Database,
  customerId: string,
  on: CalendarDate,
): Promise<void> => {
  const { now, today, rules, auditKey, by } = operator;
  await putDuty(operator, database, customerId, dutyFrom(today, rules.cpd));
  await giveDocument(operator, database, {
    customerId,
    key: "membershipCertificate",
    certificateType: "MEMBERSHIP",
    issuedOn: on,
  });
  const record = { customerId, database, version: undefined, now, today, auditKey, by };
  await changeRecord(accountRecords, { ...record, change: (account) => ({ ...account, membershipDate: on }) });
};

/** Reverts `beginMembership` for somebody who is no longer a member. */
export const endMembership = async (operator: Operator, database: Database, customerId: string): Promise<void> => {
  const { now, today, auditKey, by } = operator;
  await endDuty(operator, database, customerId);
  await withdrawDocument(operator, database, customerId, "membershipCertificate");
  const record = { customerId, database, version: undefined, now, today, auditKey, by };
  await changeRecord(accountRecords, { ...record, change: ({ membershipDate: _, ...account }) => account });
};

/**
 * Admits an applicant as a member from today; their first declaration is for the next CPD year that opens. MEMB-02,
 * EXP-01
 */
export const admit = async (
  operator: Operator,
  database: Database,
  applicant: CustomerRow,
  { optInMemberDirectory }: MembershipApplication,
): Promise<void> => {
  const { now, today, auditKey, by } = operator;
  const { customerId } = applicant;
  await changeStanding(operator, database, applicant, {
    customerType: "MEMBER",
    portalExperience: "member",
    status: "Active",
    membershipDate: today,
    eligibleForMembership: flag(false),
  });
  await beginMembership(operator, database, customerId, today);
  const record = { customerId, database, version: undefined, now, today, auditKey, by };
  await changeRecord(consentRecords, {
    ...record,
    change: (consents) => ({ ...consents, directoryOfMembers: optInMemberDirectory }),
  });
};

/** Makes a member an applicant again, as before the admission. SENT-03 */
export const undoAdmission = async (
  { operator, database, person }: SubmissionCase,
  replaced: unknown,
): Promise<void> => {
  const { now, today, auditKey, by } = operator;
  const { customerId } = person;
  const before = (replaced as BeforeAdmission | undefined) ?? affiliate;
  await changeStanding(operator, database, person, before.customer);
  await restoreDuty(operator, database, customerId, before.overview);
  if (!before.hasCertificate) await withdrawDocument(operator, database, customerId, "membershipCertificate");
  const record = { customerId, database, version: undefined, now, today, auditKey, by };
  const { accountMembershipDate: membershipDate, directoryOfMembers } = before;
  await changeRecord(accountRecords, { ...record, change: (account) => ({ ...account, membershipDate }) });
  await changeRecord(consentRecords, {
    ...record,
    change: ({ directoryOfMembers: _, ...others }) =>
      directoryOfMembers === undefined ? others : { ...others, directoryOfMembers },
  });
};
