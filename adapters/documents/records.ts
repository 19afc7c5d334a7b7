import * as z from "zod";
import { resourceKeys } from "../../domain/documents/key-resources.ts";
import { customerId, day, tableRecords, words, yesNo } from "../registrar/records/record-file.ts";

/** The documents there are for each person. DOCS-01 */
export const documentRecords = tableRecords({
  name: "documents",
  about: "Letters and certificates that a person may have, with what stands in their way.",
  schema: z.object({
    customerId,
    key: z.enum(resourceKeys),
    eligible: yesNo,
    warning: z.optional(words(60)),
    certificateNumber: words(60),
    certificateType: words(60),
    issuedOn: day,
    particulars: z.array(words(200)),
  }),
  key: ["customerId", "key"],
  fillIn: ({ warning }) => ({ eligible: warning === undefined, particulars: [] }),
  table: "keyResources",
});

/** Practising certificates. DOCS-05 */
export const practisingRecords = tableRecords({
  name: "practising-certificates",
  about: "Practising certificates, by jurisdiction.",
  schema: z.object({
    certificateNumber: words(60),
    customerId,
    certificateType: words(60),
    certificateName: words(120),
    jurisdictionDescription: words(120),
    issuedOn: day,
    expiresOn: day,
  }),
  key: ["certificateNumber"],
  fillIn: () => ({ certificateType: "PRACTISING", certificateName: "Practising certificate" }),
  problems: ({ issuedOn, expiresOn }) =>
    String(expiresOn) < String(issuedOn) ? [{ column: "expiresOn", reason: "must not be before issuedOn" }] : [],
  table: "practisingCertificates",
});
