import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Logger } from "pino";

import { headers } from "../../../contract/headers.ts";
import type { Storage } from "../storage/storage.ts";
import { webhookHealth, type WebhookHealth } from "../webhooks/webhook-outbox.ts";
import { refuseBrokenRequests, refuseUnreadable, type RefusalPages } from "./answer-errors.ts";
import { hashOf } from "./policy.ts";
import { limitSlowBodies, maxUploadTime } from "./slow-bodies.ts";
import { dropUnreadBodies } from "./unread-bodies.ts";

/** The caller's correlation id if valid, else a new one. */
const correlationIdOf = (request: Pick<IncomingMessage, "headers">): string => {
  const header = request.headers[headers.correlationId];
  return typeof header === "string" && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
};

/** Logs one line per request with the route's pattern, never its address, which contains a customer's id. ERR-08 */
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
    // The readiness check logs its own failures; its 503 during a planned stop is no error.
    if (reply.statusCode >= 500 && line.route !== "/readyz") request.log.error(line, "request");
    else request.log.info(line, "request");
    done();
  });
};

/**
 * While closing, closes each connection after its response instead of after its keep-alive timeout. Connections without
 * any request close at once: browsers open some in advance, and Node waits for their first request.
 */
const closeIdleConnections = (app: FastifyInstance): void => {
  let isClosing = false;
  const connections = new Set<Socket>();
  app.server.on("connection", (connection: Socket) => {
    if (isClosing) {
      connection.destroy();
      return;
    }
    connections.add(connection);
    connection.once("close", () => connections.delete(connection));
  });
  app.addHook("preClose", (done) => {
    isClosing = true;
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
    done();
  });
  app.addHook("onResponse", (_request, _reply, done) => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
};

/** The HTTP server of all parts. */
export const createServer = (
  log: Logger,
  proxies: number | string | undefined,
  pages: RefusalPages,
): FastifyInstance => {
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "correlationId" }),
    genReqId: correlationIdOf,
    bodyLimit: 16 * 1024,
    requestTimeout: maxUploadTime,
    trustProxy: typeof proxies === "number" ? (_address, hop) => hop < proxies : (proxies ?? false),
    frameworkErrors: refuseUnreadable(pages),
    clientErrorHandler: refuseBrokenRequests(log),
  });
  logRequests(app);
  limitSlowBodies(app);
  dropUnreadBodies(app);
  closeIdleConnections(app);
  return app;
};

/** Content security policy of the institute's own pages: a style sheet with its font, a form, and two short scripts. */
const ownPagesPolicy = (portalOrigins: readonly string[], inlineScript: string): string => {
  // Browsers also apply form-action to redirects, and the sign-in form redirects to the portal.
  const forms = ["'self'", ...portalOrigins].join(" ");
  return `default-src 'none'; style-src 'self'; script-src 'self' ${hashOf(inlineScript)}; img-src 'self' data:; font-src 'self'; form-action ${forms}; frame-ancestors ${forms}; base-uri 'none'`;
};

interface SecurityHeaderOptions {
  readonly publicUrl: string;
  readonly portalOrigins: readonly string[];
  /** Whether HSTS covers the sub-domains of the public host. */
  readonly coversSubdomains: boolean;
  /** The one inline script of these pages. */
  readonly inlineScript: string;
}

/**
 * Security headers of every response. The portal's pages have their own policy; API responses get a minimal one,
 * because a page makes about ten calls.
 */
export const addSecurityHeaders = (
  app: FastifyInstance,
  { publicUrl, portalOrigins, coversSubdomains, inlineScript }: SecurityHeaderOptions,
): void => {
  const everywhere = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    ...(publicUrl.startsWith("https:")
      ? { "strict-transport-security": `max-age=31536000${coversSubdomains ? "; includeSubDomains" : ""}` }
      : {}),
  };
  const onCalls = { ...everywhere, "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };
  const onPages = {
    ...everywhere,
    "content-security-policy": ownPagesPolicy(portalOrigins, inlineScript),
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(request.url.startsWith("/api/") ? onCalls : onPages);
    done();
  });
};

interface HealthOptions {
  readonly checkKeys: () => Promise<void>;
  /** Throws unless members' files can be written; undefined where none are taken. */
  readonly checkFiles?: (() => Promise<unknown>) | undefined;
  /** Whether a webhook receiver is configured. */
  readonly hasWebhook: boolean;
}

/** Webhook details in the readiness report. A failing receiver does not make the server unready. SENT-05 */
const detailsOf = ({ waiting, givenUp, failingSince }: WebhookHealth) => ({
  status: failingSince === undefined ? "working" : "failing",
  waiting,
  givenUp,
  ...(failingSince ? { failingSince: failingSince.toISOString() } : {}),
});

/**
 * /healthz: the process is alive. /readyz: it can serve requests; 503 while its database is unavailable, full or
 * damaged, its signing keys are unavailable, or it stops.
 */
export const serveHealth = (
  app: FastifyInstance,
  storage: Storage | undefined,
  { checkKeys, checkFiles, hasWebhook }: HealthOptions,
): { readonly markNotReady: () => void } => {
  let isStopping = false;
  app.addHook("preClose", (done) => {
    isStopping = true;
    done();
  });

  app.get("/healthz", () => Promise.resolve({ status: "alive" }));

  app.get("/readyz", async (request, reply) => {
    if (isStopping) return reply.code(503).send({ status: "stopping" });
    try {
      await storage?.check();
    } catch (error) {
      request.log.error({ err: error }, "the database check failed");
      return reply.code(503).send({ status: "database unusable" });
    }
    try {
      await checkFiles?.();
    } catch (error) {
      request.log.error({ err: error }, "members' files cannot be written");
      return reply.code(503).send({ status: "files unusable" });
    }
    try {
      await checkKeys();
      return {
        status: "ready",
        ...(hasWebhook && storage ? { webhook: detailsOf(await webhookHealth(storage.database)) } : {}),
      };
    } catch (error) {
      request.log.error({ err: error }, "the signing keys are unavailable");
      return reply.code(503).send({ status: "keys unusable" });
    }
  });

  return {
    markNotReady: () => {
      isStopping = true;
    },
  };
};

/** Contact for vulnerability reports, and the disclosure policy. */
export interface SecurityContact {
  /** "mailto:security@body.example" */
  readonly contact: string;
  readonly policy?: string | undefined;
}

const day = 24 * 60 * 60 * 1000;
/** Validity of the file, because contacts change. */
const holds = 90 * day;

/** Serves /.well-known/security.txt (RFC 9116). */
export const serveSecurityText = (
  app: FastifyInstance,
  { contact, policy }: SecurityContact,
  now: () => Date,
): void => {
  app.get("/.well-known/security.txt", (_request, reply) => {
    const expires = new Date(now().getTime() + holds).toISOString();
    const lines = [
      `Contact: ${contact}`,
      ...(policy === undefined ? [] : [`Policy: ${policy}`]),
      `Expires: ${expires}`,
      "Preferred-Languages: en",
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
};
