import * as z from "zod";

import { policyTypes } from "../../domain/qualifications/practical-experience.ts";
import type { Progress } from "../../domain/qualifications/progress.ts";
import type { Database } from "../institute/storage/storage.ts";
import type { Stored } from "../institute/storage/tables.ts";
import { count, customerId, tableRecords, words, yesNo } from "../registrar/records/record-file.ts";

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

/** How far everyone has come. QUAL-01 */
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

export type QualificationRow = Stored<z.output<typeof line>>;

declare module "../institute/storage/tables.ts" {
  interface Tables {
    qualifications: QualificationRow;
  }
}

/** How far whoever this row is of has come. */
export const progressIn = (row: QualificationRow): Progress => ({
  exams: {
    total: row.examsTotal,
    completed: row.examsCompleted,
    hasConditionalExemptions: row.hasConditionalExemptions === 1,
  },
  moduleStatus: row.moduleStatus ?? undefined,
  practicalExperience: {
    employment: {
      unitOfMeasurement: row.unitOfMeasurement,
      totalAchieved: row.experienceAchieved,
      totalClaimed: row.experienceClaimed,
      experienceRequired: row.experienceRequired,
    },
    objectives: {
      policyType: row.policyType,
      totalAchievedObjectives: row.objectivesAchieved,
      totalRequiredObjectives: row.objectivesRequired,
      remainingRequiredObjectives: Math.max(0, row.objectivesRequired - row.objectivesAchieved),
    },
  },
});

/** How far a customer has come; undefined for those who are not on the way to a qualification. QUAL-01 */
export const progressOf = async (database: Database, customerId: string): Promise<Progress | undefined> => {
  const row = await database
    .selectFrom("qualifications")
    .selectAll()
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  return row && progressIn(row);
};
