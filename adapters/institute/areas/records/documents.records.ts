import { examHours } from "../../../../domain/qualifications/exam-entry.ts";
import { whyNoTimeZone } from "../../platform/rules/regional.ts";
import { instantOf } from "../../platform/storage/column-rules.ts";
import { keyResourcesTable, practisingCertificatesTable } from "../issued-documents/documents.store.ts";
import { issuedDocumentsTable } from "../issued-documents/issued.store.ts";
import { examEntriesTable } from "../qualifications/exam-entries.store.ts";
import { tableRecords } from "./record-file.ts";

/** The documents of each person. DOCS-01 */
export const documentRecords = tableRecords({
  table: keyResourcesTable,
  about: "Letters and certificates that a person may have, with what stands in their way.",
  fillIn: ({ warning }) => ({ eligible: warning === undefined, particulars: [] }),
});

/** Practising certificates. DOCS-05 */
export const practisingRecords = tableRecords({
  table: practisingCertificatesTable,
  about: "Practising certificates, by jurisdiction.",
  fillIn: () => ({ certificateType: "PRACTISING", certificateName: "Practising certificate" }),
  problems: ({ issuedOn, expiresOn }) =>
    String(expiresOn) < String(issuedOn) ? [{ column: "expiresOn", reason: "must not be before issuedOn" }] : [],
});

/** The exams that students are entered for. DATE-01 */
export const examEntryRecords = tableRecords({
  table: examEntriesTable,
  about:
    "The exams that students are entered for: day, local time (10:00 to 13:15) and place. An exam is entered once.",
  problems: ({ time, timeZone }) => {
    const noZone = typeof timeZone === "string" ? whyNoTimeZone(timeZone) : undefined;
    return [
      ...(examHours(String(time)) ? [] : [{ column: "time", reason: "has to be hours as 10:00 to 13:15" }]),
      ...(noZone === undefined ? [] : [{ column: "timeZone", reason: noZone }]),
    ];
  },
});

/** Issued documents, with the codes that verify them. VERI-01 */
export const issuedRecords = tableRecords({
  table: issuedDocumentsTable,
  inOrder: [
    "customerId",
    "kind",
    "subject",
    "position",
    "title",
    "name",
    "facts",
    "digest",
    "isOfRetired",
    "issuedOn",
    "issuedAt",
  ],
  about: "Documents that were issued, with their codes. An import adds missing ones; none is changed or removed.",
  isAppendOnly: true,
  isKept: true,
  toRow: (row, { issuedAt }) => ({ ...row, issuedAt: Date.parse(String(issuedAt)) }),
  fromRow: (line) => ({ ...line, issuedAt: instantOf(Number(line["issuedAt"])) }),
});
