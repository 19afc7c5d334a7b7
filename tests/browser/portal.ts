import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

import type { OrganisationSettings } from "../../adapters/institute/platform/body/body.ts";
import { servedInstitute, type ServedTrial } from "../actors/served-trial.ts";
import { SharedWindow } from "../actors/window.ts";
import type { TestInstitute } from "../adapters/support/test-institute.ts";
import { openChromium } from "./chromium.ts";
import { SavedSignIns } from "./saved-sign-ins.ts";

/** A portal for the tests of one file, with Chromium and a new page per test. */
export interface Portal {
  browser: Browser;
  institute: TestInstitute;
  url: string;
  context: BrowserContext;
  page: Page;
  /** Opens an address as a signed-in person, with the institute in its seeded state. Not for tests about signing in. */
  open(person: string, address?: string): Promise<Page>;
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
let madeUp: Promise<Served> | undefined;

interface Served {
  readonly trial: ServedTrial;
  readonly signIns: SavedSignIns;
}

const serve = async (body?: OrganisationSettings): Promise<Served> => {
  const trial = await servedInstitute(undefined, body);
  return { trial, signIns: new SavedSignIns(trial) };
};

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
  let served: Served;
  let window: SharedWindow;

  beforeAll(async () => {
    portal.browser = await (chromium ??= openChromium());
    served = await (body ? serve(body) : (madeUp ??= serve()));
    const { trial, signIns } = served;
    await trial.putBack();
    const open = async (person: string, address = "/"): Promise<Page> => {
      await signIns.open(portal.page, person, address);
      return portal.page;
    };
    window = new SharedWindow(portal.browser);
    Object.assign(portal, { institute: trial.institute, url: trial.url, open });
  });

  afterAll(async () => {
    await window.close();
    if (body) await served.trial.close();
  });

  beforeEach(async () => {
    portal.page = await window.freshPage({ origin: portal.url, keepsSignIn: sharesSignIn });
    portal.context = portal.page.context();
    if (!sharesSignIn) await served.trial.putBack();
    await prepare?.(portal);
  });

  afterEach(async () => {
    if (!sharesWindow) await window.close();
  });

  return portal;
};
