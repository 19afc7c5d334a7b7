import { createContext, useContext } from "react";

import type { ComponentTexts } from "../../domain/shell/component-texts.ts";

/** Texts of shared components; undefined until the frame's content has loaded. */
export const TextsContext = createContext<ComponentTexts | undefined>(undefined);

/** Returns the texts of shared components. RULE-04 */
export const useTexts = (): ComponentTexts => {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error("No texts here");
  return texts;
};
