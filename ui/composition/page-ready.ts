import type { Clock } from "../../application/ports/browser.ts";

/** The longest that anything waits for a page to be there, in milliseconds. */
const longestWait = 5_000;

const isThere = (): boolean => document.querySelector("[data-loading]") === null && document.querySelector("h1") !== null;

// For Safari, whose idle callback is off by default; goes when the Safari that esbuild.config.mjs builds for has one.
const whenIdle = (run: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: 1_000 });
  else run();
};

/**
 * Resolves when the first page is there with all that it shows, and the browser has nothing else to do: what
 * is not part of that page waits for it, but no longer than a few seconds. SHELL-11
 */
export const whenPageReady = (element: HTMLElement, clock: Clock): Promise<void> =>
  new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (isThere()) end();
    });
    const end = (): void => {
      watch.disconnect();
      cancel();
      whenIdle(resolve);
    };
    const cancel = clock.after(longestWait, end);
    watch.observe(element, { childList: true, subtree: true });
  });
