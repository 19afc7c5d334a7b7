import type { Kysely } from "kysely";

/** Adds the files that staff have given to the desk and not yet used. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable("deskFiles")
    .addColumn("fileId", "text", (column) => column.primaryKey())
    .addColumn("staffId", "text", (column) => column.notNull().references("staff.staffId"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("answers", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("givenAt", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("deskFilesByTime").on("deskFiles").column("givenAt").execute();
};
