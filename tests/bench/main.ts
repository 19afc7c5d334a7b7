import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Browser, Page } from "playwright-core";

import type { UserRecord } from "../../adapters/identity/stored-user.ts";
import { flows } from "../access/screens.ts";
import { builtPortal } from "../actors/served-trial.ts";
import { freePort } from "../adapters/support/free-port.ts";
import { databaseAt, startPostgres } from "../adapters/support/postgres-cluster.ts";
import { startServer } from "../adapters/support/server.ts";
import { openChromium } from "../browser/chromium.ts";
import { enter, stop } from "../browser/portal-pages.ts";
import { median } from "../torture/tell.ts";
import { drawnIn, serveBareDashboard, type SerialisedElement } from "./bare-dashboard.ts";
import { serveBareReact } from "./bare-react.ts";
import { openDeployment, type Deployment } from "./deployment.ts";
import { shiftsAlong } from "./flow-shifts.ts";
import { growth } from "./growth.ts";
import { changes, scriptPerKeystroke, type Stop } from "./in-use.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { loadPage, loadTwice, type PageLoad } from "./page-load.ts";
import { delaysBesidePaper } from "./paper.ts";
import { serveRecordedPeer } from "./recorded-peer.ts";
import { states, visitStates, type State } from "./states.ts";
import { throughputOf, type Throughput } from "./throughput.ts";
import { openUnwatched, type UnwatchedChromium } from "./unwatched.ts";
import { visit } from "./visits.ts";

// `npm run bench`: performance of the portal as ratios to a baseline measured in the same run.

const words = process.argv.slice(2);
const runs = Number(words.find((word) => /^\d+$/.test(word)) ?? 3);
const lasting = 1_000;

const printTable = (rows: readonly Readonly<Record<string, string | number>>[]): void => console.table(rows);

interface SignedIn {
  readonly page: Page;
  /** The tab's session storage after the sign-in. */
  readonly storage: Readonly<Record<string, string>>;
}

const signIn = async (browser: Browser, url: string, who = "maya.member"): Promise<SignedIn> => {
  const page = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage();
  await enter(page, url, who);
  const storage = await page.evaluate(() =>
    Object.fromEntries(Object.entries(sessionStorage).filter(([name]) => name.startsWith("identity.user"))),
  );
  return { page, storage };
};

/** Every state of a visit, compared with the same dashboard by React alone, and with a recorded application. */
const inStates = async (
  chromium: UnwatchedChromium,
  deployment: Deployment,
  bareUrl: string,
  peerUrl: string,
): Promise<void> => {
  const bare: PageLoad[] = [];
  const bareReload: PageLoad[] = [];
  const peer: PageLoad[] = [];
  const visited: Readonly<Record<State, PageLoad>>[] = [];
  // Alternates, so other load on the machine affects all equally.
  for (let run = 0; run < runs; run += 1) {
    visited.push(await visitStates(chromium, deployment, { isSlow: true, word: `Dashboard ${run}` }));
    const { first, reload } = await loadTwice(chromium, bareUrl);
    bare.push(first);
    bareReload.push(reload);
    peer.push((await loadTwice(chromium, peerUrl)).first);
  }
  const ready = (loads: readonly PageLoad[]): number => median(loads.map((load) => load.ready));
  const row = (state: string, loads: readonly PageLoad[], yardstick: readonly PageLoad[]) => ({
    state,
    ms: Math.round(ready(loads)),
    "to bare React": Number((ready(loads) / ready(yardstick)).toFixed(2)),
    "to the recorded peer": Number((ready(loads) / ready(peer)).toFixed(2)),
    kB: Number((median(loads.map((load) => load.bytes)) / 1000).toFixed(1)),
    requests: median(loads.map((load) => load.requests.length)),
    shift: Math.max(...loads.map((load) => load.shift)).toFixed(3),
  });
  // With and without an empty cache, each compared with React in the same case.
  const yardstickOf = (state: State): readonly PageLoad[] =>
    state === states[0] || state === states[1] ? bare : bareReload;
  printTable([
    row("bare React, empty cache", bare, bare),
    row("bare React, reload", bareReload, bareReload),
    row("recorded peer, empty cache", peer, bare),
    ...states.map((state) =>
      row(
        state,
        visited.map((loads) => loads[state]),
        yardstickOf(state),
      ),
    ),
  ]);
};

const routes = [
  "/professional-development",
  "/my-qualifications",
  "/fees-and-transactions",
  "/documents-and-downloads",
  "/my-details/contact-details",
  "/help",
];

/** One person for each kind of pages. */
const kinds = [
  "maya.member",
  "ada.affiliate",
  "stella.student",
  "greta.graduate",
  "frank.firm",
  "grace.grace",
  "petra.post",
];
const viewports = [
  { width: 412, height: 823 },
  { width: 1280, height: 900 },
];

const shifts = async (browser: Browser, chromium: UnwatchedChromium, url: string, blank: string): Promise<void> => {
  const rows: {
    readonly who: string;
    readonly page: string;
    readonly width: number;
    readonly requests: number;
    readonly shift: string;
    readonly moved: string;
  }[] = [];
  for (const who of kinds) {
    const { page: opened, storage } = await signIn(browser, url, who);
    await opened.context().close();
    for (const page of ["/", ...routes])
      rows.push(
        ...(await Promise.all(
          viewports.map(async (viewport) => {
            const { requests, shift, moved } = await loadPage(chromium, {
              url: `${url}/#${page}`,
              blank,
              storage,
              viewport,
            });
            return {
              who,
              page,
              width: viewport.width,
              requests: requests.length,
              shift: shift.toFixed(3),
              moved: moved[0] ?? "",
            };
          }),
        )),
      );
  }
  printTable(rows);
  const steps = [];
  for (const way of flows)
    for (const { screen, shift, moved } of await shiftsAlong(browser, url, way))
      steps.push({ flow: way.name, screen, shift: shift.toFixed(3), moved });
  printTable(steps);
};

/** Visits each page twice: its calls, and whether any call is repeated. */
const visits = async ({ page }: SignedIn): Promise<void> => {
  await page.waitForLoadState("networkidle");
  const rows = [];
  for (const round of ["first", "again"])
    for (const route of [...routes, "/"]) {
      const { shown, asked } = await visit(page, route);
      const twice = asked.filter((one, index) => asked.indexOf(one) !== index);
      rows.push({
        page: route,
        visit: round,
        "shown after ms": Math.round(shown),
        "asked for": asked.length,
        twice: twice.join(", "),
      });
    }
  printTable(rows);
};

const inUse = async (browser: Browser, url: string): Promise<void> => {
  const { page } = await signIn(browser, url);
  const pages: Record<string, SerialisedElement> = {};
  const stopAt = async (route: string): Promise<Stop> => {
    await visit(page, route);
    pages[route] = await page.locator("main").evaluate(drawnIn);
    return { route, heading: (await page.locator("main h1").textContent()) ?? "" };
  };
  const stops = [await stopAt("/help"), await stopAt("/fees-and-transactions")] as const;
  const port = await freePort();
  const server = await serveBareReact(pages, port);
  const bare = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await bare.goto(`http://localhost:${port}/#/help`);
  const ours = await changes(page, stops, 40, 240);
  const theirs = await changes(bare, stops, 40, 240);

  await visit(page, "/my-details/contact-details");
  await page.getByRole("button", { name: "Edit" }).first().click();
  await page.getByRole("textbox").first().focus();
  await bare.getByLabel("Field").first().focus();
  const pairs: { readonly bare: number; readonly portal: number }[] = [];
  for (let round = 0; round < 3; round += 1)
    pairs.push({ bare: await scriptPerKeystroke(bare, 60), portal: await scriptPerKeystroke(page, 60) });
  const keystroke = {
    bare: median(pairs.map(({ bare: ms }) => ms)),
    portal: median(pairs.map(({ portal: ms }) => ms)),
  };

  const row = (what: string, bareMs: number, portalMs: number) => ({
    what,
    "bare ms": bareMs.toFixed(2),
    "portal ms": portalMs.toFixed(2),
    ratio: (portalMs / bareMs).toFixed(2),
  });
  printTable([
    row("script for each keystroke", keystroke.bare, keystroke.portal),
    row("script for each change of page", theirs.script, ours.script),
  ]);
  printTable(
    [ours.early, ours.late].map(({ megabytes, nodes, listeners }, index) => ({
      held: index === 0 ? "after 40 changes" : "after 240",
      MB: megabytes.toFixed(2),
      ratio: (megabytes / ours.early.megabytes).toFixed(2),
      nodes,
      listeners,
    })),
  );
  await Promise.all([bare.context().close(), page.context().close()]);
  server.close();
};

const paper = async (url: string, storage: Readonly<Record<string, string>>): Promise<void> => {
  const { own, headers } = callsOf(url, storage);
  const { practisingCertificates } = (await (
    await fetch(`${own}/documents?customerType=member`, { headers })
  ).json()) as {
    readonly practisingCertificates: readonly {
      readonly certificateNumber: string;
      readonly certificateType: string;
    }[];
  };
  const [{ certificateNumber, certificateType } = { certificateNumber: "", certificateType: "" }] =
    practisingCertificates;
  const sheet = `${own}/certificates/${certificateNumber}?certificateType=${certificateType}`;
  const { alone, beside } = await delaysBesidePaper(`${own}/notifications`, sheet, headers, 40);
  printTable([
    { notifications: "alone", "p99 ms": alone.p99.toFixed(1), "longest ms": alone.longest.toFixed(1) },
    {
      notifications: "while 40 sheets are drawn",
      "p99 ms": beside.p99.toFixed(1),
      "longest ms": beside.longest.toFixed(1),
    },
  ]);
};

/** The addresses and headers of a person's calls. */
const callsOf = (url: string, storage: Readonly<Record<string, string>>) => {
  const { user } = JSON.parse(Object.values(storage)[0] ?? "{}") as UserRecord;
  const headers = {
    authorization: `Bearer ${user.accessToken}`,
    "x-client-id": "guildhall-portal",
    "accept-encoding": "br",
  };
  return { own: `${url}/api/customers/${user.customerId}`, headers };
};

const servers = async (url: string, storage: Readonly<Record<string, string>>): Promise<void> => {
  const { own, headers } = callsOf(url, storage);
  const constant = `${url}/pages/sign-out.js`;
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
    // Each with its own baseline, because load on the machine varies from second to second.
    const pairs: { readonly constant: Throughput; readonly measured: Throughput }[] = [];
    for (let run = 0; run < runs; run += 1)
      pairs.push({
        constant: await throughputOf({ url: constant, headers }, lasting),
        measured: await throughputOf({ url: target, headers }, lasting),
      });
    rows.push({
      answer,
      "a second": Math.round(median(pairs.map(({ measured }) => measured.perSecond))),
      ratio: Number(median(pairs.map((pair) => pair.measured.perSecond / pair.constant.perSecond)).toFixed(2)),
      "p99 / median": Number(median(pairs.map(({ measured }) => measured.p99 / measured.median)).toFixed(1)),
    });
  }
  printTable(rows);
};

/** The same on PostgreSQL, which has its own server process. */
const serversOnPostgres = async (browser: Browser): Promise<void> => {
  const cluster = await startPostgres({ isDurable: true });
  const port = await freePort();
  const server = await startServer({
    DATABASE_URL: await databaseAt(cluster.address),
    PORT: String(port),
    LOG_LEVEL: "silent",
  });
  const url = `http://localhost:${port}`;
  const { page, storage } = await signIn(browser, url);
  await page.context().close();
  await servers(url, storage);
  await stop(server);
  await cluster.stop();
};

const folder = await mkdtemp(join(tmpdir(), "guildhall-bench-"));
const port = await freePort();
const url = `http://localhost:${port}`;
const blank = `${url}/silent-renew.html`;
const server = await startServer({ DATA_DIR: folder, PORT: String(port), LOG_LEVEL: "silent" });
const browser = await openChromium();
const chromium = await openUnwatched();
try {
  const signedIn = await signIn(browser, url);
  const [styles = ""] = /<style>[\s\S]*?<\/style>/.exec(await readFile(join(builtPortal, "index.html"), "utf8")) ?? [];
  const drawn = await signedIn.page.locator("#root").evaluate(drawnIn);
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    states: async () => {
      const [barePort, peerPort] = [await freePort(), await freePort()];
      const [bare, peer, deployment] = await Promise.all([
        serveBareDashboard(drawn, styles, barePort),
        serveRecordedPeer(peerPort),
        openDeployment(),
      ]);
      await inStates(chromium, deployment, `http://localhost:${barePort}/`, `http://localhost:${peerPort}/`);
      bare.close();
      peer.close();
      await deployment.close();
    },
    server: async () => {
      await servers(url, signedIn.storage);
      await serversOnPostgres(browser);
    },
    paper: () => paper(url, signedIn.storage),
    visits: () => visits(signedIn),
    use: () => inUse(browser, url),
    shift: () => shifts(browser, chromium, url, blank),
  };
  const onlyByName: typeof parts = {
    lighthouse: async () => printTable(await lighthouseScores(url, runs)),
    // Takes some minutes, mostly for the import.
    growth: async () => printTable(await growth(join(folder, "growth"), [100, 10_000, 200_000], 10 * runs)),
  };
  const all = { ...parts, ...onlyByName };
  const unknown = words.filter((word) => !(word in all) && !/^\d+$/.test(word));
  if (unknown.length > 0) {
    console.error(
      `There is nothing to measure called ${unknown.join(", ")}. Say how often, and any of: ${Object.keys(all).join(", ")}.`,
    );
    process.exitCode = 1;
  } else {
    const named = Object.entries(all).filter(([part]) => words.includes(part));
    for (const [, measure] of named.length === 0 ? Object.entries(parts) : named) await measure();
  }
} finally {
  await Promise.all([browser.close(), chromium.close()]);
  await stop(server);
  await rm(folder, { recursive: true, force: true });
}
