import { expect, test } from "vitest";

import { accessibilityFaults, giveCredentials, holdRequests, settled, signIn } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser({ sharesWindow: true });

const enter = async (email: string, password: string): Promise<void> => {
  await portal.page.getByLabel("Email").fill(email);
  await portal.page.getByLabel("Password").fill(password);
  await portal.page.getByRole("button", { name: "Sign in", exact: true }).click();
};

test("a signed-out visitor signs in, and returns to the requested page", async () => {
  await portal.page.goto(`${portal.url}/#/professional-development`);
  await enter("maya.member@example.org", "Ledger-2026");
  await portal.page.getByRole("heading", { level: 1, name: "Professional development" }).waitFor();
  expect(portal.page.url()).toBe(`${portal.url}/#/professional-development`);
});

test("an address outside the portal is not opened after the sign-in", async () => {
  await portal.page.goto(`${portal.url}/#//elsewhere.example/help`);
  await enter("maya.member@example.org", "Ledger-2026");
  await portal.page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  expect(portal.page.url()).toBe(`${portal.url}/#/`);
});

test("a wrong password shows an error, and the email stays", async () => {
  await portal.page.goto(`${portal.url}/`);
  await enter("maya.member@example.org", "wrong");
  await portal.page.getByText("Email or password is not right").first().waitFor();
  expect(await portal.page.getByLabel("Email").inputValue()).toBe("maya.member@example.org");
  expect(await portal.page.title()).toMatch(/^Error: /);
  expect(await accessibilityFaults(portal.page)).toEqual([]);
});

test("by keyboard the typed password is shown, and sent masked (PASS-02)", async () => {
  const { page } = portal;
  await page.goto(`${portal.url}/`);
  const password = page.locator("#password");
  await password.fill("Ledger-2026");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await password.getAttribute("type")).toBe("text");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Hide password" }).press("Enter");
  expect(await password.getAttribute("type")).toBe("password");
  await page.getByRole("button", { name: "Show password" }).click();
  await page.getByLabel("Email").fill("maya.member@example.org");
  await password.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
});

test("after wrong passwords, reload and Back work, and the address is the form's own", async () => {
  await portal.page.goto(`${portal.url}/`);
  await portal.page.getByLabel("Email").waitFor();
  const asked: string[] = [];
  portal.page.on("request", (request) => asked.push(request.method()));
  for (const password of ["wrong", "wrong again"]) {
    await enter("maya.member@example.org", password);
    await portal.page.getByText("Email or password is not right").first().waitFor();
    expect(new URL(portal.page.url()).pathname).toMatch(/^\/idp\/auth\/[\w-]+\/sign-in$/);
  }
  const sent = () => asked.filter((method) => method === "POST").length;
  expect(sent()).toBe(2);
  await portal.page.reload();
  await portal.page.getByLabel("Email").waitFor();
  await portal.page.goBack();
  await portal.page.getByLabel("Email").waitFor();
  expect(sent()).toBe(2);
  await enter("maya.member@example.org", "Ledger-2026");
  await portal.page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
});

test("a redirect to the sign-in has the form prefetched, and the portal's code loads while it is filled in", async () => {
  const asked: string[] = [];
  portal.page.on("request", (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  await portal.page.goto(`${portal.url}/`);
  await portal.page.waitForURL(/\/sign-in$/);
  expect(asked).toEqual(["/", "/idp/auth"]);
  await expect.poll(() => portal.page.locator("head link[rel=modulepreload]").count()).toBeGreaterThan(1);
});

test("a deep link in a window without an open tab completes its sign-in without loading another page (SIGN-02)", async () => {
  await portal.open("maya.member", "/");
  const other = await portal.page.context().newPage();
  await portal.page.goto(`${portal.url}/healthz`);
  const loaded: string[] = [];
  other.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  await other.goto(`${portal.url}/#/fees-and-transactions`);
  await other.getByRole("heading", { level: 1, name: "Fees and transactions" }).waitFor();
  expect([loaded, other.url()]).toEqual([["/"], `${portal.url}/#/fees-and-transactions`]);
  await other.close();
});

test("a new tab of an ended session shows no data, and leaves no sign-in behind (SIGN-05)", async () => {
  await portal.open("maya.member", "/");
  await portal.page.waitForLoadState("networkidle");
  await portal.institute.database.deleteFrom("signIns").execute();
  const other = await portal.context.newPage();
  await other.goto(`${portal.url}/#/fees-and-transactions`);
  await other.getByRole("heading", { name: "You are signed out" }).waitFor();
  expect(await other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("identity.")))).toEqual(
    [],
  );
});

test("another person's sign-in ends the tabs of the first one, and new tabs are theirs", async () => {
  const form = await portal.context.newPage();
  await form.goto(`${portal.url}/`);
  await form.getByLabel("Email").waitFor();
  await signIn(portal.page, portal.url, "maya.member");
  await settled(portal.page);
  await giveCredentials(form, "stella.student");
  await form.waitForURL(`${portal.url}/#/`);
  await settled(form);
  await portal.page.getByRole("heading", { name: "You are signed out" }).waitFor();
  const other = await portal.context.newPage();
  const asked: string[] = [];
  other.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await other.goto(`${portal.url}/`);
  await settled(other);
  expect(asked.filter((path) => path.startsWith("/idp/"))).toEqual([]);
  expect(asked).toContain(`/api/customers/${portal.institute.person("Stella").customerId}/profile`);
});

test("while the provider is slow, the page says that it redirects to the sign-in (ROUTE-04)", async () => {
  const letGo = await holdRequests(portal.page, "**/idp/auth?**");
  await portal.page.goto(`${portal.url}/`);
  await portal.page.getByRole("heading", { level: 1, name: "Taking you to sign in" }).waitFor();
  letGo();
  await portal.page.getByLabel("Email").waitFor();
});

test("after Logout neither Back nor another tab shows data, and no address contained personal data", async () => {
  const addresses: string[] = [];
  portal.context.on("request", (request) => addresses.push(request.url()));
  await signIn(portal.page, portal.url, "maya.member");
  const other = await portal.context.newPage();
  await other.goto(`${portal.url}/`);
  await other.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await portal.page.getByRole("button", { name: "Account" }).click();
  await portal.page.getByRole("button", { name: "Logout" }).click();
  await portal.page.getByRole("heading", { name: "You are signed out" }).waitFor();
  await other.getByRole("heading", { name: "You are signed out" }).waitFor();
  expect(addresses.filter((address) => /id_token|eyJ/.test(address))).toEqual([]);
  await portal.page.goto(`${portal.url}/`);
  await portal.page.getByLabel("Email").waitFor();
});

test("Logout ends on the logged-out page when the server's session had already ended", async () => {
  await signIn(portal.page, portal.url, "maya.member");
  await settled(portal.page);
  // A later call would end the session by itself.
  await portal.page.waitForLoadState("networkidle");
  await portal.page.getByRole("button", { name: "Account" }).click();
  await portal.institute.database.deleteFrom("signIns").execute();
  await portal.page.getByRole("button", { name: "Logout" }).click();
  await portal.page.getByRole("heading", { name: "You are signed out" }).waitFor();
});

test("when calls are refused with 401, the portal ends on the logged-out page", async () => {
  const { context, page, url } = portal;
  await signIn(page, url, "maya.member");
  await settled(page);
  await context.clearCookies();
  await page.route("**/api/**", (route) => route.fulfill({ status: 401, json: {} }));
  await page.reload();
  await page.getByRole("heading", { name: "You are signed out" }).waitFor();
});

/** Runs in the page: records by the page's clock when it has loaded completely. */
const noteReady = (): void => {
  new MutationObserver((_, watch) => {
    if (!document.querySelector("main h1") || document.querySelector("#boot, [data-loading]")) return;
    watch.disconnect();
    document.documentElement.dataset.readyAt = String(performance.now());
  }).observe(document, { childList: true, subtree: true });
};

test("a dashboard makes thirteen requests until it is ready, and requests its typeface afterwards", async () => {
  await signIn(portal.page, portal.url, "maya.member");
  const user = await portal.page.evaluate(() =>
    Object.entries<string>(sessionStorage).filter(([key]) => key.startsWith("identity.user")),
  );
  // A browser without any cached files of the portal.
  const context = await portal.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${portal.url}/silent-renew.html`);
  await page.evaluate((entries) => entries.forEach(([key, value]) => sessionStorage.setItem(key, value)), user);
  await page.addInitScript(noteReady);
  await page.goto(`${portal.url}/`);
  await page.waitForFunction(() => document.documentElement.dataset.typeface === undefined);
  await page.waitForFunction(
    () => document.fonts.check('1em "Guildhall Display"') && document.fonts.check('1em "Guildhall Text"'),
  );
  const readyAt = Number(await page.locator("html").getAttribute("data-ready-at"));
  // By the same clock, and complete however late their events arrive.
  const asked = await page.evaluate(() =>
    performance
      .getEntries()
      .filter(({ entryType, name }) => ["navigation", "resource"].includes(entryType) && !name.startsWith("data:"))
      .map(({ startTime: at, name: address }) => ({ at, address })),
  );
  await context.close();
  expect(readyAt).toBeGreaterThan(0);
  const first = asked.filter(({ at }) => at < readyAt).map(({ address }) => address);
  expect(first.length, first.join(", ")).toBeLessThanOrEqual(13);
  expect(asked.filter(({ address }) => address.endsWith(".woff2")).every(({ at }) => at >= readyAt)).toBe(true);
});
