import { applicationStateOf } from "../membership/application-state.ts";
import { hasQualified } from "../membership/eligibility.ts";
import type { Exams } from "./exams.ts";
import { isPracticalExperienceComplete, type PracticalExperience } from "./practical-experience.ts";

/** Progress towards a qualification: exams, ethics module, practical experience. */
export interface Progress {
  readonly exams: Exams;
  /** Status of the ethics module; undefined when not on record. QUAL-06 */
  readonly moduleStatus?: string | undefined;
  readonly practicalExperience?: PracticalExperience | undefined;
}

/** Whether exams, ethics and experience are complete and no membership application exists. TASK-02 */
export const hasReachedMembership = (progress: Progress, notifications: readonly string[]): boolean =>
  applicationStateOf(notifications) === undefined &&
  hasQualified({ exams: progress.exams, moduleStatus: progress.moduleStatus }) &&
  isPracticalExperienceComplete(progress.practicalExperience);
