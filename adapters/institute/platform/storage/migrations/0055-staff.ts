import type { Kysely } from "kysely";

/** Adds accounts of staff with their passkeys, links and sessions, sent forms, and the record of what staff did. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .createTable("staff")
    .addColumn("staffId", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("addedAt", "bigint", (column) => column.notNull())
    .addColumn("removedAt", "bigint")
    .execute();
  await schema
    .createTable("staffLinks")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("staffId", "text", (column) => column.notNull().references("staff.staffId"))
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("staffPasskeys")
    .addColumn("credentialId", "text", (column) => column.primaryKey())
    .addColumn("staffId", "text", (column) => column.notNull().references("staff.staffId"))
    .addColumn("publicKey", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("addedAt", "bigint", (column) => column.notNull())
    .addColumn("lastUsedAt", "bigint")
    .execute();
  await schema.createIndex("staffPasskeysByStaff").on("staffPasskeys").column("staffId").execute();
  await schema
    .createTable("staffSessions")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("staffId", "text", (column) => column.notNull().references("staff.staffId"))
    .addColumn("startedAt", "bigint", (column) => column.notNull())
    .addColumn("lastUsedAt", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("staffSessionsByStaff").on("staffSessions").column("staffId").execute();
  await schema
    .createTable("sentForms")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("location", "text", (column) => column.notNull())
    .addColumn("sentAt", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("sentFormsByTime").on("sentForms").column("sentAt").execute();
  await schema
    .createTable("staffRecords")
    .addColumn("recordId", "text", (column) => column.primaryKey())
    .addColumn("staffId", "text", (column) => column.notNull().references("staff.staffId"))
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("customerId", "text")
    .addColumn("reference", "text")
    .execute();
  for (const column of ["at", "customerId"])
    await schema.createIndex(`staffRecordsBy${column}`).on("staffRecords").column(column).execute();
};
