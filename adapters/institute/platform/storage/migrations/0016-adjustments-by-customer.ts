import type { Kysely } from "kysely";

/** Adds the index of adjustments by customer, which was dropped with the keys of waivers. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.createIndex("cpdAdjustmentsByCustomer").on("cpdAdjustments").column("customerId").execute();
};
