import { yearStatuses } from "../../../domain/cpd/history.ts";
import { each, line, lineWith, listOf, object, type ContentOf, type Shape } from "../../../domain/kernel/content.ts";
import { heldTables, type Omission } from "../../personal-data/held-columns.ts";

/** Headings of the tables in a person's data, and labels of their columns. DATA-01 */
const heldTableTexts = object(
  Object.fromEntries(
    heldTables.map(({ table, held }) => [
      table,
      object({
        heading: line,
        columns: object(
          Object.fromEntries(held.flatMap(([name]) => (name === "customerId" ? [] : [[name, line] as const]))),
        ),
      }),
    ]),
  ),
);

/** Texts that several papers share. */
const frame = object({
  /** Labels of the person. */
  name: line,
  id: line,
  documentNumber: line,
  certificateNumber: line,
  /** Above the signature of a letter. */
  farewell: line,
  /** The signatory, with and without a name. */
  signedBy: lineWith("name", "office"),
  signedFor: lineWith("institute"),
  /** Beside the QR code. */
  checkAt: line,
  code: lineWith("code"),
  issued: lineWith("date"),
});
export type PaperFrame = ContentOf<typeof frame>;

/** Texts of papers: certificates, letters, records, receipts and copies. RULE-04, DOCS-01, DOCS-05, FEES-03 */
export const paperDocuments = {
  "paper-frame": frame,
  "paper-membership-certificate": object({
    title: line,
    lead: line,
    /** After the name. */
    body: lineWith("institute", "standing"),
    admittedOn: line,
    issuedOn: line,
  }),
  "paper-practising-certificate": object({
    lead: line,
    body: lineWith("institute"),
    jurisdiction: line,
    from: line,
    expires: line,
  }),
  "paper-good-standing": object({
    title: line,
    paragraphs: listOf(lineWith("name", "standing", "institute")),
    closing: listOf(lineWith("date", "institute")),
  }),
  "paper-equivalence": object({
    title: line,
    paragraphs: listOf(lineWith("name", "examinations", "level", "institute")),
    completed: line,
    closing: listOf(lineWith("date", "institute")),
  }),
  "paper-practising-certificates": object({
    title: line,
    some: listOf(lineWith("name")),
    none: listOf(lineWith("name")),
    certificate: lineWith("certificate", "number", "date"),
    closing: listOf(lineWith("date", "institute")),
  }),
  "paper-exam-docket": object({
    title: line,
    paragraphs: listOf(line),
    exam: lineWith("number"),
    closing: listOf(lineWith("date", "institute")),
  }),
  "paper-membership-credential": object({
    title: line,
    body: lineWith("institute", "standing"),
    standing: line,
    admittedOn: line,
  }),
  "paper-cpd-record": object({
    title: line,
    body: lineWith("institute", "name", "date"),
    declaration: line,
    declaredOn: line,
    route: line,
    reference: line,
    broughtForward: line,
    statuses: each(yearStatuses, line),
    /** Labels of a waiver and of other adjustments. */
    waiver: lineWith("id"),
    otherAdjustment: line,
    /** An adjustment with and without its period. */
    adjustment: lineWith("reason", "units", "status"),
    adjustmentFor: lineWith("reason", "startDate", "endDate", "units", "status"),
    /** A decided adjustment, without and with a reason. */
    decided: lineWith("adjustment", "date"),
    decidedBecause: lineWith("adjustment", "date", "reason"),
  }),
  "paper-receipt": object({
    title: line,
    paragraphs: listOf(lineWith("institute")),
    amount: line,
    receivedOn: line,
    reference: line,
    what: line,
    from: line,
    closing: listOf(lineWith("date")),
  }),
  "paper-submission-copy": object({
    paragraphs: listOf(lineWith("institute")),
    reference: line,
    closing: listOf(lineWith("date")),
  }),
  "paper-personal-data": object({
    title: line,
    paragraphs: listOf(lineWith("institute", "date")),
    /** Values in words. */
    yes: line,
    no: line,
    person: line,
    organisation: lineWith("institute"),
    /** Heading of one of several rows, and the label of empty rows. */
    row: lineWith("heading", "number", "count"),
    count: line,
    empty: lineWith("headings"),
    /** Explains the mark in place of unprintable characters. */
    unprintable: lineWith("mark"),
    tables: heldTableTexts,
    leftOut: object({
      heading: line,
      what: line,
      why: line,
      secret: line,
      internal: line,
      copy: line,
      nobody: line,
    } satisfies Record<Omission | "heading" | "what" | "why", Shape>),
    closing: listOf(lineWith("date", "institute")),
  }),
} as const satisfies Record<string, Shape>;
