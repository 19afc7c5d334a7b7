import { dutyFrom } from "../../../../domain/cpd/duty.ts";
import type { MembershipApplication } from "../../../../domain/membership/payload.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";
import { putDuty } from "../cpd/cpd.store.ts";
import { accountRecords } from "../my-details/account/account.routes.ts";
import { consentRecords } from "../my-details/consents/consents.routes.ts";
import { changeRecord, recordOf } from "../my-details/my-details.store.ts";
import type { SubmissionCase } from "../submissions/deciding.ts";

const overviewRow = (database: Database, customerId: string) =>
  database
    .selectFrom("cpdOverviews")
    .select(["isRequired", "year", "nextDueDate"])
    .where("customerId", "=", customerId)
    .executeTakeFirst();

const certificateRow = (database: Database, customerId: string) =>
  database
    .selectFrom("keyResources")
    .select("key")
    .where("customerId", "=", customerId)
    .where("key", "=", "membershipCertificate")
    .executeTakeFirst();

/** The state of the register that an admission replaces. SENT-03 */
export const beforeAdmission = async (database: Database, person: CustomerRow) => {
  const { customerId, customerType, portalExperience, status, membershipDate } = person;
  return {
    customer: { customerType, portalExperience, status, membershipDate },
    overview: await overviewRow(database, customerId),
    hasCertificate: (await certificateRow(database, customerId)) !== undefined,
    accountMembershipDate: (await recordOf(database, accountRecords, customerId)).details.membershipDate,
    directoryOfMembers: (await recordOf(database, consentRecords, customerId)).details.directoryOfMembers,
  };
};

type BeforeAdmission = Awaited<ReturnType<typeof beforeAdmission>>;

/** The state before an admission of an earlier release, which kept no record: an affiliate. */
const affiliate: BeforeAdmission = {
  customer: { customerType: "AFFILIATE", portalExperience: "affiliate", status: "Active", membershipDate: null },
  overview: undefined,
  hasCertificate: false,
  accountMembershipDate: undefined,
  directoryOfMembers: undefined,
};

/**
 * Admits an applicant as a member from today; their first declaration is for the next CPD year that opens. MEMB-02,
 * EXP-01
 */
export const admit = async (
  { now, today, rules, auditKey, by }: Operator,
  database: Database,
  { customerId }: CustomerRow,
  { optInMemberDirectory }: MembershipApplication,
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
  await putDuty(database, customerId, dutyFrom(today, rules.cpd));
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
  const record = { customerId, database, version: undefined, now, today, auditKey, by };
  await changeRecord(accountRecords, { ...record, change: (account) => ({ ...account, membershipDate: today }) });
  await changeRecord(consentRecords, {
    ...record,
    change: (consents) => ({ ...consents, directoryOfMembers: optInMemberDirectory }),
  });
};

/** Makes a member an applicant again, as before the admission. SENT-03 */
export const undoAdmission = async (
  { operator: { now, today, auditKey, by }, database, person: { customerId } }: SubmissionCase,
  replaced: unknown,
): Promise<void> => {
  const before = (replaced as BeforeAdmission | undefined) ?? affiliate;
  await database.updateTable("customers").set(before.customer).where("customerId", "=", customerId).execute();
  if (before.overview)
    await database.updateTable("cpdOverviews").set(before.overview).where("customerId", "=", customerId).execute();
  else await database.deleteFrom("cpdOverviews").where("customerId", "=", customerId).execute();
  if (!before.hasCertificate)
    await database
      .deleteFrom("keyResources")
      .where("customerId", "=", customerId)
      .where("key", "=", "membershipCertificate")
      .execute();
  const record = { customerId, database, version: undefined, now, today, auditKey, by };
  const { accountMembershipDate: membershipDate, directoryOfMembers } = before;
  await changeRecord(accountRecords, { ...record, change: (account) => ({ ...account, membershipDate }) });
  await changeRecord(consentRecords, {
    ...record,
    change: ({ directoryOfMembers: _, ...others }) =>
      directoryOfMembers === undefined ? others : { ...others, directoryOfMembers },
  });
};
