import type { Database } from "../institute/storage/storage.ts";
import { digestOf, newLinkToken } from "./link-token.ts";

/** That somebody may choose a password by a link that was sent to them. Only what the link hashes to is kept. */
interface PasswordLinkRow {
  digest: string;
  customerId: string;
  expiresAt: number;
  usedAt: number | null;
}

declare module "../institute/storage/tables.ts" {
  interface Tables {
    passwordLinks: PasswordLinkRow;
  }
}

const minute = 60_000;

/** How long the link lasts that somebody asked for. PASS-01 */
export const resetLasts = 30 * minute;

export const invitationLasts = 7 * 24 * 60 * minute;

/** The address where a password is chosen, which works once. A new one takes the place of those sent before. PASS-01 */
export const newPasswordLink = async (
  transaction: Database,
  { customerId, publicUrl, lasts, now }: { readonly customerId: string; readonly publicUrl: string; readonly lasts: number; readonly now: Date },
): Promise<string> => {
  const token = newLinkToken();
  await transaction.deleteFrom("passwordLinks").where("customerId", "=", customerId).execute();
  await transaction
    .insertInto("passwordLinks")
    .values({ digest: digestOf(token), customerId, expiresAt: now.getTime() + lasts, usedAt: null })
    .execute();
  return `${publicUrl}/idp/choose-password/${token}`;
};

/** Whom a link is of, while it can be used. */
export const ownerOf = async (database: Database, token: string, now: Date): Promise<string | undefined> => {
  const found = await database
    .selectFrom("passwordLinks")
    .select("customerId")
    .where("digest", "=", digestOf(token))
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now.getTime())
    .executeTakeFirst();
  return found?.customerId;
};

/** Uses a link up: whom it was of; undefined when somebody else was first, or it has run out. PASS-01 */
export const useLink = async (transaction: Database, token: string, now: Date): Promise<string | undefined> => {
  const customerId = await ownerOf(transaction, token, now);
  if (customerId === undefined) return undefined;
  const { numUpdatedRows } = await transaction
    .updateTable("passwordLinks")
    .set({ usedAt: now.getTime() })
    .where("digest", "=", digestOf(token))
    .where("usedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1 ? customerId : undefined;
};
