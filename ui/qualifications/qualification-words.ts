import type { DateStyle } from "../../domain/kernel/calendar-date.ts";
import { displayNumber } from "../../domain/kernel/display-number.ts";
import type { Message } from "../../domain/kernel/message.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { qualificationNames, type QualificationName } from "../../domain/qualifications/exams.ts";
import type { PracticalExperience, PracticalExperienceCard } from "../../domain/qualifications/practical-experience.ts";
import type { ComponentTexts } from "../../domain/shell/component-texts.ts";

type FormatMessage = (message: Message) => string;

/** Name of the qualification on the exams card. QUAL-03 */
export const qualificationWords = (name: QualificationName, formatMessage: FormatMessage): string => {
  if (name.of === "ACCA qualification") return formatMessage(qualificationNames.acca);
  const pathway = formatMessage(qualificationNames.fia);
  return name.description === undefined ? pathway : `${pathway}: ${name.description}`;
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
export const timeWords = (
  { employment: { unitOfMeasurement, totalAchieved } }: PracticalExperience,
  { time, units = {} }: ExperienceTexts,
  rules: DateStyle,
): string => {
  const unit = units[unitOfMeasurement] ?? unitOfMeasurement;
  return fill(time, { unit, signedOff: displayNumber(totalAchieved, rules) });
};

/** The text equivalent of the objectives doughnut. QUAL-08 */
export const objectivesWords = (
  { objectives: { totalAchievedObjectives, remainingRequiredObjectives } }: PracticalExperience,
  { objectives }: ExperienceTexts,
): string =>
  fill(objectives, { completed: String(totalAchievedObjectives), remaining: String(remainingRequiredObjectives) });

/** The figure in the objectives doughnut; its text repeats it. QUAL-08 */
export const objectivesFigure = ({ objectives }: PracticalExperience): string =>
  `${objectives.totalAchievedObjectives}/${objectives.totalRequiredObjectives}`;
