import { applicationStateOf, hasQualified } from "../membership/eligibility.ts";
import type { Exams } from "./exams.ts";
import { isPracticalExperienceComplete, type PracticalExperience } from "./practical-experience.ts";

/** What is on record of someone's way to a qualification: exams, the ethics module, practical experience. */
export interface Progress {
  readonly exams: Exams;
  /** Of the one ethics module; undefined when it is not on record. QUAL-06 */
  readonly moduleStatus?: string | undefined;
  readonly practicalExperience?: PracticalExperience | undefined;
}

/** Whether exams, ethics and experience are all done, and membership has not been applied for yet. TASK-02 */
export const hasReachedMembership = (progress: Progress, notifications: readonly string[]): boolean =>
  applicationStateOf(notifications) === undefined &&
  hasQualified({ exams: progress.exams, moduleStatus: progress.moduleStatus }) &&
  isPracticalExperienceComplete(progress.practicalExperience);
