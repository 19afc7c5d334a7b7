import { exportJWK, generateKeyPair, createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey } from "jose";

import type { Seal } from "../platform/storage/seal.ts";
import { getOrCreateSecret, currentAndPrevious, removeSecret, rotateSecret } from "../platform/storage/secrets.ts";
import type { Database } from "../platform/storage/storage.ts";

const name = "signing-key";

const newKey = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
  const kid = crypto.randomUUID();
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid, alg: "RS256", use: "sig" });
};

/**
 * Every signing key of tokens, with private parts: the current one and the previous one, whose tokens expire by
 * themselves. Created on first use.
 */
export const signingKeys = async (database: Database, seal: Seal): Promise<readonly JWK[]> => {
  const stored = await getOrCreateSecret(database, seal, name, newKey);
  return (await currentAndPrevious(database, seal, name, stored)).map((key) => JSON.parse(key) as JWK);
};

/** Replaces the current signing key, which becomes the previous one. */
export const rotateSigningKey = async (transaction: Database, seal: Seal): Promise<void> =>
  rotateSecret(transaction, seal, name, await newKey());

/** Removes every signing key of tokens; the next reading creates another. */
export const removeSigningKeys = (transaction: Database): Promise<void> => removeSecret(transaction, name);

export const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK;

/** Milliseconds that a process trusts the keys that it has read. */
const keysLast = 20_000;

/**
 * The public keys of the embedded provider's tokens. An unknown key id reloads them, because another process may have
 * rotated the keys; so does time, because stolen keys are removed.
 */
export const ownKeys = async (database: Database, seal: Seal): Promise<JWTVerifyGetKey> => {
  const read = async () => createLocalJWKSet({ keys: (await signingKeys(database, seal)).map(publicPart) });
  let known = await read();
  let readAt = Date.now();
  const readAgain = async (): Promise<void> => {
    readAt = Date.now();
    known = await read();
  };
  return async (header, token) => {
    if (Math.abs(Date.now() - readAt) > keysLast) await readAgain();
    try {
      return await known(header, token);
    } catch (error) {
      // At most once a second, because anyone can invent a key id.
      if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - readAt < 1_000) throw error;
      await readAgain();
      return known(header, token);
    }
  };
};
