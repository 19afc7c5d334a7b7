import type { FastifyRequest } from "fastify";
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose";

import { headers } from "../../contract/headers.ts";
import type { CheckAccess } from "../platform/api/serve.ts";
import { RefusalError, unavailable } from "../platform/http/refusal-error.ts";
import { isStorageAway } from "../platform/storage/faults.ts";
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

/** Maps an invalid or unverifiable token to a refusal. Only the log gets the reason; it never contains the token. */
const refusalOfToken = (error: unknown, request: FastifyRequest): unknown => {
  if (error instanceof errors.JOSEError && !keyErrors.includes(error.code)) {
    const { claim } = error as { claim?: string };
    request.log.info({ reason: error.code, claim }, "an access token is refused");
    return signInAgain("INVALID_ACCESS_TOKEN");
  }
  if (isStorageAway(error)) return error;
  request.log.error({ err: error }, "the signing keys of the sign-in service are unavailable");
  return unavailable();
};

/** Milliseconds for which a verified token is cached, unless it expires earlier. */
const tokenCacheTime = 60_000;
const mostVerified = 10_000;

/**
 * Cache of verified tokens, because a page makes many calls and verifying a signature is expensive. Whether the sign-in
 * is still active is checked on every call.
 */
const verifiedTokens = () => {
  const verified = new Map<string, { readonly payload: JWTPayload; readonly at: number }>();
  return {
    payloadOf: (token: string, now: number): JWTPayload | undefined => {
      const known = verified.get(token);
      if (!known) return undefined;
      const { payload, at } = known;
      if (now >= at && now < at + tokenCacheTime && now < (payload.exp ?? 0) * 1000) return payload;
      verified.delete(token);
      return undefined;
    },
    keep: (token: string, payload: JWTPayload, at: number): void => {
      if (verified.size >= mostVerified) verified.clear();
      verified.set(token, { payload, at });
    },
  };
};

/** Checks access to every call that requires a sign-in: token, client, groups, and the {id} of the path. */
export const accessCheck = (rules: AccessRules): CheckAccess => {
  const { issuer, audience, clientId, customerClaim, keys, strict, isSignedIn, now } = rules;
  const verified = verifiedTokens();
  const prove = async (token: string, currentDate: Date): Promise<JWTPayload> => {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      algorithms: strict ? ["RS256"] : ["RS256", "PS256", "ES256", "EdDSA", "Ed25519"],
      currentDate,
      requiredClaims: [customerClaim, "exp"],
      ...(strict ? { typ: "at+jwt" } : {}),
    });
    assertAudience(payload, audience);
    verified.keep(token, payload, currentDate.getTime());
    return payload;
  };
  return async (request, call, onCustomerId) => {
    const token = bearerToken(request);
    const present = now();
    const payload =
      verified.payloadOf(token, present.getTime()) ??
      (await prove(token, present).catch((error: unknown) => {
        throw refusalOfToken(error, request);
      }));
    const clients = clientsOf(payload);
    const isOurs = clients.every((client) => client === clientId) && (clients.length > 0 || !strict);
    if (request.headers[headers.clientId] !== clientId || !isOurs) throw signInAgain("WRONG_CLIENT");
    if (!scopesOf(payload).includes(call.method === "GET" ? rules.readScope : rules.writeScope))
      throw new RefusalError("forbidden", "SCOPE_MISSING", "This sign-in does not allow that.");
    if (!isInGroup(payload, rules))
      throw new RefusalError("forbidden", "NO_ACCESS", "This sign-in has no access to the portal.");
    const customerId = customerIdOf(payload, customerClaim) ?? "";
    onCustomerId?.(customerId);
    const signInId = payload["sid"];
    if (isSignedIn && !(typeof signInId === "string" && (await isSignedIn(signInId, customerId))))
      throw signInAgain("SIGNED_OUT");
    const id = (request.params as Record<string, string>)["id"];
    if (id !== undefined && id !== customerId)
      throw new RefusalError("forbidden", "NOT_YOURS", "This belongs to another customer.");
    return customerId;
  };
};
