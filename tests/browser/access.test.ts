import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Condition } from "../access/conditions.ts";
import { always, once } from "../access/faults.ts";
import { everyPage, kinds, variants } from "../access/people.ts";
import { flows, openings } from "../access/screens.ts";
import type { Look } from "../access/sweep.ts";
import { faultsOn, goAlong, goTo, isWholeSweep, visitUnder, windowOf } from "../access/sweep.ts";
import { servedInstitute, type ServedTrial } from "../actors/served-trial.ts";
import { openChromium } from "./chromium.ts";

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

const conditions: readonly Condition[] = ["empty", "loading", "error", "partial"];

describe("in each state of the institute", () => {
  let page: Page;

  beforeAll(async () => {
    page = await windowOf(browser, url, small, "owen.overdue");
  });

  afterAll(async () => {
    await page.context().close();
  });

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

const looks: readonly Look[] = [wide, small, { width: 1280, theme: "dark" }, { width: 320, theme: "light" }];
/** People whose pages are checked in every state of the institute. */
const inEveryCondition = ["maya.member", "owen.overdue"];
const everyone = [...kinds.map(({ person }) => ({ person, pages: everyPage })), ...variants];

describe.each(isWholeSweep ? looks.flatMap((look) => everyone.map((each) => ({ look, ...each }))) : [])(
  "for $person at $look.width px in $look.theme",
  ({ look, person, pages }) => {
    let page: Page;

    beforeAll(async () => {
      page = await windowOf(browser, url, look, person);
    });

    afterAll(async () => {
      await page.context().close();
    });

    const met = pages.flatMap((address) =>
      (["full", ...(inEveryCondition.includes(person) ? conditions : [])] as const).map((condition) => ({
        address,
        condition,
      })),
    );
    test.each(met)("$address is accessible: $condition", async ({ address, condition }) => {
      const checks = condition === "full" ? [...always, ...once] : always;
      expect(await visitUnder(page, url, address, condition, () => faultsOn(page, checks))).toEqual([]);
    });
  },
);

const walked = [...openings, ...flows].flatMap((way, place) =>
  (isWholeSweep ? looks : [place % 2 === 0 ? small : wide]).map((look) => ({ ...way, look })),
);
test.each(walked)(
  "every screen of this is accessible with large text, wide spacing, forced colours and reduced motion: $name at $look.width px in $look.theme",
  async ({ look, ...way }) => {
    // A flow changes what the next one shows.
    const own = isWholeSweep ? await servedInstitute() : trial;
    const page = await windowOf(browser, own.url, look, way.person);
    const found = await goAlong(page, own.url, way, [...always, ...once]);
    await page.context().close();
    if (isWholeSweep) await own.close();
    expect(Object.fromEntries([...found].filter(([, faults]) => faults.length > 0))).toEqual({});
  },
  120_000,
);
