import type { Refusal } from "../../../contract/call.ts";

/** Optional details of a refusal. */
export interface RefusalDetails {
  /** Path of the invalid part of the request: "body.email.address". */
  readonly field?: string;
  /** Seconds after which to retry. */
  readonly retryAfter?: number;
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

/** A refused request: its kind, a code for machines, and a message for members. */
export class RefusalError extends Error {
  override readonly name = "RefusalError";
  readonly kind: RefusalKind;
  readonly code: string;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: RefusalKind, code: string, description: string, { field, retryAfter }: RefusalDetails = {}) {
    super(description);
    this.kind = kind;
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

/** The message for an unknown address. */
export const unknownAddressMessage = "There is nothing at this address.";

/** There is nothing at an address, or nothing that its reader may know of. */
export const unknownAddress = () => new RefusalError("unknown", "NOT_FOUND", unknownAddressMessage);

/** A dependency of the institute is unavailable. */
export const unavailable = () =>
  new RefusalError(
    "unavailable",
    "UNAVAILABLE",
    "The institute cannot be reached at the moment. Try again in a minute.",
    {
      retryAfter: 10,
    },
  );

/** An unexpected error. */
export const unforeseen = () =>
  new RefusalError("unforeseen", "INTERNAL_ERROR", "Something went wrong at the institute. Try again later.");

/** Body of a refusal in the contract's shape. */
export const refusalBody = (
  { code, message, field }: Pick<RefusalError, "code" | "message" | "field">,
  correlationId: string,
): Refusal => ({
  error: { code, description: message, ...(field === undefined ? {} : { field }), correlationId },
});
