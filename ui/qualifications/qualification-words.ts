import type { QualificationName } from "../../domain/qualifications/exams.ts";
import type { PracticalExperience, PracticalExperienceCard } from "../../domain/qualifications/practical-experience.ts";

/** Name of the qualification on the exams card. QUAL-03 */
export const qualificationWords = (name: QualificationName): string => {
  if (name.of === "ACCA qualification") return name.of;
  return name.description === undefined ? name.of : `${name.of}: ${name.description}`;
};

/** The figure before "months recorded", with the requirement if there is one. QUAL-08, QUAL-09 */
export const timeFigure = ({ employment }: PracticalExperience, shows: PracticalExperienceCard["shows"]): string =>
  shows === "time" ? String(employment.totalClaimed) : `${employment.totalClaimed}/${employment.experienceRequired}`;

/** The figure in the objectives doughnut; its text repeats it. QUAL-08 */
export const objectivesFigure = ({ objectives }: PracticalExperience): string =>
  `${objectives.totalAchievedObjectives}/${objectives.totalRequiredObjectives}`;
