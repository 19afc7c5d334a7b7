import { trialPassword } from "../../adapters/institute/people/person.ts";
import { watch } from "./page-load.ts";
import type { UnwatchedChromium } from "./unwatched.ts";

/** Milliseconds from the portal's address to the sign-in page, and from pressing "Sign in" to the dashboard. */
export interface SignInLoad {
  readonly toSignIn: number;
  readonly toReady: number;
}

/** Runs in the page: whether it is the one at such a path, and ready. */
const isReadyAt = (path: string): boolean => new RegExp(path).test(location.pathname) && window.loadSeen?.ready !== undefined;

/** Runs in the page: goes to a field. */
const goTo = (field: string): void => document.querySelector<HTMLInputElement>(`input[name=${field}]`)?.focus();

/** Runs in the page: sends what is filled in; when, in milliseconds since 1970. */
const send = (): number => {
  const at = performance.timeOrigin + performance.now();
  document.querySelector<HTMLButtonElement>("form button")?.click();
  return at;
};

/** Signs somebody in from an empty cache, on a slow device and a slow line. */
export const signInLoad = async (chromium: UnwatchedChromium, url: string, who: string): Promise<SignInLoad> => {
  const tab = await chromium.open();
  try {
    await tab.runFirst(watch);
    await tab.slowDown();
    // What was ready when, on one clock for all the pages on the way.
    const readyAt = async (path: string): Promise<number> => {
      await tab.until(isReadyAt, path);
      return tab.inPage(() => performance.timeOrigin + (window.loadSeen?.ready ?? Number.NaN));
    };
    const begun = Date.now();
    await tab.go(url);
    const signInStood = await readyAt("^/idp/");
    await tab.inPage(goTo, "email");
    await tab.type(`${who}@example.org`);
    await tab.inPage(goTo, "password");
    await tab.type(trialPassword);
    const pressed = await tab.inPage(send);
    const stood = await readyAt("^/$");
    return { toSignIn: signInStood - begun, toReady: stood - pressed };
  } finally {
    await tab.close();
  }
};
