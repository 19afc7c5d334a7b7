import { once } from "node:events";
import { createServer, type Server } from "node:http";

import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

import type { ContentFileLibrary } from "../platform/content/content-library.ts";
import { unsentMails } from "../platform/mail/mail-outbox.ts";
import type { Database } from "../platform/storage/storage.ts";
import { webhookHealth } from "../platform/webhooks/webhook-outbox.ts";

/** The server's metrics in Prometheus format. */
export interface Metrics {
  /** Serves /metrics on its own port, which is not public. */
  listen(port: number, host: string): Promise<void>;
  close(): Promise<void>;
}

/** Adds gauges of waiting and abandoned mails, read from the database on each scrape. */
const measureMails = (registry: Registry, database: Database): void => {
  const mails: Gauge<"state"> = new Gauge({
    name: "guildhall_unsent_mails",
    help: "Emails that wait to be sent, and emails that failed.",
    labelNames: ["state"],
    registers: [registry],
    collect: async () => {
      const { waiting, givenUp } = await unsentMails(database);
      mails.set({ state: "waiting" }, waiting);
      mails.set({ state: "given up" }, givenUp);
    },
  });
};

/** Adds webhook metrics: waiting and abandoned messages, and the duration of failing deliveries. SENT-05 */
const measureWebhook = (registry: Registry, database: Database, now: () => Date): void => {
  const messages: Gauge<"state"> = new Gauge({
    name: "guildhall_webhook_messages",
    help: "Webhook messages that wait to be delivered, and messages that were given up.",
    labelNames: ["state"],
    registers: [registry],
    collect: async () => {
      const { waiting, givenUp } = await webhookHealth(database);
      messages.set({ state: "waiting" }, waiting);
      messages.set({ state: "given up" }, givenUp);
    },
  });
  const failing: Gauge = new Gauge({
    name: "guildhall_webhook_failing_seconds",
    help: "For how long the webhook's receiver has taken no message; 0 while it does.",
    registers: [registry],
    collect: async () => {
      const { failingSince } = await webhookHealth(database);
      failing.set(failingSince ? (now().getTime() - failingSince.getTime()) / 1000 : 0);
    },
  });
};

/** Adds a gauge of the organisation's own texts that are not shown. OWN-02 */
const measureTexts = (registry: Registry, report: ContentFileLibrary["report"]): void => {
  const texts: Gauge<"state"> = new Gauge({
    name: "guildhall_own_texts",
    help: "Texts of CONTENT_DIR that cannot be used, and those that this release does not know.",
    labelNames: ["state"],
    registers: [registry],
    collect: async () => {
      const { unusable, unknown } = await report();
      texts.set({ state: "unusable" }, unusable.length);
      texts.set({ state: "unknown" }, unknown.length);
    },
  });
};

interface MetricsOptions {
  readonly database: Database | undefined;
  readonly hasWebhook: boolean;
  readonly contentReport?: ContentFileLibrary["report"] | undefined;
  readonly now: () => Date;
}

/**
 * Measures requests by route, method and status, their duration, and unsent mails. Metrics contain no addresses or
 * names.
 */
export const measure = (
  app: FastifyInstance,
  { database, hasWebhook, contentReport, now }: MetricsOptions,
): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  if (database) measureMails(registry, database);
  if (database && hasWebhook) measureWebhook(registry, database, now);
  if (contentReport) measureTexts(registry, contentReport);
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took, by route pattern.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    requests.observe(
      { method, route: routeOptions.url ?? "(none)", status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });

  let server: Server | undefined;
  return {
    listen: async (port, host) => {
      server = createServer((request, response) => {
        if (request.url !== "/metrics") return void response.writeHead(404).end();
        registry.metrics().then(
          (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
          () => response.writeHead(500).end(),
        );
      });
      server.listen(port, host);
      await once(server, "listening");
    },
    close: async () => {
      server?.closeAllConnections();
      await new Promise<void>((resolve) => {
        if (server) server.close(() => resolve());
        else resolve();
      });
    },
  };
};
