import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Institute } from "../../adapters/institute/institute.ts";
import { servedInstitute } from "../actors/browser.ts";
import { openAt, openBrowser, settled, signIn } from "./portal-pages.ts";

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
  page = await context.newPage();
  await signIn(page, url, "maya.member");
  await settled(page);
});

afterEach(async () => {
  await context.close();
});

const focused = (): Promise<string | null | undefined> => page.evaluate(() => document.activeElement?.textContent);

test("each change of page goes to the top, with focus on the new heading and a title of its own", async () => {
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Professional development" }).click();
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  expect(await focused()).toBe("Professional development");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.title()).toBe("Professional development – Guildhall");
});

test("an address that is none of the portal's shows the not-found page, with a way back", async () => {
  await openAt(page, url, "/nowhere");
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
  await page.getByRole("link", { name: "Back to homepage" }).click();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
});

describe("with a declaration begun", () => {
  const question = "You have unsaved changes. If you leave now they will not be saved.";

  beforeEach(async () => {
    await page.getByRole("link", { name: "Declare your CPD" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("radio", { name: "Yes" }).check();
  });

  const asksOnce = async (): Promise<void> => {
    await page.getByText(question).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(1);
  };

  const link = () => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" });

  test("a link asks first; Stay keeps the answers and gives focus back", async () => {
    await link().click();
    await asksOnce();
    await page.getByRole("button", { name: "Stay" }).click();
    expect(await page.getByRole("radio", { name: "Yes" }).isChecked()).toBe(true);
    expect(await focused()).toBe("Dashboard");
    expect(page.url()).toContain(declarations);
  });

  test("Escape is the safe choice", async () => {
    await link().click();
    await asksOnce();
    await page.keyboard.press("Escape");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(page.url()).toContain(declarations);
  });

  test("Leave goes on, and gives the answers up", async () => {
    await link().click();
    await page.getByRole("button", { name: "Leave" }).click();
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    await openAt(page, url, declarations);
    await page.getByRole("button", { name: "Start" }).waitFor();
  });

  test("Back asks first; Stay stays, Leave goes back", async () => {
    await page.goBack();
    await asksOnce();
    await page.getByRole("button", { name: "Stay" }).click();
    expect(page.url()).toContain(declarations);
    expect(await page.getByRole("radio", { name: "Yes" }).isChecked()).toBe(true);
    await page.goBack();
    await asksOnce();
    await page.getByRole("button", { name: "Leave" }).click();
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  });

  test("Logout asks first", async () => {
    await page.getByRole("button", { name: "Account" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await asksOnce();
  });

  test("closing the page asks through the browser", async () => {
    const asked = page.waitForEvent("dialog");
    void page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
  });
});

test("nothing is asked when nothing is unsaved", async () => {
  await openAt(page, url, declarations);
  await page.getByRole("button", { name: "Start" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("a page that takes long says so after four seconds", async () => {
  await context.clock.install();
  // The institute never answers, as far as this page can tell.
  await page.route("**/profile", () => undefined);
  await page.reload();
  await page.getByRole("status").first().waitFor();
  await context.clock.fastForward(4_100);
  await page.getByText("Please wait, we're just getting your details").waitFor();
});

test("without the frame's texts a take-over screen shows, with Reload and Logout and a reference", async () => {
  await page.route("**/content/templates/page-framework*", (route) => route.abort("connectionrefused"));
  await page.reload();
  await page.getByRole("heading", { name: "Sorry, we couldn't load your information" }).waitFor();
  await page.getByText(/Reference for support: [0-9a-f-]{36}/).waitFor();
  await page.getByRole("button", { name: "Logout" }).waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
});
