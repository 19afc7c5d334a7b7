import { titleInLetters, userTypeOf } from "../../domain/customer/user-type.ts";
import { equivalenceOf } from "../../domain/documents/equivalence.ts";
import type { ResourceKey } from "../../domain/documents/key-resources.ts";
import { displayDate, type CalendarDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import { fullNameOf, type CustomerRow } from "../customer/customer.store.ts";
import type { OrganisationSettings } from "../institute/body/body.ts";
import type { Certificate, Fact, Letter, PaperContent } from "../institute/paper/layouts.ts";
import type { KeyResourceRow, PractisingCertificateRow } from "./documents.store.ts";

interface Drawn {
  readonly institute: OrganisationSettings;
  readonly customer: CustomerRow;
  readonly resource: KeyResourceRow;
  /** The practising certificates in force. */
  readonly practising: readonly PractisingCertificateRow[];
  readonly today: CalendarDate;
  readonly rules: DateStyle;
}

const certificate = (content: Certificate): PaperContent => ({ layout: "certificate", content });
const letter = (content: Letter): PaperContent => ({ layout: "letter", content });

/** How a customer is described to third parties: "a member", "a retired fellow". */
export const standingInWords = ({ customerType, isFellow, isRetired }: CustomerRow): string => {
  const type = userTypeOf(customerType);
  return type ? titleInLetters(type, { isFellow: isFellow === 1, isRetired: isRetired === 1 }) : "a customer";
};

const identified = ({ customer, resource }: Drawn): readonly Fact[] => [
  ["Name", fullNameOf(customer)],
  ["ID", customer.customerId],
  ["Document number", resource.certificateNumber],
];

const issued = ({ institute, today, rules }: Drawn): string =>
  `Issued on ${displayDate(today, rules)} by the ${institute.name}.`;

const linesOf = ({ resource }: Drawn): readonly string[] => JSON.parse(resource.particulars) as string[];

const equivalenceWords = ({ institute, customer }: Drawn): string => {
  const { examinations, level } = equivalenceOf(userTypeOf(customer.customerType));
  return `${fullNameOf(customer)} has passed the ${examinations} of the ${institute.name}. They are set at the level of ${level}.`;
};

const drawings: Readonly<Record<ResourceKey, (drawn: Drawn) => PaperContent>> = {
  membershipCertificate: ({ institute, customer, resource, today, rules }) =>
    certificate({
      title: "Certificate of membership",
      lead: "This is to certify that",
      name: fullNameOf(customer),
      words: `has been admitted to membership of the ${institute.name} and, while on its register, is entitled to be known as ${standingInWords(customer)}.`,
      facts: [
        ["ID", customer.customerId],
        ["Certificate number", resource.certificateNumber],
        ["Admitted on", displayDate(customer.membershipDate ?? resource.issuedOn, rules)],
        ["Issued on", displayDate(today, rules)],
      ],
    }),

  goodStanding: (drawn) =>
    letter({
      title: "Letter of good standing",
      paragraphs: [
        "To whom it may concern",
        `We confirm that ${fullNameOf(drawn.customer)} is ${standingInWords(drawn.customer)} of the ${drawn.institute.name} and, on the day this letter was issued, in good standing with it: their fees were paid as due, and no disciplinary finding was in force against them.`,
      ],
      facts: identified(drawn),
      closing: [issued(drawn), "Standing can change: ask for a letter with a recent date."],
      isSigned: true,
      isSealed: true,
    }),

  equivalence: (drawn) =>
    letter({
      title: "Letter of equivalence",
      paragraphs: ["To whom it may concern", equivalenceWords(drawn)],
      facts: [...identified(drawn), ["Examinations completed", displayDate(drawn.resource.issuedOn, drawn.rules)]],
      closing: [issued(drawn)],
      isSigned: true,
    }),

  certificates: (drawn) => {
    const { practising: inForce } = drawn;
    const name = fullNameOf(drawn.customer);
    return letter({
      title: "Record of practising certificates",
      paragraphs: [
        inForce.length === 0
          ? `${name} holds no practising certificate that is in force on the day of this record.`
          : `These are the practising certificates of ${name} that are in force on the day of this record.`,
      ],
      facts: [
        ...identified(drawn),
        ...inForce.map((held): Fact => [
          held.jurisdictionDescription,
          `${held.certificateName}, number ${held.certificateNumber}, expires on ${displayDate(held.expiresOn, drawn.rules)}`,
        ]),
      ],
      closing: [issued(drawn)],
      isSigned: true,
    });
  },

  docket: (drawn) =>
    letter({
      title: "Exam attendance docket",
      paragraphs: ["Take this docket and your passport or identity card to each exam. You cannot sit it without both."],
      facts: [...identified(drawn), ...linesOf(drawn).map((line, index): Fact => [`Exam ${index + 1}`, line])],
      closing: ["Be in your seat fifteen minutes before the start.", issued(drawn)],
    }),
};

/** A document with a card of its own, as it is issued on a day. DOCS-01 */
export const documentPaper = (drawn: Drawn): PaperContent => drawings[drawn.resource.key](drawn);

/** A practising certificate. DOCS-05 */
export const practisingCertificatePaper = (
  institute: OrganisationSettings,
  customer: CustomerRow,
  row: PractisingCertificateRow,
  rules: DateStyle,
): PaperContent =>
  certificate({
    title: row.certificateName,
    lead: "This is to certify that",
    name: fullNameOf(customer),
    words: `is authorised by the ${institute.name} to engage in public practice in the jurisdiction named below, subject to its rules, while this certificate is in force.`,
    facts: [
      ["Certificate number", row.certificateNumber],
      ["ID", customer.customerId],
      ["Jurisdiction", row.jurisdictionDescription],
      ["In force from", displayDate(row.issuedOn, rules)],
      ["Expires on", displayDate(row.expiresOn, rules)],
    ],
  });
