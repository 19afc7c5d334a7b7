import {
  byCode,
  card,
  code,
  each,
  line,
  listOf,
  note,
  object,
  optional,
  richText,
  richTextWith,
  type ContentOf,
} from "../kernel/content.ts";
import { registerCards, registerCardVersions } from "../retirement/register-card.ts";

/** Texts of the My details landing page. DET-01 */
export const myDetails = object({
  heading: line,
  introduction: richText,
  sections: listOf(object({ heading: line, cards: listOf(card) })),
});

const contactSection = object({
  heading: line,
  /** Shown when nothing is on record. */
  nothing: line,
  /** Shown beside the fields while the section is being edited. */
  help: optional(richText),
});

/** Texts of contact details. CONT-01 */
export const contactDetails = object({
  heading: line,
  introduction: richText,
  email: contactSection,
  phone: contactSection,
  mailingAddress: contactSection,
  secondaryAddress: contactSection,
  /** Shown in a section that the customer cannot edit here. */
  readOnly: richText,
});
export type ContactDetailsContent = ContentOf<typeof contactDetails>;

/** Texts of account details. ACCT-01 to ACCT-08 */
export const accountDetails = object({
  heading: line,
  introduction: richText,
  /** Shown alone while exam results are withheld. ACCT-07 */
  withheld: note,
  /** For users redirected from the register of retired members. ACCT-06 */
  ineligible: each(registerCardVersions, note),
  record: object({ heading: line, labels: byCode(line) }),
  learningRecord: note,
  register: registerCards,
  transfer: object({
    heading: line,
    introduction: richText,
    question: line,
    /** Shown when the answer is read-only. */
    closed: richText,
    /** Label and help of each option. */
    options: byCode(object({ label: line, help: richText })),
  }),
  oxfordBrookes: object({ heading: line, introduction: richText, question: line, blocked: richText }),
});
export type AccountDetailsContent = ContentOf<typeof accountDetails>;

/** Texts of employment details. EMPL-01 */
export const employmentDetails = object({
  heading: line,
  introduction: richText,
  section: line,
  /** Shown when nothing is on record. */
  nothing: line,
  /** Field keys in display order. */
  fields: listOf(code),
  labels: byCode(line),
  /** Explains why company name and job title are locked. EMPL-02 */
  employerLocked: richText,
});
export type EmploymentDetailsContent = ContentOf<typeof employmentDetails>;

const preferenceSection = object({ heading: line, introduction: richText });
const networks = object({ heading: line, nothing: line });

/** Texts of communication preferences. CONS-01, CONS-09, NETW-01 */
export const communicationPreferences = object({
  heading: line,
  introduction: richText,
  accountCorrespondence: preferenceSection,
  additionalQuestions: preferenceSection,
  /** Label and explanation of each consent. */
  consents: byCode(object({ label: line, help: line })),
  networks: object({ heading: line, introduction: richText, regional: networks, employment: networks }),
});
export type CommunicationPreferencesContent = ContentOf<typeof communicationPreferences>;

/** Texts of login details. LOGN-01, PASS-02 */
export const loginDetails = object({
  heading: line,
  /** Shown when another service manages the login. */
  card,
  /** Shown when the portal manages the login. */
  here: object({ introduction: richText, forgotten: line }),
  email: object({
    heading: line,
    awaited: richTextWith("email"),
    chosen: line,
    hint: line,
    present: line,
  }),
  /** `read` replaces the password's value in read-only view. */
  password: object({ heading: line, read: line, present: line, chosen: line, hint: line }),
});
export type LoginDetailsContent = ContentOf<typeof loginDetails>;
