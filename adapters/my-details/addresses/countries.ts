import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { Country } from "../../../domain/my-details/countries.ts";

/** The language of a country's own script is told where the institute can print addresses in ASCII letters only. */
const listed = parse<Omit<Country, "validationLevel">>(readFileSync(join(import.meta.dirname, "countries.csv")), { columns: true });

/** The countries and territories of ISO 3166-1, as the institute names them. CONT-03, CONT-06 */
export const allCountries: readonly Country[] = listed.map((country) => ({
  ...country,
  validationLevel: country.asciiLanguageCode === "" ? "NONE" : "ASCII",
}));
