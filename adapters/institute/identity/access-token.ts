import { randomUUID } from "node:crypto";
import { importJWK, SignJWT, type JWK } from "jose";

/** Seconds that an access token is good for. SIGN-03 */
export const accessTokenLasts = 600;

export const apiScope = "api:read api:write";

interface TokenParts {
  readonly key: JWK;
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  readonly now: () => Date;
}

/** Signs access tokens as the provider does, for tests that do not go through the sign-in. */
export const accessTokens =
  ({ key, issuer, audience, clientId, now }: TokenParts) =>
  async (customerId: string): Promise<string> => {
    const issuedAt = Math.floor(now().getTime() / 1000);
    return new SignJWT({ client_id: clientId, scope: apiScope, jti: randomUUID() })
      .setProtectedHeader({ typ: "at+jwt", alg: "RS256", kid: key.kid ?? "" })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(customerId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + accessTokenLasts)
      .sign(await importJWK(key, "RS256"));
  };
