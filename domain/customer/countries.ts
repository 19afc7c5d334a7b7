/** Names of countries that rules speak of, as the institute writes them. */
export const unitedKingdom = "United Kingdom";
export const ireland = "Ireland";
export const china = "China, Peoples Rep of";
export const malta = "Malta";
export const malaysia = "Malaysia";
export const singapore = "Singapore";

/** Residents of these choose member networks. NETW-01, MEMB-06 */
export const isUkOrIreland = (country: string | undefined): boolean =>
  country === unitedKingdom || country === ireland;

/** Countries with an office of the institute's own. The United Arab Emirates go by both names. */
const localOffices: readonly string[] = [
  "Barbados",
  "Belize",
  "Botswana",
  "Cyprus",
  "Eswatini",
  "Greece",
  "Guyana",
  "Jamaica",
  "Cambodia",
  "Lesotho",
  "Sierra Leone",
  "Trinidad and Tobago",
  "UAE",
  "United Arab Emirates",
  "Cayman Islands",
];

/** Whether a country's residents are told of their local office, on help and fees. */
export const hasLocalOffice = (country: string | undefined): boolean =>
  country !== undefined && localOffices.includes(country);

/**
 * Which variant of a content document a resident reads. A document without a variant for local
 * offices is read by everyone in its standard form.
 */
export const contentVariantFor = (
  country: string | undefined,
  variants: readonly string[],
): "localOffice" | "standard" =>
  hasLocalOffice(country) && variants.includes("localOffice") ? "localOffice" : "standard";
