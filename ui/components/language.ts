import { createContext, useContext } from "react";

import type { Language } from "../../application/shell/language.ts";

export const LanguageContext = createContext<Language | undefined>(undefined);

/** The language of the page; undefined in tests of single components. LANG-03 */
export const useLanguage = (): Language | undefined => useContext(LanguageContext);

/** The language of the page where it is not the organisation's own; undefined otherwise. */
export const useOtherLanguage = (): string | undefined => {
  const language = useLanguage();
  return language?.current === language?.offered[0] ? undefined : language?.current;
};

/** Whether there are languages to choose from. LANG-01 */
export const useHasLanguages = (): boolean => (useLanguage()?.offered.length ?? 0) > 0;
