import type { CertificateReference } from "../../domain/documents/certificates.ts";
import type { ResourceKey } from "../../domain/documents/key-resources.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
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
