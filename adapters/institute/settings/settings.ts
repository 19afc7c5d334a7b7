import { join, resolve } from "node:path";

import { distance } from "fastest-levenshtein";

import { noLists } from "../../../domain/rules/organisation-lists.ts";
import { defaultRules, type OrganisationRules } from "../../../domain/rules/organisation-rules.ts";
import type { OrganisationSettings } from "../platform/body/body.ts";
import { readOutsideFile } from "../platform/body/outside-addresses.ts";
import { readBodyFile } from "../platform/body/read-body-file.ts";
import { readListsFile, unchangedLists } from "../platform/lists/read-lists-file.ts";
import { SettingsError } from "../platform/read-settings-file.ts";
import { readRulesFile } from "../platform/rules/read-rules-file.ts";
import type { InstituteOptions } from "./options.ts";
import { needsDatabase, variables, parts, type levels, type Part, type Variables } from "./variables.ts";

/** Parts served here: all by default; without the provider when another one is configured. */
const servedOf = ({ SERVE, IDENTITY_AUTHORITY }: Variables): ReadonlySet<Part> =>
  new Set(
    parts.filter((part) =>
      SERVE === undefined
        ? part !== "provider" || IDENTITY_AUTHORITY === undefined
        : SERVE.split(",").some((entry) => entry.trim() === part),
    ),
  );

const isOrigin = (url: string): boolean => {
  const { pathname, search, hash } = new URL(url);
  return pathname === "/" && search === "" && hash === "";
};

/** Settings that only apply to an external provider. */
const ofAnotherProvider = [
  "IDENTITY_JWKS",
  "IDENTITY_SCOPE",
  "API_READ_SCOPE",
  "API_WRITE_SCOPE",
  "IDENTITY_CUSTOMER_CLAIM",
  "IDENTITY_GROUPS_CLAIM",
] as const;

/** Contradictions between valid settings, one sentence each. */
const settingConflicts = (given: Variables): readonly string[] => {
  const production = given.GUILDHALL_ENV === "production";
  const serves = servedOf(given);
  const { IDENTITY_AUTHORITY: authority, IDENTITY_GROUPS_CLAIM: groupsClaim, IDENTITY_GROUPS: groups } = given;
  const rules: readonly (readonly [isBroken: boolean, words: string])[] = [
    [
      production && given.SEED_PEOPLE === "yes",
      "SEED_PEOPLE cannot be yes while GUILDHALL_ENV is production: the made-up people, whose password is public, are for a trial only.",
    ],
    [
      production && given.PUBLIC_URL === undefined,
      "PUBLIC_URL has to be given while GUILDHALL_ENV is production: the address that members open.",
    ],
    [
      production && serves.has("portal") && given.OUTSIDE_FILE === undefined,
      "OUTSIDE_FILE has to be given while GUILDHALL_ENV is production: a YAML file with the addresses of the systems around the portal.",
    ],
    [
      production && given.BODY_FILE === undefined,
      "BODY_FILE has to be given while GUILDHALL_ENV is production: a YAML file with the name, address and telephone of the body.",
    ],
    [
      production && serves.has("api") && given.LISTS_FILE === undefined,
      "LISTS_FILE has to be given while GUILDHALL_ENV is production: a YAML file with what members choose from, such as networks and job titles.",
    ],
    [
      given.PUBLIC_URL !== undefined && !isOrigin(given.PUBLIC_URL),
      "PUBLIC_URL has to be an origin without a path: the portal is served at the root of its own host.",
    ],
    [
      given.DESK !== undefined && given.DESK !== "off" && !isOrigin(given.DESK),
      "DESK has to be an origin without a path: the desk is at /desk of that host.",
    ],
    [
      given.TRACKING !== "off" && given.TRACKING_SALT === undefined,
      "TRACKING_SALT has to be given while TRACKING is not off: what account ids are hashed with.",
    ],
    [
      serves.has("provider") && authority !== undefined,
      "IDENTITY_AUTHORITY names another provider: SERVE cannot name the provider too.",
    ],
    [
      !serves.has("provider") && authority === undefined,
      "IDENTITY_AUTHORITY has to be given where SERVE leaves out the provider: where people sign in.",
    ],
    [
      serves.has("portal") && !serves.has("api") && given.API_BASE === undefined,
      "API_BASE has to be given where SERVE leaves out the API: where the portal finds it.",
    ],
    [
      serves.has("provider") && !serves.has("api") && given.API_AUDIENCE === undefined,
      "API_AUDIENCE has to be given where SERVE leaves out the API: whom the provider's tokens are for.",
    ],
    [
      !serves.has("portal") && given.PORTAL_ORIGINS === undefined,
      "PORTAL_ORIGINS has to be given where SERVE leaves out the portal: where it is served.",
    ],
    ...ofAnotherProvider.map(
      (name) =>
        [
          authority === undefined && given[name] !== undefined,
          `${name} has to be given together with IDENTITY_AUTHORITY, or not at all.`,
        ] as const,
    ),
    [
      serves.has("api") && authority !== undefined && groupsClaim === undefined && groups === undefined,
      "IDENTITY_GROUPS_CLAIM has to be given with IDENTITY_AUTHORITY: the claim that lists somebody's groups. Where every account of the provider may come in, give IDENTITY_GROUPS=everyone.",
    ],
    [
      groups !== undefined && groupsClaim === undefined && !(groups === "everyone" && authority !== undefined),
      "IDENTITY_GROUPS has to be given together with IDENTITY_GROUPS_CLAIM: the claim that lists them.",
    ],
    [
      given.SECURITY_POLICY !== undefined && given.SECURITY_CONTACT === undefined,
      "SECURITY_CONTACT has to be given with SECURITY_POLICY: to whom a weakness is reported.",
    ],
    [
      given.ADDRESS_LOOKUP === "loqate" && given.ADDRESS_LOOKUP_KEY === undefined,
      "ADDRESS_LOOKUP_KEY has to be given while ADDRESS_LOOKUP is loqate: the key of your account there.",
    ],
    [
      given.ADDRESS_LOOKUP === "photon" && given.ADDRESS_LOOKUP_URL === undefined,
      "ADDRESS_LOOKUP_URL has to be given while ADDRESS_LOOKUP is photon: the address of your Photon.",
    ],
    [
      given.ADDRESS_LOOKUP === undefined && (given.ADDRESS_LOOKUP_KEY ?? given.ADDRESS_LOOKUP_URL) !== undefined,
      "ADDRESS_LOOKUP has to be given with ADDRESS_LOOKUP_URL and ADDRESS_LOOKUP_KEY: the service that they are for.",
    ],
    [
      (given.STRIPE_SECRET_KEY === undefined) !== (given.STRIPE_WEBHOOK_SECRET === undefined),
      "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET have to be given together, or neither.",
    ],
    [
      given.STRIPE_URL !== undefined && given.STRIPE_SECRET_KEY === undefined,
      "STRIPE_SECRET_KEY has to be given with STRIPE_URL: the key of your account there.",
    ],
    [given.METRICS_PORT === given.PORT, "METRICS_PORT has to be another port than PORT."],
    [
      (given.WEBHOOK_URL === undefined) !== (given.WEBHOOK_SECRET === undefined),
      "WEBHOOK_URL and WEBHOOK_SECRET have to be given together, or neither.",
    ],
    [
      (given.SMTP_URL === undefined) !== (given.MAIL_FROM === undefined),
      "SMTP_URL and MAIL_FROM have to be given together, or neither.",
    ],
    [
      given.BOUNCES_URL !== undefined && given.SMTP_URL === undefined,
      "SMTP_URL has to be given with BOUNCES_URL: the mails that its reports are about.",
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, words]) => words);
};

const publicUrlOf = ({ PUBLIC_URL, PORT }: Variables): string => PUBLIC_URL ?? `http://localhost:${PORT}`;

/** The address of the desk: that of the portal unless it has its own; undefined where it is not served. DESK-01 */
const deskUrlOf = (given: Variables): string | undefined => {
  if (given.DESK === "off" || !servedOf(given).has("api")) return undefined;
  return given.DESK ?? publicUrlOf(given);
};

/** The validated settings of the server. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly metricsPort: number | undefined;
  /** Seconds between the stop signal and stopping, so load balancers can react. */
  readonly stopAfterSeconds: number;
  /** Event loop delay in milliseconds above which requests are refused. */
  readonly longestDelay: number;
  /** The parts served here. */
  readonly serves: ReadonlySet<Part>;
  /** Whether browsers may fetch the source maps of the portal's code. */
  readonly servesSourceMaps: boolean;
  readonly dataFolder: string;
  /** Folder of the organisation's own texts; the shipped ones when absent. */
  readonly contentFolder: string | undefined;
  readonly databaseUrl: string | undefined;
  /** Whether EVIDENCE_DIR names the folder of members' files. */
  readonly hasOwnEvidenceFolder: boolean;
  readonly logLevel: (typeof levels)[number];
  readonly institute: Omit<InstituteOptions, "storage" | "content" | "log" | "now" | "portalFolder" | "sourceMaps"> & {
    readonly production: boolean;
  };
}

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
const organisationOf = (given: Variables, trial: TrialOrganisation | undefined): TrialOrganisation => {
  const body =
    given.BODY_FILE === undefined ? trial?.body : readBodyFile(given.BODY_FILE, given.GUILDHALL_ENV === "production");
  if (!body) throw new SettingsError("BODY_FILE has to be given: it names the organisation.");
  const rules = given.RULES_FILE === undefined ? (trial?.rules ?? defaultRules) : readRulesFile(given.RULES_FILE);
  const lists = given.LISTS_FILE === undefined ? (trial?.rules.lists ?? noLists) : readListsFile(given.LISTS_FILE);
  const fontsFolder = given.FONTS_DIR === undefined ? undefined : resolve(given.FONTS_DIR);
  return { body: { ...body, fontsFolder }, rules: { ...rules, lists } };
};

const present = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

/** Whether Kubernetes sets the variable for a service named "guildhall" or "guildhall-...". */
const isOfService = (name: string, value = ""): boolean =>
  /_SERVICE_(HOST|PORT(_\w+)?)$|_PORT_\d+_(TCP|UDP)(_\w+)?$/.test(name) ||
  (name.endsWith("_PORT") && /^(tcp|udp):/.test(value));

/** Names that are probably misspelt variables: a misspelt GUILDHALL_ENV would start a trial instead of production. */
const misspeltVariables = (environment: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const known = Object.keys(variables.shape);
  return Object.entries(environment)
    .filter(([name, value]) => name.length >= 8 && !known.includes(name) && !isOfService(name, value))
    .flatMap(([name]) => {
      const suggestion = known.find((other) => other.length >= 8 && distance(name.toUpperCase(), other) <= 2);
      if (suggestion !== undefined) return [`There is no setting ${name}. Did you mean ${suggestion}?`];
      return name.startsWith("GUILDHALL_") ? [`There is no setting ${name}.`] : [];
    });
};

/**
 * Reads the environment; throws a SettingsError that names each invalid variable and its valid values. In a trial, what
 * no file describes is the trial's.
 */
export const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
  trial: TrialOrganisation | undefined,
): Settings => {
  const unknown = misspeltVariables(environment);
  if (unknown.length > 0) throw new SettingsError(unknown.join("\n"));
  const result = variables.safeParse(environment);
  if (!result.success)
    throw new SettingsError(result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`).join("\n"));
  const given = result.data;
  const production = given.GUILDHALL_ENV === "production";
  const wrong = settingConflicts(given);
  if (wrong.length > 0) throw new SettingsError(wrong.join("\n"));
  const serves = servedOf(given);
  const groupsClaim = given.IDENTITY_GROUPS_CLAIM;

  return {
    port: given.PORT,
    host: given.HOST ?? (production ? "0.0.0.0" : "localhost"),
    metricsPort: given.METRICS_PORT,
    stopAfterSeconds: given.STOP_AFTER_SECONDS,
    longestDelay: given.LONGEST_DELAY,
    serves,
    servesSourceMaps: given.SOURCE_MAPS === "yes",
    dataFolder: given.DATA_DIR,
    contentFolder: given.CONTENT_DIR,
    databaseUrl: given.DATABASE_URL,
    hasOwnEvidenceFolder: given.EVIDENCE_DIR !== undefined,
    logLevel: given.LOG_LEVEL ?? (production ? "info" : "warn"),
    institute: {
      production,
      publicUrl: publicUrlOf(given),
      seedPeople: given.SEED_PEOPLE === undefined ? !production : given.SEED_PEOPLE === "yes",
      ...organisationOf(given, production ? undefined : trial),
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
        outside: given.OUTSIDE_FILE === undefined ? undefined : readOutsideFile(given.OUTSIDE_FILE),
        identity:
          given.IDENTITY_AUTHORITY === undefined
            ? undefined
            : { authority: given.IDENTITY_AUTHORITY, jwks: given.IDENTITY_JWKS },
        portalUrl: serves.has("portal") ? undefined : listed(given.PORTAL_ORIGINS ?? "")[0],
        portalOrigins: given.PORTAL_ORIGINS === undefined ? undefined : listed(given.PORTAL_ORIGINS),
        scope: given.IDENTITY_SCOPE,
        claims: present({
          customerClaim: given.IDENTITY_CUSTOMER_CLAIM,
          groupsClaim,
          // Without a claim, the value can only mean every account.
          groups:
            groupsClaim === undefined || given.IDENTITY_GROUPS === undefined
              ? undefined
              : listed(given.IDENTITY_GROUPS),
          readScope: given.API_READ_SCOPE,
          writeScope: given.API_WRITE_SCOPE,
        }),
      }),
    },
  };
};

/** Warnings about valid settings, one sentence each. */
export const warningsOf = ({
  serves,
  databaseUrl,
  hasOwnEvidenceFolder,
  institute: { production, publicUrl, trustProxy, mail, body, rules, sealingKeys },
}: Settings): readonly string[] => {
  const unchanged = production && serves.has("api") ? unchangedLists(rules.lists) : [];
  return [
    // This server uses plain HTTP, so https means a proxy in front of it.
    ...(production && publicUrl.startsWith("https:") && trustProxy === undefined
      ? [
          "TRUST_PROXY is not set, so that all members who come through a proxy count as one address: give the number of proxies, or their addresses",
        ]
      : []),
    ...(production && needsDatabase(serves) && mail === undefined
      ? [
          "SMTP_URL is not set: mails wait in the outbox, and nobody can be invited or choose a new password until they are sent",
        ]
      : []),
    ...(production && needsDatabase(serves) && sealingKeys === undefined
      ? ["SEALING_KEY is not set: the private keys in the database are stored unsealed, and a copy of it holds them"]
      : []),
    ...(production && serves.has("api") && databaseUrl !== undefined && !hasOwnEvidenceFolder
      ? [
          "EVIDENCE_DIR is not set: the files of members lie in DATA_DIR on this machine, where processes on other machines do not find them",
        ]
      : []),
    ...(production && serves.has("api") && body.invoices === undefined
      ? ["BODY_FILE has no invoices: members get none, because their tax line and your account are not known"]
      : []),
    ...(unchanged.length > 0
      ? [`LISTS_FILE: these are still the example's: ${unchanged.join(", ")}; members choose from them`]
      : []),
  ];
};
