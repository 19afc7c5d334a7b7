import * as z from "zod";

import { membershipCertificateNumber } from "../../../../domain/documents/certificates.ts";
import { resourceKeys, type Documents, type ResourceKey } from "../../../../domain/documents/key-resources.ts";
import { renewFrom, type HeldCertificate } from "../../../../domain/documents/renewal.ts";
import { displayDate, type CalendarDate, type DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import type { Operator } from "../../platform/operator.ts";
import { batchedQuery } from "../../platform/storage/batched-query.ts";
import { changeWithAudit } from "../../platform/storage/change-with-audit.ts";
import { words } from "../../platform/storage/column-rules.ts";
import { required, importable, nullable, personId } from "../../platform/storage/columns.ts";
import { columnsOf, defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";

export const keyResourcesTable = defineTable("keyResources", {
  record: { name: "documents", key: ["customerId", "key"] },
  ofPerson: {
    words: "certificates and letters given",
    keptBecause: "a certificate can be checked later",
    merger: ["key"],
  },
  columns: {
    customerId: personId,
    key: importable(required.code<ResourceKey>(), "Which document it is.", z.enum(resourceKeys)),
    eligible: importable(required["yes or no"](), "Whether the person may have it."),
    warning: importable(nullable.code(), "Code of the reason against it.", words(60)),
    certificateNumber: importable(required.text(), "Number of the document. No two documents share one.", words(60)),
    certificateType: importable(required.code(), "Type of the document, as the API names it.", words(60)),
    /** Date of admission, of issue, or of the exam. */
    issuedOn: importable(required.day(), "The day from which it counts."),
    /** Further lines on the paper, as a JSON list. */
    particulars: importable(required.json(), "Further lines that are printed on it.", z.array(words(200))),
  },
});

export type KeyResourceRow = RowOf<typeof keyResourcesTable>;

export const practisingCertificatesTable = defineTable("practisingCertificates", {
  record: { name: "practising-certificates", key: ["certificateNumber"] },
  ofPerson: {
    words: "practising certificates given",
    keptBecause: "a certificate can be checked later",
    merger: "moved",
  },
  columns: {
    customerId: personId,
    certificateNumber: importable(required.text(), "Number of the document. No two documents share one.", words(60)),
    certificateType: importable(required.code(), "Type of the document, as the API names it.", words(60)),
    certificateName: importable(required.text(), "Name of the certificate, as it is printed.", words(120)),
    jurisdictionDescription: importable(required.text(), "The jurisdiction, in words.", words(120)),
    issuedOn: importable(required.day(), "The day from which it counts."),
    expiresOn: importable(required.day(), "The last day on which it holds."),
  },
});

export type PractisingCertificateRow = RowOf<typeof practisingCertificatesTable>;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    keyResources: KeyResourceRow;
    practisingCertificates: PractisingCertificateRow;
  }
}

/** A customer's documents. DOCS-01 */
export const keyResourcesOf = batchedQuery<KeyResourceRow>((database, customerId) =>
  database.selectFrom("keyResources").select(columnsOf(keyResourcesTable)).where("customerId", "=", customerId),
);

/** A customer's practising certificates, the latest expiry first. DOCS-05 */
export const practisingCertificatesOf = batchedQuery<PractisingCertificateRow>((database, customerId) =>
  database
    .selectFrom("practisingCertificates")
    .select(columnsOf(practisingCertificatesTable))
    .where("customerId", "=", customerId)
    .orderBy("expiresOn", "desc")
    .orderBy("certificateNumber"),
);

type HeldColumns = Pick<PractisingCertificateRow, "certificateNumber" | "jurisdictionDescription" | "expiresOn">;

/** A practising certificate as obligations need it. DATE-01 */
export const heldCertificate = (
  { certificateNumber, jurisdictionDescription, expiresOn }: HeldColumns,
  { reminders }: OrganisationRules,
): HeldCertificate => ({
  number: certificateNumber,
  jurisdiction: jurisdictionDescription,
  expiresOn,
  renewFrom: renewFrom(expiresOn, reminders.practisingCertificate),
});

/** The practising certificates in force on a day. DOCS-05 */
export const certificatesInForce = (
  practising: readonly PractisingCertificateRow[],
  day: CalendarDate,
): readonly PractisingCertificateRow[] =>
  practising.filter(({ issuedOn, expiresOn }) => issuedOn <= day && day <= expiresOn);

/** A customer's documents as listed, by key. DOCS-01, DOCS-05 */
export const listDocuments = (
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

export const hasDocument = async (database: Database, customerId: string, key: ResourceKey): Promise<boolean> =>
  (await keyResourcesOf(database, customerId)).some((row) => row.key === key);

/** Gives a customer a document, unless they have it. */
export const giveDocument = async (
  operator: Operator,
  database: Database,
  given: Pick<KeyResourceRow, "customerId" | "key" | "certificateType" | "issuedOn">,
): Promise<void> => {
  await changeWithAudit(operator, database, keyResourcesTable, given.customerId, () =>
    database
      .insertInto("keyResources")
      .values({
        ...given,
        eligible: flag(true),
        warning: null,
        certificateNumber: membershipCertificateNumber(given.customerId),
        particulars: "[]",
      })
      .onConflict((conflict) => conflict.columns(["customerId", "key"]).doNothing())
      .execute(),
  );
};

export const withdrawDocument = async (
  operator: Operator,
  database: Database,
  customerId: string,
  key: ResourceKey,
): Promise<void> => {
  await changeWithAudit(operator, database, keyResourcesTable, customerId, () =>
    database.deleteFrom("keyResources").where("customerId", "=", customerId).where("key", "=", key).execute(),
  );
};

/** Releases the documents that were withheld for a reason; returns their keys. */
export const releaseDocuments = async (
  operator: Operator,
  database: Database,
  customerId: string,
  warning: string,
): Promise<readonly ResourceKey[]> => {
  const released = await changeWithAudit(operator, database, keyResourcesTable, customerId, () =>
    database
      .updateTable("keyResources")
      .set({ eligible: flag(true), warning: null })
      .where("customerId", "=", customerId)
      .where("warning", "=", warning)
      .returning("key")
      .execute(),
  );
  return released.map(({ key }) => key);
};

/** Withholds documents for a reason, unless another reason holds them back. CORR-01 */
export const withholdDocuments = async (
  operator: Operator,
  database: Database,
  customerId: string,
  keys: readonly ResourceKey[],
  warning: string,
): Promise<void> => {
  if (keys.length === 0) return;
  await changeWithAudit(operator, database, keyResourcesTable, customerId, () =>
    database
      .updateTable("keyResources")
      .set({ eligible: flag(false), warning })
      .where("customerId", "=", customerId)
      .where("key", "in", keys)
      .where("warning", "is", null)
      .execute(),
  );
};
