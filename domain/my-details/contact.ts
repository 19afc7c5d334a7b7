import type { FieldRule, Problem, Problems } from "../kernel/field-rules.ts";
import { atMost, firstProblem, isBlank, messages, problemsIn, required } from "../kernel/field-rules.ts";
import { meantBy } from "../kernel/typed-text.ts";
import { storedAddressParts, type EnteredAddress, type StoredAddressParts } from "./address.ts";
import { addressTypeOf, withAddressType } from "./address-type.ts";

/** The sections of contact details. CONT-01 */
export const contactSections = ["email", "phone", "mailingAddress", "secondaryAddress"] as const;
export type ContactSection = (typeof contactSections)[number];

/** The sections a person may edit: those without a read-only flag of their own. CONT-01 */
export const editableSections = (
  readOnly: Readonly<Partial<Record<ContactSection, boolean | undefined>>>,
): readonly ContactSection[] => contactSections.filter((section) => readOnly[section] !== true);

export interface Email {
  readonly address: string;
  readonly contactId?: string | undefined;
}

export interface Phone {
  readonly number: string;
  readonly countryCode: string;
  readonly lineType?: string | undefined;
  readonly contactId?: string | undefined;
}

export type Address = EnteredAddress & {
  readonly purpose: readonly string[];
  readonly isPrimary?: boolean | undefined;
  readonly contactId?: string | undefined;
};

/** The greatest length of an email address. CONT-07, FORM-06 */
export const emailLimit = 254;

// Words with single dots between them, an at sign, and a domain of two labels or more that no hyphen begins or ends.
const word = String.raw`[^\s@.,;:<>()[\]\\"]+`;
const label = `(?!-)${word}(?<!-)`;
const emailPattern = new RegExp(String.raw`^${word}(?:\.${word})*@${label}(?:\.${label})+$`);

const emailForm: FieldRule = (text) => (emailPattern.test(text) ? undefined : messages.email);

/** What is wrong with an email address. It must be entered: an address on record is changed, not removed. CONT-07 */
export const emailProblem = (address: string): Problem | undefined =>
  firstProblem(address, required, atMost(emailLimit), emailForm);

// A page or a list of contacts may write any of the hyphens and dashes.
const digitsOf = (number: string): string => meantBy(number).replace(/[\s\p{Pd}.()]/gu, "");

/** What is wrong with a phone number. No number at all is right: it clears the one on record. CONT-07, CONT-08 */
export const phoneProblems = (phone: Pick<Phone, "number" | "countryCode">): Problems<"number" | "countryCode"> =>
  isBlank(phone.number)
    ? {}
    : problemsIn({
        countryCode: isBlank(phone.countryCode) ? messages.countryCode : undefined,
        number: /^\d{4,14}$/.test(digitsOf(phone.number)) ? undefined : messages.telephone,
      });

const identified = (contactId: string | undefined): { readonly contactId?: string } =>
  contactId === undefined || contactId === "" ? {} : { contactId };

/** An email address as it is saved. CONT-08 */
export const savedEmail = (email: Email): { readonly address: string; readonly contactId?: string } => ({
  address: meantBy(email.address),
  ...identified(email.contactId),
});

/** A phone number as it is saved; without a number only the contact id is sent. CONT-08 */
export interface SavedPhone {
  readonly number?: string;
  readonly countryCode?: string;
  readonly lineType?: string;
  readonly contactId?: string;
}

/** A phone number as it is saved: digits only, and an area code without its plus sign. CONT-08 */
export const savedPhone = (phone: Partial<Phone>): SavedPhone => {
  const number = digitsOf(phone.number ?? "");
  if (number === "") return identified(phone.contactId);
  const countryCode = (phone.countryCode ?? "").replace(/[\s+]/g, "");
  return {
    number,
    ...(countryCode === "" ? {} : { countryCode }),
    ...(isBlank(phone.lineType) ? {} : { lineType: phone.lineType ?? "" }),
    ...identified(phone.contactId),
  };
};

/** An address as it is saved. CONT-04, CONT-08 */
export type SavedAddress = StoredAddressParts & {
  readonly purpose: readonly string[];
  readonly isPrimary?: boolean;
  readonly contactId?: string;
};

/** An address as it is saved: no empty parts, and for exactly one of home and business. CONT-04, CONT-08 */
export const savedAddress = (address: Address): SavedAddress => ({
  ...storedAddressParts(address),
  purpose: withAddressType(address.purpose, addressTypeOf(address.purpose)),
  ...(address.isPrimary === undefined ? {} : { isPrimary: address.isPrimary }),
  ...identified(address.contactId),
});
