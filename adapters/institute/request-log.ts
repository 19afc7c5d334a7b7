import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { headers } from "../contract/call.ts";

/** The caller's correlation id where it has the form of one, else a new one. */
export const correlationIdOf = (request: Pick<IncomingMessage, "headers">): string => {
  const given = request.headers[headers.correlationId];
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
};

/** One line a request: its route's pattern, never its address, which holds a customer's id. ERR-08 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header(headers.correlationId, request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? "(none)",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(line, "request");
    else request.log.info(line, "request");
    done();
  });
};
