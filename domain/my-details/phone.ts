import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from "libphonenumber-js/min";

import { isBlank, messages, problemsIn, type Problem, type Problems } from "../kernel/field-rules.ts";
import { normaliseInput } from "../kernel/typed-text.ts";
import { identified } from "./contact.ts";

/** A phone number in its two parts: the area code, and the number as dialled from abroad. */
export interface Phone {
  readonly number: string;
  readonly countryCode: string;
  readonly lineType?: string | undefined;
  readonly contactId?: string | undefined;
}

type DialledPhone = Pick<Phone, "number" | "countryCode">;

const digitsOf = (text: string): string => text.replace(/\D/g, "");

const callingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** The country calling code that an area code begins with: "1" of "1246". */
const callingCodeOf = (areaCode: string): string | undefined =>
  [3, 2, 1].map((length) => areaCode.slice(0, length)).find((start) => callingCodes.has(start));

const parse = (text: string, defaultCallingCode?: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, { extract: false, ...(defaultCallingCode ? { defaultCallingCode } : {}) });

/** Typed with its area code, in any of the usual forms: "+44 7700 900107", "0044 …", "(+44) …". */
const internationalForm = (text: string): string | undefined => {
  const [, number] = /^[\s(]*(?:\+|00)([^+]*)$/.exec(text) ?? [];
  return number === undefined ? undefined : `+${number}`;
};

/**
 * Whether the data knows such numbers: by their length, because ranges are assigned anew. One that keeps a leading 0,
 * which most countries drop, has to be known in full.
 */
const isKnown = (number: PhoneNumber): boolean =>
  number.isValid() || (number.isPossible() && !number.nationalNumber.startsWith("0"));

/** A typed number, in its own country's or in international form. */
const typedNumber = (number: string, areaCode: string): PhoneNumber | undefined => {
  const text = normaliseInput(number).replace(/^tel:/i, "");
  const international = internationalForm(text);
  if (international !== undefined) return parse(international);
  const callingCode = callingCodeOf(areaCode);
  if (callingCode === undefined) return undefined;
  const national = parse(text, callingCode);
  // A local number in a country whose area code continues the calling code, such as Barbados.
  const local = callingCode === areaCode ? undefined : parse(`+${areaCode}${text}`);
  return [national, local].find((found) => found && isKnown(found)) ?? national;
};

/** Splits a number by the longest listed area code, or by the chosen one if it was typed without its own. */
const splitNumber = (
  { number, countryCode }: DialledPhone,
  areaCodes: readonly string[],
): DialledPhone & { readonly typed: PhoneNumber | undefined } => {
  const chosen = digitsOf(countryCode);
  const typed = typedNumber(number, chosen);
  const digits = typed?.number.slice(1) ?? "";
  const starts = areaCodes.map(digitsOf).filter((code) => code !== "" && digits.startsWith(code));
  const [longest] = starts.toSorted((one, other) => other.length - one.length);
  const hasOwnCode = internationalForm(normaliseInput(number)) !== undefined;
  const code = !hasOwnCode && starts.includes(chosen) ? chosen : longest;
  return code === undefined
    ? { typed, countryCode: chosen, number: digitsOf(number) }
    : { typed, countryCode: code, number: digits.slice(code.length) };
};

/**
 * Converts a typed phone number to its stored form: area code and number as dialled from abroad, in digits. Accepts
 * the national and the international form of every country. What is no number is kept in digits. CONT-08, REAL-01
 */
const dialledPhone = (phone: DialledPhone, areaCodes: readonly string[]): DialledPhone => {
  const { typed, ...split } = splitNumber(phone, areaCodes);
  return typed && isKnown(typed) ? split : { countryCode: digitsOf(phone.countryCode), number: digitsOf(phone.number) };
};

const numberProblem = (typed: PhoneNumber | undefined): Problem | undefined => {
  if (!typed) return messages.telephone;
  if (typed.ext !== undefined) return `${messages.telephone}, without an extension`;
  if (isKnown(typed)) return undefined;
  const { length } = typed.nationalNumber;
  // No country has such numbers.
  if (length < 4 || length > 14) return messages.telephone;
  return `${messages.telephone}: numbers with +${typed.countryCallingCode} have another length`;
};

/** Validates a phone number. An empty number is valid: it clears the stored one. CONT-07, CONT-08, REAL-01 */
export const phoneProblems = (
  phone: DialledPhone,
  areaCodes: readonly string[],
): Problems<"number" | "countryCode"> => {
  if (isBlank(phone.number)) return {};
  const { typed, countryCode } = splitNumber(phone, areaCodes);
  const isListed = areaCodes.some((code) => digitsOf(code) === countryCode);
  return problemsIn({
    countryCode: isListed ? undefined : messages.countryCode,
    number: isListed || digitsOf(phone.number) === "" ? numberProblem(typed) : undefined,
  });
};

/** A stored number as its country writes it: "+44 7700 900107". REAL-01 */
export const displayedPhone = ({ number, countryCode }: DialledPhone): string => {
  const code = digitsOf(countryCode);
  const stored = parse(`+${code}${digitsOf(number)}`);
  return stored && isKnown(stored) ? stored.formatInternational() : `+${code} ${number}`;
};

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
  typed: DialledPhone,
  stored: { readonly [Part in keyof Phone]?: Phone[Part] | undefined } | undefined,
  areaCodes: readonly string[],
): SavedPhone => {
  const { number = "", countryCode = "", lineType, contactId } = stored ?? {};
  const before = savedPhone({ number, countryCode }, areaCodes);
  const after = savedPhone({ ...typed, contactId }, areaCodes);
  const isSameNumber = after.number === before.number && after.countryCode === before.countryCode;
  return isSameNumber ? savedPhone({ ...typed, contactId, lineType }, areaCodes) : after;
};
