import type { Kysely } from "kysely";

/** Adjustments are looked for by whose they are: the index that did so went with the keys of waivers. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.createIndex("cpdAdjustmentsByCustomer").on("cpdAdjustments").column("customerId").execute();
};
