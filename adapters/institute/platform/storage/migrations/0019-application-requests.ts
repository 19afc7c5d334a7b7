import type { Kysely } from "kysely";

/** Adds what the organisation still needs for an application on hold, and its due date. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable("membershipApplications").addColumn("wanted", "text").execute();
  await database.schema.alterTable("membershipApplications").addColumn("wantedBy", "text").execute();
};
