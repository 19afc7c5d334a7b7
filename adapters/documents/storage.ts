import type { CertificateReference } from "../../domain/documents/certificates.ts";
import { resourceKeys, type Documents, type ResourceKey } from "../../domain/documents/key-resources.ts";
import { displayDate, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { Database } from "../institute/storage/storage.ts";
import type { Flag } from "../institute/storage/tables.ts";

/** A document that a customer may have, and what stands on it. */
export interface KeyResourceRow extends CertificateReference {
  customerId: string;
  key: ResourceKey;
  eligible: Flag;
  warning: string | null;
  /** The day it attests: of admission, of issue, or of the exam. */
  issuedOn: CalendarDate;
  /** What else stands on it: a JSON list of lines. */
  particulars: string;
}

export interface PractisingCertificateRow extends CertificateReference {
  customerId: string;
  certificateName: string;
  jurisdictionDescription: string;
  issuedOn: CalendarDate;
  expiresOn: CalendarDate;
}

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

/** The documents of a customer as they are listed, by key. DOCS-01, DOCS-05 */
export const listed = (rows: readonly KeyResourceRow[], practising: readonly PractisingCertificateRow[]): Documents => {
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
      expiryDisplayDate: displayDate(row.expiresOn),
      certificateNumber: row.certificateNumber,
      certificateType: row.certificateType,
    })),
  };
};
