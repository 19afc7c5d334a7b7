import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Institute } from "../../adapters/institute/institute.ts";
import { servedInstitute } from "../actors/browser.ts";
import { accessibilityFaults, openBrowser, settled, signIn } from "./portal-pages.ts";

let browser: Browser;
let institute: Institute;
let url: string;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  ({ institute, url } = await servedInstitute());
});

afterAll(async () => {
  await browser.close();
  await institute.close();
});

beforeEach(async () => {
  context = await browser.newContext();
  context.setDefaultTimeout(10_000);
  page = await context.newPage();
});

afterEach(async () => {
  await context.close();
});

const enter = async (email: string, password: string): Promise<void> => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
};

test("someone who is not signed in signs in first, and comes to the page they asked for", async () => {
  await page.goto(`${url}/#/professional-development`);
  await enter("maya.member@example.org", "Ledger-2026");
  await page.getByRole("heading", { level: 1, name: "Professional development" }).waitFor();
  expect(page.url()).toBe(`${url}/#/professional-development`);
});

test("an address that is none of the portal's own is not opened after the sign-in", async () => {
  await page.goto(`${url}/#//elsewhere.example/help`);
  await enter("maya.member@example.org", "Ledger-2026");
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  expect(page.url()).toBe(`${url}/#/`);
});

test("a wrong password is told, and the email is kept", async () => {
  await page.goto(`${url}/`);
  await enter("maya.member@example.org", "wrong");
  await page.getByText("Email or password is not right").first().waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("maya.member@example.org");
  expect(await page.title()).toMatch(/^Error: /);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("after Logout, neither Back nor another tab shows data", async () => {
  await signIn(page, url, "maya.member");
  const other = await context.newPage();
  await other.goto(`${url}/`);
  await other.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("heading", { name: "You are signed out" }).waitFor();
  await other.getByRole("heading", { name: "You are signed out" }).waitFor();
  await page.goto(`${url}/`);
  await page.getByLabel("Email").waitFor();
});

test("a device whose clock is far off is told to set it", async () => {
  await context.clock.install({ time: Date.now() + 700_000 });
  await page.goto(`${url}/`);
  await enter("maya.member@example.org", "Ledger-2026");
  await page.getByRole("heading", { name: "Your device's date, time or time zone is incorrect" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a device whose clock is a little off is not troubled", async () => {
  await context.clock.install({ time: Date.now() + 300_000 });
  await signIn(page, url, "maya.member");
});

test("the access token is renewed before it expires, without a reload", async () => {
  await context.clock.install();
  await signIn(page, url, "maya.member");
  await settled(page);
  await page.evaluate(() => document.body.setAttribute("data-same-page", "yes"));
  const renewal = page.waitForResponse((response) => response.url().endsWith("/idp/token"));
  await context.clock.fastForward("09:15");
  expect((await renewal).status()).toBe(200);
  expect(await page.getAttribute("body", "data-same-page")).toBe("yes");
});

test("when the provider no longer knows the person, the portal ends on the logged-out page", async () => {
  await context.clock.install();
  await signIn(page, url, "maya.member");
  await settled(page);
  await context.clearCookies();
  await context.clock.fastForward("09:15");
  await page.getByRole("heading", { name: "You are signed out" }).waitFor();
});
