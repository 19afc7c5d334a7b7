import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Institute } from "../../adapters/institute/institute.ts";
import { servedInstitute } from "../actors/browser.ts";
import { accessibilityFaults, openBrowser } from "./portal-pages.ts";

let browser: Browser;
let institute: Institute;
let url: string;

beforeAll(async () => {
  browser = await openBrowser();
  ({ institute, url } = await servedInstitute());
});

afterAll(async () => {
  await browser.close();
  await institute.close();
});

const inNewPage = async (run: (page: Page) => Promise<void>): Promise<void> => {
  const context = await browser.newContext();
  context.setDefaultTimeout(10_000);
  await run(await context.newPage());
  await context.close();
};

const sorry = (page: Page) => page.getByRole("heading", { name: "Sorry, we couldn't load your information" });

test("when the portal's code does not come, an error screen does", async () => {
  await inNewPage(async (page) => {
    await page.route("**/assets/main-*.js", (route) => route.abort("connectionrefused"));
    await page.goto(url);
    await sorry(page).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test("when the portal's code fails before anything is drawn, an error screen shows", async () => {
  await inNewPage(async (page) => {
    await page.route("**/assets/main-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken');" }),
    );
    await page.goto(url);
    await sorry(page).waitFor();
  });
});

test("when the identity provider cannot be reached, an error screen shows with a way to try again", async () => {
  await inNewPage(async (page) => {
    await page.route("**/idp/**", (route) => route.abort("connectionrefused"));
    await page.goto(url);
    await sorry(page).waitFor();
    await page.getByRole("button", { name: "Reload" }).waitFor();
  });
});
