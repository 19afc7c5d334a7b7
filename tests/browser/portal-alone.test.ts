import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";

import type { Browser, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { headersOfPages } from "../../adapters/institute/platform/portal/alone.ts";
import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import { trialOutside } from "../../adapters/institute/trial/outside.ts";
import { builtPortal } from "../actors/served-trial.ts";
import { trialInstitute } from "../actors/trial-institute.ts";
import { freePort } from "../adapters/support/free-port.ts";
import { exampleOrganisation } from "../adapters/support/organisation.ts";
import type { TestInstitute } from "../adapters/support/test-institute.ts";
import { openChromium } from "./chromium.ts";
import { isTitled } from "./portal-pages.ts";
import { startSecondProvider } from "./second-provider.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

let browser: Browser;
let page: Page;
let api: TestInstitute;
const servers: Server[] = [];

/** A plain web server: files of a folder, a configuration file, and headers for each page. */
const serve = async (port: number, configuration: PortalConfiguration, told: unknown): Promise<void> => {
  const pages = await headersOfPages(builtPortal, configuration);
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? "/", "http://portal").pathname;
    const name = asked === "/" ? "index.html" : asked.slice(1);
    if (name === "configuration.json") {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(told));
      return;
    }
    readFile(join(builtPortal, name)).then(
      (bytes) =>
        response
          .writeHead(200, { ...pages[name], "content-type": types[extname(name)] ?? "application/octet-stream" })
          .end(bytes),
      () => response.writeHead(404).end(),
    );
  }).listen(port, "localhost");
  await once(server, "listening");
  servers.push(server);
};

const ports = async () => ({ portal: await freePort(), api: await freePort(), provider: await freePort() });

const configurationAt = (at: Awaited<ReturnType<typeof ports>>): PortalConfiguration => {
  const portal = `http://localhost:${at.portal}`;
  return {
    apiBase: `http://localhost:${at.api}/api`,
    contentBase: `http://localhost:${at.api}/api`,
    identity: {
      authority: `http://127.0.0.1:${at.provider}`,
      clientId: "portal",
      scope: "openid portal.read portal.write",
      claims: { customerId: "member_number", groups: "roles" },
      callbackUrl: `${portal}/callback.html`,
      renewUrl: `${portal}/silent-renew.html`,
      loggedOutUrl: `${portal}/logged-out.html`,
    },
    body: {
      ...exampleOrganisation,
      name: "Harbour Society of Accountants",
      shortName: "HSA",
      colours: { accent: { light: "#7a1f4b", dark: "#f0a8c8" } },
    },
    ...trialOutside(portal),
    idleMinutes: 30,
  };
};

beforeEach(async () => {
  browser = await openChromium();
  page = await browser.newPage();
  page.setDefaultTimeout(15_000);
});
afterEach(async () => {
  await browser.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test("a portal from a plain web server, with API and provider on other origins, signs in, works and signs out", async () => {
  const at = await ports();
  const portal = `http://localhost:${at.portal}`;
  const configuration = configurationAt(at);
  await serve(at.portal, configuration, configuration);
  const { customerId } = personNamed("Maya");
  servers.push(
    await startSecondProvider({
      port: at.provider,
      portal,
      claimsOf: () => ({ member_number: customerId, roles: ["members"], name: "Maya Member" }),
      givesRefreshTokens: false,
    }),
  );
  api = await trialInstitute({
    publicUrl: `http://localhost:${at.api}`,
    portalOrigins: [portal],
    identity: { authority: configuration.identity.authority },
    clientId: "portal",
    audience: "urn:body:api",
    claims: {
      customerClaim: "member_number",
      groupsClaim: "roles",
      readScope: "portal.read",
      writeScope: "portal.write",
    },
  });
  await api.listen(at.api, "localhost");
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|CORS|Trusted/.test(message.text())) refused.push(message.text());
  });

  await page.goto(`${portal}/#/my-details/contact-details`);
  await page.getByPlaceholder("Enter any login").fill("somebody");
  await page.getByPlaceholder("and password").fill("anything");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("heading", { level: 1, name: "Contact details" }).waitFor();
  await page.getByRole("link", { name: "Harbour Society of Accountants" }).waitFor();
  await isTitled(page, "Contact details – HSA");
  // A change needs its version from a response header that the server must expose to other origins.
  const section = page.getByRole("region", { name: "Email" });
  await section.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Email address").fill("maya.elsewhere@example.org");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("maya.elsewhere@example.org").waitFor();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  // The provider asks for confirmation.
  await page.getByRole("button", { name: "Yes, sign me out" }).click();
  await page.getByRole("heading", { name: "You are signed out" }).waitFor();
  await isTitled(page, "Signed out – HSA");
  expect(refused).toEqual([]);
  await api.close();
});

test("a portal opened at another address of its server redirects to its own, where the provider returns to", async () => {
  const at = await ports();
  const configuration = configurationAt(at);
  await serve(at.portal, configuration, configuration);
  await page.goto(`http://portal.localhost:${at.portal}/#/fees-and-transactions`);
  await page.waitForURL(`http://localhost:${at.portal}/#/fees-and-transactions`);
});

test("a redirect loop ends after one redirect, with an error", async () => {
  const at = await ports();
  const configuration = configurationAt({ ...at, portal: at.api });
  await serve(at.portal, configuration, configuration);
  const opened = `http://portal.localhost:${at.portal}/`;
  let led = 0;
  const leadsBack = createServer((_request, response) => {
    led += 1;
    response.writeHead(307, { location: opened }).end();
  });
  servers.push(leadsBack);
  await once(leadsBack.listen(at.api, "localhost"), "listening");
  await page.goto(opened);
  await page.getByText("Failed to load content").waitFor();
  expect(led).toBe(1);
});

test("an invalid field of the configuration is named on screen and in the console", async () => {
  const at = await ports();
  const configuration = configurationAt(at);
  const { clientId: _, ...identity } = configuration.identity;
  await serve(at.portal, configuration, { ...configuration, identity, support: "tel:1234" });
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(error.message));
  await page.goto(`http://localhost:${at.portal}/`);
  await page.getByText("identity.clientId: is missing").waitFor();
  await page.getByText("support: has to be an address that begins with https://").waitFor();
  expect(thrown.join(" ")).toContain("identity.clientId: is missing");
});
