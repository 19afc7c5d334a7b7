import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Condition } from "../access/conditions.ts";
import { always, once } from "../access/faults.ts";
import { everyPage } from "../access/people.ts";
import { flows, openings } from "../access/screens.ts";
import type { Look } from "../access/sweep.ts";
import { faultsOn, goAlong, visitUnder, windowOf } from "../access/sweep.ts";
import { servedInstitute, type ServedTrial } from "../actors/served-trial.ts";
import { openChromium } from "./chromium.ts";
import { settled } from "./portal-pages.ts";

// The part of `npm run access` that covers each page, each part and each kind of state once.

let browser: Browser;
let trial: ServedTrial;
let url: string;

beforeAll(async () => {
  browser = await openChromium();
  trial = await servedInstitute();
  ({ url } = trial);
});

afterAll(async () => {
  await browser.close();
  await trial.close();
});

const wide: Look = { width: 1280, theme: "light" };
const small: Look = { width: 320, theme: "dark" };
/** Goes to a page within the portal, as members do: what has loaded stays, and axe with it. */
const goTo = async (page: Page, route: string): Promise<void> => {
  await page.evaluate((hash) => {
    if (location.hash === hash) return;
    document.querySelector("main h1")?.setAttribute("data-left", "");
    location.hash = hash;
  }, `#${route}`);
  await page.locator("main h1:not([data-left])").waitFor();
  await settled(page);
};

// The full sweep covers the other combinations.
describe.each([
  ["on a wide screen in light", wide, 0],
  ["on a small screen in dark", small, 1],
])("%s", (_name, look, place) => {
  let page: Page;

  beforeAll(async () => {
    page = await windowOf(browser, url, look, "maya.member");
  });

  afterAll(async () => {
    await page.context().close();
  });

  test.each(everyPage.filter((_, index) => index % 2 === place))(
    "%s is accessible, and does not scroll sideways",
    async (route) => {
      await goTo(page, route);
      expect(await faultsOn(page, always)).toEqual([]);
    },
  );
});

describe("in each state of the institute", () => {
  let page: Page;

  beforeAll(async () => {
    page = await windowOf(browser, url, small, "owen.overdue");
  });

  afterAll(async () => {
    await page.context().close();
  });

  const conditions: readonly Condition[] = ["empty", "loading", "error", "partial"];
  const pages = [
    "/",
    "/professional-development/annual-declarations",
    "/fees-and-transactions",
    "/my-details/contact-details",
  ] as const;
  // Each page in two looks, and each look on two pages.
  const met = pages.flatMap((route, index) =>
    [0, 1].map((next) => [route, conditions[(index + next) % conditions.length] ?? "empty"] as const),
  );
  test.each(met)("%s is accessible: %s", async (route, condition) => {
    expect(await visitUnder(page, url, route, condition, () => faultsOn(page, always))).toEqual([]);
  });
});

test.each([...openings, ...flows].map((way, place) => [way.name, way, place % 2 === 0 ? small : wide] as const))(
  "every screen of this is accessible with large text, wide spacing, forced colours and reduced motion: %s",
  async (_name, way, look) => {
    const page = await windowOf(browser, url, look, way.person);
    const found = await goAlong(page, url, way, [...always, ...once]);
    await page.context().close();
    expect(Object.fromEntries([...found].filter(([, faults]) => faults.length > 0))).toEqual({});
  },
  120_000,
);
