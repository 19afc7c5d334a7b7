import type { Kysely } from "kysely";

export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("customers")
    .addColumn("customerId", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("passwordHash", "text", (column) => column.notNull())
    .addColumn("groups", "text", (column) => column.notNull())
    .addColumn("isClosed", "integer", (column) => column.notNull())
    .addColumn("firstName", "text", (column) => column.notNull())
    .addColumn("surname", "text", (column) => column.notNull())
    .addColumn("initials", "text", (column) => column.notNull())
    .addColumn("customerType", "text", (column) => column.notNull())
    .addColumn("portalExperience", "text")
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("nationality", "text")
    .addColumn("countryOfResidence", "text")
    .addColumn("onlineCountry", "integer", (column) => column.notNull())
    .addColumn("isRetired", "integer", (column) => column.notNull())
    .addColumn("isFellow", "integer", (column) => column.notNull())
    .addColumn("eligibleForMembership", "integer", (column) => column.notNull())
    .addColumn("pathway", "text")
    .addColumn("pathwayDescription", "text")
    .addColumn("perSupervisor", "integer", (column) => column.notNull())
    .addColumn("suspensionCode", "text")
    .addColumn("isSuspensionGracePeriod", "integer", (column) => column.notNull())
    .addColumn("suspensionGraceEnds", "text")
    .addColumn("balance", "integer", (column) => column.notNull())
    .addColumn("latestSessionId", "text")
    .execute();
  await database.schema
    .createTable("notifications")
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("code", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("notificationsKey", ["customerId", "code"])
    .execute();
  await database.schema
    .createTable("sessions")
    .addColumn("sessionId", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("openedAt", "bigint", (column) => column.notNull())
    .execute();
  await database.schema.createIndex("sessionsByCustomer").on("sessions").column("customerId").execute();
};
