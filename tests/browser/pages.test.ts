import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestInstitute } from "../contracts/support/test-institute.ts";
import { routes } from "../../domain/customer/routes.ts";
import { servedInstitute } from "../actors/browser.ts";
import { accessibilityFaults, openAt, openBrowser, settled, sidewaysScroll, signIn } from "./portal-pages.ts";

let browser: Browser;
let institute: TestInstitute;
let url: string;

beforeAll(async () => {
  browser = await openBrowser();
  ({ institute, url } = await servedInstitute());
});

afterAll(async () => {
  await browser.close();
  await institute.close();
});

const everyPage = [...routes, "/error?status=timeout", "/nowhere"];

describe.each([
  ["a wide screen in light", { viewport: { width: 1280, height: 900 }, colorScheme: "light" }],
  ["a small screen in dark", { viewport: { width: 320, height: 640 }, colorScheme: "dark" }],
] as const)("on %s", (_name, options) => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    context = await browser.newContext({ ...options, reducedMotion: "reduce" });
    context.setDefaultTimeout(10_000);
    page = await context.newPage();
    await signIn(page, url, "maya.member");
  });

  afterAll(async () => {
    await context.close();
  });

  test.each(everyPage)("%s is accessible, and does not scroll sideways", async (route) => {
    await openAt(page, url, route);
    await settled(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test("the account and the menus are accessible when open", async () => {
    await openAt(page, url, "/");
    await settled(page);
    const menu = page.getByRole("button", { name: "Menu" });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole("button", { name: "More under Professional development" }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Account" }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
