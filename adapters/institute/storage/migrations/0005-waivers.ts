import type { Kysely } from "kysely";

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const column of ["startDate", "endDate", "reasonCode", "idempotencyKey"])
    await database.schema.alterTable("cpdAdjustments").addColumn(column, "text").execute();
  // Decides between two requests under one key that arrive at the same moment.
  await database.schema
    .createIndex("oneWaiverAKey")
    .on("cpdAdjustments")
    .columns(["customerId", "idempotencyKey"])
    .unique()
    .execute();
};
