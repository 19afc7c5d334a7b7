import type { Kysely } from "kysely";

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const column of ["startDate", "endDate", "reasonCode", "idempotencyKey"])
    await database.schema.alterTable("cpdAdjustments").addColumn(column, "text").execute();
  // Rejects the second of two simultaneous requests with the same key.
  await database.schema
    .createIndex("oneWaiverAKey")
    .on("cpdAdjustments")
    .columns(["customerId", "idempotencyKey"])
    .unique()
    .execute();
};
