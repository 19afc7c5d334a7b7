import { errors, type JWTPayload } from "jose";

/** Seconds that an access token is good for at most. SIGN-03 */
export const accessTokenLasts = 600;

/**
 * Seconds that a token is good for where a sign-in ends after so many minutes without use: short enough
 * that someone who only types renews it in time.
 */
export const accessTokenLastsWith = (idleMinutes: number): number => Math.min(accessTokenLasts, idleMinutes * 45);

export const apiScope = "api:read api:write";

/** By which claims a token tells who somebody is, and what they may do. */
export interface TokenRules {
  readonly audience: string;
  readonly clientId: string;
  /** The claim that holds the customer's number. */
  readonly customerClaim: string;
  /** The claim that lists groups; where it is named, nobody comes in without one. */
  readonly groupsClaim?: string | undefined;
  /** Those groups, of which one is enough; any where none is named. */
  readonly groups?: readonly string[] | undefined;
  readonly readScope: string;
  readonly writeScope: string;
}

const wordsOf = (claim: unknown): readonly string[] => {
  const list: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  return list.filter((entry) => typeof entry === "string");
};

/** Whom a token is for: one, several, or all in one text with spaces, as a scope is written. */
const isFor = (payload: JWTPayload, audience: string): boolean =>
  wordsOf(payload.aud).some((entry) => entry === audience || entry.split(" ").includes(audience));

/** Throws as jose does, so that the log says which claim it was. */
export const assertAudience = (payload: JWTPayload, audience: string): void => {
  if (!isFor(payload, audience))
    throw new errors.JWTClaimValidationFailed('unexpected "aud" claim value', payload, "aud", "check_failed");
};

/** The clients that a token names, whatever its provider calls that. */
export const clientsOf = (payload: JWTPayload): readonly unknown[] =>
  ["client_id", "azp", "cid", "appid"].map((name) => payload[name]).filter((client) => client !== undefined);

/** What a token allows: "scope" or "scp", as a text with spaces or as a list. */
export const scopesOf = (payload: JWTPayload): readonly string[] =>
  [...wordsOf(payload["scope"]), ...wordsOf(payload["scp"])].flatMap((entry) => entry.split(" "));

/** The customer's number; undefined where the token has none. */
export const customerIdOf = (payload: JWTPayload, claim: string): string | undefined => {
  const id = payload[claim];
  if (typeof id === "number") return String(id);
  return typeof id === "string" && id !== "" ? id : undefined;
};

/** Whether somebody is in a group that may come in. Groups that are missing let nobody in. */
export const isInGroup = (payload: JWTPayload, { groupsClaim, groups = [] }: TokenRules): boolean => {
  if (groupsClaim === undefined) return true;
  const held = wordsOf(payload[groupsClaim]);
  return groups.length === 0 ? held.length > 0 : held.some((group) => groups.includes(group));
};
