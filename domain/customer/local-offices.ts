/** Countries with a local office, with their ISO codes. The United Arab Emirates appear under both of their names. */
const localOffices: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Barbados: "BB",
    Belize: "BZ",
    Botswana: "BW",
    Cyprus: "CY",
    Eswatini: "SZ",
    Greece: "GR",
    Guyana: "GY",
    Jamaica: "JM",
    Cambodia: "KH",
    Lesotho: "LS",
    "Sierra Leone": "SL",
    "Trinidad and Tobago": "TT",
    UAE: "AE",
    "United Arab Emirates": "AE",
    "Cayman Islands": "KY",
  }),
);

/** Whether help and fees refer a country's residents to their local office. */
export const hasLocalOffice = (country: string | undefined): boolean =>
  country !== undefined && localOffices.has(country);

/** The ISO code of a country with a local office; "" for others. LANG-04 */
export const officeCodeOf = (country: string): string => localOffices.get(country) ?? "";

/** The variant of a content document for a resident. Documents without a local-office variant use the standard one. */
export const contentVariantFor = (
  country: string | undefined,
  variants: readonly string[],
): "localOffice" | "standard" =>
  hasLocalOffice(country) && variants.includes("localOffice") ? "localOffice" : "standard";
