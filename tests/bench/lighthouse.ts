import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { launch, type Page } from "puppeteer-core";
import { trialPassword } from "../../adapters/institute/people/person.ts";
import { chromiumPath } from "../browser/chromium.ts";

/** As far as the bench reads it. */
interface Audited {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, { readonly score: number | null; readonly scoreDisplayMode: string; readonly title: string; readonly numericValue?: number }>>;
  };
}
type Lighthouse = (url: string, flags: object, config: undefined, page: Page) => Promise<Audited | undefined>;

const release = "13.5.0";
const folder = fileURLToPath(new URL("../../node_modules/.cache/lighthouse", import.meta.url));

/** Lighthouse, which is as large as all else that is installed for the tests, and is got by whoever asks for it. */
const lighthouse = async (): Promise<Lighthouse> => {
  const entry = join(folder, "node_modules/lighthouse/core/index.js");
  if (!existsSync(entry)) execFileSync("npm", ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", `lighthouse@${release}`], { stdio: "inherit" });
  const { default: audit } = (await import(pathToFileURL(entry).href)) as { readonly default: Lighthouse };
  return audit;
};

const signIn = async (page: Page, url: string, who: string): Promise<void> => {
  await page.goto(url);
  await page.waitForSelector("input[name=email]");
  await page.type("input[name=email]", `${who}@example.org`);
  await page.type("input[name=password]", trialPassword);
  await page.click("form button");
  await page.waitForFunction(() => location.pathname === "/" && document.querySelector("main h1") !== null && document.querySelector("[data-loading]") === null);
};

/** Leaves something typed in the first section, with which the page opens from then on. */
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

const categories = ["performance", "accessibility", "best-practices"] as const;

/** What Lighthouse says of each page as a simulated phone loads it with an empty cache: points of 100, and what cost any. */
export const lighthouseScores = async (url: string): Promise<readonly Readonly<Record<string, string | number>>[]> => {
  const audit = await lighthouse();
  const browser = await launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  try {
    const rows = [];
    for (const [name, route] of Object.entries(pages)) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      // Leaving what was typed, it is asked whether it means to.
      page.on("dialog", (dialog) => void dialog.accept());
      await signIn(page, `${url}/#${route}`, route === "/my-qualifications" ? "stella.student" : "maya.member");
      if (name === "a form in edit") await edit(page);
      const session = await page.createCDPSession();
      await session.send("Network.clearBrowserCache");
      await session.detach();
      // What the sign-in left in the tab stays: without it, there would be nothing to look at but the way to the sign-in.
      const audited = await audit(`${url}/#${route}`, { disableStorageReset: true, onlyCategories: categories, logLevel: "error" }, undefined, page);
      const { categories: scored = {}, audits = {} } = audited?.lhr ?? {};
      const points = (score: number | null | undefined): number => Math.round((score ?? Number.NaN) * 100);
      const faults = Object.values(audits).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0);
      const ms = (of: string): number => Math.round(audits[of]?.numericValue ?? Number.NaN);
      rows.push({
        page: name,
        ...Object.fromEntries(categories.map((category) => [category, points(scored[category]?.score)])),
        "first paint": ms("first-contentful-paint"),
        "largest paint": ms("largest-contentful-paint"),
        blocked: ms("total-blocking-time"),
        shift: (audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN).toFixed(3),
        faults: faults.map(({ title }) => title).join("; "),
      });
      await context.close();
    }
    return rows;
  } finally {
    await browser.close();
  }
};
