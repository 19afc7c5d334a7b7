import type { Kysely } from "kysely";

/** What the organisation still needs for an application that is on hold, and by which day. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable("membershipApplications").addColumn("wanted", "text").execute();
  await database.schema.alterTable("membershipApplications").addColumn("wantedBy", "text").execute();
};
