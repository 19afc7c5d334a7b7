import type { FailureStatus } from "../../domain/shell/failure.ts";

/**
 * An answer that the screen deals with itself when it is a failure: a submit, a consent, a download,
 * and the fetches that fail in their place. Every other failure is thrown as a CallFailure.
 */
export type Result<T, Reason> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: Reason };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const err = <Reason>(reason: Reason): { readonly ok: false; readonly reason: Reason } => ({
  ok: false,
  reason,
});

/**
 * A call to another system that did not succeed. It has been reported by the time it is thrown; whoever
 * catches it decides only what the person sees. ERR-08
 */
export class CallFailure extends Error {
  readonly status: FailureStatus;
  readonly correlationId: string;
  /** The other system's code for its refusal, such as "ALREADY_DECLARED". */
  readonly code: string | undefined;
  /** What the other system says of it, in words that may be shown. */
  readonly description: string | undefined;

  constructor(name: string, status: FailureStatus, correlationId: string, refusal: { readonly code?: string | undefined; readonly description?: string | undefined } = {}) {
    super(`${name} (${status})`);
    this.name = name;
    this.status = status;
    this.correlationId = correlationId;
    this.code = refusal.code;
    this.description = refusal.description;
  }
}
