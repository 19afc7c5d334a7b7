import { setTimeout } from "node:timers/promises";

import { inPage, type SentRequest, type UnwatchedTab } from "./unwatched.ts";

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
  readonly shift: number;
}

/** Runs in the page: whether the page of a path is ready. */
const isReadyAt = (path: string): boolean =>
  location.protocol === "http:" && new RegExp(path).test(location.pathname) && window.loadRecord?.ready !== undefined;

const untilReady = async (tab: UnwatchedTab, path: string): Promise<void> => {
  const end = performance.now() + 60_000;
  // No page exists between two documents.
  while (!(await inPage(tab, isReadyAt, path).catch(() => false))) {
    if (performance.now() > end) throw new Error(`The page ${path} was not ready in a minute.`);
    await setTimeout(50);
  }
};

/**
 * Measures from an action in a tab until a page whose path matches a pattern is ready. Requests count from the action
 * on, or from an earlier instant.
 */
export const measureStep = async (
  tab: UnwatchedTab,
  step: () => Promise<unknown>,
  path: string,
  since = Date.now(),
): Promise<PageLoad> => {
  await inPage(tab, () => delete window.loadRecord);
  const start = Date.now();
  await step();
  await untilReady(tab, path);
  // Includes late shifts, and the responses to pending requests.
  await setTimeout(2_500);
  const { readyAt, shift } = await inPage(tab, () => {
    const { ready = Number.NaN, shift = Number.NaN } = window.loadRecord ?? {};
    return { readyAt: performance.timeOrigin + ready, shift };
  });
  const requests = [...tab.requests.values()].filter(({ sentAt }) => sentAt >= since && sentAt <= readyAt);
  const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
  return { ready: readyAt - start, readyAt, requests, bytes, shift };
};
