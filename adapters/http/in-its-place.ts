import type { Answered } from "../../application/ports/answered.ts";
import { answered, refused } from "../../application/ports/answered.ts";
import { CallFailure } from "../../application/ports/call-failure.ts";

/** For calls whose failure the screen deals with itself: a failed call becomes an answer. */
export const inItsPlace = async <T>(call: Promise<T>): Promise<Answered<T, CallFailure>> => {
  try {
    return answered(await call);
  } catch (error) {
    if (error instanceof CallFailure) return refused(error);
    throw error;
  }
};
