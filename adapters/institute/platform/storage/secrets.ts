import { createSecretKey, randomBytes, type KeyObject } from "node:crypto";

import { required, withheld } from "./columns.ts";
import { defineTable, type RowOf } from "./define-table.ts";
import type { Seal } from "./seal.ts";
import type { Database } from "./storage.ts";

export const secretsTable = defineTable("secrets", {
  columns: {
    name: withheld.nobody(required.text()),
    value: withheld.nobody(required.text()),
  },
});

declare module "./tables.ts" {
  interface Tables {
    secrets: RowOf<typeof secretsTable>;
  }
}

const formerName = (name: string): string => `${name}-before`;

/** A stored secret; brings its stored form up to date. */
const find = async (database: Database, seal: Seal, name: string): Promise<string | undefined> => {
  const stored = await database.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  if (!stored) return undefined;
  const secret = seal.open(name, stored.value);
  if (seal.isOutdated(name, stored.value))
    await database
      .updateTable("secrets")
      .set({ value: seal.close(name, secret) })
      .where("name", "=", name)
      .where("value", "=", stored.value)
      .execute();
  return secret;
};

/** The secrets of a name, current first; the previous one stays until the next rotation. */
export const currentAndPrevious = async (
  database: Database,
  seal: Seal,
  name: string,
  present: string,
): Promise<readonly string[]> => {
  const former = await find(database, seal, formerName(name));
  return former === undefined ? [present] : [present, former];
};

/** Rotates a secret; the current one becomes the previous one. */
export const rotateSecret = async (transaction: Database, seal: Seal, name: string, secret: string): Promise<void> => {
  const present = await find(transaction, seal, name);
  if (present === undefined) return;
  const value = seal.close(formerName(name), present);
  await transaction
    .insertInto("secrets")
    .values({ name: formerName(name), value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
  await transaction
    .updateTable("secrets")
    .set({ value: seal.close(name, secret) })
    .where("name", "=", name)
    .execute();
};

/** Removes a secret with its previous value; the next reading creates another. */
export const removeSecret = async (transaction: Database, name: string): Promise<void> => {
  await transaction
    .deleteFrom("secrets")
    .where("name", "in", [name, formerName(name)])
    .execute();
};

/**
 * Reads a secret, and creates it on first use. Two processes that start at once agree on the one stored first.
 */
export const getOrCreateSecret = async (
  database: Database,
  seal: Seal,
  name: string,
  make: () => Promise<string> | string,
): Promise<string> => {
  const stored = await find(database, seal, name);
  if (stored !== undefined) return stored;
  const secret = await make();
  await database
    .insertInto("secrets")
    .values({ name, value: seal.close(name, secret) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await find(database, seal, name)) ?? secret;
};

/** Generates a random key, encoded for storage. */
export const newKey = (): string => randomBytes(32).toString("base64url");

/** Reads a key, and creates it on first use. Prepared once: that takes longer than a hash. */
export const getOrCreateKey = async (database: Database, seal: Seal, name: string): Promise<KeyObject> =>
  createSecretKey(await getOrCreateSecret(database, seal, name, newKey), "base64url");
