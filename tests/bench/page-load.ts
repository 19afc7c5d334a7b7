import { setTimeout as waiting } from "node:timers/promises";

import type { Page } from "playwright-core";

import {
  slowLine,
  slowness,
  type SentRequest,
  type Size,
  type UnwatchedChromium,
  type UnwatchedTab,
} from "./unwatched.ts";

/** Measurements of a page load. */
export interface PageLoad {
  /** Milliseconds until the page was ready. */
  readonly ready: number;
  /** The same as an instant, in milliseconds since 1970. */
  readonly readyAt: number;
  /** Requests until then. */
  readonly requests: readonly SentRequest[];
  /** Bytes over the network, with headers; 0 for cached responses. */
  readonly bytes: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Moved elements, for debugging. */
  readonly moved: readonly string[];
}

/** Emulates a slow phone and a slow line. */
export const slowly = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slowLine);
};

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    loadSeen?: { ready?: number; shift: number; moved: string[] };
  }
}

/** Runs in the page first: records when the page is ready, and its layout shifts. */
export const watch = (): void => {
  const seen: { ready?: number; shift: number; moved: string[] } = { shift: 0, moved: [] };
  window.loadSeen = seen;
  // A browser counts a field filled by a script as no user input, unlike a person's.
  let filledAt = Number.NEGATIVE_INFINITY;
  document.addEventListener("input", ({ timeStamp }) => (filledAt = timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput || entry.startTime - filledAt < 500) continue;
      seen.shift += entry.value;
      for (const { node } of entry.sources)
        seen.moved.push(node instanceof Element ? `${node.tagName} ${node.textContent?.slice(0, 40)}` : "");
    }
  }).observe({ type: "layout-shift", buffered: true });
  const isReady = (): boolean =>
    document.querySelector("main h1") !== null && document.querySelector("#boot, [data-loading]") === null;
  const look = new MutationObserver(() => {
    if (seen.ready !== undefined || !isReady()) return;
    look.disconnect();
    // After rendering.
    requestAnimationFrame(() => setTimeout(() => (seen.ready = performance.now())));
  });
  look.observe(document, { childList: true, subtree: true, attributes: true });
};

interface Visit {
  readonly url: string;
  /** The tab's session storage before the load. */
  readonly storage?: Readonly<Record<string, string>>;
  /** An address of the same origin, for filling the tab's storage. */
  readonly blank: string;
  readonly viewport?: Size;
}

/** Runs in the page: whether the page of a path is ready. */
const isReadyAt = (path: string): boolean =>
  location.protocol === "http:" && new RegExp(path).test(location.pathname) && window.loadSeen?.ready !== undefined;

/**
 * Measures from an action in a tab until a page whose path matches a pattern is ready. Requests count from the action
 * on, or from an earlier instant.
 */
export const measureStep = async (
  tab: UnwatchedTab,
  step: () => Promise<void>,
  path: string,
  since = Date.now(),
): Promise<PageLoad> => {
  await tab.inPage(() => delete window.loadSeen);
  const begun = Date.now();
  await step();
  await tab.until(isReadyAt, path);
  // Includes late shifts, and the responses to pending requests.
  await waiting(2_500);
  const { readyAt, shift, moved } = await tab.inPage(() => ({
    readyAt: performance.timeOrigin + (window.loadSeen?.ready ?? Number.NaN),
    shift: window.loadSeen?.shift ?? Number.NaN,
    moved: window.loadSeen?.moved ?? [],
  }));
  const requests = tab.requests.filter(({ sentAt }) => sentAt >= since && sentAt <= readyAt);
  const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
  return { ready: readyAt - begun, readyAt, requests, bytes, shift, moved };
};

/** Opens an address in a tab with an empty cache, on a slow device and a slow line. */
export const loadPage = async (
  chromium: UnwatchedChromium,
  { url, storage = {}, blank, viewport }: Visit,
): Promise<PageLoad> => {
  const tab = await chromium.open(viewport);
  try {
    await tab.go(blank);
    await tab.until(() => location.protocol === "http:" && document.readyState === "complete");
    await tab.inPage((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, storage);
    await tab.runFirst(watch);
    await tab.slowDown();
    return await measureStep(tab, () => tab.go(url), ".");
  } finally {
    await tab.close();
  }
};

/** Opens an address in a tab with an empty cache, and reloads it, on a slow device and a slow line. */
export const loadTwice = async (
  chromium: UnwatchedChromium,
  url: string,
): Promise<{ readonly first: PageLoad; readonly reload: PageLoad }> => {
  const tab = await chromium.open();
  try {
    await tab.runFirst(watch);
    await tab.slowDown();
    const first = await measureStep(tab, () => tab.go(url), ".");
    return { first, reload: await measureStep(tab, () => tab.reload(), ".") };
  } finally {
    await tab.close();
  }
};
