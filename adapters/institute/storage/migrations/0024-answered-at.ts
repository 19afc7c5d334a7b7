import type { Kysely } from "kysely";

interface Tables {
  onceAnswers: { answeredAt: number | null };
}

/** When a request under a key was answered: of one of an earlier release, it is counted from now. */
export const up = async (database: Kysely<Tables>): Promise<void> => {
  await database.schema
    .alterTable("onceAnswers")
    .addColumn("answeredAt", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await database.updateTable("onceAnswers").set({ answeredAt: Date.now() }).execute();
};
