import type { FastifyInstance } from "fastify";

import { answerErrors } from "../platform/http/answer-errors.ts";
import { shedOverload } from "../platform/http/overload.ts";
import { addSecurityHeaders, createServer, serveHealth, serveSecurityText } from "../platform/http/server.ts";
import { keepChosenLanguage } from "../platform/pages/page-language.ts";
import { servePages } from "../platform/pages/pages.ts";
import { signInPageScript } from "../provider/sign-in-form.ts";
import { signingKeys } from "../provider/signing-keys.ts";
import type { InstituteOptions } from "../settings/options.ts";
import type { Trial } from "../trial/trial.ts";
import { parts, type PartDependencies } from "./parts.ts";
import { openServices, openStoredServices } from "./services.ts";
import { workersOf } from "./workers.ts";

/** A running institute: API, content service, identity provider and portal on one port. */
export interface Institute {
  readonly app: FastifyInstance;
  listen(port: number, host: string): Promise<void>;
  /** Reports not ready while still answering, so load balancers redirect traffic. */
  markNotReady(): void;
  /** Completes requests in progress, then closes the database. */
  close(): Promise<void>;
}

/** Backlog of connections, up to the system's limit; the system resets or ignores further ones. */
const backlog = 4_096;

/** Creates the server with what every answer has: headers, errors, health and the own pages' files. */
const createApp = async ({ services, stored, options }: PartDependencies) => {
  const { log, now, publicUrl, portalUrl, portalOrigins, other, body, pages } = services;
  const refusalPages = { pagesFor: pages.forReader, portalUrl };
  const app = createServer(log, options.trustProxy, refusalPages);
  addSecurityHeaders(app, {
    publicUrl,
    portalOrigins,
    coversSubdomains: options.coversSubdomains ?? false,
    inlineScript: signInPageScript,
  });
  keepChosenLanguage(app, body.languages);
  answerErrors(app, refusalPages);
  if (options.longestDelay !== undefined) shedOverload(app, options.longestDelay, options.loopDelay);
  const checkOwnKeys = async () => void (stored && (await signingKeys(stored.database, stored.seal)));
  const { markNotReady } = serveHealth(app, options.storage, {
    checkKeys: other?.check ?? checkOwnKeys,
    checkFiles: stored?.evidence?.store.check,
    hasWebhook: stored !== undefined && options.webhook !== undefined,
  });
  await servePages(app, body);
  if (options.securityContact) serveSecurityText(app, options.securityContact, now);
  return { app, markNotReady };
};

/** Opens the database and registers every part that is served here. Does not listen yet. */
export const createInstitute = async (options: InstituteOptions, trial?: Trial): Promise<Institute> => {
  const { storage } = options;
  const services = await openServices(options, trial);
  const stored = storage && (await openStoredServices(services, storage, options, trial));
  const serving = { services, stored, options, trial };
  const { app, markNotReady } = await createApp(serving);
  for (const part of parts) await part(app, serving);
  const workers = stored ? await workersOf(stored, options, trial !== undefined) : [];
  return {
    app,
    markNotReady,
    listen: async (port, host) => {
      await app.listen({ port, host, backlog });
      // Checks at start, so the operator sees a failure in the log at once.
      void services.other?.check().catch((error: unknown) => {
        services.log.error({ err: error }, "the signing keys are unavailable");
      });
      for (const worker of workers) void worker.start();
    },
    close: async () => {
      await app.close();
      for (const worker of workers) await worker.stop();
      await storage?.close();
    },
  };
};
