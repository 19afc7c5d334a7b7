import { memoize } from "../kernel/memoize.ts";

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

/**
 * The reader of country names: the locale that sorts them, and the language, where it is not the organisation's own.
 */
export interface CountryReader {
  readonly locale: string;
  readonly language?: string | undefined;
}

const regionNames = memoize((language) => new Intl.DisplayNames([language], { type: "region", fallback: "none" }));
const collators = memoize((locale) => new Intl.Collator(locale));

/**
 * The name of a country in a language, by its ISO code; the institute's own name without a language or a code. It is for
 * display: what is stored and sent is the institute's name. LANG-04
 */
export const countryNameIn = (language: string | undefined, { name, iso2 }: Pick<Country, "name" | "iso2">): string => {
  const named = language === undefined || !/^[A-Z]{2}$/.test(iso2) ? undefined : regionNames(language).of(iso2);
  return named ?? name;
};

/** A country by the institute's name, with the name that its reader knows. */
export interface NamedCountry extends Country {
  readonly shown: string;
}

/** Countries by the names that their reader knows, sorted by these. CONT-03, LANG-04 */
export const byName = (countries: readonly Country[], { locale, language }: CountryReader): readonly NamedCountry[] =>
  countries
    .map((country) => ({ ...country, shown: countryNameIn(language, country) }))
    .toSorted((one, other) => collators(locale).compare(one.shown, other.shown));

const digitsOf = (prefix: string): string => prefix.replace(/\D/g, "");

/** The shown names of countries with an area code such as "+44", sorted, the default country first. CONT-03 */
export const countriesWith = (
  areaCode: string,
  countries: readonly Country[],
  defaultCountry: string | undefined,
  reader: CountryReader,
): readonly string[] => {
  const there = countries.filter(({ phonePrefix }) => digitsOf(phonePrefix) === digitsOf(areaCode));
  const sorted = byName(there, reader);
  return [
    ...sorted.filter(({ name }) => name === defaultCountry),
    ...sorted.filter(({ name }) => name !== defaultCountry),
  ].map(({ shown }) => shown);
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
