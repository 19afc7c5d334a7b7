import type { FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";

/** The customer number of this browser's session at the provider. */
export type SignedInCustomer = (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>;

/** Reads the customer from the provider's session cookie. */
export const signedInCustomer =
  (provider: Provider): SignedInCustomer =>
  async ({ raw }, reply) =>
    (await provider.Session.get(provider.createContext(raw, reply.raw))).accountId;
