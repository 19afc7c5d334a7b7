import { distance } from "fastest-levenshtein";
import type { InstituteOptions } from "./options.ts";
import { readBodyFile } from "./body/read-body-file.ts";
import { readOutsideFile } from "./outside/addresses.ts";
import { SettingsError } from "./read-settings-file.ts";
import { servedOf, settingConflicts } from "./settings-together.ts";
import { needsDatabase, variables, type levels, type Part } from "./variables.ts";

/** What the server is started with, checked. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly metricsPort: number | undefined;
  /** Between being told to stop and stopping, in which whoever sends people here can notice. */
  readonly stopAfterSeconds: number;
  /** Milliseconds that the event loop may be late by before requests are refused. */
  readonly longestDelay: number;
  /** Those parts that are served here. */
  readonly serves: ReadonlySet<Part>;
  readonly dataFolder: string;
  /** The folder of the body's own texts; without one, those that ship. */
  readonly contentFolder: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly logLevel: (typeof levels)[number];
  readonly institute: Omit<InstituteOptions, "storage" | "content" | "log" | "now" | "portalFolder">;
}

const listed = (list: string): readonly string[] => list.split(",").map((entry) => entry.trim());

const trusted = (proxies: string | undefined): number | string | undefined => {
  if (proxies === undefined || proxies === "no") return undefined;
  return /^\d$/.test(proxies) ? Number(proxies) : proxies;
};

const present = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

/** Names that are hardly meant for anything else: a misspelt GUILDHALL_ENV would start a trial in place of the real thing. */
const misspelt = (environment: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const known = Object.keys(variables.shape);
  return Object.keys(environment)
    .filter((name) => name.length >= 8 && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((other) => other.length >= 8 && distance(name.toUpperCase(), other) <= 2);
      if (meant !== undefined) return [`There is no setting ${name}. Did you mean ${meant}?`];
      return name.startsWith("GUILDHALL_") ? [`There is no setting ${name}.`] : [];
    });
};

/** Reads the environment, or throws a SettingsError that names each wrong variable and what it may be. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const unknown = misspelt(environment);
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
    dataFolder: given.DATA_DIR,
    contentFolder: given.CONTENT_DIR,
    databaseUrl: given.DATABASE_URL,
    logLevel: given.LOG_LEVEL ?? (production ? "info" : "warn"),
    institute: {
      production,
      publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
      seedPeople: given.SEED_PEOPLE === undefined ? !production : given.SEED_PEOPLE === "yes",
      ...present({
        trustProxy: trusted(given.TRUST_PROXY),
        clientId: given.IDENTITY_CLIENT_ID,
        audience: given.API_AUDIENCE,
        apiBase: given.API_BASE,
        contentBase: given.CONTENT_BASE ?? (serves.has("api") ? undefined : given.API_BASE),
        idleMinutes: given.IDLE_MINUTES,
        tracking:
          given.TRACKING !== "off" && given.TRACKING_SALT !== undefined
            ? { asksAgreement: given.TRACKING === "ask", suffix: "-portal", salt: given.TRACKING_SALT }
            : undefined,
        securityContact: given.SECURITY_CONTACT === undefined ? undefined : { contact: given.SECURITY_CONTACT, policy: given.SECURITY_POLICY },
        mail: given.SMTP_URL && given.MAIL_FROM ? { server: given.SMTP_URL, from: given.MAIL_FROM } : undefined,
        body: given.BODY_FILE === undefined ? undefined : readBodyFile(given.BODY_FILE, production),
        outside: given.OUTSIDE_FILE === undefined ? undefined : readOutsideFile(given.OUTSIDE_FILE),
        identity:
          given.IDENTITY_AUTHORITY === undefined ? undefined : { authority: given.IDENTITY_AUTHORITY, jwks: given.IDENTITY_JWKS },
        portalUrl: serves.has("portal") ? undefined : listed(given.PORTAL_ORIGINS ?? "")[0],
        portalOrigins: given.PORTAL_ORIGINS === undefined ? undefined : listed(given.PORTAL_ORIGINS),
        scope: given.IDENTITY_SCOPE,
        claims: present({
          customerClaim: given.IDENTITY_CUSTOMER_CLAIM,
          groupsClaim,
          // Without a claim it can only be the word for every account.
          groups: groupsClaim === undefined || given.IDENTITY_GROUPS === undefined ? undefined : listed(given.IDENTITY_GROUPS),
          readScope: given.API_READ_SCOPE,
          writeScope: given.API_WRITE_SCOPE,
        }),
      }),
    },
  };
};

/** What an operator should know of settings that a server can start with all the same: a sentence each. */
export const warningsOf = ({ serves, institute: { production, publicUrl, trustProxy, mail } }: Settings): readonly string[] => [
  // This server speaks plain HTTP: where members use https, a proxy stands before it.
  ...(production && publicUrl.startsWith("https:") && trustProxy === undefined
    ? ["TRUST_PROXY is not set, so that all members who come through a proxy count as one address: give the number of proxies, or their addresses"]
    : []),
  ...(production && needsDatabase(serves) && mail === undefined
    ? ["SMTP_URL is not set: mails wait in the outbox, and nobody can be invited or choose a new password until they are sent"]
    : []),
];
