import { createHash, randomInt } from "node:crypto";

import * as z from "zod";

import { documentKinds, isDated, type DocumentKind } from "../../../../domain/documents/verification.ts";
import {
  codeValues,
  documentCodeOf,
  readDocumentCode,
  valueCount,
  type DocumentCode,
} from "../../../../domain/institute/documents/document-code.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { fullNameOf, lockCustomer } from "../../platform/customers/customers.store.ts";
import type { Fact } from "../../platform/paper/facts.ts";
import type { Section } from "../../platform/paper/letter.ts";
import type { PaperContent } from "../../platform/paper/paper-content.ts";
import type { TableSection } from "../../platform/paper/table.ts";
import { words } from "../../platform/storage/column-rules.ts";
import { required, importable, withheld, nullable, personId } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import { inTransaction, type Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";
import type { ReadContext } from "../use-case-context.ts";

export const issuedDocumentsTable = defineTable("issuedDocuments", {
  record: { name: "issued-documents", key: ["code"] },
  ofPerson: {
    words: "documents issued",
    keptBecause: "a code can be checked later; without name and particulars",
    merger: ["kind", "subject", "position"],
  },
  columns: {
    customerId: personId,
    issuedAt: importable(required.instant(), "When it was issued, in UTC."),
    issuedOn: importable(required.day(), "The day from which it counts."),
    expiresOn: importable(nullable.day(), "The last day on which it holds."),
    code: importable(
      required.text<DocumentCode>(),
      "The code on the document, without hyphens; its last character checks the others.",
      z.string().refine((text) => readDocumentCode(text) === text, "is no code of a document"),
    ),
    kind: importable(required.code<DocumentKind>(), "What the document is.", z.enum(documentKinds)),
    /** Identifies it among documents of its kind: the number of a certificate, the reference of a payment. */
    subject: importable(
      required.text(),
      "What distinguishes it from other documents of its kind: the number of a certificate, a reference.",
    ),
    title: importable(required.text(), "The heading of the document."),
    name: importable(nullable.text(), "The holder's name on it; missing once the person is erased."),
    /** The facts for its public page, as JSON. */
    facts: importable(required.json(), "What the page for checking shows, as a JSON list of label and value."),
    isOfRetired: importable(required["yes or no"](), "Whether the holder was retired when it was issued."),
    /** Counts from 0 for each subject; a higher one replaces those before. */
    position: importable(
      withheld.internal(required.number()),
      "Counts the documents of a kind and subject from 0; a later one replaces those before.",
    ),
    /** Hash of its content. */
    digest: importable(withheld.internal(required.text()), "The hash of the document's contents.", words(100)),
  },
});

/** An issued document. Rows are append-only, except that an erasure removes name and facts. VERI-01 */
export type IssuedRow = RowOf<typeof issuedDocumentsTable>;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    issuedDocuments: IssuedRow;
  }
}

/** A paper as it is issued on a day. */
export type PaperOn = (issuedOn: CalendarDate) => PaperContent;

export interface DocumentToIssue {
  readonly kind: DocumentKind;
  readonly subject: string;
  readonly expiresOn?: CalendarDate | undefined;
  readonly paperOn: PaperOn;
  /** Selects the facts for the public page; all by default. */
  readonly shown?: (fact: Fact) => boolean;
}

/** A document with its code and the day of its issue. */
export interface IssuedPaper {
  readonly code: DocumentCode;
  readonly issuedOn: CalendarDate;
  readonly issuedAt: number;
  readonly paper: PaperContent;
}

/** The holder of a document, and the time of the request. */
export interface IssueContext extends ReadContext {
  readonly now: Date;
}

const digestOf = (paper: PaperContent): string =>
  createHash("sha256").update(JSON.stringify(paper)).digest("base64url");

/** The content of a section as one line. */
const statedIn = (section: Section | TableSection): string =>
  ("facts" in section ? section.facts : section.rows).map((fact) => fact.join(": ")).join("; ");

/** The facts on a paper; each section counts as one. */
const factsOn = ({ layout, content }: PaperContent): readonly Fact[] => {
  const sections = layout === "letter" ? (content.sections ?? []) : [];
  return [...content.facts, ...sections.map((section): Fact => [section.heading, statedIn(section)])];
};

const latestOf = (database: Database, customerId: string, { kind, subject }: DocumentToIssue) =>
  database
    .selectFrom("issuedDocuments")
    .select(["code", "position", "digest", "issuedOn", "issuedAt"])
    .where("customerId", "=", customerId)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();

type Latest = Awaited<ReturnType<typeof latestOf>>;

/** The latest document while its content is unchanged; dated documents are reused only on their day. */
const unchanged = (
  latest: Latest,
  { kind, paperOn }: DocumentToIssue,
  today: CalendarDate,
): IssuedPaper | undefined => {
  if (!latest || (isDated(kind) && latest.issuedOn !== today)) return undefined;
  const { code, issuedOn, issuedAt, digest } = latest;
  const paper = paperOn(issuedOn);
  return digestOf(paper) === digest ? { code, issuedOn, issuedAt, paper } : undefined;
};

/** The reusable issued document; undefined when there is none or its content has changed. VERI-01 */
export const issuedBefore = async (
  { database, customer, today }: ReadContext,
  document: DocumentToIssue,
): Promise<IssuedPaper | undefined> =>
  unchanged(await latestOf(database, customer.customerId, document), document, today);

/** A new random code. VERI-01 */
export const newDocumentCode = (): DocumentCode =>
  documentCodeOf(Array.from({ length: codeValues }, () => randomInt(valueCount)));

/** A document with a new code, not stored yet. VERI-01 */
export const newDocument = ({ paperOn }: DocumentToIssue, { today, now }: IssueContext): IssuedPaper => ({
  code: newDocumentCode(),
  issuedOn: today,
  issuedAt: now.getTime(),
  paper: paperOn(today),
});

/**
 * Records a new document in place of the previous one; returns the recorded one when a concurrent request has issued
 * the same. VERI-01
 */
export const recordIssued = (
  { database, customer }: ReadContext,
  document: DocumentToIssue,
  issued: IssuedPaper,
): Promise<IssuedPaper> =>
  inTransaction(database, async (transaction) => {
    const { customerId } = customer;
    await lockCustomer(transaction, customerId);
    const latest = await latestOf(transaction, customerId, document);
    const meanwhile = unchanged(latest, document, issued.issuedOn);
    if (meanwhile) return meanwhile;
    const { kind, subject, expiresOn = null, shown = () => true } = document;
    const { title } = issued.paper.content;
    await transaction
      .insertInto("issuedDocuments")
      .values({
        code: issued.code,
        customerId,
        kind,
        subject,
        position: (latest?.position ?? -1) + 1,
        title,
        name: fullNameOf(customer),
        facts: JSON.stringify(factsOn(issued.paper).filter(shown)),
        digest: digestOf(issued.paper),
        isOfRetired: flag(customer.isRetired === 1),
        issuedOn: issued.issuedOn,
        issuedAt: issued.issuedAt,
        expiresOn,
      })
      .execute();
    return issued;
  });

/** The document with a code. VERI-02 */
export const issuedDocumentOf = (database: Database, code: DocumentCode): Promise<IssuedRow | undefined> =>
  database.selectFrom("issuedDocuments").selectAll().where("code", "=", code).executeTakeFirst();

/** Date of issue of a document's replacement. VERI-02 */
export const replacementOf = async (
  database: Database,
  { customerId, kind, subject, position }: IssuedRow,
): Promise<CalendarDate | undefined> => {
  const found = await database
    .selectFrom("issuedDocuments")
    .select("issuedOn")
    .where("customerId", "=", customerId)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("position", ">", position)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.issuedOn;
};

/** A customer's current documents, latest first, without replaced ones. VERI-02 */
export const currentDocumentsOf = async (database: Database, customerId: string): Promise<readonly IssuedRow[]> => {
  const rows = await database
    .selectFrom("issuedDocuments")
    .selectAll()
    .where("customerId", "=", customerId)
    .orderBy("issuedAt", "desc")
    .orderBy("position", "desc")
    .execute();
  const known = new Set<string>();
  return rows.filter(({ kind, subject }) => {
    const key = `${kind} ${subject}`;
    return !known.has(key) && known.add(key);
  });
};

/** Removes personal data from a person's documents; keeps code, kind and dates. KEEP-02 */
export const removeNames = async (transaction: Database, customerId: string): Promise<void> => {
  await transaction
    .updateTable("issuedDocuments")
    .set({ name: null, facts: "[]" })
    .where("customerId", "=", customerId)
    .execute();
};
