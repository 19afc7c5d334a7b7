import type { Kysely } from "kysely";

/** The language that a person reads. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable("customers").addColumn("language", "text").execute();
};
