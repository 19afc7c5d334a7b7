import type { Browser, Page } from "playwright-core";

import { serialise, serveBarePages, type SerialisedElement } from "./bare-react.ts";
import { median } from "./median.ts";
import { goTo } from "./navigation.ts";

/** Opens Chromium's metrics of a page, which are read after garbage collection. */
const openMetrics = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return {
      scriptMs: metric("ScriptDuration") * 1000,
      MB: metric("JSHeapUsedSize") / 2 ** 20,
      nodes: metric("Nodes"),
      listeners: metric("JSEventListeners"),
    };
  };
};

/** Milliseconds of script for each repetition of an action. */
const scriptOf = async (page: Page, repetitions: number, action: () => Promise<void>): Promise<number> => {
  const readMetrics = await openMetrics(page);
  const before = await readMetrics();
  await action();
  const after = await readMetrics();
  return (after.scriptMs - before.scriptMs) / repetitions;
};

const stops = ["/help", "/fees-and-transactions"];
const early = 40;
const late = 200;

const changePages = async (page: Page, count: number): Promise<void> => {
  for (let change = 0; change < count; change += 1) await page.evaluate(goTo, stops[change % 2] ?? "");
};

const keystrokes = 60;
const scriptOfKeystroke = (page: Page): Promise<number> =>
  scriptOf(page, keystrokes, () => page.keyboard.type("a".repeat(keystrokes)));

/** Script of page changes and keystrokes, compared with React alone, and the memory after page changes. */
export const measureUse = async (browser: Browser, portal: Page) => {
  const pages: Record<string, SerialisedElement> = {};
  for (const route of stops) {
    await portal.evaluate(goTo, route);
    pages[route] = await portal.locator("main").evaluate(serialise);
  }
  const site = await serveBarePages(pages);
  const bare = await browser.newPage({ viewport: portal.viewportSize() });
  await bare.goto(`${site.url}#${stops[1]}`);

  const readMetrics = await openMetrics(portal);
  const memory = [];
  for (const page of [portal, bare]) await changePages(page, early);
  memory.push({ after: `${early} changes`, ...(await readMetrics()) });
  const changes = {
    bare: await scriptOf(bare, late, () => changePages(bare, late)),
    portal: await scriptOf(portal, late, () => changePages(portal, late)),
  };
  memory.push({ after: `${early + late} changes`, ...(await readMetrics()) });

  await portal.evaluate(goTo, "/my-details/contact-details");
  await portal.getByRole("button", { name: "Edit" }).first().click();
  await portal.getByRole("textbox").first().focus();
  await bare.getByLabel("Field").first().focus();
  const pairs = [];
  for (let round = 0; round < 3; round += 1)
    pairs.push({ bare: await scriptOfKeystroke(bare), portal: await scriptOfKeystroke(portal) });
  await bare.close();
  site.close();

  const row = (script: string, bareMs: number, portalMs: number) => ({
    script,
    "bare ms": bareMs.toFixed(2),
    "portal ms": portalMs.toFixed(2),
    ratio: (portalMs / bareMs).toFixed(2),
  });
  return {
    script: [
      row("a keystroke", median(pairs.map((pair) => pair.bare)), median(pairs.map((pair) => pair.portal))),
      row("a change of page", changes.bare, changes.portal),
    ],
    memory: memory.map(({ after, MB, nodes, listeners }) => ({ after, MB: MB.toFixed(2), nodes, listeners })),
  };
};
