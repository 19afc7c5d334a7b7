import type { Browser, Page } from "playwright-core";

import { openAt, openWindow, settled } from "../browser/portal-pages.ts";
import { emulateCondition, type Condition } from "./conditions.ts";
import type { Check } from "./faults.ts";
import type { Address } from "./people.ts";
import type { Way } from "./screens.ts";

/**
 * `npm test` meets each page, each part and each kind of state once. `npm run access` meets all of them in every theme and
 * width, for everyone.
 */
export const isWholeSweep = process.env["SWEEP"] === "all";

/** Window width and theme. */
export interface Look {
  readonly width: 320 | 390 | 1280;
  readonly theme: "light" | "dark";
}

const heights = { 320: 640, 390: 844, 1280: 900 };

/** Options of a window in a look. */
export const optionsOf = ({ width, theme }: Look) => ({
  viewport: { width, height: heights[width] },
  colorScheme: theme,
  reducedMotion: "reduce" as const,
});

/** Opens a window of a look with a signed-in person. */
export const windowOf = (browser: Browser, url: string, look: Look, person: string): Promise<Page> =>
  openWindow(browser, url, person, optionsOf(look));

/**
 * Goes to a page within the portal, as members do: what has loaded stays. The two error pages share one h1, whose words
 * change.
 */
export const goTo = async (page: Page, route: string): Promise<void> => {
  await page.evaluate((hash) => {
    if (location.hash === hash) return;
    const heading = document.querySelector("main h1");
    heading?.setAttribute("data-left", heading.textContent);
    location.hash = hash;
  }, `#${route}`);
  await page.waitForFunction(() => {
    const heading = document.querySelector("main h1");
    return heading !== null && heading.getAttribute("data-left") !== heading.textContent;
  });
  await settled(page);
};

/** All faults that these checks find on the current screen. */
export const faultsOn = async (page: Page, checks: readonly Check[]): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const check of checks) faults.push(...(await check(page)));
  return faults;
};

/** Opens a page in a state of the institute, and looks at it. */
export const visitUnder = async <T>(
  page: Page,
  url: string,
  address: Address,
  condition: Condition,
  look: () => Promise<T>,
): Promise<T> => {
  const endCondition = await emulateCondition(page, condition);
  await page.goto("about:blank");
  await openAt(page, url, address);
  // A page may show nothing that loads.
  const loading = page.locator("main [data-loading]").first();
  if (condition === "loading") await loading.waitFor({ timeout: 1_500 }).catch(() => undefined);
  else await settled(page);
  return look().finally(endCondition);
};

/** Every screen of a way with its faults. */
export const goAlong = async (
  page: Page,
  url: string,
  way: Way,
  checks: readonly Check[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const faults = new Map<string, readonly string[]>();
  await way.go(page, url, async (screen) => {
    faults.set(screen, await faultsOn(page, checks));
  });
  return faults;
};
