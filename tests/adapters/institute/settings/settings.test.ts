import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { exampleListsFile } from "../../../../adapters/institute/platform/lists/read-lists-file.ts";
import { variables } from "../../../../adapters/institute/settings/variables.ts";
import { warningsOf } from "../../../../adapters/institute/settings/warnings.ts";
import { ownBodyFile, ownOutsideFile } from "../../support/release-files.ts";
import { settingsOf } from "../../support/settings.ts";

const example = new URL("../../../../adapters/institute/example/", import.meta.url).pathname;

const folder = mkdtempSync(join(tmpdir(), "guildhall-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));
/** Lists of which none is the example's. */
const ownLists = join(folder, "lists.yaml");
writeFileSync(
  ownLists,
  readFileSync(exampleListsFile, "utf8").replaceAll("label: ", "label: Our ").replace("[Mr,", "[Herr,"),
);

/** An organisation that sends invoices. */
const bodyWithInvoices = join(folder, "body.yaml");
writeFileSync(
  bodyWithInvoices,
  `${readFileSync(ownBodyFile, "utf8").replace(/^mark: .*/m, "")}
invoices: { tax: None, transfer: [{ label: IBAN, value: IE29 AIBK 9311 5212 3456 78 }] }
`,
);

type Environment = Readonly<Record<string, string>>;

const another = { IDENTITY_AUTHORITY: "https://login.body.example/" };
const everyone = { ...another, IDENTITY_GROUPS: "everyone" };
const elsewhere = { PORTAL_ORIGINS: "https://portal.body.example" };

const refusal = (environment: Environment): string => {
  try {
    settingsOf(environment);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

describe("the examples of a service and an image", () => {
  it.each([
    ["guildhall.service", /^StateDirectory=guildhall$/m, /^Environment=DATA_DIR=\/var\/lib\/guildhall$/m],
    ["Containerfile", /--owner=node .*\/var\/lib\/guildhall$/m, /^ENV .*\bDATA_DIR=\/var\/lib\/guildhall$/m],
  ])("%s stores data in a writable folder instead of the program's", (file, folder, setting) => {
    const text = readFileSync(`${example}${file}`, "utf8");
    expect(text).toMatch(folder);
    expect(text).toMatch(setting);
  });
});

describe("a value that is none", () => {
  const odd = ["", " ", "nonsense", "http://", "://", "smtp:", "imaps://", "https://:99999", "-1", "\u0000"];

  it.each(Object.keys(variables.shape))("of %s is refused by its name, or taken", (name) => {
    for (const value of odd) {
      const words = refusal({ [name]: value });
      if (words !== "") expect(words).toContain(name);
    }
  });
});

describe("the address of the mail server", () => {
  it.each(["requireTLS=false", "ignoreTLS=true", "secure=false"])("cannot switch encryption off by ?%s", (option) => {
    expect(refusal({ SMTP_URL: `smtp://mail.body.example:587?${option}`, MAIL_FROM: "office@body.example" })).toBe(
      "SMTP_URL has to be without options after ?: SMTP_TLS says whether mail is encrypted.",
    );
  });
});

describe("settings", () => {
  it.each<readonly [string, Environment, readonly string[]]>([
    ["everything", {}, ["portal", "api", "provider"]],
    ["all but the provider where another one is named", everyone, ["portal", "api"]],
    ["the API alone", { SERVE: "api", ...everyone, ...elsewhere }, ["api"]],
    ["the provider alone", { SERVE: "provider", API_AUDIENCE: "urn:body:api", ...elsewhere }, ["provider"]],
    ["API and provider without the portal", { SERVE: "api, provider", ...elsewhere }, ["api", "provider"]],
    ["the portal alone", { SERVE: "portal", ...another, API_BASE: "https://api.body.example" }, ["portal"]],
  ])("serve %s", (_, environment, served) => {
    expect([...settingsOf(environment).serves]).toEqual(served);
  });

  it.each<readonly [Environment, string]>([
    [{ SERVE: "api,idp" }, "SERVE has to name what is served, with commas between: portal, api, provider."],
    [
      { SERVE: "provider,api", ...everyone, ...elsewhere },
      "IDENTITY_AUTHORITY names another provider: SERVE cannot name the provider too.",
    ],
    [{ SERVE: "portal,api" }, "IDENTITY_AUTHORITY is required where SERVE leaves out the provider"],
    [{ SERVE: "portal,provider", API_AUDIENCE: "urn:body:api" }, "API_BASE is required where SERVE leaves out the API"],
    [{ SERVE: "provider", ...elsewhere }, "API_AUDIENCE is required where SERVE leaves out the API"],
    [{ SERVE: "api,provider" }, "PORTAL_ORIGINS is required where SERVE leaves out the portal"],
    [
      another,
      "IDENTITY_GROUPS_CLAIM is required with IDENTITY_AUTHORITY: the claim that lists a person's groups. To let in every account of the provider, set IDENTITY_GROUPS=everyone.",
    ],
    [{ ...another, IDENTITY_GROUPS: "members" }, "IDENTITY_GROUPS requires IDENTITY_GROUPS_CLAIM"],
    ...["IDENTITY_CUSTOMER_CLAIM", "IDENTITY_GROUPS_CLAIM", "API_READ_SCOPE", "API_WRITE_SCOPE"].map(
      (name) => [{ [name]: "roles" }, `${name} is used only together with IDENTITY_AUTHORITY.`] as const,
    ),
    [{ IDENTITY_SCOPE: "openid members" }, "IDENTITY_SCOPE is used only together with IDENTITY_AUTHORITY."],
    [
      { ...everyone, IDENTITY_SCOPE: "profile email" },
      "IDENTITY_SCOPE has to be words with a space between, openid among them.",
    ],
    [{ ...everyone, API_READ_SCOPE: "api read" }, "API_READ_SCOPE has to be one word, without a space."],
    [{ IDENTITY_CLIENT_ID: " " }, "IDENTITY_CLIENT_ID has to be one word, without a space."],
    [{ IDENTITY_GROUPS: "everyone" }, "IDENTITY_GROUPS requires IDENTITY_GROUPS_CLAIM"],
    [{ GUILDHAL_ENV: "production" }, "There is no setting GUILDHAL_ENV. Did you mean GUILDHALL_ENV?"],
    [
      { GUILDHALL_ENV: "production", PUBLIC_URL: "https://portal.body.example/members" },
      "PUBLIC_URL has to be an origin without a path",
    ],
    // Rejects empty text, and numbers in programmers' notation.
    [{ STOP_AFTER_SECONDS: "" }, "STOP_AFTER_SECONDS has to be a number of seconds from 0 to 300."],
    [{ LONGEST_DELAY: "1e3" }, "LONGEST_DELAY has to be a number of milliseconds from 20 to 10000."],
    [{ IDLE_MINUTES: "0x20" }, "IDLE_MINUTES has to be a number of minutes from 5 to 10080."],
    [{ IDLE_MINUTES: "40000" }, "IDLE_MINUTES has to be a number of minutes from 5 to 10080."],
    [{ PORT: "70000" }, "PORT has to be a number from 1 to 65535."],
    [{ PORT: "4300", METRICS_PORT: "4300" }, "METRICS_PORT and PORT must differ."],
    [
      { DATABASE_URL: "postgres://guildhall:p@ss/word@db:5432/guildhall" },
      "DATABASE_URL in a password write %40 for @",
    ],
    [{ DATABASE_URL: "postgres://guildhall:pass#word@db:5432/guildhall" }, "in a password write %40 for @"],
    [
      { SMTP_URL: "smtp://portal:p@ss/word@mail:587", MAIL_FROM: "a@body.example" },
      "SMTP_URL in a password write %40 for @",
    ],
    [{ GUILDHALL_PORT: "8080" }, "There is no setting GUILDHALL_PORT."],
  ])("%j are refused", (environment, words) => {
    expect(refusal(environment)).toContain(words);
  });

  it("ignore Kubernetes' variables for services of these names", () => {
    const told = {
      GUILDHALL_SERVICE_HOST: "10.0.0.1",
      GUILDHALL_SERVICE_PORT: "80",
      GUILDHALL_SERVICE_PORT_HTTP: "80",
      GUILDHALL_PORT: "tcp://10.0.0.1:80",
    };
    const more = {
      GUILDHALL_PORT_80_TCP: "tcp://10.0.0.1:80",
      GUILDHALL_PORT_80_TCP_ADDR: "10.0.0.1",
      GUILDHALL_PORTAL_SERVICE_HOST: "10.0.0.2",
    };
    expect(refusal({ ...told, ...more })).toBe("");
  });

  it("report all contradictions", () => {
    expect(refusal({ GUILDHALL_ENV: "production", SEED_PEOPLE: "yes" }).split("\n")).toHaveLength(5);
  });

  it("accept every account only by that word, and treat it as a group where there is a groups claim", () => {
    expect(settingsOf(everyone).institute.claims).toEqual({});
    expect(settingsOf({ ...everyone, IDENTITY_GROUPS_CLAIM: "roles" }).institute.claims).toEqual({
      groupsClaim: "roles",
      groups: ["everyone"],
    });
  });

  it("expect the content at the API unless it is elsewhere", () => {
    const alone = { SERVE: "portal", ...another, API_BASE: "https://api.body.example" };
    expect(settingsOf(alone).institute).toMatchObject({
      apiBase: "https://api.body.example",
      contentBase: "https://api.body.example",
    });
    expect(settingsOf({ ...alone, CONTENT_BASE: "https://cms.body.example" }).institute.contentBase).toBe(
      "https://cms.body.example",
    );
  });

  it("require encryption of every mail server except on this machine, unless set otherwise", () => {
    const requires = (server: string, more: Environment = {}) =>
      settingsOf({ SMTP_URL: server, MAIL_FROM: "portal@body.example", ...more }).institute.mail?.requiresTls;
    for (const server of ["smtp://localhost:1025", "smtp://127.0.0.1:25", "smtp://[::1]:25"])
      expect(requires(server)).toBe(false);
    expect(requires("smtp://user:password@mail.body.example:587")).toBe(true);
    expect(requires("smtp://localhost", { SMTP_TLS: "required" })).toBe(true);
    expect(requires("smtp://mail.body.example", { SMTP_TLS: "optional" })).toBe(false);
  });

  it("require encryption of the mailbox of reports except on this machine, and the mail server that it is of (MAIL-03)", () => {
    const mailOut = { SMTP_URL: "smtp://localhost", MAIL_FROM: "portal@body.example" };
    const requires = (mailbox: string) =>
      settingsOf({ ...mailOut, BOUNCES_URL: mailbox }).institute.reportMailbox?.requiresTls;
    expect(requires("imap://user:password@127.0.0.1:143/Reports")).toBe(false);
    expect(requires("imap://user:password@mail.body.example")).toBe(true);
    expect(refusal({ BOUNCES_URL: "imaps://user:password@mail.body.example" })).toBe(
      "SMTP_URL is required with BOUNCES_URL, which receives the delivery reports of its emails.",
    );
    expect(refusal({ ...mailOut, BOUNCES_URL: "imaps://mail.body.example/Reports" })).toContain(
      "BOUNCES_URL has to have a user and a password",
    );
    expect(refusal({ ...mailOut, BOUNCES_URL: "pop3://user:password@mail.body.example" })).toContain(
      "BOUNCES_URL has to be the address of a mailbox",
    );
  });

  it("put the desk at the portal's address, at its own, or nowhere (DESK-01)", () => {
    const deskUrl = (environment: Environment) => settingsOf(environment).institute.deskUrl;
    expect(deskUrl({})).toBe("http://localhost:4200");
    expect(deskUrl({ PUBLIC_URL: "https://portal.body.example" })).toBe("https://portal.body.example");
    expect(deskUrl({ DESK: "https://desk.body.example" })).toBe("https://desk.body.example");
    expect(deskUrl({ DESK: "off" })).toBeUndefined();
    expect(deskUrl({ SERVE: "portal", API_BASE: "https://api.body.example", ...everyone })).toBeUndefined();
    expect(refusal({ DESK: "https://body.example/staff" })).toContain("DESK has to be an origin without a path");
    expect(refusal({ DESK: "no" })).toContain(`DESK has to be "off", or the address of the desk's own host`);
  });

  it("warn that all members count as one address behind a proxy in production", () => {
    const withoutMail = {
      GUILDHALL_ENV: "production",
      PUBLIC_URL: "https://portal.body.example",
      BODY_FILE: bodyWithInvoices,
      OUTSIDE_FILE: ownOutsideFile,
      LISTS_FILE: ownLists,
      RULES_FILE: `${example}rules.yaml`,
    };
    const production = { ...withoutMail, SMTP_URL: "smtp://localhost", MAIL_FROM: "portal@body.example" };
    const told = (environment: Environment): string => warningsOf(settingsOf(environment)).join("\n");
    expect(told(production)).toContain("TRUST_PROXY is not set");
    const sealed = { TRUST_PROXY: "1", SEALING_KEY: Buffer.alloc(32, 1).toString("base64") };
    expect(told({ ...production, ...sealed })).toBe("");
    expect(told({ ...withoutMail, ...sealed })).toContain("SMTP_URL is not set");
    expect(told({ ...production, TRUST_PROXY: "1" })).toContain("SEALING_KEY is not set");
    expect(told({ ...production, TRUST_PROXY: "1", LISTS_FILE: exampleListsFile })).toContain(
      "LISTS_FILE: these are still the example's: regionalNetworks, employmentNetworks",
    );
    const { RULES_FILE: _, ...withoutRules } = { ...production, ...sealed };
    expect(told(withoutRules)).toContain("RULES_FILE is not set: amounts are in GBP, days are those of Europe/London");
    expect(told({})).toBe("");
  });
});
