import type { Kysely } from "kysely";

interface Tables {
  cpdOverviews: { customerId: string; code: string; isRequired: number };
  notifications: { customerId: string; code: string };
}

/** Stores whether a declaration is required; derives its state and overdue notification from dates. */
export const up = async (database: Kysely<Tables>): Promise<void> => {
  await database.schema
    .alterTable("cpdOverviews")
    .addColumn("isRequired", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await database.updateTable("cpdOverviews").set({ isRequired: 0 }).where("code", "=", "NOT_REQUIRED").execute();
  await database.schema.alterTable("cpdOverviews").dropColumn("code").execute();
  await database.deleteFrom("notifications").where("code", "=", "CPD_DECLARATION_OVERDUE_ONE").execute();
};
