import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { launch, type Browser, type Page } from "puppeteer-core";

import { trialPassword } from "../../adapters/institute/people/person.ts";
import { typefaceKey } from "../../ui/composition/typeface.ts";
import { chromiumPath } from "../browser/chromium.ts";

/** The part of an audit that the bench reads. */
interface AuditReport {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<
      Record<
        string,
        {
          readonly score: number | null;
          readonly scoreDisplayMode: string;
          readonly title: string;
          readonly numericValue?: number;
        }
      >
    >;
  };
}
type Lighthouse = (url: string, flags: object, config: undefined, page: Page) => Promise<AuditReport | undefined>;

const release = "13.5.0";
const folder = fileURLToPath(new URL("../../node_modules/.cache/lighthouse", import.meta.url));

/** Lighthouse, which is as large as all other test dependencies together, so it is installed separately. */
const lighthouse = async (): Promise<Lighthouse> => {
  const entry = join(folder, "node_modules/lighthouse/core/index.js");
  if (!existsSync(entry))
    execFileSync(
      "npm",
      ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", `lighthouse@${release}`],
      { stdio: "inherit" },
    );
  const { default: audit } = (await import(pathToFileURL(entry).href)) as { readonly default: Lighthouse };
  return audit;
};

const signIn = async (page: Page, url: string, who: string): Promise<void> => {
  await page.goto(url);
  await page.waitForSelector("input[name=email]");
  await page.type("input[name=email]", `${who}@example.org`);
  await page.type("input[name=password]", trialPassword);
  await page.click("form button");
  await page.waitForFunction(
    () =>
      location.pathname === "/" &&
      document.querySelector("main h1") !== null &&
      document.querySelector("[data-loading]") === null,
  );
};

/** Leaves a draft in the first section, which opens with the page from then on. */
const edit = async (page: Page): Promise<void> => {
  const button = await page.waitForSelector("main section button");
  await button?.click();
  await (await page.waitForSelector("main form input"))?.type("x");
};

const pages: Readonly<Record<string, string>> = {
  dashboard: "/",
  "professional development": "/professional-development",
  qualifications: "/my-qualifications",
  fees: "/fees-and-transactions",
  documents: "/documents-and-downloads",
  help: "/help",
  "a form in edit": "/my-details/contact-details",
};

const others = ["accessibility", "best-practices"] as const;
const categories = ["performance", ...others] as const;

/** Clears the browser's cache and the tab's knowledge of it. Keeps the sign-in, because every page requires one. */
const forgetFiles = async (page: Page): Promise<void> => {
  const session = await page.createCDPSession();
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await page.evaluate((key) => sessionStorage.removeItem(key), typefaceKey);
};

interface Row extends Readonly<Record<string, string | number>> {
  readonly performance: number;
}

const auditOf = async (audit: Lighthouse, browser: Browser, url: string, name: string): Promise<Row> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // Accepts the confirmation when a draft is left.
  page.on("dialog", (dialog) => void dialog.accept());
  const route = pages[name] ?? "/";
  await signIn(page, `${url}/#${route}`, route === "/my-qualifications" ? "stella.student" : "maya.member");
  if (name === "a form in edit") await edit(page);
  await forgetFiles(page);
  const audited = await audit(
    `${url}/#${route}`,
    { disableStorageReset: true, onlyCategories: categories, logLevel: "error" },
    undefined,
    page,
  );
  await context.close();
  const { categories: scored = {}, audits = {} } = audited?.lhr ?? {};
  const points = (category: string): number => Math.round((scored[category]?.score ?? Number.NaN) * 100);
  const faults = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0,
  );
  const ms = (of: string): number => Math.round(audits[of]?.numericValue ?? Number.NaN);
  return {
    page: name,
    performance: points("performance"),
    ...Object.fromEntries(others.map((category) => [category, points(category)])),
    "first paint": ms("first-contentful-paint"),
    "largest paint": ms("largest-contentful-paint"),
    blocked: ms("total-blocking-time"),
    shift: (audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN).toFixed(3),
    faults: faults.map(({ title }) => title).join("; "),
  };
};

/**
 * Lighthouse scores of each page on a simulated phone with an empty cache, and the audits below 100. Takes the median
 * of several runs, because script durations vary.
 */
export const lighthouseScores = async (url: string, times: number): Promise<readonly Row[]> => {
  const audit = await lighthouse();
  const browser = await launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  try {
    const rows: Row[] = [];
    for (const name of Object.keys(pages)) {
      const audited: Row[] = [];
      for (let time = 0; time < times; time += 1) audited.push(await auditOf(audit, browser, url, name));
      const inOrder = audited.toSorted((one, other) => one.performance - other.performance);
      const middle = inOrder[Math.floor(times / 2)];
      if (middle) rows.push({ ...middle, each: inOrder.map(({ performance }) => performance).join(" ") });
    }
    return rows;
  } finally {
    await browser.close();
  }
};
