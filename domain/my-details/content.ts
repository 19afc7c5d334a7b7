import { byCode, card, code, each, line, listOf, note, object, optional, richText, richTextWith, type ContentOf } from "../kernel/content.ts";
import { registerCards, registerCardVersions } from "../retirement/register-card.ts";

/** The landing page of My details. DET-01 */
export const myDetails = object({
  heading: line,
  introduction: richText,
  sections: listOf(object({ heading: line, cards: listOf(card) })),
});

const contactSection = object({
  heading: line,
  /** Said where nothing is on record. */
  nothing: line,
  /** Said beside the fields while the section is open. */
  help: optional(richText),
});

/** CONT-01 */
export const contactDetails = object({
  heading: line,
  introduction: richText,
  email: contactSection,
  phone: contactSection,
  mailingAddress: contactSection,
  secondaryAddress: contactSection,
  /** Said in a section that this customer cannot change here. */
  readOnly: richText,
});
export type ContactDetailsContent = ContentOf<typeof contactDetails>;

/** ACCT-01 to ACCT-08 */
export const accountDetails = object({
  heading: line,
  introduction: richText,
  /** Shown alone while exam results are withheld. ACCT-07 */
  withheld: note,
  /** For whoever came for the register of retired members. ACCT-06 */
  ineligible: each(registerCardVersions, note),
  record: object({ heading: line, labels: byCode(line) }),
  learningRecord: note,
  register: registerCards,
  transfer: object({
    heading: line,
    introduction: richText,
    question: line,
    /** Said where the answer can be read, and not changed. */
    closed: richText,
    /** What each option is told as. */
    options: byCode(object({ label: line, help: richText })),
  }),
  oxfordBrookes: object({ heading: line, introduction: richText, question: line, blocked: richText }),
});
export type AccountDetailsContent = ContentOf<typeof accountDetails>;

/** EMPL-01 */
export const employmentDetails = object({
  heading: line,
  introduction: richText,
  section: line,
  /** Said where nothing is on record. */
  nothing: line,
  /** Which fields there are, in their order. */
  fields: listOf(code),
  labels: byCode(line),
  /** Why company name and job title cannot be changed. EMPL-02 */
  employerLocked: richText,
});
export type EmploymentDetailsContent = ContentOf<typeof employmentDetails>;

const preferenceSection = object({ heading: line, introduction: richText });
const networks = object({ heading: line, nothing: line });

/** CONS-01, CONS-09, NETW-01 */
export const communicationPreferences = object({
  heading: line,
  introduction: richText,
  accountCorrespondence: preferenceSection,
  additionalQuestions: preferenceSection,
  /** What each consent is called, and what it means. */
  consents: byCode(object({ label: line, help: line })),
  networks: object({ heading: line, introduction: richText, regional: networks, employment: networks }),
});
export type CommunicationPreferencesContent = ContentOf<typeof communicationPreferences>;

/** LOGN-01, PASS-02 */
export const loginDetails = object({
  heading: line,
  /** Where another service looks after it. */
  card,
  /** Where it is looked after here. */
  here: object({ introduction: richText, forgotten: line }),
  email: object({
    heading: line,
    awaited: richTextWith("email"),
    chosen: line,
    hint: line,
    present: line,
  }),
  /** `read` is said where it would be read. */
  password: object({ heading: line, read: line, present: line, chosen: line, hint: line }),
});
export type LoginDetailsContent = ContentOf<typeof loginDetails>;
