import { randomBytes } from "node:crypto";

import type { Database } from "./storage.ts";

declare module "./tables.ts" {
  interface Tables {
    secrets: { name: string; value: string };
  }
}

/** The secrets of a name, current first; the previous one stays until the next rotation. */
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

/** Rotates a secret; the current one becomes the previous one. */
export const rotateSecret = async (transaction: Database, name: string, secret: string): Promise<void> => {
  const present = await transaction.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  if (!present) return;
  const { value } = present;
  await transaction
    .insertInto("secrets")
    .values({ name: `${name}-before`, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
  await transaction.updateTable("secrets").set({ value: secret }).where("name", "=", name).execute();
};

/** Removes a secret with its previous value; the next reading creates another. */
export const removeSecret = async (transaction: Database, name: string): Promise<void> => {
  await transaction
    .deleteFrom("secrets")
    .where("name", "in", [name, `${name}-before`])
    .execute();
};

/**
 * Reads a secret, and creates it on first use. Two processes that start at once agree on the one stored first.
 */
export const getOrCreateSecret = async (
  database: Database,
  name: string,
  make: () => Promise<string> | string,
): Promise<string> => {
  const find = () => database.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  const stored = await find();
  if (stored) return stored.value;
  const value = await make();
  await database
    .insertInto("secrets")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await find())?.value ?? value;
};

/** Generates a random key, encoded for storage. */
export const newKey = (): string => randomBytes(32).toString("base64url");

/** Reads a key, and creates it on first use. */
export const getOrCreateKey = async (database: Database, name: string): Promise<Buffer> =>
  Buffer.from(await getOrCreateSecret(database, name, newKey), "base64url");
