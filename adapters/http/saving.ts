import type { Answered } from "../../application/ports/answered.ts";
import { answered, refused } from "../../application/ports/answered.ts";
import { CallFailure } from "../../application/ports/call-failure.ts";
import type { SaveRefusal } from "../../application/ports/personal-records.ts";

/** For saves: what was stored, or why it was not. The institute's words become reasons here and nowhere else. CONT-09 */
export const saving = async <T, Reason extends SaveRefusal>(
  call: Promise<T>,
  reasonOf: (description: string) => Reason,
): Promise<Answered<T, Reason | "NEWER">> => {
  try {
    return answered(await call);
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return refused(error.status === 412 ? "NEWER" : reasonOf(error.description ?? ""));
  }
};
