import type { Kysely } from "kysely";

/** Adds rate limits, the use of single-use records, and sign-ins. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("limits")
    .addColumn("limitKey", "text", (column) => column.primaryKey())
    .addColumn("fullAgainAt", "bigint", (column) => column.notNull())
    .execute();
  await database.schema.createIndex("limitsByTime").on("limits").column("fullAgainAt").execute();

  await database.schema.alterTable("providerRecords").addColumn("consumedAt", "bigint").execute();

  await database.schema
    .createTable("signIns")
    .addColumn("signInId", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("startedAt", "bigint", (column) => column.notNull())
    .addColumn("lastUsedAt", "bigint", (column) => column.notNull())
    .addColumn("endedAt", "bigint")
    .execute();
  for (const column of ["customerId", "lastUsedAt"])
    await database.schema.createIndex(`signInsBy${column}`).on("signIns").column(column).execute();
};
