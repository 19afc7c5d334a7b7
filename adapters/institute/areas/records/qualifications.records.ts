import * as z from "zod";

import { policyTypes } from "../../../../domain/qualifications/practical-experience.ts";
import { count, customerId, tableRecords, words, yesNo } from "./record-file.ts";

const line = z.object({
  customerId,
  examsTotal: count,
  examsCompleted: count,
  hasConditionalExemptions: yesNo,
  moduleStatus: z.optional(words(40)),
  policyType: z.enum(policyTypes),
  unitOfMeasurement: words(40),
  experienceRequired: count,
  experienceClaimed: count,
  experienceAchieved: count,
  objectivesRequired: count,
  objectivesAchieved: count,
});

/** Progress towards a qualification. QUAL-01 */
export const qualificationRecords = tableRecords({
  name: "qualifications",
  about: "Progress of students, affiliates and graduates: exams, ethics module, practical experience.",
  schema: line,
  key: ["customerId"],
  fillIn: () => ({ hasConditionalExemptions: false, unitOfMeasurement: "months" }),
  problems: ({ examsCompleted, examsTotal }) =>
    Number(examsCompleted) > Number(examsTotal)
      ? [{ column: "examsCompleted", reason: "cannot be more than examsTotal" }]
      : [],
  table: "qualifications",
});
