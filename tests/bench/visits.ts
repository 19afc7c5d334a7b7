import type { Page } from "playwright-core";

/** A page as it was gone to from within the portal. */
export interface Visit {
  /** Milliseconds until its heading stood there with nothing loading. */
  readonly shown: number;
  /** What was asked of the server for it. */
  readonly asked: readonly string[];
}

declare global {
  interface Window {
    shownAfter?: number;
  }
}

/** Runs in the page: goes to a route, and notes when the page of it stands. */
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

/** Goes to a route, and waits for what it still asks for behind what it shows. */
export const visit = async (page: Page, route: string): Promise<Visit> => {
  const asked: string[] = [];
  const note = (request: { url(): string; method(): string }): void => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api") && !pathname.endsWith("/reports")) asked.push(`${request.method()} ${pathname}`);
  };
  page.on("request", note);
  await page.evaluate(go, route);
  await page.waitForFunction(() => window.shownAfter !== undefined, undefined, { timeout: 30_000 });
  // What it asks for behind what it shows begins at once.
  await page.waitForTimeout(500);
  page.off("request", note);
  return { shown: await page.evaluate(() => window.shownAfter ?? Number.NaN), asked };
};
