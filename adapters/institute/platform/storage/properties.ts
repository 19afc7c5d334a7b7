import type { Database } from "./storage.ts";

declare module "./tables.ts" {
  interface Tables {
    databaseProperties: { name: string; value: string };
  }
}

/** A property of the database; undefined when it is not set. */
export const propertyOf = async (database: Database, name: string): Promise<string | undefined> =>
  (await database.selectFrom("databaseProperties").select("value").where("name", "=", name).executeTakeFirst())?.value;

export const setProperty = async (database: Database, name: string, value: string): Promise<void> => {
  await database
    .insertInto("databaseProperties")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
};
