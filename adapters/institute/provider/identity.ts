import { createHmac, type KeyObject } from "node:crypto";

import type { FastifyPluginAsync } from "fastify";
import type { Provider } from "oidc-provider";

import type { DateStyle, DayRule } from "../../../domain/kernel/calendar-date.ts";
import type { OrganisationSettings } from "../platform/body/body.ts";
import { customerByEmail } from "../platform/customers/customers.store.ts";
import type { Limits } from "../platform/limits.ts";
import type { MailTexts } from "../platform/mail/mails.ts";
import { Periodic } from "../platform/periodic.ts";
import type { Seal } from "../platform/storage/seal.ts";
import { currentAndPrevious, getOrCreateKey, getOrCreateSecret, newKey } from "../platform/storage/secrets.ts";
import { limitBegunSignIns } from "./begun-sign-ins.ts";
import { passwordCheck } from "./check-password.ts";
import { serveLinkPages } from "./credentials/link-pages.ts";
import type { PasskeyCeremonies } from "./credentials/passkey-ceremonies.ts";
import { knownDevices } from "./known-devices.ts";
import { mountProvider } from "./mount-provider.ts";
import { newDeviceMails } from "./new-device-mails.ts";
import { forgetExpired } from "./provider-records.ts";
import { createProvider, type ProviderDependencies } from "./provider.ts";
import { refusedSignIns } from "./refused-sign-ins.ts";
import { signInForm } from "./sign-in-form.ts";
import { serveSignIn } from "./sign-in.ts";

/**
 * Keyed hashes of accounts and addresses for the log: stable, to distinguish an attack from typing errors, and
 * irreversible without the key.
 */
const logHandles =
  (key: KeyObject) =>
  (of: string): string =>
    createHmac("sha256", key).update(`log\n${of.trim().toLowerCase()}`).digest("base64url").slice(0, 10);

interface OpenProviderOptions extends Omit<ProviderDependencies, "cookieKeys" | "languages" | "signInForm"> {
  readonly body: Pick<OrganisationSettings, "languages">;
  readonly seal: Seal;
  readonly ceremonies: PasskeyCeremonies;
  readonly now: () => Date;
  /** The callback page's scripts, which the sign-in page prefetches. */
  readonly callbackAssets: () => Promise<readonly string[]>;
  readonly trial?: { readonly email: string; readonly password: string } | undefined;
}

/** The provider with its sign-in form. */
export interface OpenedProvider {
  readonly provider: Provider;
  readonly recordForm: ReturnType<typeof signInForm>;
}

/** Opens the provider with the keys from the database. */
export const openProvider = async ({
  callbackAssets,
  trial,
  ceremonies,
  now,
  seal,
  body: { languages },
  ...dependencies
}: OpenProviderOptions): Promise<OpenedProvider> => {
  const { database } = dependencies;
  const cookieKey = await getOrCreateSecret(database, seal, "cookie-key", newKey);
  const recordForm = signInForm({ callbackAssets, trial, ceremonies, now });
  const provider = createProvider({
    ...dependencies,
    languages,
    signInForm: recordForm,
    cookieKeys: await currentAndPrevious(database, seal, "cookie-key", cookieKey),
  });
  return { provider, recordForm };
};

/** Options of everything below /idp. */
export interface IdentityOptions
  extends OpenedProvider, Pick<ProviderDependencies, "database" | "publicUrl" | "portalUrl" | "pages" | "signIns"> {
  /** No password may contain its name. */
  readonly body: OrganisationSettings;
  readonly passwordCost: number;
  readonly seal: Seal;
  readonly limits: Limits;
  /** Hashes changed values in the audit log. */
  readonly auditKey: KeyObject;
  readonly mails: MailTexts;
  readonly rules: DayRule & DateStyle;
  readonly ceremonies: PasskeyCeremonies;
  readonly now: () => Date;
}

const tenMinutes = 10 * 60_000;

/** Everything below /idp: the provider and its sign-in form. */
export const identity: FastifyPluginAsync<IdentityOptions> = async (app, options) => {
  const {
    provider,
    recordForm,
    passwordCost,
    limits,
    auditKey,
    mails,
    now,
    database,
    seal,
    publicUrl,
    portalUrl,
    pages,
    body,
    rules,
    signIns,
    ceremonies,
  } = options;

  app.addHook("onRequest", (_request, reply, done) => {
    void reply.header("cache-control", "no-store");
    done();
  });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });

  const checkPassword = passwordCheck({ database, limits, cost: passwordCost });
  const devices = knownDevices({
    path: "/idp/auth",
    secretOf: async (email) => (await customerByEmail(database, email))?.passwordHash ?? "",
    key: await getOrCreateKey(database, seal, "device-key"),
    isSecure: publicUrl.startsWith("https:"),
  });
  serveLinkPages(app, { ...options, devices });
  const refusals = refusedSignIns({ database, rules, now, log: app.log });
  app.addHook("onClose", () => refusals.settled());
  const forwardTo = mountProvider(app, provider, publicUrl, limitBegunSignIns(provider, limits));
  serveSignIn(app, {
    provider,
    forwardTo,
    recordForm,
    checkPassword,
    devices,
    handleOf: logHandles(auditKey),
    refusals,
    ceremonies,
    limits,
    newDevices: newDeviceMails({ database, signIns, mails, rules, now }),
    database,
    now,
    portalUrl,
    pages,
    languages: body.languages,
    auditKey,
  });

  const forgetting = new Periodic({
    every: tenMinutes,
    work: async (yieldToRequests) => {
      await forgetExpired(database, yieldToRequests);
      await limits.forgetSpent(yieldToRequests);
    },
    onError: (error) => app.log.warn({ err: error }, "expired sign-ins could not be deleted"),
  });
  forgetting.start();
  void forgetting.run();
  app.addHook("onClose", () => forgetting.stop());
};
