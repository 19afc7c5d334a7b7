import { randomBytes } from "node:crypto";

import { batchedQuery } from "../../platform/storage/batched-query.ts";
import { required, withheld, personId } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";

export const calendarAddressesTable = defineTable("calendarAddresses", {
  ofPerson: { words: "calendar addresses", merger: "dropped" },
  columns: {
    customerId: personId,
    token: withheld.secret(required.text()),
  },
});

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    /** The token is stored in plain text, because it only reveals data of the same database. */
    calendarAddresses: RowOf<typeof calendarAddressesTable>;
  }
}

const tokensBy = batchedQuery((database, customerId) =>
  database.selectFrom("calendarAddresses").select("token").where("customerId", "=", customerId),
);

/** The token in a customer's private address, if any. TASK-03 */
export const calendarTokenOf = async (database: Database, customerId: string): Promise<string | undefined> =>
  (await tokensBy(database, customerId))[0]?.token;

/** The owner of an address; undefined when it was renewed, withdrawn or never created. TASK-03 */
export const ownerOfCalendar = async (database: Database, token: string): Promise<string | undefined> => {
  const found = await database
    .selectFrom("calendarAddresses")
    .select("customerId")
    .where("token", "=", token)
    .executeTakeFirst();
  return found?.customerId;
};

/** Replaces the token. TASK-03 */
export const newCalendarToken = async (transaction: Database, customerId: string): Promise<string> => {
  const token = randomBytes(24).toString("base64url");
  await transaction
    .insertInto("calendarAddresses")
    .values({ customerId, token })
    .onConflict((conflict) => conflict.column("customerId").doUpdateSet({ token }))
    .execute();
  return token;
};

/** Withdraws the address. TASK-03 */
export const removeCalendarToken = async (transaction: Database, customerId: string): Promise<void> => {
  await transaction.deleteFrom("calendarAddresses").where("customerId", "=", customerId).execute();
};
