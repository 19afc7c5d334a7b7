import type { Kysely } from "kysely";

/** Adds the index by which people are listed by surname, some at a time. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.createIndex("customersBySurname").on("customers").columns(["surname", "customerId"]).execute();
};
