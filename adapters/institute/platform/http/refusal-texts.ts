import type { ContentOf } from "../../../../domain/kernel/content.ts";
import { wordedCodes, type refusalShape } from "../../texts/refusal-shapes.ts";
import { RefusalError, type RefusalDetails, type RefusalKind } from "./refusal-error.ts";

type WordedCode = (typeof wordedCodes)[number];

const isWorded = (code: string): code is WordedCode => wordedCodes.some((worded) => worded === code);

/** Reads the sentences of refusals. */
export type ReadRefusals = () => Promise<ContentOf<typeof refusalShape>>;

/** A refusal with a sentence from the content; logs show its code. RULE-04 */
export const wordedRefusal = (kind: RefusalKind, code: WordedCode, details?: RefusalDetails): RefusalError =>
  new RefusalError(kind, code, code, details);

/** The sentence of a refusal: from the content if its code has one there, otherwise its own message. RULE-04 */
export const refusalMessage = async (
  { code, message }: Pick<RefusalError, "code" | "message">,
  read: ReadRefusals,
): Promise<string> => (isWorded(code) ? (await read())[code] : message);
