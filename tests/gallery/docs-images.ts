import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import type { Browser } from "playwright-core";

import { enter, settled } from "../browser/portal-pages.ts";

const screens = [
  { name: "dashboard-desktop", width: 1280, height: 900 },
  { name: "dashboard-phone", width: 390, height: 844 },
] as const;

/** Takes the README's screenshots of the dashboard, and returns their paths. */
export const takeDocsImages = async (browser: Browser, url: string, folder: string): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true });
  const taken: string[] = [];
  for (const { name, width, height } of screens) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await enter(page, url, "maya.member");
    await settled(page);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const path = join(folder, `${name}.jpg`);
    await page.screenshot({ path, type: "jpeg", quality: 85 });
    taken.push(path);
    await context.close();
  }
  return taken;
};
