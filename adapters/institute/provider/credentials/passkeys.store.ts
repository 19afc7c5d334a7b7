import type { Passkey } from "../../../../domain/customer/passkeys.ts";
import type { Database } from "../../platform/storage/storage.ts";

/** A stored passkey. It contains no secret. PASS-03 */
export interface PasskeyRow {
  passkeyId: string;
  customerId: string;
  /** The credential ID, which the authenticator assigns. */
  credentialId: string;
  /** COSE, as base64url. */
  publicKey: string;
  /** The authenticator's signature counter; 0 when unsupported. */
  counter: number;
  /** JSON list of the authenticator's transports. */
  transports: string;
  name: string;
  addedAt: number;
  lastUsedAt: number | null;
}

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

/** Finds a passkey by its credential ID. */
export const passkeyByCredentialId = (database: Database, credentialId: string): Promise<PasskeyRow | undefined> =>
  database.selectFrom("passkeys").selectAll().where("credentialId", "=", credentialId).executeTakeFirst();

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

/** Records a use with its counter; false when another use was recorded first. PASS-04 */
export const usePasskey = async (
  database: Database,
  { passkeyId, counter: before }: PasskeyRow,
  counter: number,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable("passkeys")
    .set({ counter, lastUsedAt: now.getTime() })
    .where("passkeyId", "=", passkeyId)
    .where("counter", "=", before)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
};
