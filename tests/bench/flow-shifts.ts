import type { Browser } from "playwright-core";

import type { Way } from "../access/screens.ts";
import { enter } from "../browser/portal-pages.ts";
import { slowly, watch } from "./page-load.ts";

/** A screen of a flow with its layout shift and the elements that moved. */
export interface ScreenShift {
  readonly screen: string;
  readonly shift: number;
  readonly moved: string;
}

/** Walks through the portal on a slow device and line. Shifts right after a user action do not count. */
export const shiftsAlong = async (browser: Browser, url: string, way: Way): Promise<readonly ScreenShift[]> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  context.setDefaultTimeout(60_000);
  try {
    const page = await context.newPage();
    await enter(page, url, way.person);
    await page.addInitScript(watch);
    await slowly(page);
    // Changing the fragment alone would not reload the page and its observers.
    await page.reload();
    const screens: ScreenShift[] = [];
    await way.go(page, url, async (screen) => {
      // Late shifts count too.
      await page.waitForTimeout(1_500);
      const { shift, moved } = await page.evaluate(() => {
        const { shift = Number.NaN, moved = [] } = window.loadSeen ?? {};
        if (window.loadSeen) Object.assign(window.loadSeen, { shift: 0, moved: [] });
        return { shift, moved };
      });
      screens.push({ screen, shift, moved: moved[0] ?? "" });
    });
    return screens;
  } finally {
    await context.close();
  }
};
