import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { trialPassword } from "../../adapters/institute/people/person.ts";
import { builtPortal, openChromium } from "../actors/browser.ts";
import { freePort } from "../contracts/support/free-port.ts";
import { drawnIn, serveBareDashboard } from "./bare-dashboard.ts";
import { loadPage, type PageLoad } from "./page-load.ts";
import { throughputOf, type Throughput } from "./throughput.ts";

// `npm run bench`: how fast the portal is, as ratios to something measured beside it in the same run.

const runs = Number(process.argv[2] ?? 3);
const email = "maya.member@example.org";
const lasting = 1_000;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const tell = (rows: readonly Readonly<Record<string, string | number>>[]): void => console.table(rows);

/** The server of the trial, in a process and a folder of its own. */
const startServer = async (folder: string, port: number): Promise<ChildProcess> => {
  const entry = fileURLToPath(new URL("../../adapters/institute/main.ts", import.meta.url));
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "silent" };
  const server = spawn(process.execPath, [entry], { env, stdio: ["ignore", "pipe", "inherit"] });
  await once(server.stdout, "data");
  return server;
};

interface SignedIn {
  readonly page: Page;
  /** What the sign-in left in the tab. */
  readonly storage: Readonly<Record<string, string>>;
}

const signIn = async (browser: Browser, url: string): Promise<SignedIn> => {
  const page = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage();
  await page.goto(url);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(trialPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.locator("main h1").waitFor();
  await page.waitForFunction(() => document.querySelector("[data-loading]") === null);
  const storage = await page.evaluate(() =>
    Object.fromEntries(Object.entries(sessionStorage).filter(([name]) => name.startsWith("oidc.user"))),
  );
  return { page, storage };
};

const loads = async (browser: Browser, url: string, blank: string, { storage }: SignedIn, barePort: number) => {
  const portal: PageLoad[] = [];
  const bare: PageLoad[] = [];
  // In turns, so that whatever else the machine does weighs on both.
  for (let run = 0; run < runs; run += 1) {
    portal.push(await loadPage(browser, { url: `${url}/`, blank, storage }));
    bare.push(await loadPage(browser, { url: `http://localhost:${barePort}/`, blank: `http://localhost:${barePort}/blank` }));
  }
  const ready = (them: readonly PageLoad[]): number => medianOf(them.map((load) => load.ready));
  const requests = (them: readonly PageLoad[]): number => Math.max(...them.map((load) => load.requests));
  const shift = (them: readonly PageLoad[]): string => Math.max(...them.map((load) => load.shift)).toFixed(3);
  tell([
    { page: "bare React", ready: Math.round(ready(bare)), ratio: 1, requests: requests(bare), shift: shift(bare) },
    {
      page: "dashboard",
      ready: Math.round(ready(portal)),
      ratio: Number((ready(portal) / ready(bare)).toFixed(2)),
      requests: requests(portal),
      shift: shift(portal),
    },
  ]);
};

const routes = ["/professional-development", "/my-qualifications", "/fees-and-transactions", "/documents-and-downloads", "/my-details/contact-details", "/help"];

const shifts = async (browser: Browser, url: string, blank: string, { storage }: SignedIn): Promise<void> => {
  const rows = [];
  for (const route of ["/", ...routes])
    for (const viewport of [{ width: 412, height: 823 }, { width: 1280, height: 900 }]) {
      const { requests, shift, moved } = await loadPage(browser, { url: `${url}/#${route}`, blank, storage, viewport });
      rows.push({ page: route, width: viewport.width, requests, shift: shift.toFixed(3), moved: moved[0] ?? "" });
    }
  tell(rows);
};

const servers = async (url: string, storage: Readonly<Record<string, string>>): Promise<void> => {
  const user = JSON.parse(Object.values(storage)[0] ?? "{}") as { access_token: string; profile: { sub: string } };
  const headers = { authorization: `Bearer ${user.access_token}`, "x-client-id": "guildhall-portal", "accept-encoding": "br" };
  const constant = `${url}/pages/sign-out.js`;
  const own = `${url}/api/customers/${user.profile.sub}`;
  const targets = {
    "the landing page's content": `${url}/api/content/templates/landing-page?type=member`,
    countries: `${url}/api/validations/countries`,
    profile: `${own}/profile`,
    notifications: `${own}/notifications`,
    balance: `${own}/balance?report=full`,
    fees: `${own}/fees`,
  };
  const rows = [];
  for (const [answer, target] of Object.entries(targets)) {
    await throughputOf({ url: target, headers }, lasting / 4);
    // Each beside a constant of its own: what else the machine does changes from one second to the next.
    const pairs: { readonly constant: Throughput; readonly measured: Throughput }[] = [];
    for (let run = 0; run < runs; run += 1)
      pairs.push({
        constant: await throughputOf({ url: constant, headers }, lasting),
        measured: await throughputOf({ url: target, headers }, lasting),
      });
    rows.push({
      answer,
      "a second": Math.round(medianOf(pairs.map(({ measured }) => measured.perSecond))),
      ratio: Number(medianOf(pairs.map((pair) => pair.measured.perSecond / pair.constant.perSecond)).toFixed(2)),
      "p99 / median": Number(medianOf(pairs.map(({ measured }) => measured.p99 / measured.median)).toFixed(1)),
    });
  }
  tell(rows);
};

const folder = await mkdtemp(join(tmpdir(), "guildhall-bench-"));
const [port, barePort] = [await freePort(), await freePort()];
const url = `http://localhost:${port}`;
const blank = `${url}/silent-renew.html`;
const server = await startServer(folder, port);
const browser = await openChromium();
try {
  const signedIn = await signIn(browser, url);
  const [styles = ""] = /<style>[\s\S]*?<\/style>/.exec(await readFile(join(builtPortal, "index.html"), "utf8")) ?? [];
  const drawn = await signedIn.page.locator("#root").evaluate(drawnIn);
  await signedIn.page.context().close();
  const bare = await serveBareDashboard(drawn, styles, barePort);
  await loads(browser, url, blank, signedIn, barePort);
  await shifts(browser, url, blank, signedIn);
  await servers(url, signedIn.storage);
  bare.close();
} finally {
  await browser.close();
  server.kill();
  await once(server, "exit");
  await rm(folder, { recursive: true, force: true });
}
