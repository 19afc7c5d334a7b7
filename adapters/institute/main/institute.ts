import type { FastifyInstance } from "fastify";

import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { calendarFeed } from "../areas/calendar/calendar.routes.ts";
import { credentialIssuer } from "../areas/documents/issuer.routes.ts";
import { verification } from "../areas/documents/verification.routes.ts";
import { paymentNotices } from "../areas/fees/payment-notices.routes.ts";
import { areRemindersSent, reminderWork } from "../areas/reminders/worker.ts";
import { digestWork } from "../areas/submissions/digest.ts";
import { trialBody } from "../platform/body/body.ts";
import { contentOnDemand, shippedContent } from "../platform/content/content-library.ts";
import { answerErrors } from "../platform/http/answer-errors.ts";
import { shedOverload } from "../platform/http/overload.ts";
import { serveHealth, addSecurityHeaders, createServer, serveSecurityText } from "../platform/http/server.ts";
import { Limits } from "../platform/limits.ts";
import { createLog } from "../platform/logging.ts";
import { pagesOf, servePages, servePortalDrawings } from "../platform/pages/pages.ts";
import { callbackAssets, portal, configurationFor } from "../platform/portal/portal.ts";
import { claimDatabase } from "../platform/storage/claim-database.ts";
import { getOrCreateKey } from "../platform/storage/secrets.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { WebhookDelivery } from "../platform/webhooks/delivery.ts";
import { accessCheck } from "../provider/access.ts";
import { PasskeyCeremonies } from "../provider/credentials/passkey-ceremonies.ts";
import { identity, openProvider } from "../provider/identity.ts";
import { otherProvider } from "../provider/other-provider.ts";
import { signInPageScript } from "../provider/sign-in.ts";
import { SignIns } from "../provider/sign-ins.ts";
import { signedInCustomer } from "../provider/signed-in-customer.ts";
import { ownKeys, signingKeys } from "../provider/signing-keys.ts";
import type { InstituteOptions } from "../settings/options.ts";
import { personNamed } from "../trial/everyone.ts";
import { trialMail } from "../trial/mail-pages.ts";
import { outside, trialOutside } from "../trial/outside.ts";
import { trialPayments } from "../trial/payment-pages.ts";
import { seedPeople, trialPeople } from "../trial/seed.ts";
import { api } from "./api.ts";
import { sweepWork } from "./retention.ts";

/** A running institute: API, content service, identity provider and portal on one port. */
export interface Institute {
  readonly app: FastifyInstance;
  listen(port: number, host: string): Promise<void>;
  /** Reports not ready while still answering, so load balancers redirect traffic. */
  markNotReady(): void;
  /** Completes requests in progress, then closes the database. */
  close(): Promise<void>;
}

/** Hour of reminders in production, in the organisation's time zone. */
const mailHour = 6;

/** Backlog of connections, up to the system's limit; the system resets or ignores further ones. */
const backlog = 4_096;

/** State in the database that API and provider share. */
const openSharedState = async (storage: Storage, { now, idleMinutes = 30, sessionHours }: InstituteOptions) => {
  const { database } = storage;
  return {
    database,
    keys: await signingKeys(database),
    auditKey: await getOrCreateKey(database, "audit-key"),
    limits: new Limits(database, now),
    signIns: new SignIns({ database, now, idleMinutes, sessionHours }),
  };
};

/** Seeds the database and mounts every part that is served here. Does not listen yet. */
export const createInstitute = async (options: InstituteOptions): Promise<Institute> => {
  const {
    now,
    publicUrl,
    portalUrl = publicUrl,
    production,
    storage,
    content,
    passwordCost = 15,
    idleMinutes = 30,
    body = trialBody,
    rules = defaultRules,
    portalOrigins = [],
  } = options;
  if (options.seedPeople && production) throw new Error("The people of the trial are not seeded in production.");

  const texts = options.texts ?? content ?? contentOnDemand({ folders: shippedContent, rules });
  const log = options.log || createLog("silent");
  if (storage) await claimDatabase(storage.database, production, trialPeople);
  if (storage && options.seedPeople)
    await seedPeople(storage.database, { today: dayOf(now(), rules), rules }, passwordCost);

  const mails = { library: texts, portalUrl, rules };
  const state = storage && {
    ...(await openSharedState(storage, options)),
    mails,
    ceremonies: new PasskeyCeremonies({
      publicUrl,
      name: body.name,
      key: await getOrCreateKey(storage.database, "passkey-key"),
    }),
  };
  const issuer = options.identity?.authority ?? `${publicUrl}/idp`;
  const client = {
    issuer,
    clientId: options.clientId ?? "guildhall-portal",
    audience: options.audience ?? `${publicUrl}/api`,
  };

  const other = options.identity && otherProvider(options.identity.authority, options.identity.jwks);
  const tokenRules = { customerClaim: "sub", readScope: "api:read", writeScope: "api:write", ...options.claims };

  const delivery =
    state &&
    options.mail &&
    new (await import("../platform/mail/delivery.ts")).Delivery({
      ...options.mail,
      body,
      database: state.database,
      log,
      now,
    });
  const webhook =
    state && options.webhook && new WebhookDelivery({ ...options.webhook, database: state.database, log, now });
  const sweeping = state && sweepWork({ database: state.database, rules, log, now });
  const digest =
    state && options.registryEmail !== undefined
      ? digestWork({ email: options.registryEmail, database: state.database, mails, rules, log, now })
      : undefined;
  const reminding =
    state && areRemindersSent(rules)
      ? reminderWork({
          database: state.database,
          rules,
          mails,
          fromHour: production ? mailHour : 0,
          log,
          now,
        })
      : undefined;
  const pages = await pagesOf(body, texts);
  const app = createServer(log, options.trustProxy, { pages, portalUrl });
  addSecurityHeaders(app, {
    publicUrl,
    portalOrigins,
    coversSubdomains: options.coversSubdomains ?? false,
    inlineScript: signInPageScript,
  });
  answerErrors(app, { pages, portalUrl });
  if (options.longestDelay !== undefined) shedOverload(app, options.longestDelay, options.loopDelay);
  const checkOwnKeys = async () => void (state && (await signingKeys(state.database)));
  const health = serveHealth(app, storage, {
    checkKeys: other?.check ?? checkOwnKeys,
    hasWebhook: webhook !== undefined,
  });
  await servePages(app, body);
  if (options.securityContact) serveSecurityText(app, options.securityContact, now);
  if (state && content) {
    const { database, limits, auditKey, signIns, ceremonies } = state;
    await app.register(api, {
      prefix: "/api",
      database,
      content,
      mails,
      body,
      rules,
      now,
      limits,
      passwordCost,
      publicUrl,
      portalUrl,
      ownProvider: other ? undefined : issuer,
      signIns,
      ceremonies,
      handOffKey: await getOrCreateKey(database, "hand-off-key"),
      auditKey,
      portalOrigins,
      checkAccess: accessCheck({
        ...client,
        ...tokenRules,
        now,
        strict: other === undefined,
        ...(other ? {} : { isSignedIn: signIns.touch.bind(signIns) }),
        keys: other ? other.keys : await ownKeys(database),
      }),
    });
    await app.register(calendarFeed, {
      prefix: "/calendar",
      database,
      limits,
      content,
      body,
      rules,
      publicUrl,
      portalUrl,
      auditKey,
      now,
    });
  }
  if (state && options.paymentsSecret !== undefined)
    await app.register(paymentNotices, {
      prefix: "/webhooks/payments",
      ...state,
      library: texts,
      rules,
      now,
      secret: options.paymentsSecret,
    });
  if (state) await app.register(credentialIssuer, { ...state, publicUrl, rules, now });
  if (state) await app.register(verification, { prefix: "/verify", ...state, pages, body, rules, now });
  if (state && !other) {
    const trial = options.seedPeople ? personNamed("Maya") : undefined;
    const opened = await openProvider({
      ...client,
      ...state,
      publicUrl,
      portalUrl,
      portalOrigins,
      pages,
      idleMinutes,
      now,
      callbackAssets: () => callbackAssets(options.portalFolder),
      trial,
    });
    await app.register(identity, {
      prefix: "/idp",
      ...opened,
      ...state,
      publicUrl,
      portalUrl,
      pages,
      body,
      passwordCost,
      rules,
      now,
    });
    if (!production && !options.outside)
      await app.register(trialPayments, {
        prefix: "/outside/payments",
        ...state,
        library: texts,
        rules,
        now,
        signedIn: signedInCustomer(opened.provider),
        portalUrl,
        pages,
      });
  }
  if (state && !production && !options.mail)
    await app.register(trialMail, { prefix: "/outside/mail", database: state.database, publicUrl, pages, body });
  if (!options.outside) await app.register(outside, { prefix: "/outside", portalUrl, pages });
  if (options.portalFolder === undefined) await servePortalDrawings(app);
  else {
    const { apiBase, contentBase } = options;
    const outside = options.outside ?? trialOutside(publicUrl);
    const configurationWith = (origins: readonly string[] | undefined) =>
      configurationFor({
        publicUrl,
        authority: issuer,
        isOwnProvider: other === undefined,
        origins,
        clientId: client.clientId,
        scope: options.scope,
        claims: { customerId: tokenRules.customerClaim, groups: tokenRules.groupsClaim ?? "groups" },
        apiBase,
        contentBase,
        body,
        rules,
        outside,
        idleMinutes,
        tracking: options.tracking,
      });
    const origins = async () => other?.origins();
    await app.register(portal, {
      folder: options.portalFolder,
      sharedAssets: options.sharedAssets,
      sourceMaps: options.sourceMaps,
      publicUrl,
      configurationWith,
      origins,
    });
  }

  return {
    app,
    markNotReady: health.markNotReady,
    listen: async (port, host) => {
      await app.listen({ port, host, backlog });
      // Checks at start, so the operator sees a failure in the log at once.
      void other?.check().catch((error: unknown) => log.error({ err: error }, "the signing keys are unavailable"));
      void delivery?.start();
      webhook?.start();
      digest?.start();
      sweeping?.start();
      reminding?.start();
      // A trial sends its reminders immediately.
      void reminding?.run();
    },
    close: async () => {
      await app.close();
      await delivery?.stop();
      await webhook?.stop();
      await digest?.stop();
      await sweeping?.stop();
      await reminding?.stop();
      await storage?.close();
    },
  };
};
