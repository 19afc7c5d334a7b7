import { createContext, useContext } from "react";

import { formatMessage, type Message, type Wording } from "../../domain/kernel/message.ts";
import type { ComponentTexts } from "../../domain/shell/component-texts.ts";
import { useRules } from "./rules.ts";

/** Texts of shared components; undefined until the frame's content has loaded. */
export const TextsContext = createContext<ComponentTexts | undefined>(undefined);

/** Words of the messages that show without content, in the language that shows; English by default. LANG-04 */
export const StartTextsContext = createContext<Wording["messages"]>(undefined);

/** Returns the texts of shared components. RULE-04 */
export const useTexts = (): ComponentTexts => {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error("No texts here");
  return texts;
};

/** Returns a function that words the messages of rules. LANG-04 */
export const useFormatMessage = (): ((message: Message) => string) => {
  const start = useContext(StartTextsContext);
  const messages = useContext(TextsContext)?.messages ?? start;
  const { locale } = useRules();
  return (message) => formatMessage(message, { locale, messages });
};
