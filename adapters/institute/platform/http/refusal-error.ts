import type { Message } from "../../../../domain/kernel/message.ts";
import type { Refusal } from "../../../contract/call.ts";
import type { RefusalSentences } from "../../texts/refusal-shapes.ts";

/** A sentence of the content, and the values it is filled with. */
export interface RefusalSentence {
  readonly key: keyof RefusalSentences;
  readonly values: Readonly<Record<string, string | Message>>;
}

/** The message of a rule, and what ends it. */
export interface RuleSentence {
  readonly problem: Message;
  readonly end: "" | ".";
}

/** Optional details of a refusal. */
export interface RefusalDetails {
  /** Path of the invalid part of the request: "body.email.address". */
  readonly field?: string;
  /** Seconds after which to retry. */
  readonly retryAfter?: number;
  /** What members read in place of the message. */
  readonly sentence?: RefusalSentence | RuleSentence;
}

/** The kind of a refusal, the same for the API, a page and a command. */
export type RefusalKind =
  | "malformed"
  | "signed out"
  | "forbidden"
  | "unknown"
  | "conflict"
  | "gone"
  | "outdated"
  | "too large"
  | "unsupported"
  | "unacceptable"
  | "too often"
  | "unforeseen"
  | "unavailable";

/** A refused request: its kind, a code for machines, and a message, or a sentence of the content for members. */
export class RefusalError extends Error {
  override readonly name = "RefusalError";
  readonly kind: RefusalKind;
  readonly code: string;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  readonly sentence: RefusalSentence | RuleSentence | undefined;

  constructor(
    kind: RefusalKind,
    code: string,
    description: string,
    { field, retryAfter, sentence }: RefusalDetails = {},
  ) {
    super(description);
    this.kind = kind;
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
    this.sentence = sentence;
  }
}

export const unknownAddressMessage = "There is nothing at this address.";

/** The refusal of an unknown address, or of one that its reader may not know of. */
export const unknownAddress = () => new RefusalError("unknown", "NOT_FOUND", unknownAddressMessage);
const worded = (kind: RefusalKind, key: keyof RefusalSentences, retryAfter?: number): RefusalError =>
  new RefusalError(kind, key, key, {
    sentence: { key, values: {} },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });

/** A dependency of the institute is unavailable. */
export const unavailable = () => worded("unavailable", "UNAVAILABLE", 10);

/** An unexpected error. */
export const unexpectedError = () => worded("unforeseen", "INTERNAL_ERROR");

/** Body of a refusal in the contract's shape. */
export const refusalBody = (
  { code, message, field }: Pick<RefusalError, "code" | "message" | "field">,
  correlationId: string,
): Refusal => ({
  error: { code, description: message, ...(field === undefined ? {} : { field }), correlationId },
});
