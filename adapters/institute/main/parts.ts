import type { FastifyInstance } from "fastify";

import { calendarFeed } from "../areas/calendar/calendar.routes.ts";
import { credentialIssuer } from "../areas/documents/issuer.routes.ts";
import { verification } from "../areas/documents/verification.routes.ts";
import { paymentReports } from "../areas/fees/online-payments/payment-reports.routes.ts";
import { paymentNotices } from "../areas/fees/payment-notices.routes.ts";
import { desk } from "../desk/desk.ts";
import { servePortalDrawings } from "../platform/pages/pages.ts";
import { configurationFor, portal } from "../platform/portal/portal.ts";
import { startTextsOf } from "../platform/portal/start-texts.ts";
import { SettingsError } from "../platform/read-settings-file.ts";
import { getOrCreateKey } from "../platform/storage/secrets.ts";
import { accessCheck } from "../provider/access.ts";
import { identity } from "../provider/identity.ts";
import { ownKeys } from "../provider/signing-keys.ts";
import type { InstituteOptions } from "../settings/options.ts";
import type { Trial } from "../trial/trial.ts";
import { api } from "./api.ts";
import type { Services, StoredServices } from "./services.ts";

/** The services and options of the parts; without a database only the portal is served. */
export interface PartDependencies {
  readonly services: Services;
  readonly stored: StoredServices | undefined;
  readonly options: InstituteOptions;
  /** Absent in production. */
  readonly trial: Trial | undefined;
}

/** Registers a part below its address, where it is served. */
type Part = (app: FastifyInstance, serving: PartDependencies) => Promise<void>;

const serveApi: Part = async (app, { stored, options: { content } }) => {
  if (!stored || !content) return;
  const { database, seal, now, signIns, issuer, tokenRules, other } = stored;
  await app.register(api, {
    ...stored,
    prefix: "/api",
    content,
    ownProvider: other ? undefined : issuer,
    handOffKey: await getOrCreateKey(database, seal, "hand-off-key"),
    checkAccess: accessCheck({
      ...tokenRules,
      issuer,
      now,
      strict: other === undefined,
      ...(other ? {} : { isSignedIn: signIns.touch.bind(signIns) }),
      keys: other ? other.keys : await ownKeys(database, seal),
    }),
  });
  await app.register(calendarFeed, { ...stored, prefix: "/calendar", content });
};

const servePaymentNotices: Part = async (app, { stored, options: { paymentsSecret: secret } }) => {
  if (stored && secret !== undefined)
    await app.register(paymentNotices, { ...stored, prefix: "/webhooks/payments", secret });
};

const servePaymentReports: Part = async (app, { stored }) => {
  const { payments: provider } = stored ?? {};
  const { referenceReported } = provider ?? {};
  if (stored && provider && referenceReported)
    await app.register(paymentReports, {
      ...stored,
      prefix: "/webhooks/payment-provider",
      provider,
      referenceReported,
    });
};

const serveDocumentChecks: Part = async (app, { stored }) => {
  if (!stored) return;
  await app.register(credentialIssuer, { ...stored });
  await app.register(verification, { ...stored, prefix: "/verify" });
};

const serveProvider: Part = async (app, { stored }) => {
  if (stored?.provider) await app.register(identity, { ...stored, ...stored.provider, prefix: "/idp" });
};

const serveDesk: Part = async (app, { stored, options, trial }) => {
  const { deskUrl, sessionHours, seedPeople, mail, webhook } = options;
  if (!stored || deskUrl === undefined) return;
  const connected = {
    hasMailServer: mail !== undefined,
    hasWebhook: webhook !== undefined,
    contentReport: options.contentReport,
    signInElsewhere: options.identity?.authority,
    publicUrl: stored.publicUrl,
  };
  const trialStaff = seedPeople ? trial?.staff : undefined;
  await app.register(desk, { ...stored, prefix: "/desk", deskUrl, sessionHours, trialStaff, connected });
};

const serveTrial: Part = async (app, { services, stored, options, trial }) => {
  if (!trial) return;
  await app.register(trial.pages, {
    ...services,
    prefix: "/outside",
    stored,
    sendsMail: options.mail !== undefined,
    hasOutside: options.outside !== undefined,
  });
};

const servePortal: Part = async (app, { services, options, trial }) => {
  const { portalFolder: folder, sharedAssets, sourceMaps, apiBase, contentBase, scope, tracking } = options;
  if (folder === undefined) return servePortalDrawings(app);
  const { publicUrl, issuer, tokenRules, other } = services;
  const outside = options.outside ?? trial?.outsideAddresses(publicUrl);
  if (!outside) throw new SettingsError("OUTSIDE_FILE has to be given: where the portal's links lead.");
  const startTexts = await startTextsOf(services.library, services.body);
  await app.register(portal, {
    folder,
    sharedAssets,
    sourceMaps,
    publicUrl,
    origins: async () => other?.origins(),
    configurationWith: (origins) =>
      configurationFor({
        ...services,
        startTexts,
        authority: issuer,
        isOwnProvider: other === undefined,
        origins,
        clientId: tokenRules.clientId,
        scope,
        claims: { customerId: tokenRules.customerClaim, groups: tokenRules.groupsClaim ?? "groups" },
        apiBase,
        contentBase,
        outside,
        tracking,
        hasAddressSearch: services.addresses !== undefined,
        takesPayments: services.payments !== undefined,
        takesEvidence: services.evidence !== undefined,
      }),
  });
};

/** Every part of an institute, apart from health and the files of its own pages. */
export const parts: readonly Part[] = [
  serveApi,
  servePaymentNotices,
  servePaymentReports,
  serveDocumentChecks,
  serveProvider,
  serveDesk,
  serveTrial,
  servePortal,
];
