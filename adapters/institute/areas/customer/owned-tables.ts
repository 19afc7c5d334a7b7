import type { Tables } from "../../platform/storage/tables.ts";

/** Tables with rows of customers. A table that is missing below does not compile. */
export type OwnedTable = {
  [Name in keyof Tables]: "customerId" extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

/** The name of a table's contents for registrars, and the effect of an erasure on its rows. */
export interface Handling {
  readonly words: string;
  /** Why an organisation has to keep the rows; absent when they are removed. */
  readonly keptBecause?: string;
}

const accounts = "accounts have to be kept";
const certificates = "a certificate can be checked later";

/** The tables of a person's rows, apart from those erased separately. Referring tables come before their targets. */
export const ownedTables: Readonly<Record<Exclude<OwnedTable, "customers" | "submissions">, Handling>> = {
  mails: { words: "mails to them" },
  reminders: { words: "reminders sent" },
  webhookMessages: { words: "messages to other systems" },
  onceAnswers: { words: "answers under a key" },
  passwordLinks: { words: "links to choose a password" },
  emailChanges: { words: "changes of the sign-in email" },
  emailAddresses: { words: "email addresses" },
  calendarAddresses: { words: "calendar addresses" },
  passkeys: { words: "passkeys" },
  signIns: { words: "sign-ins" },
  activityCounts: { words: "refused sign-ins, downloads and checks of documents" },
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
