import { sql } from "kysely";

import type { Database } from "../storage/storage.ts";
import type { CustomerRow } from "./customers.store.ts";

/** People whose name, ID or email contains a text, ignoring case; at most so many, by name. */
export const customersLike = (database: Database, text: string, most: number): Promise<readonly CustomerRow[]> => {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const holds = (value: ReturnType<typeof sql>) => sql<boolean>`lower(${value}) like ${pattern} escape '\\'`;
  return database
    .selectFrom("customers")
    .selectAll()
    .where(({ or }) =>
      or([
        holds(sql`${sql.ref("customerId")}`),
        holds(sql`${sql.ref("email")}`),
        holds(sql`${sql.ref("firstName")} || ' ' || ${sql.ref("surname")}`),
      ]),
    )
    .orderBy("surname")
    .orderBy("customerId")
    .limit(most)
    .execute();
};

/** Everyone with an open account, or those of one type (MEMBER), by ID. */
export const openAccounts = (database: Database, type?: string): Promise<readonly CustomerRow[]> => {
  const open = database.selectFrom("customers").selectAll().where("isClosed", "=", 0).orderBy("customerId");
  return (type === undefined ? open : open.where("customerType", "=", type)).execute();
};
