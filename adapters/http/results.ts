import { ok, err, type Result, CallFailure } from "../../application/ports/result.ts";
import type { TooOften } from "../../domain/shell/too-often.ts";

/** The answer or the reason for a failure, for calls whose failures the screen handles. */
export const resultWith = async <T, Reason>(
  call: Promise<T>,
  reasonOf: (failure: CallFailure) => Reason,
): Promise<Result<T, Reason>> => {
  try {
    return ok(await call);
  } catch (error) {
    if (error instanceof CallFailure) return err(reasonOf(error));
    throw error;
  }
};

/** The answer or the failure itself, for calls whose failures show in place. */
export const resultOf = <T>(call: Promise<T>): Promise<Result<T, CallFailure>> =>
  resultWith(call, (failure) => failure);

/** The answer or the reason for a failure, of a call that is refused when it is made too often. LOGN-01, PASS-02, PASS-03 */
export const limitedResult = <T, Reason>(
  call: Promise<T>,
  reasonOf: (failure: CallFailure) => Reason,
): Promise<Result<T, Reason | TooOften>> =>
  resultWith<T, Reason | TooOften>(call, (failure) =>
    failure.status === 429 ? { retryAfter: failure.retryAfter } : reasonOf(failure),
  );

/** Result of a versioned save. Translates the institute's error codes to reasons. CONT-09 */
export const saveResult = <T, Reason extends string>(
  call: Promise<T>,
  reasonOf: (description: string) => Reason,
): Promise<Result<T, Reason | "NEWER" | TooOften>> =>
  limitedResult(call, ({ status, description = "" }) => (status === 412 ? "NEWER" : reasonOf(description)));
