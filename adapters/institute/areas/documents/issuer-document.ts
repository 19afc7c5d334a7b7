import { issuerOf } from "../../../../domain/institute/documents/issuer.ts";
import type { Seal } from "../../platform/storage/seal.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { credentialKeys, signingKey } from "./credential-keys.store.ts";
import { keyId, publicJwk } from "./credential-signing.ts";

/** The issuer of credentials: where its keys are, and its address. */
export interface CredentialIssuer {
  readonly database: Database;
  readonly seal: Seal;
  readonly publicUrl: string;
}

/** The issuer's keys by did:web, including former keys for verification. VERI-04 */
export const issuerDocument = async (
  { database, seal, publicUrl }: CredentialIssuer,
  now: Date,
): Promise<Readonly<Record<string, unknown>>> => {
  const issuer = issuerOf(publicUrl);
  await signingKey(database, seal, now);
  const keys = await credentialKeys(database);
  const verificationMethod = keys.flatMap((key) => {
    const method = { controller: issuer, publicKeyJwk: publicJwk(key) };
    // did-jwt 9 and the wallets built on it know a JWK by its former type only.
    return [
      { id: keyId(issuer, key), type: "JsonWebKey", ...method },
      { id: `${keyId(issuer, key)}-2020`, type: "JsonWebKey2020", ...method },
    ];
  });
  return {
    "@context": [
      "https://www.w3.org/ns/did/v1",
      "https://w3id.org/security/jwk/v1",
      "https://w3id.org/security/suites/jws-2020/v1",
    ],
    id: issuer,
    verificationMethod,
    assertionMethod: verificationMethod.map(({ id }) => id),
  };
};
