import type { FastifyRequest } from "fastify";
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose";

import { headers } from "../../contract/headers.ts";
import type { CheckAccess } from "../platform/api/serve.ts";
import { RefusalError, unavailable } from "../platform/http/refusal-error.ts";
import { isStorageUnavailable } from "../platform/storage/faults.ts";
import { clientsOf, customerIdOf, assertAudience, isInGroup, scopesOf, type TokenRules } from "./token-rules.ts";

/** Requirements for an access token. */
export interface AccessRules extends TokenRules {
  readonly issuer: string;
  readonly keys: JWTVerifyGetKey;
  /**
   * The embedded provider signs by RS256 and marks tokens as at+jwt with their client. Other providers may not, so they
   * are checked less strictly.
   */
  readonly strict: boolean;
  /** Whether the token's sign-in is still active; absent when the provider does not reveal that. */
  readonly isSignedIn?: ((signInId: string, customerId: string) => Promise<boolean>) | undefined;
  readonly now: () => Date;
}

const signInAgain = (code: string) => new RefusalError("signed out", code, "Sign in again to continue.");

const bearerToken = (request: FastifyRequest): string => {
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined) throw signInAgain("NO_ACCESS_TOKEN");
  return token;
};

/** The keys are unavailable, so the token may be valid. */
const keyErrors = ["ERR_JWKS_TIMEOUT", "ERR_JOSE_GENERIC"];

const timeClaims: readonly unknown[] = ["exp", "nbf", "iat"];

const instantOf = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : new Date(seconds * 1000).toISOString();

/** Maps an invalid or unverifiable token to a refusal. Only the log gets the reason; it never contains the token. */
const refusalOfToken = (error: unknown, request: FastifyRequest, now: Date): unknown => {
  if (error instanceof errors.JOSEError && !keyErrors.includes(error.code)) {
    const { claim, payload = {} } = error as { readonly claim?: string; readonly payload?: JWTPayload };
    const reason = { reason: error.code, claim };
    if (timeClaims.includes(claim))
      request.log.info(
        { ...reason, issuedAt: instantOf(payload.iat), expiresAt: instantOf(payload.exp), now },
        "an access token is refused for its time: if it is fresh, the clocks of this server and the provider differ",
      );
    else request.log.info(reason, "an access token is refused");
    return signInAgain("INVALID_ACCESS_TOKEN");
  }
  if (isStorageUnavailable(error)) return error;
  request.log.error({ err: error }, "the signing keys of the sign-in service are unavailable");
  return unavailable();
};

/** Milliseconds for which a verified token is cached, unless it expires earlier. */
const tokenCacheTime = 60_000;
const mostVerified = 10_000;

/** The bearer's identity in a verified token. */
interface Bearer {
  /** Whether only the portal's client may send it. */
  readonly isOurs: boolean;
  readonly scopes: readonly string[];
  readonly isInGroup: boolean;
  readonly customerId: string;
  readonly signInId: unknown;
  /** The instant at which the token expires, in milliseconds. */
  readonly expiresAt: number;
}

/**
 * Cache of what verified tokens say, because a page makes many calls and verifying a signature is expensive. Whether the
 * sign-in is still active is checked on every call.
 */
const verifiedTokens = () => {
  const verified = new Map<string, { readonly bearer: Bearer; readonly at: number }>();
  return {
    bearerOf: (token: string, now: number): Bearer | undefined => {
      const known = verified.get(token);
      if (!known) return undefined;
      const { bearer, at } = known;
      if (now >= at && now < at + tokenCacheTime && now < bearer.expiresAt) return bearer;
      verified.delete(token);
      return undefined;
    },
    keep: (token: string, bearer: Bearer, at: number): void => {
      if (verified.size >= mostVerified) verified.clear();
      verified.set(token, { bearer, at });
    },
  };
};

/** Checks access to every call that requires a sign-in: token, client, groups, and the {id} of the path. */
export const accessCheck = (rules: AccessRules): CheckAccess => {
  const { issuer, audience, clientId, customerClaim, keys, strict, isSignedIn, now } = rules;
  const verified = verifiedTokens();
  const bearerIn = (payload: JWTPayload): Bearer => {
    const clients = clientsOf(payload);
    return {
      isOurs: clients.every((client) => client === clientId) && (clients.length > 0 || !strict),
      scopes: scopesOf(payload),
      isInGroup: isInGroup(payload, rules),
      customerId: customerIdOf(payload, customerClaim) ?? "",
      signInId: payload["sid"],
      expiresAt: (payload.exp ?? 0) * 1000,
    };
  };
  const prove = async (token: string, currentDate: Date): Promise<Bearer> => {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      algorithms: strict ? ["RS256"] : ["RS256", "PS256", "ES256", "EdDSA", "Ed25519"],
      currentDate,
      requiredClaims: [customerClaim, "exp"],
      ...(strict ? { typ: "at+jwt" } : {}),
    });
    assertAudience(payload, audience);
    const bearer = bearerIn(payload);
    verified.keep(token, bearer, currentDate.getTime());
    return bearer;
  };
  return async (request, call, onCustomerId) => {
    const token = bearerToken(request);
    const present = now();
    const bearer =
      verified.bearerOf(token, present.getTime()) ??
      (await prove(token, present).catch((error: unknown) => {
        throw refusalOfToken(error, request, present);
      }));
    if (request.headers[headers.clientId] !== clientId || !bearer.isOurs) throw signInAgain("WRONG_CLIENT");
    if (!bearer.scopes.includes(call.method === "GET" ? rules.readScope : rules.writeScope))
      throw new RefusalError("forbidden", "SCOPE_MISSING", "This sign-in does not allow that.");
    if (!bearer.isInGroup)
      throw new RefusalError("forbidden", "NO_ACCESS", "This sign-in has no access to the portal.");
    const { customerId, signInId } = bearer;
    onCustomerId?.(customerId);
    if (isSignedIn && !(typeof signInId === "string" && (await isSignedIn(signInId, customerId))))
      throw signInAgain("SIGNED_OUT");
    const id = (request.params as Record<string, string>)["id"];
    if (id !== undefined && id !== customerId)
      throw new RefusalError("forbidden", "NOT_YOURS", "This belongs to another customer.");
    return customerId;
  };
};
