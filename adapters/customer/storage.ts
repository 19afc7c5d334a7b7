import { Refused } from "../institute/refused.ts";
import type { Database } from "../institute/storage/storage.ts";
import type { CustomerRow } from "../institute/storage/tables.ts";

export const customerById = (database: Database, customerId: string): Promise<CustomerRow | undefined> =>
  database.selectFrom("customers").selectAll().where("customerId", "=", customerId).executeTakeFirst();

/** The customer of an id; refuses when there is none. */
export const customerOf = async (database: Database, customerId: string): Promise<CustomerRow> => {
  const found = await customerById(database, customerId);
  if (!found) throw new Refused(404, "NO_SUCH_CUSTOMER", "There is no such customer.");
  return found;
};

/** Email addresses are compared without regard to case, and stored lower-case. */
export const customerByEmail = (database: Database, email: string): Promise<CustomerRow | undefined> =>
  database.selectFrom("customers").selectAll().where("email", "=", email.trim().toLowerCase()).executeTakeFirst();

/** The codes of what a customer is to be told, in order. */
export const notificationCodesOf = async (database: Database, customerId: string): Promise<string[]> => {
  const rows = await database
    .selectFrom("notifications")
    .select("code")
    .where("customerId", "=", customerId)
    .orderBy("position")
    .execute();
  return rows.map((row) => row.code);
};

const sessionLasts = 24 * 60 * 60 * 1000;

/** Opens a session and makes it the customer's latest; those of yesterday are forgotten. SIGN-12 */
export const newSession = (database: Database, customerId: string, sessionId: string, now: Date): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const openedAt = now.getTime();
    await transaction
      .deleteFrom("sessions")
      .where("customerId", "=", customerId)
      .where("openedAt", "<", openedAt - sessionLasts)
      .execute();
    await transaction.insertInto("sessions").values({ sessionId, customerId, openedAt }).execute();
    await transaction
      .updateTable("customers")
      .set({ latestSessionId: sessionId })
      .where("customerId", "=", customerId)
      .execute();
  });
