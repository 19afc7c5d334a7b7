import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import * as z from "zod";

import { networkErrorReason } from "../messages.ts";

/** Used fields of a provider's discovery document. */
const discovered = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
});
type Discovered = z.output<typeof discovered>;

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

const discover = async (issuer: string): Promise<Discovered> => {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(longestWait) }).catch((error: unknown) => {
    throw new Error(`${address} (IDENTITY_AUTHORITY) cannot be reached: ${networkErrorReason(error)}.`);
  });
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}.`);
  const told = discovered.parse(await answer.json());
  // Exact comparison: tokens contain the issuer as the provider writes it, including a trailing slash.
  if (told.issuer !== issuer)
    throw new Error(`IDENTITY_AUTHORITY is ${issuer}, but the provider calls itself ${told.issuer}.`);
  return told;
};

const originsOf = (addresses: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin)),
];

/**
 * An external provider. Discovery runs on first use and is retried after a failure. `jwks` overrides the address of its
 * keys.
 */
export const otherProvider = (issuer: string, jwks: string | undefined): OtherProvider => {
  let asked: Promise<Discovered> | undefined;
  let origins = originsOf([issuer]);
  let areLearnt = false;
  let askedFirst: Promise<void> | undefined;
  const learnOrigins = async (): Promise<void> => {
    const {
      authorization_endpoint: authorization,
      token_endpoint: token,
      userinfo_endpoint: person,
      end_session_endpoint: end,
    } = await discovery();
    origins = originsOf([issuer, authorization, token, person, end]);
    areLearnt = true;
  };
  const discovery = (): Promise<Discovered> => {
    asked ??= discover(issuer).catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
  let found: ReturnType<typeof createRemoteJWKSet> | undefined;
  const keySet = async () =>
    (found ??= createRemoteJWKSet(new URL(jwks ?? (await discovery()).jwks_uri), { timeoutDuration: longestWait }));

  return {
    keys: async (header, token) => (await keySet())(header, token),
    check: async () => {
      const keys = await keySet();
      if (!keys.fresh) await keys.reload();
    },
    origins: async () => {
      // Only the first caller waits for discovery, so an unreachable provider does not delay the portal.
      if (!areLearnt) {
        const asking = learnOrigins().catch(() => undefined);
        await (askedFirst ??= asking);
      }
      return origins;
    },
  };
};
