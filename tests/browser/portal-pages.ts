import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import type { BrowserContext, Page } from "playwright-core";

import { trialPassword } from "../../adapters/institute/people/person.ts";
import { refuseRawPlaceholders } from "../actors/raw-placeholder.ts";
import type { Server } from "../adapters/support/server.ts";

/** Stops a server as an operator would, and waits until it has ended. */
export const stop = async (server: Server): Promise<void> => {
  server.process.kill("SIGTERM");
  await server.ended;
};

const giveCredentials = async (page: Page, person: string): Promise<void> => {
  await page.getByLabel("Email").fill(`${person}@example.org`);
  await page.getByLabel("Password").fill(trialPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
};

/** Signs in at the provider's own page, with the mouse, unless the provider knows them already. */
export const signIn = async (page: Page, url: string, person: string): Promise<void> => {
  const dashboard = page.getByRole("heading", { level: 1, name: "Dashboard" });
  const email = page.getByLabel("Email");
  await page.goto(`${url}/`);
  await email.or(dashboard).first().waitFor();
  if (await email.isVisible()) await giveCredentials(page, person);
  await dashboard.waitFor();
};

/** Signs in, wherever that leads this person: not everyone has a dashboard. */
export const enter = async (page: Page, url: string, person: string): Promise<void> => {
  await page.goto(`${url}/`);
  await giveCredentials(page, person);
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/idp"));
  await settled(page);
};

/** Opens the portal at an address of its own. */
export const openAt = async (page: Page, url: string, address: string): Promise<void> => {
  await page.goto(`${url}/#${address}`);
};

/** Waits until nothing is on its way any longer, and holds what is on screen then to having no raw placeholder. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => document.querySelector("main h1") !== null && document.querySelector("main [data-loading]") === null,
  );
  refuseRawPlaceholders(`${await page.title()}\n${await page.locator("body").innerText()}`);
};

/** Waits until the window is titled so: a page that starts anew learns its body's name after its heading. */
export const isTitled = (page: Page, title: string): Promise<unknown> =>
  page
    .waitForFunction((expected) => document.title === expected, title)
    .catch(async (cause: unknown) => {
      throw new Error(`The window is titled "${await page.title()}", not "${title}".`, { cause });
    });

/** Every host but the portal's own that is asked for anything, as it happens. */
export const otherHostsAsked = (context: BrowserContext, url: string): readonly string[] => {
  const asked: string[] = [];
  const own = new URL(url).host;
  context.on("request", (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && host !== own) asked.push(request.url());
  });
  return asked;
};

/** Whatever the browser refuses or complains of, as it happens. */
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

/** The shortened one: each page that is looked at has to read it. */
const axe = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const axeFaults = async (page: Page, type: "tag" | "rule", values: readonly string[]): Promise<readonly string[]> => {
  // Not as a script of the page: its content security policy would rightly refuse it. It stays until the page goes.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const options = { runOnly: { type, values }, resultTypes: ["violations"] };
  return page.evaluate(async (run) => {
    const inPage = (globalThis as unknown as { axe: AxeRun }).axe;
    const { violations } = await inPage.run(document, run);
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
  }, options);
};

/** What axe finds wrong with the page as it stands, each as one line. Nothing is exempt. */
export const accessibilityFaults = (page: Page): Promise<readonly string[]> => axeFaults(page, "tag", tags);

/** Words that stand out from their ground by less than 7 to 1. */
export const faintWords = (page: Page): Promise<readonly string[]> =>
  axeFaults(page, "rule", ["color-contrast-enhanced"]);

/** How far the page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
