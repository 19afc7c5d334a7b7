import { importJWK, SignJWT, type JWK } from "jose";

import type { CredentialKey, SigningKey } from "./credential-keys.store.ts";

/** The contexts of credentials and of achievements. VERI-04 */
export const credentialContext = "https://www.w3.org/ns/credentials/v2";
export const achievementContext = "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json";

/** The media type of a signed credential. VERI-04 */
export const credentialType = "application/vc+jwt";

/** A credential before it is signed. */
export interface UnsignedCredential {
  readonly "@context": readonly string[];
  readonly id: string;
  readonly issuer: string | object;
  readonly validFrom: string;
}

/** The ID of a key in the issuer's document. VERI-04 */
export const keyId = (issuer: string, { position }: Pick<CredentialKey, "position">): string =>
  `${issuer}#key-${position}`;

/** A public key as a JWK. VERI-04 */
export const publicJwk = ({ publicKey }: CredentialKey): JWK => ({ kty: "OKP", crv: "Ed25519", x: publicKey });

/** Signs a credential as a JSON Web Token, by VC-JOSE-COSE. VERI-04 */
export const signCredential = async (
  credential: UnsignedCredential,
  issuer: string,
  key: SigningKey,
): Promise<string> => {
  const issuedAt = Math.floor(Date.parse(credential.validFrom) / 1000);
  return new SignJWT({ ...credential, iss: issuer, jti: credential.id, nbf: issuedAt, iat: issuedAt })
    .setProtectedHeader({ alg: "EdDSA", typ: "vc+jwt", cty: "vc", kid: keyId(issuer, key) })
    .sign(await importJWK({ ...publicJwk(key), d: key.secretKey }, "EdDSA"));
};

/** Formats an instant without milliseconds, which tokens do not have. */
export const instantOf = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`;
