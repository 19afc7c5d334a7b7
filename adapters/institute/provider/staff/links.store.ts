import { required, withheld } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Sweep } from "../../platform/storage/sweep-report.ts";
import { digestOf, newLinkToken } from "../credentials/email-changes.ts";

export const staffLinksTable = defineTable("staffLinks", {
  columns: {
    digest: withheld.nobody(required.text()),
    staffId: withheld.nobody(required.text()),
    expiresAt: withheld.nobody(required.instant()),
  },
});

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    /** Links with which staff register a passkey. Only the digest of the token is stored. */
    staffLinks: RowOf<typeof staffLinksTable>;
  }
}

/** Creates a single-use token for an account's link; replaces earlier ones. DESK-02 */
export const newStaffLink = async (transaction: Database, staffId: string, expiresAt: number): Promise<string> => {
  const token = newLinkToken();
  await voidStaffLinks(transaction, staffId);
  await transaction
    .insertInto("staffLinks")
    .values({ digest: digestOf(token), staffId, expiresAt })
    .execute();
  return token;
};

/** The account of a link while it works. */
export const staffOfLink = async (database: Database, token: string, now: Date): Promise<string | undefined> => {
  const found = await database
    .selectFrom("staffLinks")
    .select("staffId")
    .where("digest", "=", digestOf(token))
    .where("expiresAt", ">", now.getTime())
    .executeTakeFirst();
  return found?.staffId;
};

/** Redeems a link; false when it was redeemed before. */
export const redeemStaffLink = async (transaction: Database, token: string): Promise<boolean> => {
  const { numDeletedRows } = await transaction
    .deleteFrom("staffLinks")
    .where("digest", "=", digestOf(token))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === 1;
};

/** Voids the links of an account, or of everybody. */
export const voidStaffLinks = async (transaction: Database, staffId?: string): Promise<void> => {
  const all = transaction.deleteFrom("staffLinks");
  await (staffId === undefined ? all : all.where("staffId", "=", staffId)).execute();
};

/** Deletes expired links; returns their number. KEEP-01 */
export const deleteExpiredStaffLinks = async ({ database, now }: Sweep): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom("staffLinks")
    .where("expiresAt", "<=", now.getTime())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
