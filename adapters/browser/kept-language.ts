import { languageKey } from "../../application/shell/session-keys.ts";
import { languageCookie, languageInCookies } from "../../domain/shell/language-cookie.ts";

/** The language of this session, else the one chosen on this device; undefined without, or where storage is refused. LANG-02 */
export const keptLanguage = (): string | undefined => {
  try {
    return sessionStorage.getItem(languageKey) ?? languageInCookies(document.cookie);
  } catch {
    return undefined;
  }
};

/** Keeps the language that was chosen on this device, for the portal and the provider's pages. LANG-03 */
export const keepLanguage = (language: string): void => {
  document.cookie = languageCookie(language);
};
