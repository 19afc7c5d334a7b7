import type { FieldRule, Problem, Problems } from "../kernel/field-rules.ts";
import { atMost, firstProblem, isBlank, messages, problemsIn, required } from "../kernel/field-rules.ts";
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

// Copied numbers may contain any kind of hyphen or dash.
const digitsOf = (number: string): string => normaliseInput(number).replace(/[\s\p{Pd}.()]/gu, "");

const codeOf = (areaCode: string): string => areaCode.replace(/\D/g, "");

// Countries where the leading 0 is dialled from abroad too: Ivory Coast, Gabon, the Congos, Italy, San Marino, the
// Vatican.
const codesWithLeadingZero = ["225", "241", "242", "243", "378", "379", "39"];

const withoutTrunkZero = (number: string, code: string): string =>
  codesWithLeadingZero.includes(code) ? number : number.replace(/^0+(?=\d)/, "");

type DialledPhone = Pick<Phone, "number" | "countryCode">;

/**
 * Converts a phone number to the form dialled from abroad: area code and digits. Recognises a typed area code ("+44
 * (0)7700 900107", "0044 7700 900107") if it is among `areaCodes`. Drops the trunk prefix 0. CONT-07, CONT-08
 */
export const dialledPhone = ({ number, countryCode }: DialledPhone, areaCodes: readonly string[]): DialledPhone => {
  const [, international] = /^(?:\+|00)(\d+)$/.exec(digitsOf(number.replace(/\(0\)/, ""))) ?? [];
  const known = areaCodes.map(codeOf).filter((code) => international?.startsWith(code));
  const [longest] = known.toSorted((one, other) => other.length - one.length);
  if (international !== undefined && longest !== undefined)
    return { countryCode: longest, number: withoutTrunkZero(international.slice(longest.length), longest) };
  const code = codeOf(countryCode);
  return { countryCode: code, number: code === "" ? digitsOf(number) : withoutTrunkZero(digitsOf(number), code) };
};

/** Validates a phone number. An empty number is valid: it clears the stored one. CONT-07, CONT-08 */
export const phoneProblems = (
  phone: DialledPhone,
  areaCodes: readonly string[],
): Problems<"number" | "countryCode"> => {
  if (isBlank(phone.number)) return {};
  const { number, countryCode } = dialledPhone(phone, areaCodes);
  return problemsIn({
    countryCode: areaCodes.some((code) => codeOf(code) === countryCode) ? undefined : messages.countryCode,
    number: /^\d{4,14}$/.test(number) ? undefined : messages.telephone,
  });
};

const identified = (contactId: string | undefined): { readonly contactId?: string } =>
  contactId === undefined || contactId === "" ? {} : { contactId };

/** Payload of an email address. CONT-08 */
export const savedEmail = (email: Email): { readonly address: string; readonly contactId?: string } => ({
  address: normaliseInput(email.address),
  ...identified(email.contactId),
});

/** Payload of a phone number; contains only the contact ID when the number is cleared. CONT-08 */
export interface SavedPhone {
  readonly number?: string;
  readonly countryCode?: string;
  readonly lineType?: string;
  readonly contactId?: string;
}

/** Builds the payload of a phone number: digits as dialled from abroad, area code without a plus sign. CONT-08 */
export const savedPhone = (phone: Partial<Phone>, areaCodes: readonly string[]): SavedPhone => {
  const { number, countryCode } = dialledPhone({ number: "", countryCode: "", ...phone }, areaCodes);
  if (number === "") return identified(phone.contactId);
  return {
    number,
    ...(countryCode === "" ? {} : { countryCode }),
    ...(isBlank(phone.lineType) ? {} : { lineType: phone.lineType ?? "" }),
    ...identified(phone.contactId),
  };
};

/**
 * Payload of a typed phone number. Keeps the contact's id, and the line type of an unchanged number: it says nothing
 * about another one. CONT-03
 */
export const changedPhone = (
  typed: Pick<Phone, "number" | "countryCode">,
  stored: { readonly [Part in keyof Phone]?: Phone[Part] | undefined } | undefined,
  areaCodes: readonly string[],
): SavedPhone => {
  const { number = "", countryCode = "", lineType, contactId } = stored ?? {};
  const before = savedPhone({ number, countryCode }, areaCodes);
  const after = savedPhone({ ...typed, contactId }, areaCodes);
  const isSameNumber = after.number === before.number && after.countryCode === before.countryCode;
  return isSameNumber ? savedPhone({ ...typed, contactId, lineType }, areaCodes) : after;
};

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
  ...identified(address.contactId),
});
