import type { Kysely } from "kysely";

/** Adds the day of each notification. Earlier notifications stay without one. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable("notifications").addColumn("since", "text").execute();
};
