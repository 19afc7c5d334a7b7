import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Institute } from "../../adapters/institute/institute.ts";
import { trialPassword } from "../../adapters/institute/people/person.ts";
import { servedInstitute } from "../actors/browser.ts";
import { accessibilityFaults, openAt, openBrowser, settled } from "./portal-pages.ts";

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

const enterAs = async (firstName: string, address = "/"): Promise<void> => {
  await page.goto(`${url}/#${address}`);
  await page.getByLabel("Email").fill(institute.person(firstName).email);
  await page.getByLabel("Password").fill(trialPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
};

const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });

test("during the grace period only four pages open, and the navigation has no others", async () => {
  await enterAs("Grace");
  await heading("This page is not available while you are suspended").waitFor();
  await page.getByText("We suspended your account because fees are unpaid.").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const entries = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  expect(await entries.getByText("Dashboard").count()).toBe(0);
  await openAt(page, url, "/professional-development");
  await heading("Professional development").waitFor();
});

test("typing a hidden page's address reaches the blocked view without a flash of the page", async () => {
  await enterAs("Grace", "/help");
  await heading("Help").waitFor();
  const shown: string[] = [];
  await page.exposeFunction("shown", (text: string) => shown.push(text));
  await page.evaluate(() => {
    const { shown: tell } = window as unknown as { shown: (text: string) => void };
    new MutationObserver(() => tell(document.querySelector("h1")?.textContent ?? "")).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  await openAt(page, url, "/");
  await heading("This page is not available while you are suspended").waitFor();
  expect(shown).not.toContain("Dashboard");
});

test("after the grace period the suspension page replaces the whole portal, with Logout", async () => {
  await enterAs("Petra");
  await heading("Your account is suspended").waitFor();
  await page.getByText("a CPD declaration is missing").waitFor();
  expect(await page.getByRole("navigation").count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("heading", { name: "You are signed out" }).waitFor();
});

test("an unsupported experience is told so, with a way to get in touch and Logout", async () => {
  await enterAs("Uma");
  await heading("Your account is looked after elsewhere").waitFor();
  await page.getByRole("link", { name: /Get in touch/ }).waitFor();
  await page.getByRole("button", { name: "Logout" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test.each([
  ["Larry", "/", "/outside/external-portal"],
  ["Flora", "/", "/outside/external-portal"],
  ["Olive", "/fees-and-transactions", "/outside/older-portal/fees"],
])("%s, who asks for %s, is led to %s", async (firstName, address, place) => {
  await enterAs(firstName, address);
  await page.waitForURL(`${url}${place}`);
});

test("an account that is no longer viewable is told so", async () => {
  await enterAs("Clara");
  await heading("Your account is no longer available to view online").waitFor();
  await page.getByRole("link", { name: "Get in touch" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a hand-off opens in a new tab, with the session id and without a referrer", async () => {
  await enterAs("Maya", "/professional-development");
  await heading("Professional development").waitFor();
  await settled(page);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /Open the evidence tracker/ }).click();
  const other = await opened;
  await other.getByRole("heading", { name: "Evidence tracker" }).waitFor();
  expect(other.url()).toMatch(/\/outside\/evidence-tracker\?session=\S+$/);
  expect(await other.evaluate(() => [document.referrer, String(window.opener)])).toEqual(["", "null"]);
  await page.getByRole("link", { name: "Back to where you were" }).click();
  await heading("Professional development").waitFor();
});

test("a hand-off that someone comes straight to opens in the same window", async () => {
  await enterAs("Maya");
  await heading("Dashboard").waitFor();
  const straight = await context.newPage();
  await straight.goto(`${url}/#/outgoing/foundations-in-professionalism`);
  await straight.getByRole("heading", { name: "Foundations in professionalism" }).waitFor();
  await straight.waitForURL(/\/outside\/foundations-in-professionalism\?user=\S+$/);
});
