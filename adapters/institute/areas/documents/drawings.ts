import { standingOf, userTypeOf } from "../../../../domain/customer/user-type.ts";
import type { ResourceKey } from "../../../../domain/documents/key-resources.ts";
import { equivalenceOf } from "../../../../domain/institute/documents/equivalence.ts";
import { displayDate, type CalendarDate, type DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import type { ExamEntry } from "../../../../domain/qualifications/exam-entry.ts";
import type { OrganisationSettings } from "../../platform/body/body.ts";
import type { TextLibrary } from "../../platform/content/content-library.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { CertificateContent } from "../../platform/paper/certificate.ts";
import type { Fact } from "../../platform/paper/facts.ts";
import type { LetterContent } from "../../platform/paper/letter.ts";
import type { PaperContent } from "../../platform/paper/paper-content.ts";
import { fillLines, paperWords, signatureOf } from "../../platform/paper/paper-texts.ts";
import type { PaperFrame } from "../../texts/paper-shapes.ts";
import type { KeyResourceRow, PractisingCertificateRow } from "../issued-documents/documents.store.ts";

interface PaperContext {
  readonly institute: OrganisationSettings;
  /** The library of texts for papers. */
  readonly library: TextLibrary;
  readonly customer: CustomerRow;
  readonly resource: KeyResourceRow;
  /** The practising certificates in force. */
  readonly practising: readonly PractisingCertificateRow[];
  /** The upcoming exams. */
  readonly exams: readonly ExamEntry[];
  readonly rules: DateStyle;
}

/** The content of a paper when issued on a day. */
type PaperOn = (today: CalendarDate) => PaperContent;

const certificate = (content: CertificateContent): PaperContent => ({ layout: "certificate", content });
const letter = (content: LetterContent): PaperContent => ({ layout: "letter", content });

/** How a customer is described to third parties: "a member", "a retired fellow". */
export const standingInWords = (
  { standings }: PaperFrame,
  { customerType, isFellow, isRetired }: CustomerRow,
): string => standings[standingOf(userTypeOf(customerType), { isFellow: isFellow === 1, isRetired: isRetired === 1 })];

const identified = ({ customer, resource }: PaperContext, frame: PaperFrame): readonly Fact[] => [
  [frame.name, fullNameOf(customer)],
  [frame.id, customer.customerId],
  [frame.documentNumber, resource.certificateNumber],
];

/** The date and the issuer of a paper. */
const issuing = ({ institute, rules }: PaperContext, today: CalendarDate) => ({
  date: displayDate(today, rules),
  institute: institute.name,
});

/** The exams of a docket: what, when and where, a line each; dockets of earlier releases store their own. */
const examLines = ({ resource, exams, rules }: PaperContext): readonly string[] =>
  exams.length === 0
    ? (JSON.parse(resource.particulars) as string[])
    : exams.map(({ exam, date, time, place }) => [exam, `${displayDate(date, rules)}, ${time}`, place].join("\n"));

const drawings: Readonly<Record<ResourceKey, (context: PaperContext) => Promise<PaperOn>>> = {
  membershipCertificate: async ({ institute, library, customer, resource, rules }) => {
    const { texts, frame } = await paperWords(library, "paper-membership-certificate", customer);
    return () =>
      certificate({
        title: texts.title,
        lead: texts.lead,
        name: fullNameOf(customer),
        words: fillLine(texts.body, { institute: institute.name, standing: standingInWords(frame, customer) }),
        facts: [
          [frame.id, customer.customerId],
          [frame.certificateNumber, resource.certificateNumber],
          [texts.admittedOn, displayDate(customer.membershipDate ?? resource.issuedOn, rules)],
        ],
        signature: signatureOf(frame, institute),
      });
  },

  goodStanding: async (context) => {
    const { customer, institute } = context;
    const { texts, frame } = await paperWords(context.library, "paper-good-standing", customer);
    const values = {
      name: fullNameOf(customer),
      standing: standingInWords(frame, customer),
      institute: institute.name,
    };
    return (today) =>
      letter({
        title: texts.title,
        paragraphs: fillLines(texts.paragraphs, values),
        facts: [
          ...identified(context, frame),
          ...(customer.membershipDate === null
            ? []
            : [[texts.memberSince, displayDate(customer.membershipDate, context.rules)] as const]),
        ],
        closing: fillLines(texts.closing, issuing(context, today)),
        signature: signatureOf(frame, institute),
        isSealed: true,
      });
  },

  equivalence: async (context) => {
    const { customer, institute, resource, rules } = context;
    const { texts, frame } = await paperWords(context.library, "paper-equivalence", customer);
    const { examinations, level } = texts[equivalenceOf(userTypeOf(customer.customerType))];
    const values = { name: fullNameOf(customer), examinations, level, institute: institute.name };
    return (today) =>
      letter({
        title: texts.title,
        paragraphs: fillLines(texts.paragraphs, values),
        facts: [...identified(context, frame), [texts.completed, displayDate(resource.issuedOn, rules)]],
        closing: fillLines(texts.closing, issuing(context, today)),
        signature: signatureOf(frame, institute),
      });
  },

  certificates: async (context) => {
    const { customer, institute, practising, rules } = context;
    const { texts, frame } = await paperWords(context.library, "paper-practising-certificates", customer);
    const held = practising.map(({ jurisdictionDescription, certificateName, certificateNumber, expiresOn }): Fact => {
      const values = { certificate: certificateName, number: certificateNumber, date: displayDate(expiresOn, rules) };
      return [jurisdictionDescription, fillLine(texts.certificate, values)];
    });
    return (today) =>
      letter({
        title: texts.title,
        paragraphs: fillLines(held.length === 0 ? texts.none : texts.some, { name: fullNameOf(customer) }),
        facts: [...identified(context, frame), ...held],
        closing: fillLines(texts.closing, issuing(context, today)),
        signature: signatureOf(frame, institute),
      });
  },

  docket: async (context) => {
    const { texts, frame } = await paperWords(context.library, "paper-exam-docket", context.customer);
    const exams = examLines(context).map((exam, index): Fact => [
      fillLine(texts.exam, { number: String(index + 1) }),
      exam,
    ]);
    return (today) =>
      letter({
        title: texts.title,
        paragraphs: texts.paragraphs,
        facts: [...identified(context, frame), ...exams],
        closing: fillLines(texts.closing, issuing(context, today)),
      });
  },
};

/** The paper of a document on the documents page. DOCS-01 */
export const documentPaper = (context: PaperContext): Promise<PaperOn> => drawings[context.resource.key](context);

/** A practising certificate. DOCS-05 */
export const practisingCertificatePaper = async (
  { institute, library, customer, rules }: Pick<PaperContext, "institute" | "library" | "customer" | "rules">,
  row: PractisingCertificateRow,
): Promise<PaperContent> => {
  const { texts, frame } = await paperWords(library, "paper-practising-certificate", customer);
  return certificate({
    title: row.certificateName,
    lead: texts.lead,
    name: fullNameOf(customer),
    words: fillLine(texts.body, { institute: institute.name }),
    facts: [
      [frame.certificateNumber, row.certificateNumber],
      [frame.id, customer.customerId],
      [texts.jurisdiction, row.jurisdictionDescription],
      [texts.from, displayDate(row.issuedOn, rules)],
      [texts.expires, displayDate(row.expiresOn, rules)],
    ],
    signature: signatureOf(frame, institute),
  });
};
