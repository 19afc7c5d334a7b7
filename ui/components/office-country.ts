import { officeCodeOf } from "../../domain/customer/local-offices.ts";
import { countryNameIn } from "../../domain/my-details/countries.ts";
import { useOtherLanguage } from "./language.ts";

/** The name of a country with a local office in the language of the page; "" without a country. LANG-04 */
export const useOfficeCountry = (name = ""): string =>
  countryNameIn(useOtherLanguage(), { name, iso2: officeCodeOf(name) });
