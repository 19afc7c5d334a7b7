import type { Server } from "node:http";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { builtPortal } from "../actors/browser.ts";
import { trialInstitute } from "../actors/trial-institute.ts";
import { freePort } from "../contracts/support/free-port.ts";
import type { TestInstitute } from "../contracts/support/test-institute.ts";
import { openChromium } from "./chromium.ts";
import { openAt } from "./portal-pages.ts";
import { startSecondProvider } from "./second-provider.ts";

// Another site than the portal's, as far as a browser's cookies go.
const another = (port: number): string => `http://127.0.0.1:${port}`;

let browser: Browser;
let page: Page;
let institute: TestInstitute;
let provider: Server;
let url = "";

const begin = async (givesRefreshTokens: boolean): Promise<void> => {
  const [ownPort, port] = [await freePort(), await freePort()];
  url = `http://localhost:${ownPort}`;
  const maya = (await import("../../adapters/institute/people/everyone.ts")).personCalled("Maya");
  provider = await startSecondProvider({
    port,
    portal: url,
    claimsOf: () => ({ member_number: maya.customerId, roles: ["members"], name: "Maya Member" }),
    givesRefreshTokens,
  });
  institute = await trialInstitute({
    publicUrl: url,
    portalFolder: builtPortal,
    identity: { authority: another(port) },
    clientId: "portal",
    audience: "urn:body:api",
    scope: `openid${givesRefreshTokens ? " offline_access" : ""} portal.read portal.write`,
    claims: { customerClaim: "member_number", groupsClaim: "roles", readScope: "portal.read", writeScope: "portal.write" },
  });
  await institute.listen(ownPort, "localhost");
  const context = await browser.newContext();
  await context.clock.install();
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(`${url}/`);
  await page.getByPlaceholder("Enter any login").fill("somebody");
  await page.getByPlaceholder("and password").fill("anything");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
};

beforeEach(async () => {
  browser = await openChromium();
});
afterEach(async () => {
  await browser.close();
  await institute.close();
  provider.closeAllConnections();
  provider.close();
});

describe("a provider on another site, with other habits", () => {
  test("signs in; asked by a full page where no frame may ask it, it leads back with nothing typed lost; and signs out", async () => {
    await begin(false);
    await openAt(page, url, "/professional-development/annual-declarations");
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("radio", { name: "Yes" }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Step 2 of 4").waitFor();
    const round = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes("prompt=none") && request.frame() === page.mainFrame());
    await page.context().clock.fastForward(9 * 60_000 + 5_000);
    expect(new URL((await round).url()).searchParams.get("id_token_hint")).toMatch(/^[\w-]+\.[\w-]+\./);
    await page.getByText("Step 2 of 4").waitFor();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    expect(await page.getByRole("radio", { name: "Yes" }).isChecked()).toBe(true);

    await page.getByRole("button", { name: "Account" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Leave" }).click();
    // The provider asks for itself.
    await page.getByRole("button", { name: "Yes, sign me out" }).click();
    await page.getByRole("heading", { name: "You are signed out" }).waitFor();
    await page.getByRole("link", { name: "Sign in" }).click();
    await page.getByPlaceholder("Enter any login").waitFor();
  });

  test("renews by a refresh token where it gives one", async () => {
    await begin(true);
    const renewal = page.waitForRequest((request) => (request.postData() ?? "").includes("grant_type=refresh_token"));
    await page.context().clock.fastForward(9 * 60_000 + 5_000);
    expect((await (await renewal).response())?.status()).toBe(200);
    expect(page.url()).toContain(url);
  });
});
