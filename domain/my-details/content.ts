import {
  byCode,
  card,
  code,
  counted,
  each,
  failureTexts,
  field,
  line,
  lineWith,
  listOf,
  note,
  object,
  optional,
  optionalField,
  richText,
  richTextWith,
  type ContentOf,
} from "../kernel/content.ts";
import { registerCards, registerCardVersions } from "../retirement/register-card.ts";
import { submissionKinds } from "../submissions/events.ts";
import { activityKinds } from "./activity.ts";
import { addressTypes } from "./address-type.ts";
import { personalDataTexts } from "./personal-data-content.ts";

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

/** Texts of the fields of an address. CONT-04 */
const addressFields = object({
  country: field,
  type: field,
  addressee: optionalField,
  addressLine1: field,
  addressLine2: optionalField,
  addressLine3: optionalField,
  addressLine4: optionalField,
  city: field,
  province: optionalField,
  state: optionalField,
  postcode: field,
});

/** Texts of the search for an address. CONT-02 */
const addressSearch = object({
  label: line,
  hint: line,
  /** Accessible name of the list of results. */
  found: line,
  searching: line,
  choosing: line,
  failed: line,
  none: lineWith("typed"),
  count: counted("count"),
  filledIn: line,
  notFilledIn: line,
});
export type AddressSearchTexts = ContentOf<typeof addressSearch>;

/** Texts of contact details. CONT-01 */
export const contactDetails = object({
  heading: line,
  introduction: richText,
  email: contactSection,
  emailFields: object({ address: field }),
  phone: contactSection,
  phoneFields: object({ countryCode: field, number: field }),
  /** Label of an address, its types, and its fields. */
  address: object({ label: line, types: each(addressTypes, line), fields: addressFields, search: addressSearch }),
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
  record: object({
    heading: line,
    labels: byCode(line),
    /** Values in words, by field; one without words shows as it is on record. LANG-04 */
    values: optional(byCode(byCode(line))),
  }),
  learningRecord: object({ heading: line, label: line, message: richText }),
  register: registerCards,
  transfer: object({
    heading: line,
    introduction: richText,
    question: line,
    /** Prompts for an answer. */
    ask: line,
    /** Shown when the answer is read-only. */
    closed: richText,
    /** Label and help of each option. */
    options: byCode(object({ label: line, help: richText })),
  }),
  oxfordBrookes: object({ heading: line, introduction: richText, question: line, ask: line, blocked: richText }),
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
  /** Prompts for fields that are required and left empty. */
  asks: byCode(line),
  /** First word of a warning, which says what its colour means. */
  warning: line,
  /** Explains why company name and job title are locked. EMPL-02 */
  employerLocked: richText,
  /** The same, for a customer who cannot add an address online. CONT-01 */
  employerLockedUntilAsked: richText,
});
export type EmploymentDetailsContent = ContentOf<typeof employmentDetails>;

const preferenceSection = object({ heading: line, introduction: richText });
const networks = object({ heading: line, ask: line, nothing: line });

/** Texts of communication preferences. CONS-01, CONS-09, NETW-01 */
export const communicationPreferences = object({
  heading: line,
  introduction: richText,
  accountCorrespondence: preferenceSection,
  additionalQuestions: preferenceSection,
  failed: line,
  /** Outcome of a change. */
  saving: object({ saving: line, slow: line, saved: line }),
  /** Label and explanation of each consent. */
  consents: byCode(object({ label: line, help: line })),
  networks: object({ heading: line, introduction: richText, regional: networks, employment: networks }),
});
export type CommunicationPreferencesContent = ContentOf<typeof communicationPreferences>;

/** Texts of login details. LOGN-01, PASS-02, DATA-01 */
export const loginDetails = object({
  heading: line,
  /** Shown when another service manages the login. */
  card,
  /** Shown when the portal manages the login. */
  here: object({ introduction: richText, forgotten: line, show: line, hide: line }),
  email: object({
    heading: line,
    awaited: richTextWith("email"),
    chosen: field,
    hint: line,
    present: field,
  }),
  /** `read` replaces the password's value in read-only view. */
  password: object({ heading: line, read: line, present: field, chosen: field, hint: line }),
  passkeys: object({
    heading: line,
    read: line,
    add: line,
    /** Shown when this browser or address cannot make passkeys. */
    notHere: richText,
    name: field,
    nameHint: line,
    present: field,
    used: lineWith("added", "used"),
    unused: lineWith("added"),
    remove: line,
    /** Shown for a passkey that cannot be removed. */
    lastWayIn: line,
    removal: lineWith("name"),
    removeNow: line,
    removalMessage: richText,
  }),
  data: personalDataTexts,
});
export type LoginDetailsContent = ContentOf<typeof loginDetails>;

/** Texts of security and activity. ACTV-01, ACTV-02 */
export const securityAndActivity = object({
  heading: line,
  introduction: richText,
  devices: object({
    heading: line,
    introduction: richText,
    unknown: line,
    thisOne: line,
    since: lineWith("since", "used"),
    signOut: line,
    signOutElsewhere: line,
    signingOut: line,
    /** Announced after one device, or every other one, is signed out. */
    signedOut: line,
    signedOutElsewhere: line,
    /** Confirmation prompts. */
    one: object({ heading: lineWith("device"), message: richText }),
    others: note,
    failures: failureTexts,
    keep: line,
  }),
  happened: object({
    heading: line,
    kept: richTextWith("days"),
    nothing: richText,
    /** Replaces {device} when the device is unknown. */
    unknown: line,
    entries: each(activityKinds, lineWith("what", "reference", "device")),
    /** Names of what was submitted or changed. */
    submissions: each(submissionKinds, line),
    /** Follow an entry. */
    times: lineWith("count"),
    thisOne: line,
    byOrganisation: line,
  }),
});
export type SecurityAndActivityContent = ContentOf<typeof securityAndActivity>;
