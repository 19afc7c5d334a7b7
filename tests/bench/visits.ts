import type { Page } from "playwright-core";

/** A navigation within the portal. */
export interface Visit {
  /** Milliseconds until its heading was shown and nothing was loading. */
  readonly shown: number;
  /** The calls that it made. */
  readonly asked: readonly string[];
}

declare global {
  interface Window {
    shownAfter?: number;
  }
}

/** Runs in the page: navigates to a route, and records when its page is rendered. */
const go = (route: string): void => {
  delete window.shownAfter;
  const begun = performance.now();
  const before = document.querySelector("main h1");
  const look = (): void => {
    const heading = document.querySelector("main h1");
    const isShown =
      heading !== null &&
      (heading !== before || heading.textContent !== before.textContent) &&
      document.querySelector("main [data-loading]") === null;
    if (isShown) window.shownAfter = performance.now() - begun;
    else requestAnimationFrame(look);
  };
  location.hash = route;
  requestAnimationFrame(look);
};

/** Navigates to a route, and waits for revalidation after it is shown. */
export const visit = async (page: Page, route: string): Promise<Visit> => {
  const asked: string[] = [];
  const note = (request: { url(): string; method(): string }): void => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api") && !pathname.endsWith("/reports")) asked.push(`${request.method()} ${pathname}`);
  };
  page.on("request", note);
  await page.evaluate(go, route);
  await page.waitForFunction(() => window.shownAfter !== undefined, undefined, { timeout: 30_000 });
  // Revalidation starts immediately.
  await page.waitForTimeout(500);
  page.off("request", note);
  return { shown: await page.evaluate(() => window.shownAfter ?? Number.NaN), asked };
};
