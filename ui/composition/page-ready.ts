import type { Clock } from "../../application/ports/browser.ts";

/** The longest that anything waits for a page to be there, in milliseconds. */
const longestWait = 5_000;

/** For how long a page is left alone once it is there, in milliseconds: it is on the screen by then, and whoever is quick has scrolled. */
export const leftAlone = 250;

const isThere = (): boolean => document.querySelector("[data-loading]") === null && document.querySelector("h1") !== null;

// For Safari, whose idle callback is off by default; goes when the Safari that esbuild.config.mjs builds for has one.
const whenIdle = (run: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: 1_000 });
  else run();
};

/**
 * Resolves when the first page is on the screen with all that it shows, and the browser has nothing else to do: what
 * is not part of that page waits for it, but no longer than a few seconds. SHELL-11
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
      clock.after(leftAlone, end);
    });
    watch.observe(element, { childList: true, subtree: true });
  });
