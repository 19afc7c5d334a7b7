import { PostgresAdapter, type Kysely } from "kysely";

/** Keeps what an import was made of, and gives numbers to imports one after the other. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const column of ["files", "counts"])
    await database.schema.alterTable("imports").addColumn(column, "text").execute();
  // A sequence counts transactions that are rolled back too.
  if (database.getExecutor().adapter instanceof PostgresAdapter)
    await database.schema
      .alterTable("imports")
      .alterColumn("number", (column) => column.dropDefault())
      .execute();
};
