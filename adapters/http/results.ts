import { ok, err, type Result, CallFailure } from "../../application/ports/result.ts";

/** For calls that the screen deals with itself: what was answered, or why nothing was. */
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

/** For calls whose failure shows in its place: the failure itself is the reason. */
export const resultOf = <T>(call: Promise<T>): Promise<Result<T, CallFailure>> =>
  resultWith(call, (failure) => failure);

/** For saves that name a version. The institute's words become reasons here and nowhere else. CONT-09 */
export const saveResult = <T, Reason extends string>(
  call: Promise<T>,
  reasonOf: (description: string) => Reason,
): Promise<Result<T, Reason | "NEWER">> =>
  resultWith(call, ({ status, description = "" }) => (status === 412 ? "NEWER" : reasonOf(description)));
