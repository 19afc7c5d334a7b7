import { languageKey } from "../../application/shell/session-keys.ts";
import { languageCookie, languageInCookies } from "../../domain/shell/language-cookie.ts";
import { firstLanguage } from "../../domain/shell/language.ts";

/**
 * The language of this session, else a person's own, else the one chosen on this device; undefined without, or where
 * storage is refused. LANG-02
 */
const keptLanguage = (own: string | undefined): string | undefined => {
  try {
    return sessionStorage.getItem(languageKey) ?? own ?? languageInCookies(document.cookie);
  } catch {
    return undefined;
  }
};

/** The language of a first page, of those on offer, by a person's own; undefined where there is no choice. LANG-02 */
export const deviceLanguage = (offered: readonly string[] = [], own?: string): string | undefined =>
  firstLanguage(offered, keptLanguage(own), navigator.languages);

/** Keeps the language that was chosen on this device, for the portal and the provider's pages. LANG-03 */
export const keepLanguage = (language: string): void => {
  document.cookie = languageCookie(language);
};
