import type { Passkey } from "../../../../domain/customer/passkeys.ts";
import { required, withheld, nullable, personId } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { HeldPasskeys } from "./passkey-ceremonies.ts";

export const passkeysTable = defineTable("passkeys", {
  ofPerson: { words: "passkeys", merger: "dropped" },
  columns: {
    customerId: personId,
    addedAt: required.instant(),
    lastUsedAt: nullable.instant(),
    name: required.text(),
    credentialId: withheld.internal(required.text()),
    publicKey: withheld.internal(required.text()),
    counter: withheld.internal(required.number()),
    transports: withheld.internal(required.json()),
    passkeyId: withheld.internal(required.text()),
  },
});

/** A stored passkey. It contains no secret. PASS-03 */
type PasskeyRow = RowOf<typeof passkeysTable>;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    passkeys: PasskeyRow;
  }
}

/** A customer's passkeys, the first added first. PASS-03 */
export const passkeysOf = (database: Database, customerId: string): Promise<readonly PasskeyRow[]> =>
  database
    .selectFrom("passkeys")
    .selectAll()
    .where("customerId", "=", customerId)
    .orderBy("addedAt")
    .orderBy("passkeyId")
    .execute();

/** A passkey in the form that its owner sees. */
export const shownPasskey = ({ passkeyId, name, addedAt, lastUsedAt }: PasskeyRow): Passkey => ({
  key: passkeyId,
  name,
  addedAt,
  lastUsedAt: lastUsedAt ?? undefined,
});

/** Adds a passkey; false when its credential ID is already stored. PASS-03 */
export const addPasskey = async (database: Database, passkey: PasskeyRow): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credentialId").doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1;
};

/** Removes a passkey of a customer. PASS-03 */
export const removePasskey = async (database: Database, customerId: string, passkeyId: string): Promise<void> => {
  await database
    .deleteFrom("passkeys")
    .where("customerId", "=", customerId)
    .where("passkeyId", "=", passkeyId)
    .execute();
};

/** The passkeys with which customers sign in. PASS-04 */
export const passkeysOfCustomers: HeldPasskeys = {
  find: async (database, credentialId) => {
    const found = await database
      .selectFrom("passkeys")
      .selectAll()
      .where("credentialId", "=", credentialId)
      .executeTakeFirst();
    return found && { ...found, holderId: found.customerId };
  },
  use: async (database, { credentialId, counter: before }, counter, now) => {
    const { numUpdatedRows } = await database
      .updateTable("passkeys")
      .set({ counter, lastUsedAt: now.getTime() })
      .where("credentialId", "=", credentialId)
      .where("counter", "=", before)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows) === 1;
  },
};
