import { exportJWK, generateKeyPair, type JWK } from "jose";
import { keptSecret, currentAndPrevious, rotateSecret } from "../storage/secrets.ts";
import type { Database } from "../storage/storage.ts";

const name = "signing-key";

const newKey = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
  const kid = crypto.randomUUID();
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid, alg: "RS256", use: "sig" });
};

/** Every key that a token may be signed with, private parts included, made once: the present one first, then the one before, whose tokens run out by themselves. */
export const signingKeys = async (database: Database): Promise<readonly JWK[]> => {
  const stored = await keptSecret(database, name, newKey);
  return (await currentAndPrevious(database, name, stored)).map((key) => JSON.parse(key) as JWK);
};

/** Puts a new key in the place of the present one, which is kept as the one before. */
export const rotateSigningKey = async (transaction: Database): Promise<void> =>
  rotateSecret(transaction, name, await newKey());

/** The part of a signing key that may be shown. */
export const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK;
