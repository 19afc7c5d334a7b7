import { createContext, useContext } from "react";

import type { Language } from "../../application/shell/language.ts";

export const LanguageContext = createContext<Language | undefined>(undefined);

/** The language of the page; undefined in tests of single components. LANG-03 */
export const useLanguage = (): Language | undefined => useContext(LanguageContext);

/** Whether there are languages to choose from. LANG-01 */
export const useHasLanguages = (): boolean => (useLanguage()?.offered.length ?? 0) > 0;
