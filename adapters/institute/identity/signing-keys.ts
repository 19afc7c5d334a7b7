import { exportJWK, generateKeyPair, createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey } from "jose";

import { getOrCreateSecret, currentAndPrevious, rotateSecret } from "../storage/secrets.ts";
import type { Database } from "../storage/storage.ts";

const name = "signing-key";

const newKey = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
  const kid = crypto.randomUUID();
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid, alg: "RS256", use: "sig" });
};

/**
 * Every key that a token may be signed with, private parts included, made once: the present one first, then the one
 * before, whose tokens run out by themselves.
 */
export const signingKeys = async (database: Database): Promise<readonly JWK[]> => {
  const stored = await getOrCreateSecret(database, name, newKey);
  return (await currentAndPrevious(database, name, stored)).map((key) => JSON.parse(key) as JWK);
};

/** Puts a new key in the place of the present one, which is kept as the one before. */
export const rotateSigningKey = async (transaction: Database): Promise<void> =>
  rotateSecret(transaction, name, await newKey());

export const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK;

/**
 * The keys of the embedded provider's tokens, as they lie in the database. A token of a key that is not known
 * makes them be read again: another process may have been started with a new one already.
 */
export const ownKeys = async (database: Database): Promise<JWTVerifyGetKey> => {
  const read = async () => createLocalJWKSet({ keys: (await signingKeys(database)).map(publicPart) });
  let known = await read();
  let readAt = Date.now();
  return async (header, token) => {
    try {
      return await known(header, token);
    } catch (error) {
      // Not more often than each second, or anybody could have the database asked by a key they made up.
      if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - readAt < 1_000) throw error;
      known = await read();
      readAt = Date.now();
      return known(header, token);
    }
  };
};
