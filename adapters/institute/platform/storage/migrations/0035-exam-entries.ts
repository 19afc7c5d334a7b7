import type { Kysely } from "kysely";

/** Adds the exam entries of students. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("examEntries")
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("exam", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("time", "text", (column) => column.notNull())
    .addColumn("place", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("examEntriesKey", ["customerId", "exam"])
    .execute();
};
