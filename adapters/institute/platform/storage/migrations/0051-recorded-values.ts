import { sql, type Kysely } from "kysely";

/** Gives each change on record its values, the record that it belongs to, and the import that made it. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const column of ["record", "oldValue", "newValue"])
    await database.schema.alterTable("auditEntries").addColumn(column, "text").execute();
  await database.schema.alterTable("auditEntries").addColumn("importNumber", "integer").execute();
  await database.schema
    .createIndex("auditEntriesByImport")
    .on("auditEntries")
    .column("importNumber")
    .where(sql.ref("importNumber"), "is not", null)
    .execute();
  // The sweep passes entries without values, which stay for good.
  await database.schema
    .createIndex("auditEntriesWithValues")
    .on("auditEntries")
    .column("changedAt")
    .where(sql<boolean>`"oldValue" is not null or "newValue" is not null`)
    .execute();
};
