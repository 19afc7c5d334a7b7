import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import * as z from "zod";

import { networkErrorReason } from "../messages.ts";

/** What is read of a provider's discovery. */
const discovered = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
});
type Discovered = z.output<typeof discovered>;

/** An OpenID provider that is not the embedded one. */
export interface OtherProvider {
  /** What tokens are checked by. */
  readonly keys: JWTVerifyGetKey;
  /** Throws unless its keys can be had. */
  readonly check: () => Promise<void>;
  /**
   * The origins that its end points are on, which need not be the issuer's: the issuer's alone until it could be asked.
   * The same list as long as nothing more is known.
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
  // A slash at the end is a difference: tokens name the issuer as it names itself.
  if (told.issuer !== issuer)
    throw new Error(`IDENTITY_AUTHORITY is ${issuer}, but the provider calls itself ${told.issuer}.`);
  return told;
};

const originsOf = (addresses: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin)),
];

/**
 * Another provider, by its discovery, which is asked for when it is first needed, and again as long as it
 * could not be had. `jwks` is where its keys are, when they are not to be looked for.
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
      // Waited for once: whoever opens the portal after that does not wait for a provider that is away.
      if (!areLearnt) {
        const asking = learnOrigins().catch(() => undefined);
        await (askedFirst ??= asking);
      }
      return origins;
    },
  };
};
