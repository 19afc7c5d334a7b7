import type { Kysely } from "kysely";

/** Adds the decision that a mail or a webhook message tells of, and waits with. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of ["mails", "webhookMessages"]) {
    await database.schema.alterTable(table).addColumn("heldFor", "text").execute();
    await database.schema.createIndex(`${table}HeldFor`).on(table).column("heldFor").execute();
  }
};
