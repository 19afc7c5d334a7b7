import { applicationStateOf, hasQualified } from "../membership/eligibility.ts";
import { isPracticalExperienceComplete } from "./practical-experience.ts";
import type { Progress } from "./progress.ts";

/** Whether exams, ethics and experience are all done, and membership has not been applied for yet. TASK-02 */
export const hasReachedMembership = (progress: Progress, notifications: readonly string[]): boolean =>
  applicationStateOf(notifications) === undefined &&
  hasQualified({ exams: progress.exams, moduleStatus: progress.moduleStatus }) &&
  isPracticalExperienceComplete(progress.practicalExperience);
