import type { Refusal } from "../../../contract/call.ts";

/** Optional details of a refusal. */
interface RefusalDetails {
  /** Path of the invalid part of the request: "body.email.address". */
  readonly field?: string;
  /** Seconds after which to retry. */
  readonly retryAfter?: number;
}

/** A refused request: its status, a code for machines, and a message for members. */
export class RefusalError extends Error {
  override readonly name = "RefusalError";
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, description: string, { field, retryAfter }: RefusalDetails = {}) {
    super(description);
    this.status = status;
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

/** A dependency of the institute is unavailable. */
export const unavailable = () =>
  new RefusalError(503, "UNAVAILABLE", "The institute cannot be reached at the moment. Try again in a minute.", {
    retryAfter: 10,
  });

/** An unexpected error. */
export const unforeseen = () =>
  new RefusalError(500, "INTERNAL_ERROR", "Something went wrong at the institute. Try again later.");

/** Body of a refusal in the contract's shape. */
export const refusalBody = (
  { code, message, field }: Pick<RefusalError, "code" | "message" | "field">,
  correlationId: string,
): Refusal => ({
  error: { code, description: message, ...(field === undefined ? {} : { field }), correlationId },
});
