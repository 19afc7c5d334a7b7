import { sql } from "kysely";

import { removeNames } from "../documents/issued.store.ts";
import { dummyHash } from "../institute/identity/password.ts";
import type { Operator } from "../institute/operator.ts";
import { anyTables } from "../institute/storage/any-tables.ts";
import { audit } from "../institute/storage/audit.ts";
import type { Database } from "../institute/storage/storage.ts";
import { flag, type Tables } from "../institute/storage/tables.ts";
import { deleteSubmissions, submissionsOf } from "../submissions/submissions.store.ts";
import type { CustomerRow } from "./customer.store.ts";

/**
 * Tables with rows of customers, apart from those erased separately. A table that is missing below does not compile.
 */
type OwnedTable = { [Name in keyof Tables]: "customerId" extends keyof Tables[Name] ? Name : never }[keyof Tables];

interface Handling {
  readonly words: string;
  /** Why an organisation has to keep the rows; absent when they are removed. */
  readonly keptBecause?: string;
}

const accounts = "accounts have to be kept";
const certificates = "a certificate can be checked later";

/** What happens to each table's rows of an erased person; referring tables come before the tables they refer to. */
const handlings: Readonly<Record<Exclude<OwnedTable, "customers" | "submissions">, Handling>> = {
  mails: { words: "mails to them" },
  reminders: { words: "reminders sent" },
  webhookMessages: { words: "messages to other systems" },
  onceAnswers: { words: "answers under a key" },
  passwordLinks: { words: "links to choose a password" },
  emailChanges: { words: "changes of the sign-in email" },
  emailAddresses: { words: "email addresses" },
  calendarAddresses: { words: "calendar addresses" },
  signIns: { words: "sign-ins" },
  sessions: { words: "sessions" },
  personalRecords: { words: "contact, account, employment and other details" },
  notifications: { words: "notifications" },
  qualifications: { words: "progress in qualifications" },
  cpdAdjustments: { words: "waivers and adjustments" },
  cpdYears: { words: "years of the CPD record" },
  cpdOverviews: { words: "where the declaration stands" },
  transactions: { words: "charges and payments", keptBecause: accounts },
  subscriptions: { words: "subscriptions", keptBecause: accounts },
  examEntries: { words: "exams entered" },
  keyResources: { words: "certificates and letters given", keptBecause: certificates },
  practisingCertificates: { words: "practising certificates given", keptBecause: certificates },
  issuedDocuments: {
    words: "documents issued",
    keptBecause: "a code can be checked later; without name and particulars",
  },
  auditEntries: { words: "changes on record", keptBecause: "who changed what, without the values" },
};

/** A kind of data of a person that is removed or kept, with its number of rows. */
export interface ErasedPart extends Handling {
  readonly count: number;
}

const isErasedEmail = (email: string): boolean => email.endsWith("@erased.invalid");

/** Whether a person has been erased already. */
export const isErased = ({ email }: CustomerRow): boolean => isErasedEmail(email);

const nobody = (customerId: string) => ({
  email: `${customerId.toLowerCase()}@erased.invalid`,
  firstName: "Erased",
  surname: "person",
  initials: "",
  passwordHash: dummyHash(15),
  portalExperience: null,
  nationality: null,
  countryOfResidence: null,
  pathway: null,
  pathwayDescription: null,
  groups: "[]",
  latestSessionId: null,
  isClosed: flag(true),
});

const removeSubmissions = async (database: Database, customerId: string): Promise<ErasedPart> => {
  const sent = await submissionsOf(database, customerId);
  await deleteSubmissions(
    database,
    sent.map(({ reference }) => reference),
  );
  return { words: "what they sent, and what became of it", count: sent.length };
};

const removeFrom = async (database: Database, table: string, customerId: string): Promise<number> => {
  const { numDeletedRows } = await anyTables(database)
    .deleteFrom(table)
    .where("customerId", "=", customerId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

const countIn = async (database: Database, table: string, customerId: string): Promise<number> => {
  const counting = anyTables(database)
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"));
  return (await counting.where("customerId", "=", customerId).executeTakeFirstOrThrow()).count;
};

/** The provider's records of sign-ins name the person inside. */
const removeProviderRecords = async (database: Database, customerId: string): Promise<void> => {
  const pattern = `%"accountId":${JSON.stringify(customerId)}%`;
  await database
    .deleteFrom("providerRecords")
    .where(sql<boolean>`${sql.ref("payload")} like ${pattern}`)
    .execute();
};

/**
 * Removes a person's data within a transaction, apart from what has to be kept; returns both with row counts. KEEP-02
 */
export const erase = async (
  { by, now: at, auditKey }: Operator,
  database: Database,
  { customerId, email }: CustomerRow,
): Promise<readonly ErasedPart[]> => {
  const parts: ErasedPart[] = [await removeSubmissions(database, customerId)];
  await database.deleteFrom("passwordLinkRequests").where("email", "=", email).execute();
  await removeProviderRecords(database, customerId);
  for (const [table, handling] of Object.entries(handlings)) {
    const count =
      handling.keptBecause === undefined
        ? await removeFrom(database, table, customerId)
        : await countIn(database, table, customerId);
    parts.push({ ...handling, count });
  }
  await removeNames(database, customerId);
  await database.updateTable("customers").set(nobody(customerId)).where("customerId", "=", customerId).execute();
  await audit(database, { customerId, kind: "erasure", before: undefined, after: "erased", auditKey, by, at });
  return parts;
};
