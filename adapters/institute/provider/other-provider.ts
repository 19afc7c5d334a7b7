import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from "jose";
import * as z from "zod";

import { limitedFetch } from "../platform/http/limited-fetch.ts";
import { networkErrorReason } from "../platform/messages.ts";

/** Used fields of a provider's discovery document. */
const discoverySchema = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
});
type Discovery = z.output<typeof discoverySchema>;

/** An external OpenID provider. */
export interface OtherProvider {
  /** Keys that verify its tokens. */
  readonly keys: JWTVerifyGetKey;
  /** Throws when the keys are unavailable. */
  readonly check: () => Promise<void>;
  /**
   * The origins of its endpoints; only the issuer's until discovery succeeds. Returns the same list until it changes.
   */
  readonly origins: () => Promise<readonly string[]>;
}

const longestWait = 5_000;
const request = limitedFetch({ longestWait });

const discover = async (issuer: string): Promise<Discovery> => {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const answer = await request(address).catch((error: unknown) => {
    throw new Error(`${address} (IDENTITY_AUTHORITY) cannot be reached: ${networkErrorReason(error)}.`);
  });
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}.`);
  const metadata = discoverySchema.parse(await answer.json());
  // Exact comparison: tokens contain the issuer as the provider writes it, including a trailing slash.
  if (metadata.issuer !== issuer)
    throw new Error(`IDENTITY_AUTHORITY is ${issuer}, but the provider calls itself ${metadata.issuer}.`);
  return metadata;
};

const originsOf = (addresses: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin)),
];

/**
 * An external provider. Discovery runs on first use and is retried after a failure. `jwks` overrides the address of its
 * keys.
 */
export const otherProvider = (issuer: string, jwks: string | undefined): OtherProvider => {
  let pending: Promise<Discovery> | undefined;
  let origins = originsOf([issuer]);
  let areKnown = false;
  let firstAttempt: Promise<void> | undefined;
  const loadOrigins = async (): Promise<void> => {
    const {
      authorization_endpoint: authorization,
      token_endpoint: token,
      userinfo_endpoint: person,
      end_session_endpoint: end,
    } = await discovery();
    origins = originsOf([issuer, authorization, token, person, end]);
    areKnown = true;
  };
  const discovery = (): Promise<Discovery> => {
    pending ??= discover(issuer).catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
  let found: ReturnType<typeof createRemoteJWKSet> | undefined;
  const keySet = async () =>
    (found ??= createRemoteJWKSet(new URL(jwks ?? (await discovery()).jwks_uri), {
      timeoutDuration: longestWait,
      [customFetch]: request,
    }));

  return {
    keys: async (header, token) => (await keySet())(header, token),
    check: async () => {
      const keys = await keySet();
      if (!keys.fresh) await keys.reload();
    },
    origins: async () => {
      // Only the first caller waits for discovery, so an unreachable provider does not delay the portal.
      if (!areKnown) {
        const attempt = loadOrigins().catch(() => undefined);
        await (firstAttempt ??= attempt);
      }
      return origins;
    },
  };
};
