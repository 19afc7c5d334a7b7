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
