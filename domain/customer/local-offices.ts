/** Countries with a local office. The United Arab Emirates appear under both of their names. */
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

/** Whether help and fees refer a country's residents to their local office. */
export const hasLocalOffice = (country: string | undefined): boolean =>
  country !== undefined && localOffices.includes(country);

/** The variant of a content document for a resident. Documents without a local-office variant use the standard one. */
export const contentVariantFor = (
  country: string | undefined,
  variants: readonly string[],
): "localOffice" | "standard" =>
  hasLocalOffice(country) && variants.includes("localOffice") ? "localOffice" : "standard";
