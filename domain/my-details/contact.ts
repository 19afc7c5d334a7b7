import type { FieldRule, Problem } from "../kernel/field-rules.ts";
import { atMost, firstProblem, messages, required } from "../kernel/field-rules.ts";
import { normaliseInput } from "../kernel/typed-text.ts";
import { addressTypeOf, withAddressType } from "./address-type.ts";
import { storedAddressParts, type EnteredAddress, type StoredAddressParts } from "./address.ts";

/** Sections of contact details. CONT-01 */
export const contactSections = ["email", "phone", "mailingAddress", "secondaryAddress"] as const;
export type ContactSection = (typeof contactSections)[number];

/** The sections that a customer may edit: those without a read-only flag. CONT-01 */
export const editableSections = (
  readOnly: Readonly<Partial<Record<ContactSection, boolean | undefined>>>,
): readonly ContactSection[] => contactSections.filter((section) => readOnly[section] !== true);

export interface Email {
  readonly address: string;
  readonly contactId?: string | undefined;
}

export type Address = EnteredAddress & {
  readonly purpose: readonly string[];
  readonly isPrimary?: boolean | undefined;
  readonly contactId?: string | undefined;
};

/** Maximum length of an email address. CONT-07, FORM-06 */
export const emailLimit = 254;

// Atoms separated by single dots, an at sign, and a domain of at least two labels of letters, digits and inner hyphens;
// the last label contains a letter.
const word = String.raw`[^\s@.,;:<>()[\]\\"\p{So}\p{Cf}]+`;
const label = String.raw`(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)`;
const emailPattern = new RegExp(String.raw`^${word}(?:\.${word})*@(?:${label}\.)+(?=[^.]*\p{L})${label}$`, "u");

// Full-width and styled letters are compatibility forms of other letters.
const hasStyledLetters = (text: string): boolean => text.normalize("NFC") !== text.normalize("NFKC");

const emailForm: FieldRule = (text) =>
  emailPattern.test(text) && !hasStyledLetters(text) ? undefined : messages.email;

/** Validates an email address. It is required: a stored address can be changed but not removed. CONT-07 */
export const emailProblem = (address: string): Problem | undefined =>
  firstProblem(address, required, atMost(emailLimit), emailForm);

/** The id of a contact mechanism, as payloads contain it. CONT-08 */
export const withContactId = (contactId: string | undefined): { readonly contactId?: string } =>
  contactId === undefined || contactId === "" ? {} : { contactId };

// Browsers and Node have it; the types of the language alone do not.
declare const URL: {
  new (address: string): { readonly hostname: string };
  canParse(address: string): boolean;
};

const asciiDomain = (domain: string): string =>
  URL.canParse(`https://${domain}`) ? new URL(`https://${domain}`).hostname : domain.toLowerCase();

/** The one spelling of an email address: composed letters, and the domain in ASCII, as mail is addressed. REAL-02 */
export const emailSpelling = (address: string): string => {
  const [, mailbox, domain] = /^([^@]+)@([^@]+)$/.exec(normaliseInput(address)) ?? [];
  if (mailbox === undefined || domain === undefined) return normaliseInput(address);
  return `${mailbox}@${/^[\x20-\x7e]*$/.test(domain) ? domain : asciiDomain(domain)}`;
};

/** Payload of an email address. CONT-08 */
export const savedEmail = (email: Email): { readonly address: string; readonly contactId?: string } => ({
  address: emailSpelling(email.address),
  ...withContactId(email.contactId),
});

/** Payload of an address. CONT-04, CONT-08 */
export type SavedAddress = StoredAddressParts & {
  readonly purpose: readonly string[];
  readonly isPrimary?: boolean;
  readonly contactId?: string;
};

/**
 * Builds the payload of an address: without empty parts, and with exactly one of HOME and BUSINESS. CONT-04, CONT-08
 */
export const savedAddress = (address: Address): SavedAddress => ({
  ...storedAddressParts(address),
  purpose: withAddressType(address.purpose, addressTypeOf(address.purpose)),
  ...(address.isPrimary === undefined ? {} : { isPrimary: address.isPrimary }),
  ...withContactId(address.contactId),
});
