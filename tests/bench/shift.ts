import pLimit from "p-limit";
import type { Browser, Page, Request } from "playwright-core";

import { kinds } from "../access/people.ts";
import { flows, type Way } from "../access/screens.ts";
import { openAt, openWindow } from "../browser/portal-pages.ts";
import { recordLoad } from "./record-load.ts";
import { slowLine, slowness } from "./unwatched.ts";

const viewports = [
  { width: 412, height: 823 },
  { width: 1280, height: 900 },
];

/** A signed-in person's window on a slow device and line; the next page records its shifts. */
const openSlowWindow = async (
  browser: Browser,
  url: string,
  person: string,
  viewport = viewports[0],
): Promise<Page> => {
  const page = await openWindow(browser, url, person, { viewport: viewport ?? null });
  page.setDefaultTimeout(60_000);
  await page.addInitScript(recordLoad);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slowLine);
  return page;
};

/** Layout shift since the last call, late shifts included. Shifts right after a user action do not count. */
const shiftOf = async (page: Page) => {
  await page.waitForTimeout(1_500);
  return page.evaluate(() => {
    const { shift = Number.NaN, moved: [moved = ""] = [] } = window.loadRecord ?? {};
    if (window.loadRecord) Object.assign(window.loadRecord, { shift: 0, moved: [] });
    return { shift: shift.toFixed(3), moved };
  });
};

/** Leaves the portal, so the next address loads it again, from an empty cache. */
const leavePortal = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await page.goto("about:blank");
};

const shiftOfPages = async (browser: Browser, url: string, { person, pages }: (typeof kinds)[number]) => {
  const rows = [];
  for (const viewport of viewports) {
    const page = await openSlowWindow(browser, url, person, viewport);
    let requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    for (const address of pages) {
      await leavePortal(page);
      requests = [];
      await openAt(page, url, address);
      await page.waitForFunction(() => window.loadRecord?.ready !== undefined);
      const { length } = requests;
      rows.push({ person, page: address, width: viewport.width, requests: length, ...(await shiftOf(page)) });
    }
    await page.context().close();
  }
  return rows;
};

const shiftOfFlow = async (browser: Browser, url: string, { name, person, go }: Way) => {
  const page = await openSlowWindow(browser, url, person);
  await leavePortal(page);
  const rows: { readonly flow: string; readonly screen: string; readonly shift: string; readonly moved: string }[] = [];
  await go(page, url, async (screen) => void rows.push({ flow: name, screen, ...(await shiftOf(page)) }));
  await page.context().close();
  return rows;
};

/** Layout shift of each page for each kind of person at two widths, and of each screen of each flow. */
export const measureShift = async (browser: Browser, url: string) => {
  const cores = pLimit(2);
  return {
    pages: await Promise.all(kinds.map((kind) => cores(() => shiftOfPages(browser, url, kind)))),
    flows: await Promise.all(flows.map((flow) => cores(() => shiftOfFlow(browser, url, flow)))),
  };
};
