import type { Kysely } from "kysely";

export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("secrets")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  await database.schema
    .createTable("providerRecords")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("recordId", "text", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("grantId", "text")
    .addColumn("userCode", "text")
    .addColumn("uid", "text")
    .addColumn("expiresAt", "bigint")
    .addPrimaryKeyConstraint("providerRecordsKey", ["kind", "recordId"])
    .execute();
  for (const column of ["grantId", "uid", "expiresAt"])
    await database.schema.createIndex(`providerRecordsBy${column}`).on("providerRecords").column(column).execute();
};
