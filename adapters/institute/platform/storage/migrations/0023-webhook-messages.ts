import type { Kysely } from "kysely";

/** The outbox of webhook messages. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("webhookMessages")
    .addColumn("messageId", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("writtenAt", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("nextAttemptAt", "bigint", (column) => column.notNull())
    .addColumn("deliveredAt", "bigint")
    .addColumn("givenUpAt", "bigint")
    .addUniqueConstraint("webhookMessagesInOrder", ["customerId", "position"])
    .execute();
  await database.schema
    .createIndex("webhookMessagesByAttempt")
    .on("webhookMessages")
    .columns(["deliveredAt", "nextAttemptAt"])
    .execute();
};
