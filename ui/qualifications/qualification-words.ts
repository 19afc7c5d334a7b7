import type { DateStyle } from "../../domain/kernel/calendar-date.ts";
import { displayNumber } from "../../domain/kernel/number.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { QualificationName } from "../../domain/qualifications/exams.ts";
import type { PracticalExperience, PracticalExperienceCard } from "../../domain/qualifications/practical-experience.ts";
import type { ComponentTexts } from "../../domain/shell/component-texts.ts";

/** Name of the qualification on the exams card. QUAL-03 */
export const qualificationWords = (name: QualificationName): string => {
  if (name.of === "ACCA qualification") return name.of;
  return name.description === undefined ? name.of : `${name.of}: ${name.description}`;
};

/** The figure before "months recorded", with the requirement if there is one. QUAL-08, QUAL-09 */
export const timeFigure = (
  { employment }: PracticalExperience,
  shows: PracticalExperienceCard["shows"],
  rules: DateStyle,
): string => {
  const claimed = displayNumber(employment.totalClaimed, rules);
  return shows === "time" ? claimed : `${claimed}/${displayNumber(employment.experienceRequired, rules)}`;
};

type ExperienceTexts = ComponentTexts["experience"];

/** The text equivalent of the time doughnut. QUAL-08 */
export const timeWords = ({ employment }: PracticalExperience, { time }: ExperienceTexts, rules: DateStyle): string =>
  fill(time, { unit: employment.unitOfMeasurement, signedOff: displayNumber(employment.totalAchieved, rules) });

/** The text equivalent of the objectives doughnut. QUAL-08 */
export const objectivesWords = (
  { objectives: { totalAchievedObjectives, remainingRequiredObjectives } }: PracticalExperience,
  { objectives }: ExperienceTexts,
): string =>
  fill(objectives, { completed: String(totalAchievedObjectives), remaining: String(remainingRequiredObjectives) });

/** The figure in the objectives doughnut; its text repeats it. QUAL-08 */
export const objectivesFigure = ({ objectives }: PracticalExperience): string =>
  `${objectives.totalAchievedObjectives}/${objectives.totalRequiredObjectives}`;
