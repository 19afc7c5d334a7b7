import { join } from "node:path";

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";

import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { startPageMessages } from "../../../../domain/shell/start-messages.ts";
import type { PartialPortalRules } from "../../../contract/organisation-rules.ts";
import { organisationStyle } from "../../../contract/organisation-style.ts";
import { languageOf, portalBody, type PortalOrganisation } from "../../../contract/organisation.ts";
import type { PortalConfiguration } from "../../../contract/portal-configuration.ts";
import { apiScope } from "../api/api-scope.ts";
import type { OutsideAddresses } from "../body/outside-addresses.ts";
import { sendCompressed, compressAsync, type CompressedText } from "../http/compressed.ts";
import { serveFiles } from "../http/files.ts";
import { hashOf } from "../http/policy.ts";
import { html } from "../pages/html.ts";
import { builtPortal, fillSlots, pageOf, type BuiltPage, type BuiltPortal } from "./built-portal.ts";

interface ConfigurationOptions {
  readonly publicUrl: string;
  readonly authority: string;
  /** Whether the provider is the institute's own. */
  readonly isOwnProvider: boolean;
  /** Origins of an external provider's endpoints. */
  readonly origins: readonly string[] | undefined;
  readonly scope: string | undefined;
  readonly claims: PortalConfiguration["identity"]["claims"];
  readonly clientId: string;
  readonly apiBase: string | undefined;
  readonly contentBase: string | undefined;
  readonly idleMinutes: number;
  readonly tracking: PortalConfiguration["tracking"];
  readonly body: PortalOrganisation;
  readonly rules: OrganisationRules;
  readonly startTexts: NonNullable<PortalConfiguration["startTexts"]>;
  readonly outside: OutsideAddresses;
  /** Whether the embedded API suggests addresses. */
  readonly hasAddressSearch: boolean;
  /** Whether the embedded API takes files that prove something. */
  readonly takesEvidence: boolean;
  /** Whether the embedded API takes payments. */
  readonly takesPayments: boolean;
}

/** The rules that the portal needs. RULE-02 */
export const portalRulesOf = ({
  timeZone,
  currency,
  locale,
  cpd: { waiverReasons, routes, ...cpd },
}: OrganisationRules): PartialPortalRules => ({
  timeZone,
  currency,
  locale,
  cpd: { ...cpd, routes: [...routes], ...(waiverReasons ? { waiverReasons: [...waiverReasons] } : {}) },
});

/** Configuration of the served portal: the addresses of all other systems. */
export const configurationFor = (options: ConfigurationOptions): PortalConfiguration => {
  const { publicUrl, authority, clientId, outside } = options;
  return {
    apiBase: options.apiBase ?? `${publicUrl}/api`,
    contentBase: options.contentBase ?? `${publicUrl}/api`,
    identity: {
      authority,
      clientId,
      scope: options.scope ?? `openid profile email ${apiScope}`,
      claims: options.claims,
      ...(options.origins ? { origins: [...options.origins] } : {}),
      ...(options.isOwnProvider
        ? {
            signIn: {
              authorization: `${authority}/auth`,
              token: `${authority}/token`,
              styles: `${publicUrl}/pages/style.css`,
            },
          }
        : {}),
      callbackUrl: `${publicUrl}/callback.html`,
      renewUrl: `${publicUrl}/silent-renew.html`,
      loggedOutUrl: `${publicUrl}/logged-out.html`,
    },
    // Only the fields that the portal shows.
    body: portalBody.parse(options.body),
    rules: portalRulesOf(options.rules),
    ...(Object.keys(options.startTexts).length > 0 ? { startTexts: options.startTexts } : {}),
    idleMinutes: options.idleMinutes,
    // Only the embedded API is known to accept disclosures, and to have no search where none is configured.
    ...(options.apiBase === undefined
      ? {
          disclosures: true,
          addressSearch: options.hasAddressSearch,
          payments: options.takesPayments,
          answers: true,
          // An organisation with an evidence tracker of its own has its members log there.
          cpdLog: outside.outgoing.evidenceTracker === undefined,
          evidence: options.takesEvidence,
          ...((options.body.languages?.length ?? 0) > 1 ? { language: true } : {}),
        }
      : {}),
    ...(options.tracking ? { tracking: options.tracking } : {}),
    ...outside,
  };
};

/** 'self' and any other origins. */
const selfAnd = (publicUrl: string, addresses: readonly string[]): string => {
  const own = new URL(publicUrl).origin;
  const others = addresses.map((address) => new URL(address).origin).filter((origin) => origin !== own);
  return ["'self'", ...new Set(others)].join(" ");
};

/**
 * The content security policy of a built page: its own files, its inline scripts and styles, and the configured
 * systems. Allows nothing else inline, and no eval.
 */
export const policyOf = (
  name: string,
  { scripts, styles }: Pick<BuiltPage, "scripts" | "styles">,
  publicUrl: string,
  configuration: PortalConfiguration,
): string => {
  const { apiBase, contentBase, identity } = configuration;
  const providers = [identity.authority, ...(identity.origins ?? [])];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${selfAnd(publicUrl, [apiBase, contentBase, ...providers])}`,
    `frame-src ${selfAnd(publicUrl, providers)}`,
    `frame-ancestors ${name === "silent-renew.html" ? "'self'" : "'none'"}`,
    // The portal submits a sign-out to the provider as a form.
    `form-action ${selfAnd(publicUrl, providers)}`,
    "base-uri 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types lit-html",
  ].join("; ");
};

interface ServedPage extends CompressedText {
  readonly policy: string;
}

/** Only "<" could end a script element. */
const json = (configuration: PortalConfiguration): string => JSON.stringify(configuration).replaceAll("<", "\\u003c");

/** Words for a browser without scripts in further languages. LANG-04 */
const withoutScript = ({ startTexts = {} }: PortalConfiguration): string =>
  Object.entries(startTexts)
    .map(
      ([
        language,
        { [startPageMessages.scriptHeading.key]: heading, [startPageMessages.scriptMessage.key]: message },
      ]) =>
        heading === undefined || message === undefined
          ? ""
          : html`<h2 lang="${language}">${heading}</h2><p lang="${language}">${message}</p>`.markup,
    )
    .join("");

/** Fills the open slots of a built page with configuration, name, colours and language, and computes its policy. */
const renderPage = async (
  name: string,
  { template, about, icon, scripts, styles }: BuiltPage,
  publicUrl: string,
  configuration: PortalConfiguration,
): Promise<ServedPage> => {
  const { body } = configuration;
  const colours = organisationStyle(body);
  const page = fillSlots(template, {
    configuration: json(configuration),
    language: html`${languageOf(body)}`.markup,
    title: html`${about === undefined ? body.shortName : `${about} – ${body.shortName}`}`.markup,
    organisation: html`${body.name}`.markup,
    icon: body.mark === undefined ? icon : html`<link rel="icon" href="${body.mark}" />`.markup,
    colours: colours === "" ? "" : `<style>${colours}</style>`,
    script: withoutScript(configuration),
  });
  const inline = { scripts, styles: colours === "" ? styles : [...styles, hashOf(colours)] };
  return { policy: policyOf(name, inline, publicUrl, configuration), ...(await compressAsync(page)) };
};

interface PortalOptions {
  readonly folder: string;
  /** Folder with files of other builds, which other processes behind the same address serve. */
  readonly sharedAssets?: string | undefined;
  /** Folder of the portal's source maps; none are served when absent. */
  readonly sourceMaps?: string | undefined;
  readonly publicUrl: string;
  /** The portal's configuration, given the origins of another provider's endpoints. */
  readonly configurationWith: (origins: readonly string[] | undefined) => PortalConfiguration;
  /** The origins known so far; the provider may be unreachable at start. */
  readonly origins: () => Promise<readonly string[] | undefined>;
}

/** Serves a page with its configuration; renders it again after a rebuild, or when more origins are known. */
const servedPage = (
  name: string,
  { folder, publicUrl, configurationWith, origins }: PortalOptions,
): (() => Promise<ServedPage>) => {
  let present:
    | { readonly built: BuiltPortal; readonly known: readonly string[] | undefined; readonly page: Promise<ServedPage> }
    | undefined;
  return async () => {
    const [built, known] = await Promise.all([builtPortal(folder), origins()]);
    if (present?.built !== built || present.known !== known)
      present = { built, known, page: renderPage(name, pageOf(built, name), publicUrl, configurationWith(known)) };
    return present.page;
  };
};

const send = (request: FastifyRequest, reply: FastifyReply, page: ServedPage) => {
  void reply.headers({ "content-security-policy": page.policy, "cache-control": "no-cache" });
  return sendCompressed(request, reply, "text/html; charset=utf-8", page);
};

/** Serves the built portal: pages with configuration and policy, other files unchanged. */
export const portal: FastifyPluginAsync<PortalOptions> = async (app, options) => {
  const { folder, sharedAssets, sourceMaps } = options;
  for (const name of Object.keys((await builtPortal(folder)).pages)) {
    const page = servedPage(name, options);
    // Prerenders the page; its first request reports a failure.
    page().catch(() => undefined);
    const handler = async (request: FastifyRequest, reply: FastifyReply) => send(request, reply, await page());
    app.get(`/${name}`, handler);
    if (name === "index.html") app.get("/", handler);
  }

  if (sourceMaps !== undefined) await serveFiles(app, { folders: [sourceMaps], prefix: "/maps/" });
  const mapOf = (file: string): string | undefined =>
    sourceMaps === undefined || !file.endsWith(".js") ? undefined : `/maps/${file}.map`;
  await serveFiles(app, { folders: [folder], mapOf });
  if (sharedAssets !== undefined)
    await serveFiles(app, { folders: [join(folder, "assets"), sharedAssets], prefix: "/assets/", mapOf });
};
