import type { Database } from "./storage.ts";

declare module "./tables.ts" {
  interface Tables {
    tickets: { digest: string; expiresAt: number };
  }
}

/** Keeps what a ticket hashes to until it is used or has expired. Expired ones go on the way. */
export const keepTicket = async (database: Database, digest: string, expiresAt: number, now: Date): Promise<void> => {
  await database.deleteFrom("tickets").where("expiresAt", "<=", now.getTime()).execute();
  await database.insertInto("tickets").values({ digest, expiresAt }).execute();
};

/** Uses a ticket up; false when there is none, or no longer. Of two uses at one moment, one finds it. */
export const useTicket = async (database: Database, digest: string, now: Date): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom("tickets")
    .where("digest", "=", digest)
    .where("expiresAt", ">", now.getTime())
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
};
