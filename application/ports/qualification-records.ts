import type { Progress } from "../../domain/qualifications/progress.ts";
import type { Answered } from "./answered.ts";
import type { CallFailure } from "./call-failure.ts";

/** The institute's records of qualifications under way. */
export interface QualificationRecords {
  progress(): Promise<Answered<Progress, CallFailure>>;
}
