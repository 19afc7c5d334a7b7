import { required, withheld } from "./columns.ts";
import { defineTable, type RowOf } from "./define-table.ts";
import type { Database } from "./storage.ts";

export const databasePropertiesTable = defineTable("databaseProperties", {
  columns: {
    name: withheld.nobody(required.text()),
    value: withheld.nobody(required.text()),
  },
});

declare module "./tables.ts" {
  interface Tables {
    databaseProperties: RowOf<typeof databasePropertiesTable>;
  }
}

/** A property of the database; undefined when it is not set. */
export const propertyOf = async (database: Database, name: string): Promise<string | undefined> =>
  (await database.selectFrom("databaseProperties").select("value").where("name", "=", name).executeTakeFirst())?.value;

/**
 * Sets a property that is unset, equals `present.is`, or comes before `present.before`; returns whether it was set. Of
 * concurrent processes one succeeds.
 */
export const claimProperty = async (
  database: Database,
  name: string,
  value: string,
  present: { readonly is: string } | { readonly before: string },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await database
    .insertInto("databaseProperties")
    .values({ name, value })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ value })
        .where(({ eb }) =>
          "is" in present
            ? eb("databaseProperties.value", "=", present.is)
            : eb("databaseProperties.value", "<", present.before),
        ),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
};

export const setProperty = async (database: Database, name: string, value: string): Promise<void> => {
  await database
    .insertInto("databaseProperties")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
};
