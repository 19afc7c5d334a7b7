import { createHmac } from "node:crypto";

import type { FastifyPluginAsync } from "fastify";
import type { Provider } from "oidc-provider";

import type { DateStyle, DayRule } from "../../../domain/kernel/calendar-date.ts";
import { serveLinkPages } from "../../credentials/link-pages.ts";
import type { PasskeyCeremonies } from "../../credentials/passkey-ceremonies.ts";
import type { MailTexts } from "../../mail/mails.ts";
import { refusedSignIns } from "../../my-details/activity/refused-sign-ins.ts";
import type { OrganisationSettings } from "../body/body.ts";
import type { Limits } from "../limits.ts";
import { currentAndPrevious, getOrCreateKey, getOrCreateSecret, newKey } from "../storage/secrets.ts";
import { limitBegunSignIns } from "./begun-sign-ins.ts";
import { passwordCheck } from "./check-password.ts";
import { knownDevices } from "./known-devices.ts";
import { mountProvider } from "./mount-provider.ts";
import { newDeviceMails } from "./new-device-mails.ts";
import { forgetExpired } from "./provider-records.ts";
import { createProvider, type ProviderParts } from "./provider.ts";
import { serveSignIn, signInForm } from "./sign-in.ts";

/**
 * What stands in the log for an account or an address: always the same for the same one, so that an attack can be told
 * from slips of the hand, and not to be turned back into it without the key.
 */
const logHandles =
  (key: Buffer) =>
  (of: string): string =>
    createHmac("sha256", key).update(`log\n${of.trim().toLowerCase()}`).digest("base64url").slice(0, 10);

/** What the provider is opened with. */
interface OpenProviderOptions extends Omit<ProviderParts, "cookieKeys" | "signInForm"> {
  readonly ceremonies: PasskeyCeremonies;
  readonly now: () => Date;
  /** The files of code that somebody who has signed in comes back to. */
  readonly callbackAssets: () => Promise<readonly string[]>;
  readonly trial?: { readonly email: string; readonly password: string } | undefined;
}

/** The provider, and the form that people sign in with there. */
export interface OpenedProvider {
  readonly provider: Provider;
  readonly recordForm: ReturnType<typeof signInForm>;
}

/** Opens the provider with the keys that are kept in the database. */
export const openProvider = async ({
  callbackAssets,
  trial,
  ceremonies,
  now,
  ...parts
}: OpenProviderOptions): Promise<OpenedProvider> => {
  const { database, pages } = parts;
  const cookieKey = await getOrCreateSecret(database, "cookie-key", newKey);
  const recordForm = signInForm({ pages, callbackAssets, trial, ceremonies, now });
  const provider = createProvider({
    ...parts,
    signInForm: recordForm,
    cookieKeys: await currentAndPrevious(database, "cookie-key", cookieKey),
  });
  return { provider, recordForm };
};

/** What /idp is made of. */
export interface IdentityOptions
  extends OpenedProvider, Pick<ProviderParts, "database" | "publicUrl" | "portalUrl" | "pages" | "signIns"> {
  /** Whose name no password may contain. */
  readonly body: OrganisationSettings;
  readonly passwordCost: number;
  readonly limits: Limits;
  /** Under which changes are kept in the record of them. */
  readonly auditKey: Buffer;
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
    database,
    key: await getOrCreateKey(database, "device-key"),
    isSecure: publicUrl.startsWith("https:"),
  });
  serveLinkPages(app, {
    database,
    limits,
    publicUrl,
    portalUrl,
    pages,
    body,
    devices,
    passwordCost,
    auditKey,
    mails,
    now,
  });
  const refusals = refusedSignIns({ database, rules, now, log: app.log });
  app.addHook("onClose", () => refusals.settled());
  const answerAt = mountProvider(app, provider, publicUrl, limitBegunSignIns(provider, limits));
  serveSignIn(app, {
    provider,
    answerAt,
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
  });

  const forget = () => Promise.all([forgetExpired(database), limits.forgetSpent()]);
  await forget();
  const sweep = setInterval(() => {
    forget().catch((error: unknown) => app.log.warn({ err: error }, "expired sign-ins stay for now"));
  }, tenMinutes);
  sweep.unref();
  app.addHook("onClose", (_app, done) => {
    clearInterval(sweep);
    done();
  });
};
