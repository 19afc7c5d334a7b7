import type { Page } from "playwright-core";

/** Heap and nodes of a page after garbage collection. */
export interface MemoryUse {
  readonly megabytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Chromium's performance metrics of a page. */
const countsOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const values = async (): Promise<ReadonlyMap<string, number>> =>
    new Map((await session.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]));
  return {
    /** Milliseconds of script since the page's start. */
    script: async (): Promise<number> => ((await values()).get("ScriptDuration") ?? Number.NaN) * 1000,
    held: async (): Promise<MemoryUse> => {
      await session.send("HeapProfiler.collectGarbage");
      const counted = await values();
      const count = (name: string): number => counted.get(name) ?? Number.NaN;
      return {
        megabytes: count("JSHeapUsedSize") / 2 ** 20,
        nodes: count("Nodes"),
        listeners: count("JSEventListeners"),
      };
    },
  };
};

/** Milliseconds of script per character typed into the focused field. */
export const scriptPerKeystroke = async (page: Page, keystrokes: number): Promise<number> => {
  const { script } = await countsOf(page);
  const before = await script();
  await page.keyboard.type("a".repeat(keystrokes));
  return ((await script()) - before) / keystrokes;
};

/** Runs in the page: navigates to a route and waits until its page is rendered. */
const change = async ({ route, heading }: { readonly route: string; readonly heading: string }): Promise<void> => {
  location.hash = route;
  const isThere = (): boolean =>
    document.querySelector("main h1")?.textContent === heading &&
    document.querySelector("main [data-loading]") === null;
  const frame = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => resolve());
    });
  while (!isThere()) await frame();
};

/** A route with the heading of its page. */
export interface Stop {
  readonly route: string;
  readonly heading: string;
}

/** Alternates between two pages: milliseconds of script per change, and memory early and late. */
export const changes = async (
  page: Page,
  stops: readonly [Stop, Stop],
  early: number,
  late: number,
): Promise<{ readonly script: number; readonly early: MemoryUse; readonly late: MemoryUse }> => {
  const { script, held } = await countsOf(page);
  const goOn = async (from: number, to: number): Promise<void> => {
    for (let count = from; count < to; count += 1) await page.evaluate(change, stops[count % 2 === 0 ? 0 : 1]);
  };
  await goOn(0, early);
  const heldEarly = await held();
  const before = await script();
  await goOn(early, late);
  const after = await script();
  return { script: (after - before) / (late - early), early: heldEarly, late: await held() };
};
