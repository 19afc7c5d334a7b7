import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { refuseBrokenRequests, refuseUnreadable } from "./answer-errors.ts";
import { correlationIdOf, logRequests } from "./request-log.ts";
import type { RefusalPages } from "./send-refusal.ts";

/** Once closing, a connection goes as soon as its request is answered, rather than when it has been idle long enough. */
const closeWhatIsAnswered = (app: FastifyInstance): void => {
  let isClosing = false;
  app.addHook("preClose", (done) => {
    isClosing = true;
    done();
  });
  app.addHook("onResponse", (_request, _reply, done) => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
};

/** The one HTTP server that everything is mounted on. */
export const createServer = (log: Logger, proxies: number | string | undefined, pages: RefusalPages): FastifyInstance => {
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "correlationId" }),
    genReqId: correlationIdOf,
    bodyLimit: 16 * 1024,
    requestTimeout: 30_000,
    trustProxy: typeof proxies === "number" ? (_address, hop) => hop < proxies : (proxies ?? false),
    frameworkErrors: refuseUnreadable(pages),
    clientErrorHandler: refuseBrokenRequests(log),
  });
  logRequests(app);
  closeWhatIsAnswered(app);
  return app;
};
