import { isIP } from "node:net";

import * as z from "zod";

import { lookupServices } from "../platform/addresses/lookup.ts";

const address = z.url({
  protocol: /^https?$/,
  error: "has to be an address that begins with http:// or https://",
  abort: true,
});
const base = address.transform((url) => url.replace(/\/+$/, ""));
const text = z.string().min(1, "has to be given a value, or be left out");
const word = z.string().regex(/^\S+$/, "has to be one word, without a space");
export const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Addresses, or networks such as 10.0.0.0/8. */
const areAddresses = (list: string): boolean =>
  list.split(",").every((entry) => {
    const [address = "", width, ...rest] = entry.trim().split("/");
    const kind = isIP(address);
    const isWidth = width === undefined || (/^\d{1,3}$/.test(width) && Number(width) <= (kind === 4 ? 32 : 128));
    return kind !== 0 && isWidth && rest.length === 0;
  });

/** A whole number in digits; an empty value would otherwise count as 0. */
const whole = (what: string, from: number, to: number) => {
  const words = `has to be a ${what} from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, words)
    .transform(Number)
    .refine((value) => value >= from && value <= to, words);
};

const port = whole("number", 1, 65_535);

/** Whether an address has neither query nor fragment; an unescaped @ or # in its password would create one. */
const isWhole = (address: string): boolean => {
  // Invalid addresses are reported by another check.
  if (!URL.canParse(address)) return true;
  const { pathname, hash } = new URL(address);
  return !pathname.includes("@") && hash === "";
};
const signs = "in a password write %40 for @, %3A for :, %2F for /, %3F for ?, %23 for # and %25 for %";

/** The names of the parts of an institute; another system can replace each. */
export const partNames = ["portal", "api", "provider"] as const;
export type PartName = (typeof partNames)[number];

/** Whether any of these parts stores data. */
export const needsDatabase = (served: ReadonlySet<PartName>): boolean => served.has("api") || served.has("provider");

const arePartsOf = (list: string): boolean =>
  list.split(",").every((entry) => (partNames as readonly string[]).includes(entry.trim()));

const loopback = ["localhost", "127.0.0.1", "[::1]"];

/** Whether traffic to an address is encrypted or stays on this machine. */
const isPrivate = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || loopback.includes(hostname);
};

const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, "has to be whsec_ followed by 24 to 64 random bytes in base64")
  .optional();

/** The environment variables that the server is started with; docs/operators/settings.md describes them. */
export const variables = z.object({
  PORT: port.default(4200),
  METRICS_PORT: port.optional(),
  STOP_AFTER_SECONDS: whole("number of seconds", 0, 300).default(0),
  LONGEST_DELAY: whole("number of milliseconds", 20, 10_000).default(300),
  HOST: text.optional(),
  ASSETS_DIR: text.optional(),
  DATA_DIR: text.default(".data"),
  EVIDENCE_DIR: text.optional(),
  FONTS_DIR: text.optional(),
  CLAMD: z
    .string()
    .regex(
      /^(?:\/\S+|[^\s/:]+:\d{1,5}|\[[\da-fA-F:]+\]:\d{1,5})$/,
      "has to be where clamd listens: host:3310, or the path of its socket",
    )
    .optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: `has to be a PostgreSQL address: postgres://user:password@host:5432/name; ${signs}`,
      abort: true,
    })
    .refine(isWhole, signs)
    .optional(),
  GUILDHALL_ENV: z.enum(["trial", "production"], `has to be "trial" or "production"`).default("trial"),
  SOURCE_MAPS: z.enum(["yes", "no"], `has to be "yes" or "no"`).default("no"),
  SEED_PEOPLE: z.enum(["yes", "no"], `has to be "yes" or "no"`).optional(),
  PUBLIC_URL: base.optional(),
  HSTS_SUBDOMAINS: z.enum(["yes", "no"], `has to be "yes" or "no"`).optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (proxies) => proxies === "no" || /^[1-9]$/.test(proxies) || areAddresses(proxies),
      'has to be how many proxies stand before the server (1 to 9), their addresses with commas between them (10.0.0.4 or 10.0.0.0/8), or "no"',
    )
    .optional(),
  SERVE: z
    .string()
    .refine(arePartsOf, `has to name what is served, with commas between: ${partNames.join(", ")}`)
    .optional(),
  // Compared exactly, including a trailing slash.
  IDENTITY_AUTHORITY: address.optional(),
  IDENTITY_SCOPE: z
    .string()
    .regex(/(^| )openid( |$)/, "has to be words with a space between, openid among them")
    .optional(),
  IDENTITY_CUSTOMER_CLAIM: text.optional(),
  IDENTITY_GROUPS_CLAIM: text.optional(),
  IDENTITY_GROUPS: text.optional(),
  API_READ_SCOPE: word.optional(),
  API_WRITE_SCOPE: word.optional(),
  PORTAL_ORIGINS: z
    .string()
    .refine(
      (list) => list.split(",").every((entry) => /^https?:\/\/[^\s/,]+$/.test(entry.trim())),
      "has to be origins with commas between them, such as https://portal.body.example",
    )
    .optional(),
  IDENTITY_CLIENT_ID: word.optional(),
  IDENTITY_JWKS: address.optional(),
  API_AUDIENCE: text.optional(),
  API_BASE: base.optional(),
  CONTENT_BASE: base.optional(),
  CONTENT_DIR: text.optional(),
  ADDRESS_LOOKUP: z.enum(lookupServices, `has to be one of ${lookupServices.join(", ")}`).optional(),
  ADDRESS_LOOKUP_URL: base.optional(),
  ADDRESS_LOOKUP_KEY: word.optional(),
  IDLE_MINUTES: whole("number of minutes", 5, 10_080).optional(),
  SESSION_HOURS: whole("number of hours", 1, 168).optional(),
  TRACKING: z.enum(["off", "on", "ask"], `has to be "off", "on" or "ask"`).default("off"),
  TRACKING_SALT: text.optional(),
  DESK: z.union([z.literal("off"), base], `has to be "off", or the address of the desk's own host`).optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(https:\/\/|mailto:)[^\s<>"]+$/, "has to be an address that begins with mailto: or https://")
    .optional(),
  SECURITY_POLICY: z.url({ protocol: /^https$/, error: "has to be an address that begins with https://" }).optional(),
  OUTSIDE_FILE: text.optional(),
  BODY_FILE: text.optional(),
  RULES_FILE: text.optional(),
  LISTS_FILE: text.optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: `has to be the address of a mail server: smtp://user:password@host:587; ${signs}`,
      abort: true,
    })
    .refine(isWhole, signs)
    .refine(
      (server) => new URL(server).search === "",
      "has to be without options after ?: SMTP_TLS says whether mail is encrypted",
    )
    .optional(),
  SMTP_TLS: z.enum(["required", "optional"], `has to be "required" or "optional"`).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/,
      "has to be an email address, or a name with one: Our Institute <office@example.org>",
    )
    .optional(),
  BOUNCES_URL: z
    .url({
      protocol: /^imaps?$/,
      error: `has to be the address of a mailbox: imaps://user:password@host/folder; ${signs}`,
      abort: true,
    })
    .refine(isWhole, signs)
    .refine((mailbox) => {
      const { username, password, search } = new URL(mailbox);
      return username !== "" && password !== "" && search === "";
    }, "has to have a user and a password, and no options after ?: imaps://user:password@host/folder")
    .optional(),
  WEBHOOK_URL: address
    .refine(isPrivate, "has to begin with https://, but on this machine: it receives what members send")
    .optional(),
  WEBHOOK_SECRET: webhookSecret,
  PAYMENTS_WEBHOOK_SECRET: webhookSecret,
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_\w+$/, "has to be a secret or restricted key of Stripe, which begins with sk_ or rk_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "has to be the secret of an endpoint at Stripe, which begins with whsec_")
    .optional(),
  STRIPE_URL: base.optional(),
  REGISTRY_EMAIL: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, "has to be an email address")
    .optional(),
  SEALING_KEY: z
    .string()
    .regex(
      /^[A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=)*$/,
      "has to be 32 random bytes in base64 (openssl rand -base64 32); former ones may follow, with commas between",
    )
    .optional(),
  LOG_LEVEL: z.enum(levels, `has to be one of ${levels.join(", ")}`).optional(),
});

export type Variables = z.output<typeof variables>;

/** Parts served here: all by default; without the provider when another one is configured. */
export const servedOf = ({ SERVE, IDENTITY_AUTHORITY }: Variables): ReadonlySet<PartName> =>
  new Set(
    partNames.filter((part) =>
      SERVE === undefined
        ? part !== "provider" || IDENTITY_AUTHORITY === undefined
        : SERVE.split(",").some((entry) => entry.trim() === part),
    ),
  );
