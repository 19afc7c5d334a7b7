import type { FastifyRequest } from "fastify";
import { decodeJwt } from "jose";

/** The sign-in that a call is made in, as its token names it. The token has been checked. */
export const signInOf = ({ headers }: FastifyRequest): string | undefined => {
  const sid = decodeJwt((headers.authorization ?? "").replace(/^Bearer /i, ""))["sid"];
  return typeof sid === "string" ? sid : undefined;
};
