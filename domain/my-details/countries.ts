/** A country in the institute's list. */
export interface Country {
  readonly name: string;
  readonly iso2: string;
  readonly iso3: string;
  readonly phonePrefix: string;
  readonly asciiLanguageCode: string;
  readonly validationLevel: string;
}

/** Whether a country accepts ASCII characters only. CONT-06 */
export const takesAsciiOnly = (country: Pick<Country, "asciiLanguageCode" | "validationLevel">): boolean =>
  country.validationLevel === "ASCII" && country.asciiLanguageCode !== "";

/** Sorts countries by name. CONT-03 */
export const byName = (countries: readonly Country[]): readonly Country[] =>
  countries.toSorted((one, other) => one.name.localeCompare(other.name, "en"));

const digitsOf = (prefix: string): string => prefix.replace(/\D/g, "");

/** The names of countries with an area code such as "+44", sorted, the default country first. CONT-03 */
export const countriesWith = (
  areaCode: string,
  countries: readonly Country[],
  defaultCountry: string | undefined,
): readonly string[] => {
  const names = byName(countries.filter(({ phonePrefix }) => digitsOf(phonePrefix) === digitsOf(areaCode))).map(
    ({ name }) => name,
  );
  return [...names.filter((name) => name === defaultCountry), ...names.filter((name) => name !== defaultCountry)];
};

/**
 * The area codes to choose from, such as "+44": unique, sorted by number, the default country's first. Skips countries
 * without a prefix; an unlisted default does not change the order. CONT-03
 */
export const areaCodes = (countries: readonly Country[], defaultCountry: string | undefined): readonly string[] => {
  const prefixes = new Set(countries.map(({ phonePrefix }) => digitsOf(phonePrefix)).filter((digits) => digits !== ""));
  const first = digitsOf(countries.find(({ name }) => name === defaultCountry)?.phonePrefix ?? "");
  const sorted = [...prefixes].sort((one, other) => Number(one) - Number(other));
  return [...sorted.filter((digits) => digits === first), ...sorted.filter((digits) => digits !== first)].map(
    (digits) => `+${digits}`,
  );
};
