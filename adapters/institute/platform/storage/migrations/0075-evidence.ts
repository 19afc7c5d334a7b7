import type { Kysely } from "kysely";

/** Adds the files that members send as proof; their bytes lie in a folder. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable("evidence")
    .addColumn("fileId", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("receivedAt", "bigint", (column) => column.notNull())
    .addColumn("receivedOn", "text", (column) => column.notNull())
    .addColumn("idempotencyKey", "text", (column) => column.notNull())
    .addColumn("aboutKind", "text")
    .addColumn("aboutReference", "text")
    .addColumn("aboutEvent", "integer")
    .execute();
  await schema
    .createIndex("evidenceOfCustomer")
    .unique()
    .on("evidence")
    .columns(["customerId", "idempotencyKey"])
    .execute();
  await schema.createIndex("evidenceBySubject").on("evidence").columns(["aboutReference", "aboutKind"]).execute();
  await schema.createIndex("evidenceByTime").on("evidence").column("receivedAt").execute();
};
