import type { FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";

import { networkOf } from "../platform/http/network-of.ts";
import { tooManyRequests, type Limit, type Limits } from "../platform/limits.ts";

/** Whether this browser has an active session at the provider. */
export const hasActiveSession = async (
  provider: Provider,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> =>
  raw.headers.cookie !== undefined &&
  (await provider.Session.get(provider.createContext(raw, reply.raw))).accountId !== undefined;

/** Throws a refusal when the caller's IP address exceeds the limit of an address of the provider. */
export type AssertWithinLimit = (request: FastifyRequest, reply: FastifyReply, address: string) => Promise<void>;

/** Limit for anonymous requests to the provider: an office behind one address makes 100 at once. */
const beginLimit: Limit = { name: "sign-in-begun", atOnce: 100, every: 200 };
const exchanged: Limit = { name: "sign-in-exchanged", atOnce: 100, every: 200 };

const limitAt = (address: string): Limit | undefined => {
  if (/^\/(auth|session\/end)\b/.test(address)) return beginLimit;
  return /^\/token\b/.test(address) ? exchanged : undefined;
};

/**
 * Limits sign-ins, sign-outs and code exchanges per IP address, because each writes to the database before any password
 * is checked. Callers with an active session always pass, because they renew their tokens this way.
 */
export const limitBegunSignIns =
  (provider: Provider, limits: Limits): AssertWithinLimit =>
  async (request, reply, address) => {
    const limit = limitAt(address);
    if (limit === undefined) return;
    const wait = await limits.take([{ limit, of: networkOf(request) }]);
    if (wait > 0 && !(await hasActiveSession(provider, request, reply))) throw tooManyRequests(wait);
  };
