import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from "libphonenumber-js/min";

import { isBlank, isValid, messages, problemsIn, type Problem, type Problems } from "../kernel/field-rules.ts";
import { messagesOf, withValues } from "../kernel/message.ts";
import { normaliseInput } from "../kernel/typed-text.ts";
import { withContactId } from "./contact.ts";

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

/**
 * Typed with its area code, after a plus sign or one of the prefixes for calls abroad of most countries, "00", and of
 * Australia, "0011": no number begins with "0011".
 */
const internationalForm = (text: string): string | undefined => {
  const [, number] = /^[\s(]*(?:\+|0011|00)([^+]*)$/.exec(text) ?? [];
  return number === undefined ? undefined : `+${number}`;
};

/** A number typed after North America's prefix for calls abroad, which begins numbers of other countries too. */
const northAmericanNumber = (text: string): PhoneNumber | undefined => {
  const [, number] = /^[\s(]*011([^+]*)$/.exec(text) ?? [];
  return number === undefined ? undefined : parse(`+${number}`);
};

/** A number typed after its country's own prefix for calls abroad, such as Japan's "010". */
const afterOwnPrefix = (text: string, callingCode: string | undefined): PhoneNumber | undefined => {
  const defaultCountry = getCountries().find((country) => getCountryCallingCode(country) === callingCode);
  const found = defaultCountry && parsePhoneNumberFromString(text, { extract: false, defaultCountry });
  return found && found.countryCallingCode !== callingCode ? found : undefined;
};

/**
 * Whether such numbers are stored as dialled from abroad: by their length, because ranges are assigned anew. One that
 * keeps a leading 0, which most countries drop, has to be known in full.
 */
const isPlausible = (number: PhoneNumber): boolean =>
  number.isValid() || (number.isPossible() && !number.nationalNumber.startsWith("0"));

/** A number as its own country writes it. */
const nationalNumber = (text: string, areaCode: string, callingCode: string): PhoneNumber | undefined => {
  const national = parse(text, callingCode);
  // A local number in a country whose area code continues the calling code, such as Barbados.
  const local = callingCode === areaCode ? undefined : parse(`+${areaCode}${text}`);
  return [national, local].find((found) => found && isPlausible(found)) ?? national;
};

interface TypedNumber {
  /** Undefined when it cannot be a number. */
  readonly found: PhoneNumber | undefined;
  /** Whether it was typed with its area code. */
  readonly hasOwnCode: boolean;
}

/**
 * A typed number, in its own country's or in international form. Where several are possible, one that the data knows
 * counts first, then its own country's.
 */
const typedNumber = (number: string, areaCode: string): TypedNumber => {
  const text = normaliseInput(number).replace(/^tel:/i, "");
  const callingCode = callingCodeOf(areaCode);
  const withPrefix = internationalForm(text);
  const international = withPrefix === undefined ? undefined : parse(withPrefix);
  const national =
    withPrefix === undefined && callingCode !== undefined ? nationalNumber(text, areaCode, callingCode) : undefined;
  if (national?.isValid()) return { found: national, hasOwnCode: false };
  const abroad = afterOwnPrefix(text, callingCode);
  const known = [international, abroad, northAmericanNumber(text)].find((found) => found?.isValid());
  if (known) return { found: known, hasOwnCode: true };
  if (withPrefix !== undefined) return { found: international, hasOwnCode: true };
  if (abroad?.isPossible() && !(national && isPlausible(national))) return { found: abroad, hasOwnCode: true };
  return { found: national, hasOwnCode: false };
};

const withoutNationalPrefix = (text: string, areaCode: string): string => {
  const callingCode = callingCodeOf(areaCode);
  const found = callingCode === undefined ? undefined : nationalNumber(text, areaCode, callingCode);
  return found && isPlausible(found) && found.number.startsWith(`+${areaCode}`)
    ? found.number.slice(areaCode.length + 1)
    : digitsOf(text);
};

/** Digits as dialled from abroad; those of an impossible length, or of another number when read again, stay as typed. */
const dialledDigits = (text: string, areaCode: string): string => {
  const digits = withoutNationalPrefix(text, areaCode);
  return withoutNationalPrefix(digits, areaCode) === digits ? digits : digitsOf(text);
};

/** Splits a number by the longest listed area code, or by the chosen one if it was typed without its own. */
const splitNumber = (
  { number, countryCode }: DialledPhone,
  areaCodes: readonly string[],
): DialledPhone & { readonly typed: PhoneNumber | undefined } => {
  const chosen = digitsOf(countryCode);
  const { found: typed, hasOwnCode } = typedNumber(number, chosen);
  const digits = typed?.number.slice(1) ?? "";
  const starts = areaCodes.map(digitsOf).filter((code) => code !== "" && digits.startsWith(code));
  const [longest = ""] = starts.toSorted((one, other) => other.length - one.length);
  if (hasOwnCode) return { typed, countryCode: longest, number: dialledDigits(digits.slice(longest.length), longest) };
  return { typed, countryCode: chosen, number: dialledDigits(normaliseInput(number), chosen) };
};

/** Digits of a number without its area code: no country has fewer or more. */
const [fewestDigits, mostDigits] = [4, 14];

/** Validation messages of phone numbers. CONT-07, REAL-01 */
export const phoneMessages = messagesOf("phone", {
  extension: "Please enter a valid contact number, without an extension",
  unusual: "Is this right? Numbers with +{countryCode} usually differ. Correct it, or save it again to keep it.",
});

const numberProblem = (typed: PhoneNumber | undefined): Problem | undefined => {
  if (!typed) return messages.telephone;
  if (typed.ext !== undefined) return phoneMessages.extension;
  const { nationalNumber: digits } = typed;
  const isOne = digits.length >= fewestDigits && digits.length <= mostDigits && !digits.startsWith("00");
  return isOne ? undefined : messages.telephone;
};

/**
 * Validates a phone number by area code, digits and length. An empty number is valid: it clears the stored one. CONT-07,
 * CONT-08, REAL-01
 */
export const phoneProblems = (
  phone: DialledPhone,
  areaCodes: readonly string[],
): Problems<"number" | "countryCode"> => {
  if (isBlank(phone.number)) return {};
  const { typed, countryCode, number } = splitNumber(phone, areaCodes);
  const isListed = areaCodes.some((code) => digitsOf(code) === countryCode);
  // The server reads what is sent, which a typed area code no longer explains.
  const sent = splitNumber({ number, countryCode }, areaCodes);
  const isReadAlike = sent.number === number && sent.countryCode === countryCode;
  const problem = numberProblem(typed) ?? numberProblem(sent.typed) ?? (isReadAlike ? undefined : messages.telephone);
  return problemsIn({
    countryCode: isListed ? undefined : messages.countryCode,
    number: isListed || digitsOf(phone.number) === "" ? problem : undefined,
  });
};

/**
 * What to ask about a valid phone number that the data does not know. The data may be wrong, because ranges are
 * assigned anew. REAL-01
 */
export const phoneQuestions = (phone: DialledPhone, areaCodes: readonly string[]): Problems<"number"> => {
  if (isBlank(phone.number) || !isValid(phoneProblems(phone, areaCodes))) return {};
  const { typed, countryCode } = splitNumber(phone, areaCodes);
  return problemsIn({
    number: typed?.isValid() ? undefined : withValues(phoneMessages.unusual, { countryCode }),
  });
};

/** A stored number as its country writes it: "+44 7700 900107". REAL-01 */
export const displayedPhone = ({ number, countryCode }: DialledPhone): string => {
  const code = digitsOf(countryCode);
  const stored = parse(`+${code}${digitsOf(number)}`);
  return stored && isPlausible(stored) ? stored.formatInternational() : `+${code} ${number}`;
};

/** Payload of a phone number; contains only the contact ID when the number is cleared. CONT-08 */
export interface SavedPhone {
  readonly number?: string;
  readonly countryCode?: string;
  readonly lineType?: string;
  readonly contactId?: string;
}

/**
 * Builds the payload of a phone number: digits as dialled from abroad, area code without a plus sign. Accepts the
 * national and the international form of every country; a number of an impossible length is kept as it was typed, in
 * digits. CONT-08, REAL-01
 */
export const savedPhone = (phone: Partial<Phone>, areaCodes: readonly string[]): SavedPhone => {
  const { number, countryCode } = splitNumber({ number: "", countryCode: "", ...phone }, areaCodes);
  if (number === "") return withContactId(phone.contactId);
  return {
    number,
    ...(countryCode === "" ? {} : { countryCode }),
    ...(isBlank(phone.lineType) ? {} : { lineType: phone.lineType ?? "" }),
    ...withContactId(phone.contactId),
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
