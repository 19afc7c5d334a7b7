import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Keeps the activities that members log. Units can have two decimals, also those brought forward. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("cpdActivities")
    .addColumn("activityId", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("units", "double precision", (column) => column.notNull())
    .addColumn("isVerifiable", "integer", (column) => column.notNull())
    .addColumn("learnt", "text")
    .addColumn("loggedAt", "bigint", (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex("cpdActivitiesByCustomer")
    .on("cpdActivities")
    .columns(["customerId", "date"])
    .execute();
  // Columns of SQLite take decimals as they are.
  if (database.getExecutor().adapter instanceof PostgresAdapter)
    await sql`alter table "cpdYears" alter column "broughtForwardUnits" type double precision`.execute(database);
};
