import type { FastifyInstance } from "fastify";
import { createLocalJWKSet, createRemoteJWKSet } from "jose";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import { api } from "./api/api.ts";
import { openContentLibrary, shippedContent } from "./content/content-library.ts";
import { health } from "./health.ts";
import { accessCheck } from "./identity/access.ts";
import { accessTokens } from "./identity/access-token.ts";
import { identity } from "./identity/identity.ts";
import { publicPart, signingKey } from "./identity/signing-keys.ts";
import { createLog } from "./logging.ts";
import type { InstituteOptions } from "./options.ts";
import { servePageAssets } from "./pages/pages.ts";
import { personCalled } from "./people/everyone.ts";
import type { Person } from "./people/person.ts";
import { seedPeople } from "./people/seed.ts";
import { createServer } from "./server.ts";
import { keptSecret } from "./storage/secrets.ts";
import { openStorage } from "./storage/storage.ts";
import { randomBytes } from "node:crypto";

/** A running institute: API, content service, identity provider and portal on one port. D-03 */
export interface Institute {
  readonly app: FastifyInstance;
  listen(port: number, host: string): Promise<void>;
  /** Finishes what is under way, then closes the database. */
  close(): Promise<void>;
  /** A token as the provider issues it, for tests that do not sign in. */
  accessTokenFor(customerId: string): Promise<string>;
  /** A seeded person by first name or full name. */
  person(name: string): Person;
}

export const createInstitute = async (options: InstituteOptions): Promise<Institute> => {
  const { now, publicUrl, production } = options;
  if (options.seedPeople && production)
    throw new Error("The people of the trial are not seeded in production.");

  const log = options.log || createLog("silent");
  const content = await openContentLibrary({
    folder: options.contentFolder ?? shippedContent,
    isWatched: !production,
    log,
  });
  const storage = await openStorage(options.storage, (error) => log.error({ err: error }, "a database connection broke"));
  const { database } = storage;
  if (options.seedPeople) await seedPeople(database, dayOf(now()), options.passwordCost ?? 15);

  const key = await signingKey(database);
  const issuer = options.identity?.authority ?? `${publicUrl}/idp`;
  const clientId = options.clientId ?? "guildhall-portal";
  const audience = options.audience ?? `${publicUrl}/api`;
  const handOffKey = await keptSecret(database, "hand-off-key", () => randomBytes(32).toString("base64url"));

  const app = createServer(log, options.trustProxy ?? false);
  const checkHealth = health(app, storage);
  await app.register(api, {
    prefix: "/api",
    database,
    content,
    now,
    handOffKey: Buffer.from(handOffKey, "base64url"),
    checkAccess: accessCheck({
      issuer,
      audience,
      clientId,
      now,
      strict: options.identity === undefined,
      keys: options.identity
        ? createRemoteJWKSet(new URL(options.identity.jwks))
        : createLocalJWKSet({ keys: [publicPart(key)] }),
    }),
  });

  if (!options.identity) {
    const maya = options.seedPeople ? personCalled("Maya") : undefined;
    await app.register(identity, {
      prefix: "/idp",
      database,
      publicUrl,
      issuer,
      clientId,
      audience,
      key,
      passwordCost: options.passwordCost ?? 15,
      now,
      trial: maya,
    });
  }
  await servePageAssets(app);

  return {
    app,
    listen: async (port, host) => void (await app.listen({ port, host })),
    close: async () => {
      checkHealth.stopping();
      await app.close();
      await storage.close();
    },
    accessTokenFor: accessTokens({ key, issuer, audience, clientId, now }),
    person: personCalled,
  };
};
