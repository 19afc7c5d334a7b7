import { createLocalJWKSet, errors, type JWTVerifyGetKey } from "jose";
import type { Database } from "../storage/storage.ts";
import { publicPart, signingKeys } from "./signing-keys.ts";

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
