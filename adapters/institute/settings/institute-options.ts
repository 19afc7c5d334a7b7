import { join, resolve } from "node:path";

import { noLists } from "../../../domain/rules/organisation-lists.ts";
import { defaultRules, type OrganisationRules } from "../../../domain/rules/organisation-rules.ts";
import type { OrganisationSettings } from "../platform/body/body.ts";
import { readOutsideFile } from "../platform/body/outside-addresses.ts";
import { readBodyFile } from "../platform/body/read-body-file.ts";
import { readListsFile } from "../platform/lists/read-lists-file.ts";
import { SettingsError } from "../platform/read-settings-file.ts";
import { readRulesFile } from "../platform/rules/read-rules-file.ts";
import type { InstituteOptions } from "./options.ts";
import { servedOf, type Variables } from "./variables.ts";

const publicUrlOf = ({ PUBLIC_URL, PORT }: Variables): string => PUBLIC_URL ?? `http://localhost:${PORT}`;

/** The address of the desk: that of the portal unless it has its own; undefined where it is not served. DESK-01 */
const deskUrlOf = (given: Variables): string | undefined => {
  if (given.DESK === "off" || !servedOf(given).has("api")) return undefined;
  return given.DESK ?? publicUrlOf(given);
};

const listed = (list: string): readonly string[] => list.split(",").map((entry) => entry.trim());

const trusted = (proxies: string | undefined): number | string | undefined => {
  if (proxies === undefined || proxies === "no") return undefined;
  return /^\d$/.test(proxies) ? Number(proxies) : proxies;
};

/** Whether a connection for mail must be encrypted: by default, unless the server is on this machine. */
const requiresTls = (server: string, given: Variables["SMTP_TLS"]): boolean =>
  given === undefined ? !/^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(server).hostname) : given === "required";

/** The made-up organisation of a trial, for what no file describes. */
export interface TrialOrganisation {
  readonly body: OrganisationSettings;
  readonly rules: OrganisationRules;
}

/** The organisation as its files describe it; without a file the trial's, or in production the default rules. */
const organisationOf = (
  given: Variables,
  trial: TrialOrganisation | undefined,
  ignored: (field: string) => void,
): TrialOrganisation => {
  const production = given.GUILDHALL_ENV === "production";
  const body = given.BODY_FILE === undefined ? trial?.body : readBodyFile(given.BODY_FILE, production, ignored);
  if (!body) throw new SettingsError("BODY_FILE is required: it names the organisation.");
  const rules = given.RULES_FILE === undefined ? (trial?.rules ?? defaultRules) : readRulesFile(given.RULES_FILE);
  const lists =
    given.LISTS_FILE === undefined ? (trial?.rules.lists ?? noLists) : readListsFile(given.LISTS_FILE, body.languages);
  const fontsFolder = given.FONTS_DIR === undefined ? undefined : resolve(given.FONTS_DIR);
  return { body: { ...body, fontsFolder }, rules: { ...rules, lists } };
};

const present = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

/** Claims and scopes in the tokens of another provider. */
const claimsOf = ({ IDENTITY_GROUPS_CLAIM: groupsClaim, IDENTITY_GROUPS: groups, ...given }: Variables) =>
  present({
    customerClaim: given.IDENTITY_CUSTOMER_CLAIM,
    groupsClaim,
    // Without a claim, the value can only mean every account.
    groups: groupsClaim === undefined || groups === undefined ? undefined : listed(groups),
    readScope: given.API_READ_SCOPE,
    writeScope: given.API_WRITE_SCOPE,
  });

/** The options of an institute that the settings give. */
export type ConfiguredOptions = Omit<
  InstituteOptions,
  "storage" | "content" | "log" | "now" | "portalFolder" | "sourceMaps"
> & {
  readonly production: boolean;
  /** Fields of BODY_FILE and OUTSIDE_FILE that are left out in production, because they are still the example's. */
  readonly exampleAddresses: readonly string[];
};

/** The options of an institute from the environment, and from the files that it names. */
export const instituteOptionsOf = (given: Variables, trial: TrialOrganisation | undefined): ConfiguredOptions => {
  const production = given.GUILDHALL_ENV === "production";
  const serves = servedOf(given);
  const exampleAddresses: string[] = [];
  const ignored = (field: string) => void exampleAddresses.push(field);
  return {
    production,
    exampleAddresses,
    publicUrl: publicUrlOf(given),
    seedPeople: given.SEED_PEOPLE === undefined ? !production : given.SEED_PEOPLE === "yes",
    ...organisationOf(given, production ? undefined : trial, ignored),
    ...present({
      sealingKeys: given.SEALING_KEY?.split(",").map((key) => Buffer.from(key, "base64")),
      trustProxy: trusted(given.TRUST_PROXY),
      coversSubdomains: given.HSTS_SUBDOMAINS === undefined ? undefined : given.HSTS_SUBDOMAINS === "yes",
      clientId: given.IDENTITY_CLIENT_ID,
      audience: given.API_AUDIENCE,
      apiBase: given.API_BASE,
      sharedAssets: given.ASSETS_DIR === undefined ? undefined : resolve(given.ASSETS_DIR),
      contentBase: given.CONTENT_BASE ?? (serves.has("api") ? undefined : given.API_BASE),
      idleMinutes: given.IDLE_MINUTES,
      sessionHours: given.SESSION_HOURS,
      tracking:
        given.TRACKING !== "off" && given.TRACKING_SALT !== undefined
          ? { asksAgreement: given.TRACKING === "ask", suffix: "-portal", salt: given.TRACKING_SALT }
          : undefined,
      securityContact:
        given.SECURITY_CONTACT === undefined
          ? undefined
          : { contact: given.SECURITY_CONTACT, policy: given.SECURITY_POLICY },
      mail:
        given.SMTP_URL && given.MAIL_FROM
          ? {
              server: given.SMTP_URL,
              from: given.MAIL_FROM,
              requiresTls: requiresTls(given.SMTP_URL, given.SMTP_TLS),
            }
          : undefined,
      reportMailbox:
        given.BOUNCES_URL === undefined
          ? undefined
          : { url: given.BOUNCES_URL, requiresTls: requiresTls(given.BOUNCES_URL, undefined) },
      evidenceFolder: serves.has("api") ? resolve(given.EVIDENCE_DIR ?? join(given.DATA_DIR, "evidence")) : undefined,
      scanner: given.CLAMD,
      addressLookup: given.ADDRESS_LOOKUP && {
        service: given.ADDRESS_LOOKUP,
        url: given.ADDRESS_LOOKUP_URL ?? "https://api.addressy.com",
        key: given.ADDRESS_LOOKUP_KEY ?? "",
      },
      deskUrl: deskUrlOf(given),
      registryEmail: given.REGISTRY_EMAIL,
      paymentsSecret: given.PAYMENTS_WEBHOOK_SECRET,
      stripe:
        given.STRIPE_SECRET_KEY && given.STRIPE_WEBHOOK_SECRET
          ? {
              secretKey: given.STRIPE_SECRET_KEY,
              webhookSecret: given.STRIPE_WEBHOOK_SECRET,
              url: given.STRIPE_URL ?? "https://api.stripe.com",
            }
          : undefined,
      webhook:
        given.WEBHOOK_URL && given.WEBHOOK_SECRET
          ? { url: given.WEBHOOK_URL, secret: given.WEBHOOK_SECRET }
          : undefined,
      outside: given.OUTSIDE_FILE === undefined ? undefined : readOutsideFile(given.OUTSIDE_FILE, production, ignored),
      identity:
        given.IDENTITY_AUTHORITY === undefined
          ? undefined
          : { authority: given.IDENTITY_AUTHORITY, jwks: given.IDENTITY_JWKS },
      portalUrl: serves.has("portal") ? undefined : listed(given.PORTAL_ORIGINS ?? "")[0],
      portalOrigins: given.PORTAL_ORIGINS === undefined ? undefined : listed(given.PORTAL_ORIGINS),
      scope: given.IDENTITY_SCOPE,
      claims: claimsOf(given),
    }),
  };
};
