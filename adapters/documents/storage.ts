import type { Database } from "../institute/storage/storage.ts";
import type { KeyResourceRow, PractisingCertificateRow } from "../institute/storage/tables.ts";

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
