import { randomBytes } from "node:crypto";
import type { Database } from "../institute/storage/storage.ts";

declare module "../institute/storage/tables.ts" {
  interface Tables {
    /** The token stands here as it is: it opens nothing that does not stand in the same database. */
    calendarAddresses: { customerId: string; token: string };
  }
}

/** What stands in someone's private address, if there is one. TASK-03 */
export const calendarTokenOf = async (database: Database, customerId: string): Promise<string | undefined> => {
  const found = await database.selectFrom("calendarAddresses").select("token").where("customerId", "=", customerId).executeTakeFirst();
  return found?.token;
};

/** Whose deadlines an address shows; undefined of one that was renewed, withdrawn, or never made. TASK-03 */
export const ownerOfCalendar = async (database: Database, token: string): Promise<string | undefined> => {
  const found = await database.selectFrom("calendarAddresses").select("customerId").where("token", "=", token).executeTakeFirst();
  return found?.customerId;
};

/** A new token, in the place of the one before. TASK-03 */
export const newCalendarToken = async (transaction: Database, customerId: string): Promise<string> => {
  const token = randomBytes(24).toString("base64url");
  await transaction
    .insertInto("calendarAddresses")
    .values({ customerId, token })
    .onConflict((conflict) => conflict.column("customerId").doUpdateSet({ token }))
    .execute();
  return token;
};

export const removeCalendarToken = async (transaction: Database, customerId: string): Promise<void> => {
  await transaction.deleteFrom("calendarAddresses").where("customerId", "=", customerId).execute();
};
