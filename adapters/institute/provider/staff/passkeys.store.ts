import { required, withheld, nullable } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { HeldPasskeys } from "../credentials/passkey-ceremonies.ts";

export const staffPasskeysTable = defineTable("staffPasskeys", {
  columns: {
    credentialId: withheld.nobody(required.text()),
    staffId: withheld.nobody(required.text()),
    publicKey: withheld.nobody(required.text()),
    counter: withheld.nobody(required.number()),
    transports: withheld.nobody(required.json()),
    addedAt: withheld.nobody(required.instant()),
    lastUsedAt: withheld.nobody(nullable.instant()),
  },
});

/** A passkey of an account of staff. It contains no secret. DESK-02 */
type StaffPasskeyRow = RowOf<typeof staffPasskeysTable>;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    staffPasskeys: StaffPasskeyRow;
  }
}

/** The passkeys of everybody, the first added first. */
export const staffPasskeys = (database: Database): Promise<readonly StaffPasskeyRow[]> =>
  database.selectFrom("staffPasskeys").selectAll().orderBy("addedAt").orderBy("credentialId").execute();

/** The credential ID of the passkey that an account has had longest; empty without one. DESK-02 */
export const firstPasskeyOf = async (database: Database, email: string): Promise<string> => {
  const found = await database
    .selectFrom("staffPasskeys as passkey")
    .innerJoin("staff", "staff.staffId", "passkey.staffId")
    .select("passkey.credentialId")
    .where("staff.email", "=", email)
    .orderBy("passkey.addedAt")
    .orderBy("passkey.credentialId")
    .limit(1)
    .executeTakeFirst();
  return found?.credentialId ?? "";
};

/** Adds a passkey; false when its credential ID is already stored. */
export const addStaffPasskey = async (transaction: Database, passkey: StaffPasskeyRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("staffPasskeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credentialId").doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1;
};

/** Removes the passkeys of an account. */
export const removeStaffPasskeys = async (transaction: Database, staffId: string): Promise<void> => {
  await transaction.deleteFrom("staffPasskeys").where("staffId", "=", staffId).execute();
};

/** The passkeys with which staff sign in. DESK-02 */
export const passkeysOfStaff: HeldPasskeys = {
  find: async (database, credentialId) => {
    const found = await database
      .selectFrom("staffPasskeys")
      .selectAll()
      .where("credentialId", "=", credentialId)
      .executeTakeFirst();
    return found && { ...found, holderId: found.staffId };
  },
  use: async (database, { credentialId, counter: before }, counter, now) => {
    const { numUpdatedRows } = await database
      .updateTable("staffPasskeys")
      .set({ counter, lastUsedAt: now.getTime() })
      .where("credentialId", "=", credentialId)
      .where("counter", "=", before)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows) === 1;
  },
};
