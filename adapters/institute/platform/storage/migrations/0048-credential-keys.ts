import { sql, type Kysely } from "kysely";

/** Removes signing keys in a form that tokens cannot use; the next credential gets a new key. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`delete from "credentialKeys"`.execute(database);
};
