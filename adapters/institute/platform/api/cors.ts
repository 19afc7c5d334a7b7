import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";

import { headers } from "../../../contract/headers.ts";

/** Seconds for which browsers cache a preflight response. */
const preflightMaxAge = 600;

/** Headers that a cross-origin portal may send, and read from responses. */
export const allowedHeaders = [
  "authorization",
  "content-type",
  headers.clientId,
  headers.correlationId,
  headers.idempotencyKey,
  "if-match",
];
export const exposedHeaders = ["etag", "retry-after", "content-disposition", headers.correlationId];

/**
 * Allows cross-origin calls from these portals only. Tokens are sent in a header, so no credentials are allowed.
 */
export const enableCors = async (api: FastifyInstance, origins: readonly string[]): Promise<void> => {
  if (origins.length === 0) return;
  await api.register(cors, {
    origin: [...origins],
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: [...allowedHeaders],
    exposedHeaders: [...exposedHeaders],
    maxAge: preflightMaxAge,
  });
};
