/** A country as the institute lists it. */
export interface Country {
  readonly name: string;
  readonly iso2: string;
  readonly iso3: string;
  readonly phonePrefix: string;
  readonly asciiLanguageCode: string;
  readonly validationLevel: string;
}

/** Whether a country takes ASCII characters only. CONT-06 */
export const takesAsciiOnly = (country: Pick<Country, "asciiLanguageCode" | "validationLevel">): boolean =>
  country.validationLevel === "ASCII" && country.asciiLanguageCode !== "";

/** Countries by name. CONT-03 */
export const byName = (countries: readonly Country[]): readonly Country[] =>
  countries.toSorted((one, other) => one.name.localeCompare(other.name, "en"));

const digitsOf = (prefix: string): string => prefix.replace(/\D/g, "");

/** The names of the countries with an area code such as "+44", by name, the default country first. CONT-03 */
export const countriesWith = (areaCode: string, countries: readonly Country[], defaultCountry: string | undefined): readonly string[] => {
  const names = byName(countries.filter(({ phonePrefix }) => digitsOf(phonePrefix) === digitsOf(areaCode))).map(({ name }) => name);
  return [...names.filter((name) => name === defaultCountry), ...names.filter((name) => name !== defaultCountry)];
};

/**
 * The area codes to choose from, as "+44": each once, by number, the default country's first. A
 * country without a prefix adds none, and a default that is not listed leaves the order as it is. CONT-03
 */
export const areaCodes = (countries: readonly Country[], defaultCountry: string | undefined): readonly string[] => {
  const prefixes = new Set(countries.map(({ phonePrefix }) => digitsOf(phonePrefix)).filter((digits) => digits !== ""));
  const first = digitsOf(countries.find(({ name }) => name === defaultCountry)?.phonePrefix ?? "");
  const sorted = [...prefixes].sort((one, other) => Number(one) - Number(other));
  return [...sorted.filter((digits) => digits === first), ...sorted.filter((digits) => digits !== first)].map(
    (digits) => `+${digits}`,
  );
};
