import type { Exams } from "./exams.ts";
import type { PracticalExperience } from "./practical-experience.ts";

/** What is on record of someone's way to a qualification: exams, the ethics module, practical experience. */
export interface Progress {
  readonly exams: Exams;
  /** Of the one ethics module; undefined when it is not on record. QUAL-06 */
  readonly moduleStatus?: string | undefined;
  readonly practicalExperience?: PracticalExperience | undefined;
}
