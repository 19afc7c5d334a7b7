import type { CountryReader } from "../../domain/my-details/countries.ts";
import { useOtherLanguage } from "../components/language.ts";
import { useRules } from "../components/rules.ts";

/** The locale and language in which the page names countries. LANG-04 */
export const useCountryReader = (): CountryReader => {
  const { locale } = useRules();
  return { locale, language: useOtherLanguage() };
};
