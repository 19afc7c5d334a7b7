import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { headers } from "../contract/call.ts";
import { refuseBrokenRequests, refuseUnreadable, type RefusalPages } from "./answer-errors.ts";

/** The caller's correlation id where it has the form of one, else a new one. */
const correlationIdOf = (request: Pick<IncomingMessage, "headers">): string => {
  const given = request.headers[headers.correlationId];
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
};

/** One line a request: its route's pattern, never its address, which holds a customer's id. ERR-08 */
const logRequests = (app: FastifyInstance): void => {
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

/** The policy of the institute's own pages: a style sheet with its typeface, a form, and one script of a line. */
const ownPagesPolicy = (portalOrigins: readonly string[]): string => {
  // The sign-in form ends at the portal, and browsers hold where a form is led on to against this too.
  const forms = ["'self'", ...portalOrigins].join(" ");
  return `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; font-src 'self'; form-action ${forms}; frame-ancestors ${forms}; base-uri 'none'`;
};

/**
 * What every answer bears, whoever it is for. The portal's pages have a policy of their own. Answers to calls are
 * no pages: they bear what keeps them from being shown as one, since a page that makes ten calls fetches it ten times.
 */
export const addSecurityHeaders = (app: FastifyInstance, publicUrl: string, portalOrigins: readonly string[]): void => {
  const everywhere = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    ...(publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
  const onCalls = { ...everywhere, "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };
  const onPages = {
    ...everywhere,
    "content-security-policy": ownPagesPolicy(portalOrigins),
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(request.url.startsWith("/api/") ? onCalls : onPages);
    done();
  });
};
