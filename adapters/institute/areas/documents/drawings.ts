import { designationOf, userTypeOf } from "../../../../domain/customer/user-type.ts";
import type { ResourceKey } from "../../../../domain/documents/key-resources.ts";
import { equivalenceOf } from "../../../../domain/institute/documents/equivalence.ts";
import { displayDate, type CalendarDate, type DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import type { ExamEntry } from "../../../../domain/qualifications/exam-entry.ts";
import type { OrganisationSettings } from "../../platform/body/body.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { CertificateContent } from "../../platform/paper/certificate.ts";
import type { Fact } from "../../platform/paper/facts.ts";
import type { LetterContent } from "../../platform/paper/letter.ts";
import type { PaperContent } from "../../platform/paper/paper-content.ts";
import {
  fillLines,
  paperWords,
  signatureOf,
  type PaperReader,
  type PaperWriting,
} from "../../platform/paper/paper-texts.ts";
import type { PaperFrame } from "../../texts/paper-shapes.ts";
import type { KeyResourceRow, PractisingCertificateRow } from "../issued-documents/documents.store.ts";
import type { PaperOn } from "../issued-documents/issued.store.ts";

interface PaperContext extends PaperReader<DateStyle>, PaperWriting {
  readonly body: OrganisationSettings;
  readonly customer: CustomerRow;
  readonly resource: KeyResourceRow;
  /** The practising certificates in force. */
  readonly practising: readonly PractisingCertificateRow[];
  /** The upcoming exams. */
  readonly exams: readonly ExamEntry[];
}

const certificate = (content: CertificateContent): PaperContent => ({ layout: "certificate", content });
const letter = (content: LetterContent): PaperContent => ({ layout: "letter", content });

/** How a customer is described to third parties: "a member", "a retired fellow". */
export const designationInWords = (
  { standings }: PaperFrame,
  { customerType, isFellow, isRetired }: CustomerRow,
): string =>
  standings[designationOf(userTypeOf(customerType), { isFellow: isFellow === 1, isRetired: isRetired === 1 })];

const identified = ({ customer, resource }: PaperContext, frame: PaperFrame): readonly Fact[] => [
  [frame.name, fullNameOf(customer)],
  [frame.id, customer.customerId],
  [frame.documentNumber, resource.certificateNumber],
];

/** The date and the issuer of a paper. */
const issuing = ({ body }: PaperContext, rules: DateStyle, today: CalendarDate) => ({
  date: displayDate(today, rules),
  institute: body.name,
});

/** The exams of a docket: what, when and where, a line each; dockets of earlier releases store their own. */
const examLines = ({ resource, exams }: PaperContext, rules: DateStyle): readonly string[] =>
  exams.length === 0
    ? (JSON.parse(resource.particulars) as string[])
    : exams.map(({ exam, date, time, place }) => [exam, `${displayDate(date, rules)}, ${time}`, place].join("\n"));

const drawings: Readonly<Record<ResourceKey, (context: PaperContext) => Promise<PaperOn>>> = {
  membershipCertificate: async (context) => {
    const { body, customer, resource } = context;
    const { texts, frame, rules } = await paperWords(context, "paper-membership-certificate", context);
    return () =>
      certificate({
        title: texts.title,
        lead: texts.lead,
        name: fullNameOf(customer),
        words: fillLine(texts.body, { institute: body.name, standing: designationInWords(frame, customer) }),
        facts: [
          [frame.id, customer.customerId],
          [frame.certificateNumber, resource.certificateNumber],
          [texts.admittedOn, displayDate(customer.membershipDate ?? resource.issuedOn, rules)],
        ],
        signature: signatureOf(frame, body),
      });
  },

  goodStanding: async (context) => {
    const { customer, body } = context;
    const { texts, frame, rules } = await paperWords(context, "paper-good-standing", context);
    const values = {
      name: fullNameOf(customer),
      standing: designationInWords(frame, customer),
      institute: body.name,
    };
    return (today) =>
      letter({
        title: texts.title,
        paragraphs: fillLines(texts.paragraphs, values),
        facts: [
          ...identified(context, frame),
          ...(customer.membershipDate === null
            ? []
            : [[texts.memberSince, displayDate(customer.membershipDate, rules)] as const]),
        ],
        closing: fillLines(texts.closing, issuing(context, rules, today)),
        signature: signatureOf(frame, body),
        isSealed: true,
      });
  },

  equivalence: async (context) => {
    const { customer, body, resource } = context;
    const { texts, frame, rules } = await paperWords(context, "paper-equivalence", context);
    const { examinations, level } = texts[equivalenceOf(userTypeOf(customer.customerType))];
    const values = { name: fullNameOf(customer), examinations, level, institute: body.name };
    return (today) =>
      letter({
        title: texts.title,
        paragraphs: fillLines(texts.paragraphs, values),
        facts: [...identified(context, frame), [texts.completed, displayDate(resource.issuedOn, rules)]],
        closing: fillLines(texts.closing, issuing(context, rules, today)),
        signature: signatureOf(frame, body),
      });
  },

  certificates: async (context) => {
    const { customer, body, practising } = context;
    const { texts, frame, rules } = await paperWords(context, "paper-practising-certificates", context);
    const held = practising.map(({ jurisdictionDescription, certificateName, certificateNumber, expiresOn }): Fact => {
      const values = { certificate: certificateName, number: certificateNumber, date: displayDate(expiresOn, rules) };
      return [jurisdictionDescription, fillLine(texts.certificate, values)];
    });
    return (today) =>
      letter({
        title: texts.title,
        paragraphs: fillLines(held.length === 0 ? texts.none : texts.some, { name: fullNameOf(customer) }),
        facts: [...identified(context, frame), ...held],
        closing: fillLines(texts.closing, issuing(context, rules, today)),
        signature: signatureOf(frame, body),
      });
  },

  docket: async (context) => {
    const { texts, frame, rules } = await paperWords(context, "paper-exam-docket", context);
    const exams = examLines(context, rules).map((exam, index): Fact => [
      fillLine(texts.exam, { number: String(index + 1) }),
      exam,
    ]);
    return (today) =>
      letter({
        title: texts.title,
        paragraphs: texts.paragraphs,
        facts: [...identified(context, frame), ...exams],
        closing: fillLines(texts.closing, issuing(context, rules, today)),
      });
  },
};

/** The paper of a document on the documents page. DOCS-01 */
export const documentPaper = (context: PaperContext): Promise<PaperOn> => drawings[context.resource.key](context);

/** A practising certificate. DOCS-05 */
export const practisingCertificatePaper = async (
  context: Pick<PaperContext, "body" | "content" | "customer" | "rules" | "language">,
  row: PractisingCertificateRow,
): Promise<PaperContent> => {
  const { body, customer } = context;
  const { texts, frame, rules } = await paperWords(context, "paper-practising-certificate", context);
  return certificate({
    title: row.certificateName,
    lead: texts.lead,
    name: fullNameOf(customer),
    words: fillLine(texts.body, { institute: body.name }),
    facts: [
      [frame.certificateNumber, row.certificateNumber],
      [frame.id, customer.customerId],
      [texts.jurisdiction, row.jurisdictionDescription],
      [texts.from, displayDate(row.issuedOn, rules)],
      [texts.expires, displayDate(row.expiresOn, rules)],
    ],
    signature: signatureOf(frame, body),
  });
};
