import { errors, type JWTPayload } from "jose";

/** Maximum lifetime of an access token in seconds. SIGN-03 */
export const maxAccessTokenLifetime = 600;

/**
 * Lifetime of an access token in seconds for an idle timeout in minutes: short enough that typing alone renews the
 * sign-in in time.
 */
export const accessTokenLifetimeFor = (idleMinutes: number): number =>
  Math.min(maxAccessTokenLifetime, idleMinutes * 45);

/** Claims that identify the customer and their groups. */
export interface TokenRules {
  readonly audience: string;
  readonly clientId: string;
  /** The claim with the customer's number. */
  readonly customerClaim: string;
  /** The claim with the groups; when set, tokens without an accepted group are refused. */
  readonly groupsClaim?: string | undefined;
  /** Accepted groups; any group when absent. */
  readonly groups?: readonly string[] | undefined;
  readonly readScope: string;
  readonly writeScope: string;
}

const wordsOf = (claim: unknown): readonly string[] => {
  const list: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  return list.filter((entry) => typeof entry === "string");
};

/** Whether a token's audience includes one: a string, a list, or a space-separated string. */
const isFor = (payload: JWTPayload, audience: string): boolean =>
  wordsOf(payload.aud).some((entry) => entry === audience || entry.split(" ").includes(audience));

/** Throws jose's error, so the log names the claim. */
export const assertAudience = (payload: JWTPayload, audience: string): void => {
  if (!isFor(payload, audience))
    throw new errors.JWTClaimValidationFailed('unexpected "aud" claim value', payload, "aud", "check_failed");
};

/** The client ids in a token; providers name the claim differently. */
export const clientsOf = (payload: JWTPayload): readonly unknown[] =>
  ["client_id", "azp", "cid", "appid"].map((name) => payload[name]).filter((client) => client !== undefined);

/** Scopes of a token: "scope" or "scp", as a space-separated string or a list. */
export const scopesOf = (payload: JWTPayload): readonly string[] =>
  [...wordsOf(payload["scope"]), ...wordsOf(payload["scp"])].flatMap((entry) => entry.split(" "));

/** The customer's number; undefined when the token has none. */
export const customerIdOf = (payload: JWTPayload, claim: string): string | undefined => {
  const id = payload[claim];
  if (typeof id === "number") return String(id);
  return typeof id === "string" && id !== "" ? id : undefined;
};

/** Whether the token has an accepted group. A token without groups is not accepted. */
export const isInGroup = (payload: JWTPayload, { groupsClaim, groups = [] }: TokenRules): boolean => {
  if (groupsClaim === undefined) return true;
  const held = wordsOf(payload[groupsClaim]);
  return groups.length === 0 ? held.length > 0 : held.some((group) => groups.includes(group));
};
