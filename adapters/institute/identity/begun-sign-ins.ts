import type { FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import { tooManyRequests, type Limit, type Limits } from "../limits.ts";

/** Whether this browser has a session in which somebody is signed in. */
export const hasStandingSession = async (provider: Provider, { raw }: FastifyRequest, reply: FastifyReply): Promise<boolean> =>
  (await provider.Session.get(provider.createContext(raw, reply.raw))).accountId !== undefined;

/** Throws a refusal when an address has begun more sign-ins than it may. */
export type DemandTurn = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** What the provider stores for callers it does not know yet: 100 at once lets an office in, and five a second go on. */
const begun: Limit = { name: "sign-in-begun", atOnce: 100, every: 200 };

/**
 * Limits how many sign-ins and sign-outs one address begins, since each is stored before anybody has given a password.
 * Callers with a standing session always pass: their tokens are renewed this way.
 */
export const limitBegunSignIns =
  (provider: Provider, limits: Limits): DemandTurn =>
  async (request, reply) => {
    const wait = await limits.take([{ limit: begun, of: request.ip }]);
    if (wait > 0 && !(await hasStandingSession(provider, request, reply))) throw tooManyRequests(wait);
  };
