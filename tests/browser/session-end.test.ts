import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Institute } from "../../adapters/institute/institute.ts";
import { servedInstitute } from "../actors/browser.ts";
import { accessibilityFaults, openAt, openBrowser, settled, signIn } from "./portal-pages.ts";

const declarations = "/professional-development/annual-declarations";

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
  await context.clock.install();
  page = await context.newPage();
  await signIn(page, url, "maya.member");
  await settled(page);
});

afterEach(async () => {
  await context.close();
});

const warning = () => page.getByRole("dialog", { name: "You are about to be signed out" });

// The access token lasts ten minutes, and is renewed on the way as it would be.
const letMinutesPass = async (minutes: number): Promise<void> => {
  for (let passed = 1; passed <= minutes; passed += 1) {
    const renewal = passed % 9 === 0 ? page.waitForResponse((response) => response.url().endsWith("/idp/token")) : undefined;
    await context.clock.fastForward(60_000);
    await renewal;
  }
};

test("two minutes before the end a warning comes, which one press puts off", async () => {
  await letMinutesPass(28);
  await warning().waitFor();
  expect(await page.getByRole("timer").textContent()).toBe("2 minutes left");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Stay signed in" }).click();
  await warning().waitFor({ state: "detached" });
  await letMinutesPass(3);
  expect(await warning().count()).toBe(0);
});

test("after the end, signing in again leads back to the page, with the answers still there", async () => {
  await openAt(page, url, declarations);
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("radio", { name: "Yes" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("Step 2 of 4").waitFor();
  await letMinutesPass(31);
  await page.getByRole("heading", { name: "You are signed out" }).waitFor();
  await page.getByText(/What you typed is kept/).waitFor();
  // The provider's clock has stood still meanwhile, and must not take the device's for a wrong one.
  await context.clock.setSystemTime(Date.now());
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email").fill("maya.member@example.org");
  await page.getByLabel("Password").fill("Ledger-2026");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("Step 2 of 4").waitFor();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  expect(await page.getByRole("radio", { name: "Yes" }).isChecked()).toBe(true);
});
