import { exportJWK, generateKeyPair } from "jose";

import { required, withheld, nullable } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Seal } from "../../platform/storage/seal.ts";
import type { Database } from "../../platform/storage/storage.ts";

export const credentialKeysTable = defineTable("credentialKeys", {
  columns: {
    /** Counts from 0; the key with the highest number signs. */
    position: withheld.nobody(required.number()),
    /** An Ed25519 key, as the members x and d of a JWK. */
    publicKey: withheld.nobody(required.text()),
    /** Null for former keys, which only verify. */
    secretKey: withheld.nobody(nullable.text()),
    madeAt: withheld.nobody(required.instant()),
  },
});

type CredentialKeyRow = RowOf<typeof credentialKeysTable>;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    credentialKeys: CredentialKeyRow;
  }
}

/** A public key of the issuer with its number. */
export interface CredentialKey {
  readonly position: number;
  readonly publicKey: string;
}

/** The current signing key. */
export interface SigningKey extends CredentialKey {
  readonly secretKey: string;
}

/** The name under which the secret key of a position is sealed. */
const sealedName = (position: number): string => `credential-key ${position}`;

const newKey = async (seal: Seal, position: number, now: Date): Promise<CredentialKeyRow> => {
  const { privateKey } = await generateKeyPair("EdDSA", { extractable: true });
  const { x = "", d = "" } = await exportJWK(privateKey);
  return { position, publicKey: x, secretKey: seal.close(sealedName(position), d), madeAt: now.getTime() };
};

/** All keys for verification, the current one last. VERI-04 */
export const credentialKeys = (database: Database): Promise<readonly CredentialKey[]> =>
  database.selectFrom("credentialKeys").select(["position", "publicKey"]).orderBy("position").execute();

const present = (database: Database) =>
  database
    .selectFrom("credentialKeys")
    .selectAll()
    .where("position", "=", ({ selectFrom }) =>
      selectFrom("credentialKeys").select(({ fn }) => fn.max("position").as("position")),
    )
    .executeTakeFirst();

/** The signing key; created on first use, with concurrent processes agreeing on one. VERI-04 */
export const signingKey = async (database: Database, seal: Seal, now: Date): Promise<SigningKey> => {
  const find = async (): Promise<SigningKey | undefined> => {
    const found = await present(database);
    if (!found || found.secretKey === null) return undefined;
    return { ...found, secretKey: seal.open(sealedName(found.position), found.secretKey) };
  };
  const known = await find();
  if (known) return known;
  await database
    .insertInto("credentialKeys")
    .values(await newKey(seal, 0, now))
    .onConflict((conflict) => conflict.column("position").doNothing())
    .execute();
  const created = await find();
  if (!created) throw new Error("There is no key to sign credentials with.");
  return created;
};

/** Seals the secret key with the present key of the settings, where it is not. */
export const sealStoredKey = async (database: Database, seal: Seal): Promise<void> => {
  const found = await present(database);
  if (!found || found.secretKey === null) return;
  const name = sealedName(found.position);
  if (!seal.isOutdated(name, found.secretKey)) return;
  await database
    .updateTable("credentialKeys")
    .set({ secretKey: seal.close(name, seal.open(name, found.secretKey)) })
    .where("position", "=", found.position)
    .where("secretKey", "=", found.secretKey)
    .execute();
};

/** Replaces the signing key; keeps the public keys of former ones and deletes their secret keys. VERI-04 */
export const rotateCredentialKey = async (transaction: Database, seal: Seal, now: Date): Promise<void> => {
  const found = await present(transaction);
  if (!found) return;
  await transaction.updateTable("credentialKeys").set({ secretKey: null }).execute();
  await transaction
    .insertInto("credentialKeys")
    .values(await newKey(seal, found.position + 1, now))
    .execute();
};

/**
 * Removes all keys except the signing one, which invalidates everything signed before; returns their number. VERI-04
 */
export const removeFormerCredentialKeys = async (transaction: Database): Promise<number> => {
  const { numDeletedRows } = await transaction
    .deleteFrom("credentialKeys")
    .where("secretKey", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
