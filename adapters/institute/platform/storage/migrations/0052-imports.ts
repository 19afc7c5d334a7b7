import { PostgresAdapter, sql, type Kysely } from "kysely";

interface Tables {
  customers: { email: string; initials: string };
  auditEntries: Record<string, unknown>;
  auditEntriesBefore: Record<string, unknown>;
}

const columns = ["kind", "record", "field", "oldHash", "newHash", "oldValue", "newValue"] as const;

/** Detaches the record of changes from the people, because it outlasts those whom an undone import had added. */
const detachRecord = async (database: Kysely<Tables>): Promise<void> => {
  if (database.getExecutor().adapter instanceof PostgresAdapter)
    return database.schema.alterTable("auditEntries").dropConstraint("auditEntries_customerId_fkey").execute();
  await database.schema.alterTable("auditEntries").renameTo("auditEntriesBefore").execute();
  let table = database.schema
    .createTable("auditEntries")
    .addColumn("entryId", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull())
    .addColumn("changedBy", "text", (column) => column.notNull())
    .addColumn("changedAt", "bigint", (column) => column.notNull());
  for (const column of columns)
    table = table.addColumn(column, "text", (text) =>
      column === "kind" || column === "field" ? text.notNull() : text,
    );
  await table.addColumn("importNumber", "integer").execute();
  const all = ["entryId", "customerId", "changedBy", "changedAt", ...columns, "importNumber"];
  await database
    .insertInto("auditEntries")
    .columns(all)
    .expression(database.selectFrom("auditEntriesBefore").select(all))
    .execute();
  await database.schema.dropTable("auditEntriesBefore").execute();
  await database.schema.createIndex("auditEntriesByCustomer").on("auditEntries").column("customerId").execute();
  await database.schema
    .createIndex("auditEntriesByImport")
    .on("auditEntries")
    .column("importNumber")
    .where(sql.ref("importNumber"), "is not", null)
    .execute();
  await database.schema
    .createIndex("auditEntriesWithValues")
    .on("auditEntries")
    .column("changedAt")
    .where(sql<boolean>`"oldValue" is not null or "newValue" is not null`)
    .execute();
};

/** Adds the list of imports, whose numbers the record of changes names. */
export const up = async (database: Kysely<Tables>): Promise<void> => {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await database.schema
    .createTable("imports")
    .addColumn("number", isPostgres ? "serial" : "integer", (column) => column.primaryKey())
    .addColumn("importedAt", "bigint", (column) => column.notNull())
    .addColumn("importedBy", "text", (column) => column.notNull())
    .addColumn("undoes", "integer", (column) => column.unique())
    .execute();
  await detachRecord(database);
  // An export of an erased person without initials could not be imported.
  await database
    .updateTable("customers")
    .set({ initials: "E" })
    .where("email", "like", "%@erased.invalid")
    .where("initials", "=", "")
    .execute();
};
