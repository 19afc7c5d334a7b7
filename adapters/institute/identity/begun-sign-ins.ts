import type { FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";

import { tooManyRequests, type Limit, type Limits } from "../limits.ts";

/** Whether this browser has a session in which somebody is signed in. */
export const hasStandingSession = async (
  provider: Provider,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> =>
  raw.headers.cookie !== undefined &&
  (await provider.Session.get(provider.createContext(raw, reply.raw))).accountId !== undefined;

/** Throws a refusal when too much was asked at an address of the provider from where the request comes. */
export type AssertTurn = (request: FastifyRequest, reply: FastifyReply, address: string) => Promise<void>;

/** What anybody may ask of the provider: 100 at once lets an office in, and five a second follow. */
const begun: Limit = { name: "sign-in-begun", atOnce: 100, every: 200 };
const exchanged: Limit = { name: "sign-in-exchanged", atOnce: 100, every: 200 };

const limitAt = (address: string): Limit | undefined => {
  if (/^\/(auth|session\/end)\b/.test(address)) return begun;
  return /^\/token\b/.test(address) ? exchanged : undefined;
};

/**
 * Limits how many sign-ins and sign-outs one address begins, and how many codes it exchanges: each costs the database
 * something before anybody has given a password. Callers with a standing session always pass: their tokens are renewed
 * this way.
 */
export const limitBegunSignIns =
  (provider: Provider, limits: Limits): AssertTurn =>
  async (request, reply, address) => {
    const limit = limitAt(address);
    if (limit === undefined) return;
    const wait = await limits.take([{ limit, of: request.ip }]);
    if (wait > 0 && !(await hasStandingSession(provider, request, reply))) throw tooManyRequests(wait);
  };
