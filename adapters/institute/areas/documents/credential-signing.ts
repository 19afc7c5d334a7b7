import { from, toJwk } from "@digitalbazaar/ed25519-multikey";
import { importJWK, SignJWT } from "jose";

import type { CredentialKey, SigningKey } from "./credential-keys.store.ts";

/** The contexts of credentials and of achievements. VERI-04 */
export const credentialContext = "https://www.w3.org/ns/credentials/v2";
export const achievementContext = "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json";

/** A credential before it is signed. */
export interface UnsignedCredential {
  readonly "@context": readonly string[];
  readonly id: string;
  readonly issuer: string | object;
  readonly validFrom: string;
}

/** The IDs of a key in the issuer's document: a multikey for proofs, and a JWK for tokens. VERI-04 */
export const keyId = (issuer: string, { position }: Pick<CredentialKey, "position">): string =>
  `${issuer}#key-${position}`;
export const tokenKeyId = (issuer: string, key: Pick<CredentialKey, "position">): string => `${keyId(issuer, key)}-jwk`;

/** A key pair; only verifies without a secret key. */
export const keyPairOf = (issuer: string, { position, publicKey, secretKey }: CredentialKey & Partial<SigningKey>) =>
  from({
    type: "Multikey",
    id: keyId(issuer, { position }),
    controller: issuer,
    publicKeyMultibase: publicKey,
    ...(secretKey === undefined ? {} : { secretKeyMultibase: secretKey }),
  });

/** A public key as a JWK. VERI-04 */
export const publicJwk = async (issuer: string, key: CredentialKey) => {
  const { kty, crv, x } = await toJwk({ keyPair: await keyPairOf(issuer, key) });
  return { kty, crv, x };
};

/** Length of a secret key in bytes. */
const secretBytes = 32;

/** Signs a credential as a JSON Web Token, by VC-JOSE-COSE. VERI-04 */
export const asToken = async (credential: UnsignedCredential, issuer: string, key: SigningKey): Promise<string> => {
  const { d = "", ...jwk } = await toJwk({ keyPair: await keyPairOf(issuer, key), secretKey: true });
  // @digitalbazaar/ed25519-multikey 1.3.1 puts the public key behind the secret one, which RFC 8037 does not.
  const secret = Buffer.from(d, "base64url").subarray(0, secretBytes).toString("base64url");
  const issuedAt = Math.floor(Date.parse(credential.validFrom) / 1000);
  return new SignJWT({ ...credential, iss: issuer, jti: credential.id, nbf: issuedAt, iat: issuedAt })
    .setProtectedHeader({ alg: "EdDSA", typ: "vc+jwt", cty: "vc", kid: tokenKeyId(issuer, key) })
    .sign(await importJWK({ ...jwk, d: secret }, "EdDSA"));
};
