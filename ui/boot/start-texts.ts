import type { Wording } from "../../domain/kernel/message.ts";
import { directionOf } from "../../domain/shell/language.ts";

/** The words of start messages, by language and key; English for other languages. LANG-04 */
export type StartTexts = Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;

/** Marks a document with the language that it shows; undefined leaves it as it is. LANG-03, LANG-08 */
export const markLanguage = ({ documentElement }: Document, language: string | undefined): void => {
  if (language === undefined) return;
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
};

/** The wording of start messages in a language. */
export const startWording = (texts: StartTexts, language: string): Wording => ({
  locale: language || "en",
  messages: texts?.[language] as Wording["messages"],
});

/** A start message without placeholders in the language of a document, for scripts that have no other messages. */
export const startWord = (
  { documentElement: { lang } }: Document,
  texts: StartTexts,
  name: string | undefined,
  english: string | null,
): string | null => texts?.[lang]?.[`start.${name}`] ?? english;

/** Words the elements of a part that name a start message in `data-word`; they have the English words. */
export const wordElements = (page: Document, texts: StartTexts, part: ParentNode): void => {
  for (const element of part.querySelectorAll<HTMLElement>("[data-word]"))
    element.textContent = startWord(page, texts, element.dataset["word"], element.textContent);
};
