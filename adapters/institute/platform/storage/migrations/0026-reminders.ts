import type { Kysely } from "kysely";

/** Sent reminders, unique by person, obligation, due date and step. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("reminders")
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("dueDate", "text", (column) => column.notNull())
    .addColumn("step", "integer", (column) => column.notNull())
    .addColumn("sentAt", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("remindersOnce", ["customerId", "kind", "subject", "dueDate", "step"])
    .execute();
};
