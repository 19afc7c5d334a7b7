import type { Kysely } from "kysely";

export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("qualifications")
    .addColumn("customerId", "text", (column) => column.primaryKey().references("customers.customerId"))
    .addColumn("examsTotal", "integer", (column) => column.notNull())
    .addColumn("examsCompleted", "integer", (column) => column.notNull())
    .addColumn("hasConditionalExemptions", "integer", (column) => column.notNull())
    .addColumn("moduleStatus", "text")
    .addColumn("policyType", "text", (column) => column.notNull())
    .addColumn("unitOfMeasurement", "text", (column) => column.notNull())
    .addColumn("experienceRequired", "integer", (column) => column.notNull())
    .addColumn("experienceClaimed", "integer", (column) => column.notNull())
    .addColumn("experienceAchieved", "integer", (column) => column.notNull())
    .addColumn("objectivesRequired", "integer", (column) => column.notNull())
    .addColumn("objectivesAchieved", "integer", (column) => column.notNull())
    .execute();
};
