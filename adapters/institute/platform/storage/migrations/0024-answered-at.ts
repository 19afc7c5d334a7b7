import type { Kysely } from "kysely";

interface Tables {
  onceAnswers: { answeredAt: number | null };
}

/** Adds the response time to idempotency records; records of earlier releases get the time of the migration. */
export const up = async (database: Kysely<Tables>): Promise<void> => {
  await database.schema
    .alterTable("onceAnswers")
    .addColumn("answeredAt", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await database.updateTable("onceAnswers").set({ answeredAt: Date.now() }).execute();
};
