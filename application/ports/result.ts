import type { FailureStatus } from "../../domain/shell/failure.ts";

/**
 * The outcome of a call whose failure its screen handles: submissions, consents, downloads, and fetches with errors in
 * place. All other failures are thrown as CallFailure.
 */
export type Result<T, Reason> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: Reason };

/** Creates a successful result. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Creates a failed result. */
export const err = <Reason>(reason: Reason): { readonly ok: false; readonly reason: Reason } => ({
  ok: false,
  reason,
});

/**
 * A failed call to another system. Already reported when thrown; the catcher only decides what the user sees. ERR-08
 */
export class CallFailure extends Error {
  readonly status: FailureStatus;
  readonly correlationId: string;
  /** The other system's error code, such as "ALREADY_DECLARED". */
  readonly code: string | undefined;
  /** The other system's message, suitable for display. */
  readonly description: string | undefined;
  /** Seconds until the other system takes the call again, if it says so. */
  readonly retryAfter: number | undefined;
  /** Whether the other system does not have the call, which it need not have. CONF-04 */
  readonly isNotOffered: boolean;

  constructor(
    name: string,
    status: FailureStatus,
    correlationId: string,
    refusal: {
      readonly code?: string | undefined;
      readonly description?: string | undefined;
      readonly retryAfter?: number | undefined;
      readonly isNotOffered?: boolean;
    } = {},
  ) {
    super(`${name} (${status})`);
    this.name = name;
    this.status = status;
    this.correlationId = correlationId;
    this.code = refusal.code;
    this.description = refusal.description;
    this.retryAfter = refusal.retryAfter;
    this.isNotOffered = refusal.isNotOffered ?? false;
  }
}
