import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { Refused } from "./refused.ts";

/** What tells whether the process lives and works is answered whatever else there is to do. */
const always = ["/healthz", "/readyz"];

/**
 * Refuses requests with 503 while the event loop is later than so many milliseconds: what is under way is
 * finished, rather than everything growing slower together until nobody gets an answer in time.
 */
export const shedOverload = async (app: FastifyInstance, longestDelay: number): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    // So long, because a single halt of that length counts as too late however much is allowed: a short one is nobody's overload.
    sampleInterval: 1_000,
    pressureHandler: (request) => {
      if (always.includes(request.routeOptions.url ?? "")) return undefined;
      const description = "The institute has too much to do at the moment. Try again in a few seconds.";
      return Promise.reject(new Refused(503, "OVERLOADED", description, { retryAfter: 3 }));
    },
  });
};
