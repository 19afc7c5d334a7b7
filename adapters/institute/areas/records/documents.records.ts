import * as z from "zod";

import { readDocumentCode } from "../../../../domain/documents/document-code.ts";
import { resourceKeys } from "../../../../domain/documents/key-resources.ts";
import { documentKinds } from "../../../../domain/documents/verification.ts";
import { examHours } from "../../../../domain/qualifications/exam-entry.ts";
import { whyNoTimeZone } from "../../platform/rules/regional.ts";
import { count, customerId, day, instant, instantOf, json, tableRecords, words, yesNo } from "./record-file.ts";

const documentLine = z.object({
  customerId,
  key: z.enum(resourceKeys),
  eligible: yesNo,
  warning: z.optional(words(60)),
  certificateNumber: words(60),
  certificateType: words(60),
  /** Date of admission, of issue, or of the exam. */
  issuedOn: day,
  /** Further lines on the paper. */
  particulars: z.array(words(200)),
});

/** The documents of each person. DOCS-01 */
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

/** The exams that students are entered for. DATE-01 */
export const examEntryRecords = tableRecords({
  name: "exam-entries",
  about:
    "The exams that students are entered for: day, local time (10:00 to 13:15) and place. An exam is entered once.",
  schema: z.object({
    customerId,
    exam: words(120),
    date: day,
    time: words(60),
    place: words(200),
    timeZone: z.optional(words(60)),
  }),
  key: ["customerId", "exam"],
  problems: ({ time, timeZone }) => {
    const noZone = typeof timeZone === "string" ? whyNoTimeZone(timeZone) : undefined;
    return [
      ...(examHours(String(time)) ? [] : [{ column: "time", reason: "has to be hours as 10:00 to 13:15" }]),
      ...(noZone === undefined ? [] : [{ column: "timeZone", reason: noZone }]),
    ];
  },
  table: "examEntries",
});

const issuedLine = z.object({
  code: z.string().refine((text) => readDocumentCode(text) === text, "is no code of a document"),
  customerId,
  kind: z.enum(documentKinds),
  subject: words(300),
  position: count,
  title: words(),
  name: z.optional(words()),
  facts: json,
  digest: words(100),
  isOfRetired: yesNo,
  issuedOn: day,
  issuedAt: instant,
  expiresOn: z.optional(day),
});

/** Issued documents, with the codes that verify them. VERI-01 */
export const issuedRecords = tableRecords({
  name: "issued-documents",
  about: "Documents that were issued, with their codes. An import adds missing ones; none is changed or removed.",
  schema: issuedLine,
  key: ["code"],
  table: "issuedDocuments",
  isAppendOnly: true,
  isKept: true,
  toRow: (row, { issuedAt }) => ({ ...row, issuedAt: Date.parse(String(issuedAt)) }),
  fromRow: (line) => ({ ...line, issuedAt: instantOf(Number(line["issuedAt"])) }),
});
