import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "csv-parse/sync";

import type { Country } from "../../../../../domain/my-details/countries.ts";

/** The language of the country's script is given where the institute can print addresses only in ASCII. */
const listed = parse<Omit<Country, "validationLevel">>(readFileSync(join(import.meta.dirname, "countries.csv")), {
  columns: true,
});

/** The countries and territories of ISO 3166-1, and Kosovo, with the institute's names. CONT-03, CONT-06 */
export const allCountries: readonly Country[] = listed.map((country) => ({
  ...country,
  validationLevel: country.asciiLanguageCode === "" ? "NONE" : "ASCII",
}));
