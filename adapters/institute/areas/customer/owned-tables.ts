import "../../provider/staff/records.store.ts";
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
  readonly merger: Merger;
}

/**
 * What happens to the rows when the account becomes part of another: all move, they stay, they are dropped, or those move
 * that the other account does not have by these columns. LIFE-02
 */
export type Merger<Column extends string = string> = "moved" | "left" | "dropped" | readonly Column[];

interface HandlingOf<Name extends OwnedTable> extends Handling {
  readonly merger: Merger<Exclude<keyof Tables[Name], "customerId"> & string>;
}

const accounts = "accounts have to be kept";
const certificates = "a certificate can be checked later";

/** The tables of a person's rows, apart from those erased separately. Referring tables come before their targets. */
export const ownedTables: { readonly [Name in Exclude<OwnedTable, "customers" | "submissions">]: HandlingOf<Name> } = {
  evidence: { words: "files that they sent", merger: "moved" },
  mails: { words: "mails to them", merger: "moved" },
  reminders: { words: "reminders sent", merger: ["kind", "subject", "dueDate", "step"] },
  webhookMessages: { words: "messages to other systems", merger: "left" },
  onceAnswers: { words: "answers under a key", merger: "left" },
  passwordLinks: { words: "links to choose a password", merger: "dropped" },
  emailChanges: { words: "changes of the sign-in email", merger: "dropped" },
  emailAddresses: { words: "email addresses", merger: [] },
  calendarAddresses: { words: "calendar addresses", merger: "dropped" },
  refusingAddresses: { words: "addresses that refuse mails", merger: "dropped" },
  standingLinks: { words: "links to their standing", merger: "dropped" },
  passkeys: { words: "passkeys", merger: "dropped" },
  signIns: { words: "sign-ins", merger: "dropped" },
  activityCounts: { words: "refused sign-ins, downloads and checks of documents", merger: "left" },
  sessions: { words: "sessions", merger: "dropped" },
  personalRecords: { words: "contact, account, employment and other details", merger: ["kind"] },
  notifications: { words: "notifications", merger: ["code"] },
  qualifications: { words: "progress in qualifications", merger: [] },
  cpdAdjustments: { words: "waivers and adjustments", merger: "moved" },
  cpdActivities: { words: "activities in their log of CPD", merger: "moved" },
  cpdYears: { words: "years of the CPD record", merger: ["year"] },
  cpdReviewMembers: {
    words: "reviews of CPD declarations that they were drawn from",
    keptBecause: "it shows that a sample was fair; without what they declared",
    merger: "left",
  },
  cpdOverviews: { words: "where the declaration stands", merger: [] },
  transactions: { words: "charges and payments", keptBecause: accounts, merger: "moved" },
  subscriptions: { words: "subscriptions", keptBecause: accounts, merger: ["year"] },
  onlinePayments: { words: "payments begun online", keptBecause: accounts, merger: "moved" },
  examEntries: { words: "exams entered", merger: ["exam"] },
  keyResources: { words: "certificates and letters given", keptBecause: certificates, merger: ["key"] },
  practisingCertificates: { words: "practising certificates given", keptBecause: certificates, merger: "moved" },
  issuedDocuments: {
    words: "documents issued",
    keptBecause: "a code can be checked later; without name and particulars",
    merger: ["kind", "subject", "position"],
  },
  departures: { words: "why and when they left", merger: "left" },
  auditEntries: {
    words: "changes on record",
    keptBecause: "who changed what and when, without the values",
    merger: "left",
  },
  staffRecords: {
    words: "what staff saw and did",
    keptBecause: "who of the staff saw and did what, without the values",
    merger: "left",
  },
};
