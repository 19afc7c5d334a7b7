import type { Clock } from "../../../application/ports/browser.ts";

/** Maximum wait for the first page, in milliseconds. */
const longestWait = 5_000;

/** Milliseconds to wait after the first page is complete, so paint and a quick first scroll are not disturbed. */
export const settleDelay = 250;

const isThere = (): boolean =>
  document.querySelector("[data-loading]") === null && document.querySelector("h1") !== null;

// Fallback for Safari, which has requestIdleCallback off by default; remove when the Safari versions in
// esbuild.config.mjs have it.
const whenIdle = (run: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: 1_000 });
  else run();
};

/**
 * Resolves when the first page is complete and the browser is idle, or after a timeout. Deferred work waits for this.
 * SHELL-11
 */
export const whenPageReady = (element: HTMLElement, clock: Clock): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      watch.disconnect();
      whenIdle(resolve);
    };
    const cancel = clock.after(longestWait, end);
    const watch = new MutationObserver(() => {
      if (!isThere()) return;
      watch.disconnect();
      cancel();
      clock.after(settleDelay, end);
    });
    watch.observe(element, { childList: true, subtree: true });
  });
