import type { Browser } from "playwright-core";

import type { Way } from "../access/screens.ts";
import { enter } from "../browser/portal-pages.ts";
import { slowly, watch } from "./page-load.ts";

/** A screen of a flow, how much moved by itself on the way to it, and what. */
export interface ScreenShift {
  readonly screen: string;
  readonly shift: number;
  readonly moved: string;
}

/**
 * Goes a way through the portal on a slow device and a slow line. What moves because somebody has just pressed
 * something is no fault.
 */
export const shiftsAlong = async (browser: Browser, url: string, way: Way): Promise<readonly ScreenShift[]> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  context.setDefaultTimeout(60_000);
  try {
    const page = await context.newPage();
    await enter(page, url, way.person);
    await page.addInitScript(watch);
    await slowly(page);
    // The address alone would not load the page anew, with what watches it.
    await page.reload();
    const screens: ScreenShift[] = [];
    await way.go(page, url, async (screen) => {
      // What comes late counts too.
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
