import type { PolicyType } from "../../../../domain/qualifications/practical-experience.ts";
import type { Progress } from "../../../../domain/qualifications/progress.ts";
import { batchedQuery } from "../../platform/storage/batched-query.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Flag } from "../../platform/storage/tables.ts";

export interface QualificationRow {
  customerId: string;
  examsTotal: number;
  examsCompleted: number;
  hasConditionalExemptions: Flag;
  moduleStatus: string | null;
  policyType: PolicyType;
  unitOfMeasurement: string;
  experienceRequired: number;
  experienceClaimed: number;
  experienceAchieved: number;
  objectivesRequired: number;
  objectivesAchieved: number;
}

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    qualifications: QualificationRow;
  }
}

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

const qualificationsBy = batchedQuery<QualificationRow>((database, customerId) =>
  database
    .selectFrom("qualifications")
    .select([
      "customerId",
      "examsTotal",
      "examsCompleted",
      "hasConditionalExemptions",
      "moduleStatus",
      "policyType",
      "unitOfMeasurement",
      "experienceRequired",
      "experienceClaimed",
      "experienceAchieved",
      "objectivesRequired",
      "objectivesAchieved",
    ])
    .where("customerId", "=", customerId),
);

/** A customer's progress; undefined when not working towards a qualification. QUAL-01 */
export const progressOf = async (database: Database, customerId: string): Promise<Progress | undefined> => {
  const [row] = await qualificationsBy(database, customerId);
  return row && progressIn(row);
};
