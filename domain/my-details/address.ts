import { unitedKingdom } from "../customer/countries.ts";
import {
  asciiOnly,
  atMost,
  firstProblem,
  oneOf,
  problemsIn,
  required,
  type FieldRule,
  type Problem,
  type Problems,
} from "../kernel/field-rules.ts";
import { messagesOf } from "../kernel/message.ts";
import { normaliseInput, plainTypography } from "../kernel/typed-text.ts";
import { takesAsciiOnly, type Country } from "./countries.ts";

/** The typed parts of an address, in order. */
export const addressParts = [
  "addressee",
  "addressLine1",
  "addressLine2",
  "addressLine3",
  "addressLine4",
  "city",
  "province",
  "state",
  "postcode",
] as const;
export type AddressPart = (typeof addressParts)[number];

/** Form state of an address. The country is stored by name. */
export type EnteredAddress = Readonly<Partial<Record<AddressPart, string | undefined>>> & {
  readonly country?: string | undefined;
};

const notInTheUnitedKingdom: readonly AddressPart[] = ["addressLine3", "addressLine4", "province", "state"];

/** Whether addresses of a country have a part; stored values show regardless. CONT-01 */
export const hasAddressPart = (country: string | undefined, part: AddressPart): boolean =>
  country !== unitedKingdom || !notInTheUnitedKingdom.includes(part);

/** Maximum lengths of address parts. CONT-05, FORM-06 */
export const addressLimits = { line: 50, postcode: 10 } as const;

/** Maximum length of a part. FORM-06 */
export const limitOf = (part: AddressPart): number =>
  part === "postcode" ? addressLimits.postcode : addressLimits.line;

/** Validation messages of an address. CONT-05 */
export const addressMessages = messagesOf("address", {
  /** While the chosen address is still loading. */
  onItsWay: "The address that you chose is still on its way",
  postcode: "Please enter a valid UK postcode",
  forcesPostcode: "Please enter a valid UK postcode: in place of a BFPO number, the one that begins with BF1",
});

const compact = (postcode: string): string => postcode.replace(/\s+/g, "").toUpperCase();

const outward = "(?:[A-Z][0-9]{1,2}|[A-Z][A-HJ-Y][0-9]{1,2}|[A-Z][0-9][A-HJKPSTUW]|[A-Z][A-HJ-Y][0-9][ABEHMNPRVWXY])";
const ukPostcode = new RegExp(`^(?:${outward}[0-9][ABD-HJLNP-UW-Z]{2}|GIR0AA)$`);

/** Whether a text is a UK postcode, ignoring spacing and case. CONT-05 */
export const isUkPostcode = (postcode: string): boolean => ukPostcode.test(compact(postcode));

/** Formats a UK postcode for storage: upper-case, with one space before its last three characters. CONT-05 */
export const storedUkPostcode = (postcode: string): string => {
  const letters = compact(postcode);
  return `${letters.slice(0, -3)} ${letters.slice(-3)}`;
};

/** The number of a British Forces Post Office, which has a postcode of its own. */
const forcesNumber = /^BFPO\d+$/;

const ukForm: FieldRule = (postcode) => {
  if (isUkPostcode(postcode)) return undefined;
  return forcesNumber.test(compact(postcode)) ? addressMessages.forcesPostcode : addressMessages.postcode;
};

/** Whether a part is required: country, city and first line always, the postcode in the United Kingdom. CONT-05 */
export const isRequired = (part: AddressPart | "country", country: string | undefined): boolean =>
  part === "country" ||
  part === "city" ||
  part === "addressLine1" ||
  (part === "postcode" && country === unitedKingdom);

const rulesFor = (part: AddressPart, country: string | undefined, isAscii: boolean): readonly FieldRule[] => [
  ...(isRequired(part, country) ? [required] : []),
  atMost(limitOf(part)),
  ...(isAscii ? [asciiOnly] : []),
  ...(part === "postcode" && country === unitedKingdom ? [ukForm] : []),
];

/** The address as a country takes it: without typographic characters where it takes ASCII only. CONT-06 */
export const addressFor = <Entered extends EnteredAddress>(
  address: Entered,
  countries: readonly Country[],
): Entered => {
  const country = countries.find(({ name }) => name === address.country);
  if (!country || !takesAsciiOnly(country)) return address;
  const parts = addressParts.filter((part) => address[part] !== undefined);
  return { ...address, ...Object.fromEntries(parts.map((part) => [part, plainTypography(address[part] ?? "")])) };
};

/** Validates an address, part by part. The country must be a listed one. CONT-05, CONT-06 */
export const addressProblems = (
  address: EnteredAddress,
  countries: readonly Country[],
): Problems<AddressPart | "country"> => {
  const country = countries.find(({ name }) => name === address.country);
  const isAscii = country !== undefined && takesAsciiOnly(country);
  const taken = addressFor(address, countries);
  return problemsIn({
    country: firstProblem(address.country, required, oneOf(countries.map(({ name }) => name))),
    ...(Object.fromEntries(
      addressParts.map((part) => [part, firstProblem(taken[part], ...rulesFor(part, address.country, isAscii))]),
    ) as Record<AddressPart, Problem | undefined>),
  });
};

/** An address in stored form; omits empty parts. */
export type StoredAddressParts = Readonly<Partial<Record<AddressPart | "country", string>>>;

/** Converts an address to stored form: trimmed, without empty parts, UK postcode formatted. CONT-05, CONT-08 */
export const storedAddressParts = (address: EnteredAddress): StoredAddressParts =>
  Object.fromEntries(
    (["country", ...addressParts] as const).flatMap((part) => {
      const text = normaliseInput(address[part] ?? "");
      if (text === "") return [];
      const isUk = part === "postcode" && address.country?.trim() === unitedKingdom && isUkPostcode(text);
      return [[part, isUk ? storedUkPostcode(text) : text]];
    }),
  );

/** The lines of an address as it is written on a letter, without those that are empty. */
export const postalLines = ({ country, ...parts }: EnteredAddress): readonly string[] =>
  [...addressParts.map((part) => parts[part]), country].filter(
    (line): line is string => line !== undefined && line !== "",
  );
