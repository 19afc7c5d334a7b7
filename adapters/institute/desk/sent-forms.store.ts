import { createHash } from "node:crypto";

import { deleteInRanges } from "../platform/storage/ranges.ts";
import type { Database } from "../platform/storage/storage.ts";
import type { Sweep } from "../platform/storage/sweep-report.ts";

declare module "../platform/storage/tables.ts" {
  interface Tables {
    /** Tokens of sent forms, with the page that shows the result. */
    sentForms: { digest: string; location: string; sentAt: number };
  }
}

const digestOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Runs the work of a form once: the first sending stores the address of its result, which further ones return. DESK-03
 */
export const sendOnce = async (
  transaction: Database,
  token: string,
  now: Date,
  work: () => Promise<string>,
): Promise<string> => {
  const digest = digestOf(token);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("sentForms")
    .values({ digest, location: "", sentAt: now.getTime() })
    .onConflict((conflict) => conflict.column("digest").doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) === 0) {
    const sent = transaction.selectFrom("sentForms").select("location").where("digest", "=", digest);
    return (await sent.executeTakeFirstOrThrow()).location;
  }
  const location = await work();
  await transaction.updateTable("sentForms").set({ location }).where("digest", "=", digest).execute();
  return location;
};

/** The address of the result of a sent form; undefined before it is sent. DESK-03 */
export const resultOf = async (database: Database, token: string): Promise<string | undefined> => {
  const sent = database.selectFrom("sentForms").select("location").where("digest", "=", digestOf(token));
  return (await sent.executeTakeFirst())?.location;
};

const day = 24 * 60 * 60_000;

/** Deletes tokens that no form has any longer; returns their number. KEEP-01 */
export const deleteOldForms = ({ database, now, yieldToRequests }: Sweep): Promise<number> =>
  deleteInRanges(database.selectFrom("sentForms"), "sentAt", now.getTime() - day, yieldToRequests, (to) =>
    database.deleteFrom("sentForms").where("sentAt", "<=", to).executeTakeFirstOrThrow(),
  );
