import type { Browser } from "playwright-core";
import { trialPassword } from "../../adapters/institute/people/person.ts";
import { slowly, watch } from "./page-load.ts";

/** Milliseconds from the portal's address to the sign-in page, and from pressing "Sign in" to the dashboard. */
export interface SignInLoad {
  readonly toSignIn: number;
  readonly toReady: number;
}

/** Signs somebody in from an empty cache, on a slow device and a slow line. */
export const signInLoad = async (browser: Browser, url: string, who: string): Promise<SignInLoad> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  context.setDefaultTimeout(60_000);
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await slowly(page);
    // What was ready when, on one clock for all the pages on the way.
    const readyAt = async (path: RegExp): Promise<number> => {
      await page.waitForFunction((of) => new RegExp(of).test(location.pathname) && window.loadSeen?.ready !== undefined, path.source, { polling: 50 });
      return page.evaluate(() => performance.timeOrigin + (window.loadSeen?.ready ?? Number.NaN));
    };
    const begun = Date.now();
    await page.goto(url, { waitUntil: "commit" });
    const signInStood = await readyAt(/^\/idp\//);
    await page.getByLabel("Email").fill(`${who}@example.org`);
    await page.getByLabel("Password").fill(trialPassword);
    const pressed = await page.evaluate(() => {
      const at = performance.timeOrigin + performance.now();
      document.querySelector<HTMLButtonElement>("form button")?.click();
      return at;
    });
    const stood = await readyAt(/^\/$/);
    return { toSignIn: signInStood - begun, toReady: stood - pressed };
  } finally {
    await context.close();
  }
};
