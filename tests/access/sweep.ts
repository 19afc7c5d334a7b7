import type { Browser, BrowserContextOptions, Page } from "playwright-core";

import { enter, openAt, settled } from "../browser/portal-pages.ts";
import type { Condition } from "./conditions.ts";
import { under } from "./conditions.ts";
import type { Check } from "./faults.ts";
import type { Address } from "./people.ts";
import type { Way } from "./screens.ts";

/** Window width and theme. */
export interface Look {
  readonly width: 320 | 1280;
  readonly theme: "light" | "dark";
}

/** A row of the result table. */
export interface CheckedScreen extends Look {
  readonly what: string;
  readonly person: string;
  readonly condition: Condition;
  readonly faults: readonly string[];
}

export const optionsOf = ({ width, theme }: Look): BrowserContextOptions => ({
  viewport: { width, height: width === 320 ? 640 : 900 },
  colorScheme: theme,
  reducedMotion: "reduce",
});

/** All faults that these checks find on the current screen. */
export const faultsOn = async (page: Page, checks: readonly Check[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const check of checks) found.push(...(await check(page)));
  return found;
};

const isOnScreen = (page: Page, condition: Condition): Promise<unknown> =>
  condition === "loading"
    ? page
        .locator("main [data-loading]")
        .first()
        .waitFor({ timeout: 1_500 })
        .catch(() => undefined)
    : settled(page);

/** Opens a page in a state of the institute; returns a function that ends the state. */
export const openUnder = async (
  page: Page,
  url: string,
  address: Address,
  condition: Condition,
): Promise<() => Promise<void>> => {
  const end = await under(page, condition);
  await page.goto("about:blank");
  await openAt(page, url, address);
  await isOnScreen(page, condition);
  return end;
};

/** The faults of a page for a person in a state of the institute. */
export const lookAtPage = async (
  page: Page,
  url: string,
  address: Address,
  condition: Condition,
  checks: readonly Check[],
): Promise<readonly string[]> => {
  const end = await openUnder(page, url, address, condition);
  try {
    return await faultsOn(page, checks);
  } finally {
    await end();
  }
};

/** Every screen of a way with its faults. */
export const goAlong = async (
  page: Page,
  url: string,
  way: Way,
  checks: readonly Check[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, readonly string[]>();
  await way.go(page, url, async (name) => {
    found.set(name, await faultsOn(page, checks));
  });
  return found;
};

/** Opens a window of a look with a signed-in person. */
export const windowOf = async (browser: Browser, url: string, look: Look, person: string): Promise<Page> => {
  const context = await browser.newContext(optionsOf(look));
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await enter(page, url, person);
  return page;
};
