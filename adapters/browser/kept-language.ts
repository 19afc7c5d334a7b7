import { languageKey } from "../../application/shell/session-keys.ts";

const key = "guildhall.language";

/** The language of this session, else the one chosen on this device; undefined without, or where storage is refused. LANG-02 */
export const keptLanguage = (): string | undefined => {
  try {
    return sessionStorage.getItem(languageKey) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps the language that was chosen on this device, where storage allows it. LANG-03 */
export const keepLanguage = (language: string): void => {
  try {
    localStorage.setItem(key, language);
  } catch {
    // The choice holds for this page.
  }
};
