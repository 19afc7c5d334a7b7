import type { PlaceholderValues, TextWith } from "../../../../domain/kernel/rich-text.ts";
import type { RefusalSentences } from "../../texts/refusal-shapes.ts";
import { fillLine } from "../content/fill-line.ts";
import { RefusalError, type RefusalDetails, type RefusalKind } from "./refusal-error.ts";

/** Reads the sentences of refusals. */
export type ReadRefusals = () => Promise<RefusalSentences>;

interface WordedDetails extends Omit<RefusalDetails, "sentence"> {
  /** The code, where several sentences share one; otherwise that of the sentence. */
  readonly code?: string;
}

/** The details of a refusal; they include the values of its sentence, if it has any. */
type DetailsOf<Sentence> =
  Sentence extends TextWith<infer Name>
    ? [details: WordedDetails & { readonly values: PlaceholderValues<Name> }]
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

/** Said where the sentences cannot be read. */
const lastResort = "This is not possible at the moment. Try again later.";

/** What members read of a refusal: its sentence from the content, or its own message if it has none there. RULE-04 */
export const refusalMessage = async (
  { message, sentence }: Pick<RefusalError, "message" | "sentence">,
  read: ReadRefusals,
): Promise<string> => {
  if (!sentence) return message;
  const sentences = await read().catch(() => undefined);
  return sentences ? fillLine(sentences[sentence.key] as unknown as TextWith<string>, sentence.values) : lastResort;
};
