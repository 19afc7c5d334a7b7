import { unitedKingdom } from "../customer/countries.ts";
import { asciiOnly, atMost, firstProblem, oneOf, problemsIn, required, type FieldRule, type Problems } from "../kernel/field-rules.ts";
import { meantBy } from "../kernel/typed-text.ts";
import { takesAsciiOnly, type Country } from "./countries.ts";

/** The parts of an address that are typed, in their order. */
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

/** What is entered of an address. The country is held by its name. */
export type EnteredAddress = Readonly<Partial<Record<AddressPart, string | undefined>>> & {
  readonly country?: string | undefined;
};

const notInTheUnitedKingdom: readonly AddressPart[] = ["addressLine3", "addressLine4", "province", "state"];

/** Whether addresses in a country have a part; what is stored there is shown all the same. CONT-01 */
export const hasAddressPart = (country: string | undefined, part: AddressPart): boolean =>
  country !== unitedKingdom || !notInTheUnitedKingdom.includes(part);

/** The greatest lengths of an address's parts. CONT-05, FORM-06 */
export const addressLimits = { line: 50, postcode: 10 } as const;

/** The limit of one part. FORM-06 */
export const limitOf = (part: AddressPart): number =>
  part === "postcode" ? addressLimits.postcode : addressLimits.line;

/** The message while the address that was chosen has not come yet. */
export const addressOnItsWay = "The address that you chose is still on its way";

/** What a postcode of the wrong form is told. */
export const postcodeMessage = "Please enter a valid UK postcode";

const compact = (postcode: string): string => postcode.replace(/\s+/g, "").toUpperCase();

const outward = "(?:[A-Z][0-9]{1,2}|[A-Z][A-HJ-Y][0-9]{1,2}|[A-Z][0-9][A-HJKPSTUW]|[A-Z][A-HJ-Y][0-9][ABEHMNPRVWXY])";
const ukPostcode = new RegExp(`^(?:${outward}[0-9][ABD-HJLNP-UW-Z]{2}|GIR0AA)$`);

/** Whether a text has the form of a UK postcode, however it is spaced and cased. CONT-05 */
export const isUkPostcode = (postcode: string): boolean => ukPostcode.test(compact(postcode));

/** A UK postcode as it is stored: upper-case, with one space before its last three characters. CONT-05 */
export const storedUkPostcode = (postcode: string): string => {
  const letters = compact(postcode);
  return `${letters.slice(0, -3)} ${letters.slice(-3)}`;
};

const ukForm: FieldRule = (postcode) => (isUkPostcode(postcode) ? undefined : postcodeMessage);

/** Whether a part must be entered. City and first line always, a postcode in the United Kingdom. CONT-05 */
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

/** What is wrong with an address, part by part. The country has to be one that is listed. CONT-05, CONT-06 */
export const addressProblems = (
  address: EnteredAddress,
  countries: readonly Country[],
): Problems<AddressPart | "country"> => {
  const country = countries.find(({ name }) => name === address.country);
  const isAscii = country !== undefined && takesAsciiOnly(country);
  return problemsIn({
    country: firstProblem(address.country, required, oneOf(countries.map(({ name }) => name))),
    ...(Object.fromEntries(
      addressParts.map((part) => [
        part,
        firstProblem(address[part], ...rulesFor(part, address.country, isAscii)),
      ]),
    ) as Record<AddressPart, string | undefined>),
  });
};

/** An address as it is stored, part by part; what is empty has no part. */
export type StoredAddressParts = Readonly<Partial<Record<AddressPart | "country", string>>>;

/** The parts of an address as they are stored: trimmed, none empty, a UK postcode in its form. CONT-05, CONT-08 */
export const storedAddressParts = (address: EnteredAddress): StoredAddressParts =>
  Object.fromEntries(
    (["country", ...addressParts] as const).flatMap((part) => {
      const text = meantBy(address[part] ?? "");
      if (text === "") return [];
      const isUk = part === "postcode" && address.country?.trim() === unitedKingdom && isUkPostcode(text);
      return [[part, isUk ? storedUkPostcode(text) : text]];
    }),
  );
