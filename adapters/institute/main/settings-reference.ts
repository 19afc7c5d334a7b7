import { join } from "node:path";

import { variables, type Variables } from "../settings/variables.ts";

/** Description of an environment variable in the settings reference. */
interface Entry {
  readonly meaning: string;
  /** The default in words, where the schema has none. */
  readonly otherwise?: string;
}

type Entries = Partial<Record<keyof Variables, Entry>>;

const schemas = "../../adapters/institute/main/schemas";
const examples = "../../adapters/institute/example";

const server = {
  GUILDHALL_ENV: {
    meaning: "`trial` or `production`. Production has no made-up people and shows no hints on the sign-in page.",
  },
  PORT: { meaning: "The port of the portal, the API and the provider." },
  HOST: {
    otherwise: "`localhost`; `0.0.0.0` in production",
    meaning: "The network address to listen on. It applies to `METRICS_PORT` too.",
  },
  PUBLIC_URL: {
    otherwise: "`http://localhost:PORT`",
    meaning:
      "The address that members open: an origin without a path. A portal opened at another address redirects there. Required in production.",
  },
  TRUST_PROXY: {
    otherwise: "`no`",
    meaning:
      "The number of proxies in front of the server (1 to 9), or their addresses with commas between (`10.0.0.4,10.0.0.0/8`). Only their word about the caller's address is trusted.",
  },
  HSTS_SUBDOMAINS: {
    otherwise: "`no`",
    meaning: "`yes` extends HSTS to every sub-domain of the host of `PUBLIC_URL`.",
  },
  SERVE: {
    otherwise: "`portal,api,provider`; without `provider` when `IDENTITY_AUTHORITY` is set",
    meaning: "The parts that this server serves. See [portal-alone.md](portal-alone.md).",
  },
  STOP_AFTER_SECONDS: {
    meaning:
      "Seconds (0 to 300) between SIGTERM and the end of taking requests. `/readyz` answers 503 from SIGTERM on.",
  },
  LONGEST_DELAY: {
    meaning:
      "Event-loop delay in milliseconds (20 to 10000) above which requests are refused with 503. See [monitoring.md](monitoring.md#overload).",
  },
  ASSETS_DIR: {
    otherwise: "none",
    meaning:
      "A folder that several processes share, so that each serves the page code of the others' releases. See [backup-and-upgrade.md](backup-and-upgrade.md).",
  },
  SOURCE_MAPS: { meaning: "`yes` serves the source maps of the portal's code to the developer tools of browsers." },
} satisfies Entries;

const storage = {
  DATA_DIR: { meaning: "The folder of the SQLite database. One process at a time uses it." },
  DATABASE_URL: {
    otherwise: "none: SQLite",
    meaning: "A PostgreSQL database: `postgres://user:password@host:5432/name`. Percent-encode signs in the password.",
  },
  SEALING_KEY: {
    otherwise: "none: keys are stored as they are",
    meaning:
      "Seals the private keys in the database, so that a copy of it alone opens nothing: 32 random bytes in base64 (`openssl rand -base64 32`), the same for the server and `registrar`. To change it, put the new key in front of the former one with a comma between, and start: keys are then sealed with the first.",
  },
  SEED_PEOPLE: {
    otherwise: "`yes`; always `no` in production",
    meaning: "`no` starts a trial without the made-up people.",
  },
} satisfies Entries;

const organisation = {
  BODY_FILE: {
    otherwise: "the made-up institute",
    meaning: `A YAML file with the organisation's name, address, telephone, colours, mark and links ([schema](${schemas}/body.schema.json), [example](${examples}/body.yaml)). Required in production.`,
  },
  RULES_FILE: {
    otherwise: "the defaults; in a trial with reminders and fees",
    meaning: `A YAML file with the organisation's rules: time zone, currency, CPD year, fees, reminders ([schema](${schemas}/rules.schema.json), [example](${examples}/rules.yaml)). See [rules.md](rules.md).`,
  },
  LISTS_FILE: {
    otherwise: "the example",
    meaning: `A YAML file with what members choose from: networks, job titles, categories, qualifications, waiver reasons ([schema](${schemas}/lists.schema.json), [example](${examples}/lists.yaml)). Required in production. See [lists.md](lists.md).`,
  },
  OUTSIDE_FILE: {
    otherwise: "pages of the trial",
    meaning: `A YAML file with the addresses of the systems around the portal, and the only origins that receive an identifier ([schema](${schemas}/outside.schema.json), [example](${examples}/outside.yaml)). Required in production.`,
  },
  CONTENT_DIR: {
    otherwise: "the shipped texts",
    meaning: "A folder of content files. `npm run content:check FOLDER` checks it.",
  },
  SECURITY_CONTACT: {
    otherwise: "none",
    meaning: "Where weaknesses are reported (`mailto:` or `https://`), published in `/.well-known/security.txt`.",
  },
  SECURITY_POLICY: {
    otherwise: "none",
    meaning: "The page with the organisation's disclosure policy (`https://`), published in the same file.",
  },
  TRACKING: {
    meaning: "Page views and actions for a tag manager, under a hashed id: `off`, `on`, or `ask` for consent first.",
  },
  TRACKING_SALT: { otherwise: "none", meaning: "The salt of the hashed id. Required unless `TRACKING` is `off`." },
} satisfies Entries;

const signIn = {
  IDLE_MINUTES: {
    otherwise: "`30`",
    meaning: "Minutes without activity (5 to 10080) after which a sign-in ends. The portal warns two minutes before.",
  },
  SESSION_HOURS: {
    otherwise: "`12`",
    meaning: "Hours (1 to 168) after which a sign-in ends, however much it is used.",
  },
} satisfies Entries;

const identity = {
  IDENTITY_AUTHORITY: {
    otherwise: "the embedded provider",
    meaning: "The issuer of another OpenID provider, letter for letter.",
  },
  IDENTITY_JWKS: { otherwise: "by discovery", meaning: "The address of that provider's signing keys." },
  IDENTITY_CLIENT_ID: { otherwise: "`guildhall-portal`", meaning: "The portal's client id." },
  IDENTITY_SCOPE: {
    otherwise: "`openid profile email api:read api:write`",
    meaning: "The scopes that the portal requests.",
  },
  IDENTITY_CUSTOMER_CLAIM: { otherwise: "`sub`", meaning: "The claim with the customer's number." },
  IDENTITY_GROUPS_CLAIM: { otherwise: "none", meaning: "The claim with the account's groups." },
  IDENTITY_GROUPS: {
    otherwise: "any group",
    meaning:
      "The groups that may sign in, with commas between; `everyone`, without a claim, admits every account of the provider.",
  },
  API_AUDIENCE: { otherwise: "`PUBLIC_URL/api`", meaning: "The audience of access tokens." },
  API_READ_SCOPE: { otherwise: "`api:read`", meaning: "The scope that a token needs for reading." },
  API_WRITE_SCOPE: { otherwise: "`api:write`", meaning: "The scope that a token needs for changing anything." },
} satisfies Entries;

const elsewhere = {
  API_BASE: { otherwise: "`PUBLIC_URL/api`", meaning: "The address of an API served elsewhere." },
  CONTENT_BASE: { otherwise: "`API_BASE`", meaning: "The address of a content service served elsewhere." },
  PORTAL_ORIGINS: {
    otherwise: "none",
    meaning:
      "Origins of portals served elsewhere, with commas between, that the API and the provider answer. People return to the first one when `SERVE` leaves out the portal.",
  },
} satisfies Entries;

const mail = {
  SMTP_URL: {
    otherwise: "none",
    meaning: "The mail server: `smtp://user:password@host:587`. Without it a trial shows its mails at `/outside/mail`.",
  },
  MAIL_FROM: {
    otherwise: "none",
    meaning: "The sender: `Our Institute <office@example.org>`. Required with `SMTP_URL`.",
  },
  SMTP_TLS: {
    otherwise: "`required`; `optional` on loopback",
    meaning: "`optional` sends mails and the password unencrypted where the server offers no STARTTLS.",
  },
} satisfies Entries;

const submissions = {
  WEBHOOK_URL: {
    otherwise: "none",
    meaning:
      "The address that receives each event of what members send and each charge and payment that is posted, by the [Standard Webhooks](https://www.standardwebhooks.com) specification: `https://`, or this machine. `/api/openapi.json` has the payloads.",
  },
  WEBHOOK_SECRET: {
    otherwise: "none",
    meaning: "The secret that signs them: `whsec_` and 24 to 64 random bytes in base64. Required with `WEBHOOK_URL`.",
  },
  PAYMENTS_WEBHOOK_SECRET: {
    otherwise: "none",
    meaning:
      "The secret that a payment provider signs its messages with. With it, `POST /webhooks/payments` posts the payments that it reports.",
  },
  REGISTRY_EMAIL: {
    otherwise: "none",
    meaning:
      "The address at the organisation that gets a digest each working day: what came in, and what waits longer than promised.",
  },
} satisfies Entries;

const observation = {
  METRICS_PORT: { otherwise: "none", meaning: "A separate port for `/metrics`. See [monitoring.md](monitoring.md)." },
  LOG_LEVEL: {
    otherwise: "`warn`; `info` in production",
    meaning:
      "The level of the JSON logs: `trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`. They carry a correlation id and nothing personal.",
  },
} satisfies Entries;

/** Every variable of the schema; a new one does not compile until it is described here. */
const entries: Readonly<Record<keyof Variables, Entry>> = {
  ...server,
  ...storage,
  ...organisation,
  ...signIn,
  ...identity,
  ...elsewhere,
  ...mail,
  ...submissions,
  ...observation,
};

const sections = {
  Server: server,
  Database: storage,
  "The organisation": organisation,
  Sessions: signIn,
  "Another OpenID provider": identity,
  "Parts served elsewhere": elsewhere,
  Mail: mail,
  "What members send": submissions,
  Monitoring: observation,
};

const defaults: Readonly<Record<string, unknown>> = variables.parse({});

const row = (name: string): string => {
  const { meaning, otherwise } = entries[name as keyof Variables];
  return `| \`${name}\` | ${otherwise ?? `\`${String(defaults[name])}\``} | ${meaning} |`;
};

const table = ([title, settings]: readonly [string, object]): string =>
  `## ${title}\n\n| setting | default | meaning |\n| --- | --- | --- |\n${Object.keys(settings).map(row).join("\n")}\n`;

/** Path of the published settings reference. */
export const settingsReferencePath = join(import.meta.dirname, "../../../docs/operators/settings.md");

/** The settings reference in Markdown, generated from the schema. */
export const settingsReference = `# Settings

<!-- Generated by \`npm run schemas\` from adapters/institute/main/settings-reference.ts. -->

All settings are environment variables. The server names each wrong one at the start, and what it may be.
It refuses a name that nearly matches a setting, so that a misspelling has no silent effect.
\`npm run serve -- --check\` checks settings, files and content, and that database and mail server can be reached, without starting.

${Object.entries(sections).map(table).join("\n")}`;
