import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { correlationIdOf, logRequests } from "./request-log.ts";

/** The one HTTP server that everything is mounted on. */
export const createServer = (log: Logger, trustProxy: boolean | string): FastifyInstance => {
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "correlationId" }),
    genReqId: correlationIdOf,
    bodyLimit: 16 * 1024,
    requestTimeout: 30_000,
    trustProxy,
  });
  logRequests(app);
  return app;
};
