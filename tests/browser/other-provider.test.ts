import type { Server } from "node:http";

import type { Browser, Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import { builtPortal } from "../actors/served-trial.ts";
import { trialInstitute } from "../actors/trial-institute.ts";
import { freePort } from "../adapters/support/free-port.ts";
import type { TestInstitute } from "../adapters/support/test-institute.ts";
import { openChromium } from "./chromium.ts";
import { openAt } from "./portal-pages.ts";
import { startSecondProvider } from "./second-provider.ts";

// Another site than the portal's, by the browser's cookie rules.
const another = (port: number): string => `http://127.0.0.1:${port}`;

let browser: Browser;
let page: Page;
let institute: TestInstitute;
let provider: Server;
let url = "";
/** All requested addresses. */
let addresses: string[] = [];

const enter = async (at: Page, account: string): Promise<void> => {
  await at.getByPlaceholder("Enter any login").fill(account);
  await at.getByPlaceholder("and password").fill("anything");
  await at.getByRole("button", { name: "Sign-in" }).click();
  await at.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
};

const startPortal = async ({ givesRefreshTokens = false, demandsHint = false } = {}): Promise<void> => {
  const [ownPort, port] = [await freePort(), await freePort()];
  url = `http://localhost:${ownPort}`;
  provider = await startSecondProvider({
    port,
    portal: url,
    claimsOf: (account) => {
      const { customerId, name } = personNamed(account);
      return { member_number: customerId, roles: ["members"], name };
    },
    givesRefreshTokens,
    demandsHint,
  });
  institute = await trialInstitute({
    publicUrl: url,
    portalFolder: builtPortal,
    identity: { authority: another(port) },
    clientId: "portal",
    audience: "urn:body:api",
    scope: `openid${givesRefreshTokens ? " offline_access" : ""} portal.read portal.write`,
    claims: {
      customerClaim: "member_number",
      groupsClaim: "roles",
      readScope: "portal.read",
      writeScope: "portal.write",
    },
  });
  await institute.listen(ownPort, "localhost");
  const context = await browser.newContext();
  await context.clock.install();
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  addresses = [];
  context.on("request", (request) => addresses.push(request.url()));
  await page.goto(`${url}/`);
  await enter(page, "Maya");
};

const withIdToken = (): readonly string[] => addresses.filter((address) => /id_token|eyJ/.test(address));

/** Long enough for a renewal, which this provider refuses in a frame. */
const passing = (): Promise<void> => page.context().clock.fastForward(9 * 60_000 + 5_000);

beforeEach(async () => {
  browser = await openChromium();
});
afterEach(async () => {
  await browser.close();
  await institute.close();
  provider.closeAllConnections();
  provider.close();
});

describe("a provider on another site", () => {
  test("signs in; renews by a full page where frames are refused, without losing input; and signs out", async () => {
    await startPortal();
    await openAt(page, url, "/professional-development/annual-declarations");
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("radio", { name: "Yes" }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Step 2 of 4").waitFor();
    const round = page.waitForRequest(
      (request) =>
        request.isNavigationRequest() && request.url().includes("prompt=none") && request.frame() === page.mainFrame(),
    );
    await passing();
    await round;
    await page.getByText("Step 2 of 4").waitFor();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    expect(await page.getByRole("radio", { name: "Yes" }).isChecked()).toBe(true);

    await page.getByRole("button", { name: "Account" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Leave" }).click();
    // The provider asks for confirmation.
    await page.getByRole("button", { name: "Yes, sign me out" }).click();
    await page.getByRole("heading", { name: "You are signed out" }).waitFor();
    await page.getByRole("link", { name: "Sign in" }).click();
    await page.getByPlaceholder("Enter any login").waitFor();
    expect(withIdToken()).toEqual([]);
  });

  test("with another person's session does not give their data to this tab", async () => {
    await startPortal();
    const other = await page.context().newPage();
    await other.goto(`${new URL(addresses.find((address) => address.includes("/auth?")) ?? "").origin}/session/end`);
    await other.getByRole("button", { name: "Yes, sign me out" }).click();
    await other.getByText("Sign-out Success").waitFor();
    await other.goto(`${url}/`);
    await enter(other, "Owen");
    // At this provider, two tabs that renew at the same time would invalidate each other's grant.
    await other.close();
    await passing();
    await page.getByRole("heading", { name: "You are signed out" }).waitFor();
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("identity.user"))),
    ).toEqual([]);
  });

  test("whose grant another tab has invalidated is asked again", async () => {
    await startPortal();
    await openAt(page, url, "/fees-and-transactions");
    const answerTo = (status: number) =>
      page.waitForResponse((response) => response.url().endsWith("/token") && response.status() === status);
    await page.route("**/token", (route) => route.fulfill({ status: 400, json: { error: "invalid_grant" } }), {
      times: 1,
    });
    const answers = Promise.all([answerTo(400), answerTo(200)]);
    await passing();
    await answers;
    await page.getByRole("heading", { level: 1, name: "Fees and transactions" }).waitFor();
  });

  test("gets the id token hint where it requires one", async () => {
    await startPortal({ demandsHint: true });
    const round = page.waitForRequest(
      (request) => request.url().includes("prompt=none") && request.frame() === page.mainFrame(),
    );
    await passing();
    expect((await round).url()).toContain("id_token_hint=");
    expect(
      addresses
        .filter((address) => address.includes("prompt=none"))
        .map((address) => address.includes("id_token_hint=")),
    ).toEqual([false, true, true]);
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  });

  test("renews by a refresh token where it issues one, and a new tab signs in for itself", async () => {
    await startPortal({ givesRefreshTokens: true });
    const renewal = page.waitForRequest((request) => (request.postData() ?? "").includes("grant_type=refresh_token"));
    await passing();
    expect((await (await renewal).response())?.status()).toBe(200);
    expect(page.url()).toContain(url);
    const other = await page.context().newPage();
    const asked = other.waitForRequest((request) => request.url().includes("/auth?"));
    await other.goto(`${url}/`);
    expect(new URL((await asked).url()).hostname).toBe("127.0.0.1");
  });
});
