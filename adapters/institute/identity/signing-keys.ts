import { exportJWK, generateKeyPair, type JWK } from "jose";
import { keptSecret } from "../storage/secrets.ts";
import type { Database } from "../storage/storage.ts";

/** The provider's signing key, private part included. Made once; a restart signs with the same. */
export const signingKey = async (database: Database): Promise<JWK> => {
  const stored = await keptSecret(database, "signing-key", async () => {
    const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
    const kid = crypto.randomUUID();
    return JSON.stringify({ ...(await exportJWK(privateKey)), kid, alg: "RS256", use: "sig" });
  });
  return JSON.parse(stored) as JWK;
};

/** The part of a signing key that may be shown. */
export const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK;
