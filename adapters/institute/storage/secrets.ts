import { randomBytes } from "node:crypto";

import type { Database } from "./storage.ts";

declare module "./tables.ts" {
  interface Tables {
    secrets: { name: string; value: string };
  }
}

/** The secrets of a name, the present one first; a former one stands beside it until the next takes its place. */
export const currentAndPrevious = async (
  database: Database,
  name: string,
  present: string,
): Promise<readonly string[]> => {
  const former = await database
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", `${name}-before`)
    .executeTakeFirst();
  return former ? [present, former.value] : [present];
};

/** Puts a new secret in the place of the present one, which is kept as the one before. */
export const rotateSecret = async (transaction: Database, name: string, made: string): Promise<void> => {
  const present = await transaction.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  if (!present) return;
  const { value } = present;
  await transaction
    .insertInto("secrets")
    .values({ name: `${name}-before`, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
  await transaction.updateTable("secrets").set({ value: made }).where("name", "=", name).execute();
};

/**
 * A secret that lasts as long as the database: made on first use and kept. Two processes that start
 * at once agree on the one that was stored first.
 */
export const getOrCreateSecret = async (
  database: Database,
  name: string,
  make: () => Promise<string> | string,
): Promise<string> => {
  const find = () => database.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  const kept = await find();
  if (kept) return kept.value;
  const value = await make();
  await database
    .insertInto("secrets")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await find())?.value ?? value;
};

/** A key that nobody can guess, as it is stored. */
export const newKey = (): string => randomBytes(32).toString("base64url");

/** A key that lasts as long as the database: made on first use and kept. */
export const getOrCreateKey = async (database: Database, name: string): Promise<Buffer> =>
  Buffer.from(await getOrCreateSecret(database, name, newKey), "base64url");
