import type { Refusal } from "../contract/call.ts";

/** Optional details of a refusal. */
interface RefusalDetails {
  /** Which part of the request does not fit: "body.email.address". */
  readonly field?: string;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number;
}

/** A request that is refused: its status, a code for machines, and words that a member may read. */
export class Refused extends Error {
  override readonly name = "Refused";
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

/** A dependency of the institute does not answer. */
export const unavailable = () =>
  new Refused(503, "UNAVAILABLE", "The institute cannot be reached at the moment. Try again in a minute.", {
    retryAfter: 10,
  });

/** An unexpected error. */
export const unforeseen = () =>
  new Refused(500, "INTERNAL_ERROR", "Something went wrong at the institute. Try again later.");

/** The body of a refusal, in the contract's shape. */
export const refusalBody = (
  { code, message, field }: Pick<Refused, "code" | "message" | "field">,
  correlationId: string,
): Refusal => ({
  error: { code, description: message, ...(field === undefined ? {} : { field }), correlationId },
});
