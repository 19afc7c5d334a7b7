import type { FastifyRequest } from "fastify";
import { decodeJwt } from "jose";

/** The sign-in id in a call's token, which was verified before. */
export const signInOf = ({ headers }: FastifyRequest): string | undefined => {
  const sid = decodeJwt((headers.authorization ?? "").replace(/^Bearer /i, ""))["sid"];
  return typeof sid === "string" ? sid : undefined;
};
