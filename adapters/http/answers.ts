import type { Answered } from "../../application/ports/answered.ts";
import { answered, refused } from "../../application/ports/answered.ts";
import { CallFailure } from "../../application/ports/call-failure.ts";

/** For calls that the screen deals with itself: what was answered, or why nothing was. */
export const refusedFor = async <T, Reason>(
  call: Promise<T>,
  reasonOf: (failure: CallFailure) => Reason,
): Promise<Answered<T, Reason>> => {
  try {
    return answered(await call);
  } catch (error) {
    if (error instanceof CallFailure) return refused(reasonOf(error));
    throw error;
  }
};

/** For calls whose failure shows in its place: the failure itself is the reason. */
export const inItsPlace = <T>(call: Promise<T>): Promise<Answered<T, CallFailure>> =>
  refusedFor(call, (failure) => failure);

/** For saves that name a version. The institute's words become reasons here and nowhere else. CONT-09 */
export const saving = <T, Reason extends string>(
  call: Promise<T>,
  reasonOf: (description: string) => Reason,
): Promise<Answered<T, Reason | "NEWER">> =>
  refusedFor(call, ({ status, description = "" }) => (status === 412 ? "NEWER" : reasonOf(description)));
