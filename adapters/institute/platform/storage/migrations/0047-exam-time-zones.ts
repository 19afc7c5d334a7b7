import type { Kysely } from "kysely";

/** Adds the time zone of the place of an exam; null is the organisation's. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable("examEntries").addColumn("timeZone", "text").execute();
};
