import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

import type { OrganisationSettings } from "../../adapters/institute/body/body.ts";
import { servedInstitute, type ServedTrial } from "../actors/browser.ts";
import { SharedWindow } from "../actors/window.ts";
import type { TestInstitute } from "../adapters/support/test-institute.ts";
import { openChromium } from "./chromium.ts";

/** A portal for the tests of one file, with Chromium and a new page per test. */
export interface Portal {
  browser: Browser;
  institute: TestInstitute;
  url: string;
  context: BrowserContext;
  page: Page;
}

/** Options for the tests of a file. */
interface Common {
  /** Runs before each test. */
  readonly prepare?: (portal: Portal) => Promise<void>;
  /** The organisation; the made-up one by default. */
  readonly body?: OrganisationSettings;
  /** Runs all tests in one window, one after the other. Not for tests that set its clock. */
  readonly sharesWindow?: boolean;
  /** Keeps the first test's sign-in, and the institute's state. */
  readonly sharesSignIn?: boolean;
}

let chromium: Promise<Browser> | undefined;
let madeUp: Promise<ServedTrial> | undefined;

/**
 * Serves a portal while the tests of this file run. All files of a run share a Chromium and, for the made-up
 * organisation, an institute, which is reset for each file.
 */
export const portalInBrowser = ({
  prepare,
  body,
  sharesSignIn = false,
  sharesWindow = sharesSignIn,
}: Common = {}): Portal => {
  // Filled by the hooks before any test reads it.
  const portal = {} as Portal;
  let trial: ServedTrial;
  let window: SharedWindow;

  beforeAll(async () => {
    portal.browser = await (chromium ??= openChromium());
    trial = await (body ? servedInstitute(undefined, body) : (madeUp ??= servedInstitute()));
    await trial.putBack();
    window = new SharedWindow(portal.browser);
    Object.assign(portal, { institute: trial.institute, url: trial.url });
  });

  afterAll(async () => {
    await window.close();
    if (body) await trial.close();
  });

  beforeEach(async () => {
    portal.page = await window.freshPage({ origin: portal.url, keepsSignIn: sharesSignIn });
    portal.context = portal.page.context();
    if (!sharesSignIn) await trial.putBack();
    await prepare?.(portal);
  });

  afterEach(async () => {
    if (!sharesWindow) await window.close();
  });

  return portal;
};
