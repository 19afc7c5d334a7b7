import type { Database } from "./storage.ts";

declare module "./tables.ts" {
  interface Tables {
    secrets: { name: string; value: string };
  }
}

/**
 * A secret that lasts as long as the database: made on first use and kept. Two processes that start
 * at once agree on the one that was stored first.
 */
export const keptSecret = async (
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
