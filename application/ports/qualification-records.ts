import type { Progress } from "../../domain/qualifications/progress.ts";
import type { Result } from "./result.ts";
import type { CallFailure } from "./call-failure.ts";

/** The institute's records of qualifications under way. */
export interface QualificationRecords {
  progress(): Promise<Result<Progress, CallFailure>>;
}
