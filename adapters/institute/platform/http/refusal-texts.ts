import { formatMessage, type Message, type Wording } from "../../../../domain/kernel/message.ts";
import type { TextWith } from "../../../../domain/kernel/rich-text.ts";
import type { RefusalSentences } from "../../texts/refusal-shapes.ts";
import type { TextLibrary } from "../content/content-library.ts";
import { fillLine } from "../content/fill-line.ts";
import { RefusalError, type RefusalDetails, type RefusalKind, type RuleSentence } from "./refusal-error.ts";

/** Reads the words of refusals in a language. LANG-04 */
export interface RefusalWords {
  readonly sentences: () => Promise<RefusalSentences>;
  readonly wording: () => Promise<Wording>;
}

/** The words of refusals from the content; `language` is the organisation's own when absent, and `locale` its tag. LANG-04 */
export const refusalWordsIn = (library: TextLibrary, locale: string, language?: string): RefusalWords => ({
  sentences: () => library.document("refusals", undefined, language),
  wording: async () => {
    const { components } = await library.document("page-framework", undefined, language);
    return { locale, messages: components.messages };
  },
});

interface WordedDetails extends Omit<RefusalDetails, "sentence"> {
  /** The code, where several sentences share one; otherwise that of the sentence. */
  readonly code?: string;
}

/** The details of a refusal; they include the values of its sentence, if it has any. */
type DetailsOf<Sentence> =
  Sentence extends TextWith<infer Name>
    ? [details: WordedDetails & { readonly values: Readonly<Record<Name, string | Message>> }]
    : [details?: WordedDetails & { readonly values?: never }];

/** A refusal with a sentence from the content; logs show the sentence's key. RULE-04 */
export const wordedRefusal = <Key extends keyof RefusalSentences>(
  kind: RefusalKind,
  key: Key,
  ...[details = {}]: DetailsOf<RefusalSentences[Key]>
): RefusalError => {
  const {
    code = key,
    values = {},
    ...others
  } = details as WordedDetails & { readonly values?: Record<string, string> };
  return new RefusalError(kind, code, key, { ...others, sentence: { key, values } });
};

/** A refusal for the problem that a rule has found; `end` follows its message. RULE-04, LANG-04 */
export const ruleRefusal = (
  code: string,
  problem: Message,
  { end = "", ...details }: Pick<RefusalDetails, "field"> & Partial<Pick<RuleSentence, "end">> = {},
): RefusalError =>
  new RefusalError("unacceptable", code, formatMessage(problem) + end, { ...details, sentence: { problem, end } });

/** The message when the sentences cannot be loaded. */
const lastResort = "This is not possible at the moment. Try again later.";

const worded = async (sentence: NonNullable<RefusalError["sentence"]>, words: RefusalWords): Promise<string> => {
  const wording = await words.wording();
  if ("problem" in sentence) return formatMessage(sentence.problem, wording) + sentence.end;
  const { key, values } = sentence;
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" ? value : formatMessage(value, wording),
  ]);
  return fillLine(
    (await words.sentences())[key] as unknown as TextWith<string>,
    Object.fromEntries(filled) as Record<string, string>,
  );
};

/**
 * The message of a refusal for members: its sentence in the language of the words, or its own message if it has none
 * there. RULE-04
 */
export const refusalMessage = async (
  { message, sentence }: Pick<RefusalError, "message" | "sentence">,
  words: RefusalWords,
): Promise<string> => (sentence ? worded(sentence, words).catch(() => lastResort) : message);
