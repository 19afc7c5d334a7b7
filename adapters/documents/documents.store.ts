import * as z from "zod";

import { resourceKeys, type Documents } from "../../domain/documents/key-resources.ts";
import { displayDate, type CalendarDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import type { Database } from "../institute/storage/storage.ts";
import type { Stored } from "../institute/storage/tables.ts";
import { customerId, day, tableRecords, words, yesNo } from "../registrar/records/record-file.ts";

const documentLine = z.object({
  customerId,
  key: z.enum(resourceKeys),
  eligible: yesNo,
  warning: z.optional(words(60)),
  certificateNumber: words(60),
  certificateType: words(60),
  /** The day it attests: of admission, of issue, or of the exam. */
  issuedOn: day,
  /** What else stands on it, a line each. */
  particulars: z.array(words(200)),
});

/** The documents there are for each person. DOCS-01 */
export const documentRecords = tableRecords({
  name: "documents",
  about: "Letters and certificates that a person may have, with what stands in their way.",
  schema: documentLine,
  key: ["customerId", "key"],
  fillIn: ({ warning }) => ({ eligible: warning === undefined, particulars: [] }),
  table: "keyResources",
});

const practisingLine = z.object({
  certificateNumber: words(60),
  customerId,
  certificateType: words(60),
  certificateName: words(120),
  jurisdictionDescription: words(120),
  issuedOn: day,
  expiresOn: day,
});

/** Practising certificates. DOCS-05 */
export const practisingRecords = tableRecords({
  name: "practising-certificates",
  about: "Practising certificates, by jurisdiction.",
  schema: practisingLine,
  key: ["certificateNumber"],
  fillIn: () => ({ certificateType: "PRACTISING", certificateName: "Practising certificate" }),
  problems: ({ issuedOn, expiresOn }) =>
    String(expiresOn) < String(issuedOn) ? [{ column: "expiresOn", reason: "must not be before issuedOn" }] : [],
  table: "practisingCertificates",
});

export type KeyResourceRow = Stored<z.output<typeof documentLine>>;
export type PractisingCertificateRow = Stored<z.output<typeof practisingLine>>;

declare module "../institute/storage/tables.ts" {
  interface Tables {
    keyResources: KeyResourceRow;
    practisingCertificates: PractisingCertificateRow;
  }
}

/** The documents there are for a customer. DOCS-01 */
export const keyResourcesOf = (database: Database, customerId: string): Promise<KeyResourceRow[]> =>
  database.selectFrom("keyResources").selectAll().where("customerId", "=", customerId).execute();

/** A customer's practising certificates, the one that lasts longest first. DOCS-05 */
export const practisingCertificatesOf = (database: Database, customerId: string): Promise<PractisingCertificateRow[]> =>
  database
    .selectFrom("practisingCertificates")
    .selectAll()
    .where("customerId", "=", customerId)
    .orderBy("expiresOn", "desc")
    .orderBy("certificateNumber")
    .execute();

/** The practising certificates in force on a day. DOCS-05 */
export const inForceOn = (
  practising: readonly PractisingCertificateRow[],
  day: CalendarDate,
): readonly PractisingCertificateRow[] =>
  practising.filter(({ issuedOn, expiresOn }) => issuedOn <= day && day <= expiresOn);

/** The documents of a customer as they are listed, by key. DOCS-01, DOCS-05 */
export const listed = (
  rows: readonly KeyResourceRow[],
  practising: readonly PractisingCertificateRow[],
  rules: DateStyle,
): Documents => {
  const entries = resourceKeys.flatMap((key) => {
    const row = rows.find((resource) => resource.key === key);
    if (!row) return [];
    const { eligible, warning, certificateNumber, certificateType } = row;
    return [[key, { eligible: eligible === 1, warning: warning ?? undefined, certificateNumber, certificateType }]];
  });
  return {
    keyResources: Object.fromEntries(entries) as Documents["keyResources"],
    practisingCertificates: practising.map((row) => ({
      certificateName: row.certificateName,
      jurisdictionDescription: row.jurisdictionDescription,
      expiryDisplayDate: displayDate(row.expiresOn, rules),
      certificateNumber: row.certificateNumber,
      certificateType: row.certificateType,
    })),
  };
};
