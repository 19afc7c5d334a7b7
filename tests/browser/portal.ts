import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { InstituteBody } from "../../adapters/institute/body/body.ts";
import type { TestInstitute } from "../contracts/support/test-institute.ts";
import { servedInstitute } from "../actors/browser.ts";
import { openBrowser } from "./portal-pages.ts";

/** A portal for the tests of one file, with Chromium and, for each test, a page of its own. */
export interface Portal {
  browser: Browser;
  institute: TestInstitute;
  url: string;
  context: BrowserContext;
  page: Page;
}

/** Serves a portal while the tests of this file run; `prepare` does what each of them begins with. */
export const portalInBrowser = (
  prepare: (portal: Portal) => Promise<void> = () => Promise.resolve(),
  body?: InstituteBody,
): Portal => {
  // Filled by the hooks: a test that reads it before they ran has a fault of its own.
  const portal = {} as Portal;

  beforeAll(async () => {
    portal.browser = await openBrowser();
    Object.assign(portal, await servedInstitute(undefined, body));
  });

  afterAll(async () => {
    await portal.browser.close();
    await portal.institute.close();
  });

  beforeEach(async () => {
    portal.context = await portal.browser.newContext();
    portal.context.setDefaultTimeout(10_000);
    portal.page = await portal.context.newPage();
    await prepare(portal);
  });

  afterEach(async () => {
    await portal.context.close();
  });

  return portal;
};
