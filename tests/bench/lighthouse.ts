import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { launch, type Browser, type Page } from "puppeteer-core";

import { trialPassword } from "../../adapters/institute/trial/person.ts";
import { typefaceKey } from "../../ui/composition/first-load/typeface.ts";
import { chromiumPath, launchArguments } from "../browser/chromium.ts";
import { routes } from "./navigation.ts";

interface Audit {
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly title: string;
  readonly numericValue?: number;
}

/** The part of a report that the benchmark reads. */
interface Report {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, Audit>>;
  };
}
type Lighthouse = (url: string, flags: object, config: undefined, page: Page) => Promise<Report | undefined>;

const release = "13.5.0";
const folder = fileURLToPath(new URL("../../node_modules/.cache/lighthouse", import.meta.url));

/** Lighthouse, which is as large as all other test dependencies together, so it is installed separately. */
const loadLighthouse = async (): Promise<Lighthouse> => {
  const entry = join(folder, "node_modules/lighthouse/core/index.js");
  const install = ["install", "--prefix", folder, "--no-save", `lighthouse@${release}`];
  if (!existsSync(entry)) execFileSync("npm", install, { stdio: "inherit" });
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { readonly default: Lighthouse };
  return lighthouse;
};

const signIn = async (page: Page, url: string, person: string): Promise<void> => {
  await page.goto(url);
  await page.locator("input[name=email]").fill(`${person}@example.org`);
  await page.locator("input[name=password]").fill(trialPassword);
  await page.locator("form button[type=submit]").click();
  await page.waitForFunction(
    () =>
      location.pathname === "/" &&
      document.querySelector("main h1") !== null &&
      document.querySelector("[data-loading]") === null,
  );
};

/** Clears the browser's cache and the tab's knowledge of it. Keeps the sign-in, because every page requires one. */
const clearCache = async (page: Page): Promise<void> => {
  const session = await page.createCDPSession();
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await page.evaluate((key) => sessionStorage.removeItem(key), typefaceKey);
};

const categories = ["performance", "accessibility", "best-practices"] as const;

const auditPage = async (lighthouse: Lighthouse, browser: Browser, url: string, route: string) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const address = `${url}/#${route}`;
  await signIn(page, address, route === "/my-qualifications" ? "stella.student" : "maya.member");
  await clearCache(page);
  const flags = { disableStorageReset: true, onlyCategories: categories, logLevel: "error" };
  const report = await lighthouse(address, flags, undefined, page);
  await context.close();
  const { categories: scored = {}, audits = {} } = report?.lhr ?? {};
  const points = (category: string): number => Math.round((scored[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const failed = Object.values(audits).filter((audit) => audit.scoreDisplayMode === "binary" && audit.score === 0);
  return {
    page: route,
    performance: points("performance"),
    accessibility: points("accessibility"),
    "best practices": points("best-practices"),
    "first paint": Math.round(value("first-contentful-paint")),
    "largest paint": Math.round(value("largest-contentful-paint")),
    blocked: Math.round(value("total-blocking-time")),
    shift: value("cumulative-layout-shift").toFixed(3),
    failed: failed.map(({ title }) => title).join("; "),
  };
};

/**
 * Lighthouse scores of each page on a simulated phone with an empty cache, and the failed audits. Takes the median of
 * several runs, because script durations vary.
 */
export const measureLighthouse = async (url: string, runs: number) => {
  const lighthouse = await loadLighthouse();
  const browser = await launch({ executablePath: chromiumPath(), args: [...launchArguments] });
  const rows = [];
  for (const route of ["/", ...routes]) {
    const audited = [];
    for (let run = 0; run < runs; run += 1) audited.push(await auditPage(lighthouse, browser, url, route));
    audited.sort((one, other) => one.performance - other.performance);
    rows.push(audited[Math.floor(runs / 2)]);
  }
  await browser.close();
  return rows;
};
