import type { Kysely } from "kysely";

/** Adds the heavy work that staff have begun at the desk, and what came of it. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable("deskJobs")
    .addColumn("jobId", "text", (column) => column.primaryKey())
    .addColumn("staffId", "text", (column) => column.notNull().references("staff.staffId"))
    .addColumn("heading", "text", (column) => column.notNull())
    .addColumn("entry", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("progress", "text", (column) => column.notNull())
    .addColumn("outcome", "text")
    .addColumn("startedAt", "bigint", (column) => column.notNull())
    .addColumn("seenAt", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("deskJobsByStaff").on("deskJobs").columns(["staffId", "startedAt"]).execute();
  await schema.createIndex("deskJobsByTime").on("deskJobs").column("startedAt").execute();
};
