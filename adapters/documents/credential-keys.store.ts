import { generate, type SerializedKey } from "@digitalbazaar/ed25519-multikey";

import type { Database } from "../institute/storage/storage.ts";

interface CredentialKeyRow {
  /** Counts from 0; the highest signs. */
  position: number;
  publicKey: string;
  /** Null once a newer key has taken its place: what it signed stays verifiable, and nobody can sign with it. */
  secretKey: string | null;
  madeAt: number;
}

declare module "../institute/storage/tables.ts" {
  interface Tables {
    credentialKeys: CredentialKeyRow;
  }
}

/** A public key of the issuer, under its number. */
export interface CredentialKey {
  readonly position: number;
  readonly publicKey: string;
}

/** The key that signs at present. */
export interface SigningKey extends CredentialKey {
  readonly secretKey: string;
}

const newKey = async (position: number, now: Date): Promise<CredentialKeyRow> => {
  const pair = await generate();
  const { publicKeyMultibase, secretKeyMultibase }: Required<SerializedKey> = await pair.export({
    publicKey: true,
    secretKey: true,
  });
  return { position, publicKey: publicKeyMultibase, secretKey: secretKeyMultibase, madeAt: now.getTime() };
};

/** All keys that a credential can have been signed with, the present one last. VERI-04 */
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

/** The key that signs; the first use makes one, and processes that start at once agree on it. VERI-04 */
export const signingKey = async (database: Database, now: Date): Promise<SigningKey> => {
  const find = async (): Promise<SigningKey | undefined> => {
    const found = await present(database);
    return found && found.secretKey !== null ? { ...found, secretKey: found.secretKey } : undefined;
  };
  const known = await find();
  if (known) return known;
  await database
    .insertInto("credentialKeys")
    .values(await newKey(0, now))
    .onConflict((conflict) => conflict.column("position").doNothing())
    .execute();
  const made = await find();
  if (!made) throw new Error("There is no key to sign credentials with.");
  return made;
};

/** Signs with a new key from now on; public keys of former ones stay, and their secret keys go. VERI-04 */
export const rotateCredentialKey = async (transaction: Database, now: Date): Promise<void> => {
  const found = await present(transaction);
  if (!found) return;
  await transaction.updateTable("credentialKeys").set({ secretKey: null }).execute();
  await transaction
    .insertInto("credentialKeys")
    .values(await newKey(found.position + 1, now))
    .execute();
};
