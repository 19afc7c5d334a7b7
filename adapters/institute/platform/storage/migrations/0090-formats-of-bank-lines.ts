import type { Kysely } from "kysely";

/** Keeps in which format and for which account a credit was reported, and which other credit it is. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const column of ["format", "account", "sameAs"])
    await database.schema.alterTable("bankLines").addColumn(column, "text").execute();
  await database.schema.createIndex("bankLinesByDay").on("bankLines").columns(["day", "amount"]).execute();
};
