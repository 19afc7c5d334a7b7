import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

import { trialPassword } from "../../adapters/institute/trial/person.ts";
import { refuseRawPlaceholders } from "../actors/raw-placeholder.ts";

/** Fills in and sends the provider's form. */
export const giveCredentials = async (page: Page, person: string): Promise<void> => {
  await page.getByLabel("Email").fill(`${person}@example.org`);
  await page.getByLabel("Password").fill(trialPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
};

/** Signs in at the provider's page with the mouse, unless the person is already signed in. */
export const signIn = async (page: Page, url: string, person: string): Promise<void> => {
  const dashboard = page.getByRole("heading", { level: 1, name: "Dashboard" });
  const email = page.getByLabel("Email");
  await page.goto(`${url}/`);
  await email.or(dashboard).first().waitFor();
  if (await email.isVisible()) await giveCredentials(page, person);
  await dashboard.waitFor();
};

/** Signs in; accepts any first page, because not everyone has a dashboard. */
export const enter = async (page: Page, url: string, person: string): Promise<void> => {
  await page.goto(`${url}/`);
  await giveCredentials(page, person);
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/idp"));
  await settled(page);
};

/** Opens a window with a signed-in person. */
export const openWindow = async (
  browser: Browser,
  url: string,
  person: string,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await enter(page, url, person);
  return page;
};

export const openAt = async (page: Page, url: string, address: string): Promise<void> => {
  await page.goto(`${url}/#${address}`);
};

/** Waits until the page has settled, then checks for raw placeholders. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => document.querySelector("main h1") !== null && document.querySelector("main [data-loading]") === null,
  );
  refuseRawPlaceholders(`${await page.title()}\n${await page.locator("body").innerText()}`);
};

/** Waits for the window's title, which a new page sets after its heading. */
export const isTitled = (page: Page, title: string): Promise<unknown> =>
  page
    .waitForFunction((expected) => document.title === expected, title)
    .catch(async (cause: unknown) => {
      throw new Error(`The window is titled "${await page.title()}", not "${title}".`, { cause });
    });

/** Holds requests to an address; resolves to what lets them go on. */
export const holdRequests = async (page: Page, address: Parameters<Page["route"]>[0]): Promise<() => void> => {
  let letGo: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await isHeld;
    await route.continue();
  });
  return letGo;
};

/** Collects requested hosts other than the portal's. */
export const watchOtherHosts = (context: BrowserContext, url: string): readonly string[] => {
  const asked: string[] = [];
  const own = new URL(url).host;
  context.on("request", (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && host !== own) asked.push(request.url());
  });
  return asked;
};

/** Collects the browser's errors and warnings. */
export const complaints = (page: Page): readonly string[] => {
  const said: string[] = [];
  page.on("pageerror", (error) => said.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") said.push(message.text());
  });
  return said;
};

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface AxeRun {
  run(
    root: Document,
    options: unknown,
  ): Promise<{ violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** The minified build, because each checked page parses it. */
const axe = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const axeFaults = async (page: Page, type: "tag" | "rule", values: readonly string[]): Promise<readonly string[]> => {
  // Evaluated through the debugger, because the content security policy would reject it as a script.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const options = { runOnly: { type, values }, resultTypes: ["violations"] };
  return page.evaluate(async (run) => {
    const inPage = (globalThis as unknown as { axe: AxeRun }).axe;
    const { violations } = await inPage.run(document, run);
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
  }, options);
};

/** Violations that axe finds on the current page, one line each, without exemptions. */
export const accessibilityFaults = (page: Page): Promise<readonly string[]> => axeFaults(page, "tag", tags);

/** Text with a contrast below 7 to 1. */
export const faintWords = (page: Page): Promise<readonly string[]> =>
  axeFaults(page, "rule", ["color-contrast-enhanced"]);

/** Horizontal overflow of the page in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
