import { isIP } from "node:net";
import { distance } from "fastest-levenshtein";
import * as z from "zod";
import type { InstituteOptions } from "./options.ts";
import { readBodyFile } from "./body/read-body-file.ts";
import { readOutsideFile } from "./outside/read-outside-file.ts";
import { SettingsError } from "./settings-error.ts";

const address = z.url({ protocol: /^https?$/, error: "has to be an address that begins with http:// or https://" });
const base = address.transform((url) => url.replace(/\/+$/, ""));
const text = z.string().min(1, "has to be given a value, or be left out");
const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Addresses, or whole networks as in 10.0.0.0/8. */
const areAddresses = (list: string): boolean =>
  list.split(",").every((entry) => {
    const [address = "", width, ...rest] = entry.trim().split("/");
    const kind = isIP(address);
    const isWidth = width === undefined || (/^\d{1,3}$/.test(width) && Number(width) <= (kind === 4 ? 32 : 128));
    return kind !== 0 && isWidth && rest.length === 0;
  });

const portWords = "has to be a number from 1 to 65535";
const delayWords = "has to be a number of milliseconds from 20 to 10000";
const secondsWords = "has to be a number of seconds from 0 to 300";

/** The environment variables that the server is started with; the README lists them. */
const variables = z.object({
  PORT: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, "has to be a number from 1 to 65535")
    .transform(Number)
    .refine((port) => port <= 65_535, "has to be a number from 1 to 65535")
    .default(4200),
  METRICS_PORT: z.coerce.number(portWords).int(portWords).min(1, portWords).max(65_535, portWords).optional(),
  STOP_AFTER_SECONDS: z.coerce.number(secondsWords).min(0, secondsWords).max(300, secondsWords).default(0),
  LONGEST_DELAY: z.coerce.number(delayWords).min(20, delayWords).max(10_000, delayWords).default(300),
  HOST: text.optional(),
  DATA_DIR: text.default(".data"),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "has to be a PostgreSQL address: postgres://user:password@host:5432/name",
    })
    .optional(),
  GUILDHALL_ENV: z.enum(["trial", "production"], `has to be "trial" or "production"`).default("trial"),
  SEED_PEOPLE: z.enum(["yes", "no"], `has to be "yes" or "no"`).optional(),
  PUBLIC_URL: base.optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (proxies) => proxies === "no" || /^[1-9]$/.test(proxies) || areAddresses(proxies),
      'has to be how many proxies stand before the server (1 to 9), their addresses with commas between them (10.0.0.4 or 10.0.0.0/8), or "no"',
    )
    .optional(),
  // Letter for letter: a slash at its end is a difference.
  IDENTITY_AUTHORITY: address.optional(),
  IDENTITY_SCOPE: text.optional(),
  IDENTITY_CUSTOMER_CLAIM: text.optional(),
  IDENTITY_GROUPS_CLAIM: text.optional(),
  IDENTITY_GROUPS: text.optional(),
  API_READ_SCOPE: text.optional(),
  API_WRITE_SCOPE: text.optional(),
  PORTAL_ORIGINS: z
    .string()
    .refine((list) => list.split(",").every((entry) => /^https?:\/\/[^\s/,]+$/.test(entry.trim())), "has to be origins with commas between them, such as https://portal.body.example")
    .optional(),
  IDENTITY_CLIENT_ID: text.optional(),
  IDENTITY_JWKS: address.optional(),
  API_AUDIENCE: text.optional(),
  API_BASE: base.optional(),
  CONTENT_BASE: base.optional(),
  CONTENT_DIR: text.optional(),
  IDLE_MINUTES: z.coerce.number("has to be a number of minutes").min(5, "has to be 5 or more").optional(),
  TRACKING: z.enum(["off", "on", "ask"], `has to be "off", "on" or "ask"`).default("off"),
  TRACKING_SALT: text.optional(),
  SECURITY_CONTACT: z.string().regex(/^(https:\/\/|mailto:)[^\s<>"]+$/, "has to be an address that begins with mailto: or https://").optional(),
  SECURITY_POLICY: z.url({ protocol: /^https$/, error: "has to be an address that begins with https://" }).optional(),
  OUTSIDE_FILE: text.optional(),
  BODY_FILE: text.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "has to be the address of a mail server: smtp://user:password@host:587" }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/, "has to be an email address, or a name with one: Our Institute <office@example.org>")
    .optional(),
  LOG_LEVEL: z.enum(levels, `has to be one of ${levels.join(", ")}`).optional(),
});

/** What the server is started with, checked. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly metricsPort: number | undefined;
  /** Between being told to stop and stopping, in which whoever sends people here can notice. */
  readonly stopAfterSeconds: number;
  /** Milliseconds that the event loop may be late by before requests are refused. */
  readonly longestDelay: number;
  readonly dataFolder: string;
  /** The folder of the body's own texts; without one, those that ship. */
  readonly contentFolder: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly logLevel: (typeof levels)[number];
  readonly institute: Omit<InstituteOptions, "storage" | "content" | "log" | "now">;
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
  if (production && given.SEED_PEOPLE === "yes")
    throw new SettingsError(
      "SEED_PEOPLE cannot be yes while GUILDHALL_ENV is production: the made-up people, whose password is public, are for a trial only.",
    );
  if (production && given.PUBLIC_URL === undefined)
    throw new SettingsError(
      "PUBLIC_URL has to be given while GUILDHALL_ENV is production: the address that members open.",
    );
  if (production && given.OUTSIDE_FILE === undefined)
    throw new SettingsError(
      "OUTSIDE_FILE has to be given while GUILDHALL_ENV is production: a YAML file with the addresses of the systems around the portal.",
    );
  if (production && given.BODY_FILE === undefined)
    throw new SettingsError(
      "BODY_FILE has to be given while GUILDHALL_ENV is production: a YAML file with the name, address and telephone of the body.",
    );
  const { pathname = "/", search = "", hash = "" } = given.PUBLIC_URL === undefined ? {} : new URL(given.PUBLIC_URL);
  if (pathname !== "/" || search !== "" || hash !== "")
    throw new SettingsError("PUBLIC_URL has to be an origin without a path: the portal is served at the root of its own host.");
  if (given.TRACKING !== "off" && given.TRACKING_SALT === undefined)
    throw new SettingsError("TRACKING_SALT has to be given while TRACKING is not off: what account ids are hashed with.");
  if (given.IDENTITY_AUTHORITY === undefined && given.IDENTITY_JWKS !== undefined)
    throw new SettingsError("IDENTITY_JWKS has to be given together with IDENTITY_AUTHORITY, or not at all.");
  if (given.IDENTITY_GROUPS !== undefined && given.IDENTITY_GROUPS_CLAIM === undefined)
    throw new SettingsError("IDENTITY_GROUPS has to be given together with IDENTITY_GROUPS_CLAIM: the claim that lists them.");

  if (given.SECURITY_POLICY !== undefined && given.SECURITY_CONTACT === undefined)
    throw new SettingsError("SECURITY_CONTACT has to be given with SECURITY_POLICY: to whom a weakness is reported.");

  if ((given.SMTP_URL === undefined) !== (given.MAIL_FROM === undefined))
    throw new SettingsError("SMTP_URL and MAIL_FROM have to be given together, or neither.");

  return {
    port: given.PORT,
    host: given.HOST ?? (production ? "0.0.0.0" : "localhost"),
    metricsPort: given.METRICS_PORT,
    stopAfterSeconds: given.STOP_AFTER_SECONDS,
    longestDelay: given.LONGEST_DELAY,
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
        contentBase: given.CONTENT_BASE,
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
        portalOrigins: given.PORTAL_ORIGINS === undefined ? undefined : listed(given.PORTAL_ORIGINS),
        scope: given.IDENTITY_SCOPE,
        claims: present({
          customerClaim: given.IDENTITY_CUSTOMER_CLAIM,
          groupsClaim: given.IDENTITY_GROUPS_CLAIM,
          groups: given.IDENTITY_GROUPS === undefined ? undefined : listed(given.IDENTITY_GROUPS),
          readScope: given.API_READ_SCOPE,
          writeScope: given.API_WRITE_SCOPE,
        }),
      }),
    },
  };
};
