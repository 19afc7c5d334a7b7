import { PostgresAdapter, type Kysely } from "kysely";

/** Keeps the credits that banks report, and by which of them a payment was posted. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  // SQLite's integers hold 64 bits.
  const amount = database.getExecutor().adapter instanceof PostgresAdapter ? "bigint" : "integer";
  await database.schema
    .createTable("bankLines")
    .addColumn("bankLine", "text", (column) => column.primaryKey())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("amount", amount, (column) => column.notNull())
    .addColumn("open", amount, (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("payer", "text", (column) => column.notNull())
    .addColumn("file", "text", (column) => column.notNull())
    .addColumn("fileLine", "integer", (column) => column.notNull())
    .addColumn("addedBy", "text", (column) => column.notNull())
    .addColumn("addedAt", "bigint", (column) => column.notNull())
    .addColumn("asideReason", "text")
    .addColumn("asideBy", "text")
    .addColumn("asideAt", "bigint")
    .execute();
  await database.schema.createIndex("bankLinesByOpen").on("bankLines").column("open").execute();
  await database.schema.alterTable("transactions").addColumn("bankLine", "text").execute();
  await database.schema.createIndex("transactionsByBankLine").on("transactions").column("bankLine").execute();
};
