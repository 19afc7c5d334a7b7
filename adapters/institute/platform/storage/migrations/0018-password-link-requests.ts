import type { Kysely } from "kysely";

/** Adds pending requests for a link to choose a password. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("passwordLinkRequests")
    .addColumn("requestId", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("requestedAt", "bigint", (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex("passwordLinkRequestsByTime")
    .on("passwordLinkRequests")
    .column("requestedAt")
    .execute();
};
