import type { Kysely } from "kysely";

/** Adds the indexes by which the sweep and the digest take rows piece by piece. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const [table, column] of [
    ["mails", "writtenAt"],
    ["onceAnswers", "answeredAt"],
    ["webhookMessages", "writtenAt"],
    ["submissions", "submittedAt"],
  ] as const)
    await database.schema.createIndex(`${table}ByTime`).on(table).column(column).execute();
};
