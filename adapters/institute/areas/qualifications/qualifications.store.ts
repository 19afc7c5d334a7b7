import * as z from "zod";

import { policyTypes, type PolicyType } from "../../../../domain/qualifications/practical-experience.ts";
import type { Progress } from "../../../../domain/qualifications/progress.ts";
import { batchedQuery } from "../../platform/storage/batched-query.ts";
import { words } from "../../platform/storage/column-rules.ts";
import { required, importable, nullable, personId } from "../../platform/storage/columns.ts";
import { columnsOf, defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";

export const qualificationsTable = defineTable("qualifications", {
  record: { name: "qualifications", key: ["customerId"] },
  ofPerson: { words: "progress in qualifications", merger: [] },
  columns: {
    customerId: personId,
    examsTotal: importable(required.number(), "How many exams there are."),
    examsCompleted: importable(required.number(), "How many exams are passed or exempted."),
    hasConditionalExemptions: importable(required["yes or no"](), "Whether exemptions are conditional."),
    moduleStatus: importable(nullable.code(), "Status of the ethics module.", words(40)),
    policyType: importable(required.code<PolicyType>(), "The policy for practical experience.", z.enum(policyTypes)),
    unitOfMeasurement: importable(
      required.code(),
      "The unit that experience is counted in, such as months.",
      words(40),
    ),
    experienceRequired: importable(required.number(), "Units of experience that are required."),
    experienceClaimed: importable(required.number(), "Units of experience that are claimed."),
    experienceAchieved: importable(required.number(), "Units of experience that are approved."),
    objectivesRequired: importable(required.number(), "Performance objectives that are required."),
    objectivesAchieved: importable(required.number(), "Performance objectives that are achieved."),
  },
});

export type QualificationRow = RowOf<typeof qualificationsTable>;

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
  database.selectFrom("qualifications").select(columnsOf(qualificationsTable)).where("customerId", "=", customerId),
);

/** A customer's progress; undefined when not working towards a qualification. QUAL-01 */
export const progressOf = async (database: Database, customerId: string): Promise<Progress | undefined> => {
  const [row] = await qualificationsBy(database, customerId);
  return row && progressIn(row);
};
