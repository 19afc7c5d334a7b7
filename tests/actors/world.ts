import { After, AfterAll, Before, setDefaultTimeout, setWorldConstructor, Status, World } from "@cucumber/cucumber";
import type { Browser } from "playwright-core";

import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { Actor } from "./actor.ts";
import type { BrowserActor } from "./browser.ts";
import type { CoreActor } from "./core.ts";
import type { OrganisationName } from "./organisations.ts";
import type * as Trial from "./trial-institute.ts";

interface Parameters {
  readonly level: "core" | "browser";
}

let chromium: Promise<Browser> | undefined;

/** What a scenario has: someone who uses the portal, at the level that is run. */
export class PortalWorld extends World<Parameters> {
  /** The day it is for the portal and the institute, whenever the scenarios are run. In Chromium it is the real one. */
  day = "2026-11-22" as CalendarDate;
  organisation: OrganisationName = "of the trial";
  #core: Promise<CoreActor> | undefined;
  #inChromium: Promise<BrowserActor> | undefined;

  /**
   * The one who uses the portal, of whom the institute knows nothing but its first day; there from the first step that
   * needs them, and signed in by then.
   */
  actor(): Promise<Actor> {
    return this.parameters.level === "browser" ? this.browserActor() : this.coreActor();
  }

  /**
   * The same for a step that opens a page: where nobody has looked at anything yet, they sign in on their way to it.
   */
  comer(): Promise<Actor> {
    return this.parameters.level === "browser" ? this.browserActor() : this.#openedCore();
  }

  /** The actor of a step that looks behind the screen. */
  async coreActor(): Promise<CoreActor> {
    const core = await this.#openedCore();
    await core.arrive();
    return core;
  }

  #openedCore(): Promise<CoreActor> {
    if (this.parameters.level === "browser")
      throw new Error("This step looks behind the screen: tag its scenario without @browser.");
    this.#core ??= openCoreActor(this.day, this.organisation);
    return this.#core;
  }

  /** The actor of a step about what only a screen has. */
  browserActor(): Promise<BrowserActor> {
    if (this.parameters.level === "core")
      throw new Error("This step needs a screen: tag its scenario @screen-only and @browser.");
    this.#inChromium ??= openBrowserActor();
    return this.#inChromium;
  }

  async end(hasFailed: boolean): Promise<void> {
    const core = await this.#core;
    const inChromium = await this.#inChromium?.catch(() => undefined);
    // What the report shows: the screen at the end, and its words where something went wrong.
    if (hasFailed) {
      const actor = core ?? inChromium;
      const words = await actor
        ?.words()
        .catch(() => actor.everything())
        .catch(() => undefined);
      if (words !== undefined) this.attach(words, "text/plain");
    }
    if (inChromium) this.attach(await inChromium.screenshot(), "image/jpeg");
    await core?.end();
    await inChromium?.end();
  }
}

let institute: Promise<typeof Trial> | undefined;

// The portal and the institute are loaded where they are needed only: most rules do without.
const openCoreActor = async (day: CalendarDate, organisation: OrganisationName): Promise<CoreActor> => {
  institute ??= import("./trial-institute.ts");
  const { importsSettled, readScreenModules } = await import("./dom/screen-modules.ts");
  await readScreenModules();
  const { CoreActor } = await import("./core.ts");
  return new CoreActor(await (await institute).firstDay(day, organisation), importsSettled);
};

// Chromium and what drives it are loaded where they are needed only.
const openBrowserActor = async (): Promise<BrowserActor> => {
  const [{ BrowserActor }, { openChromium }] = await Promise.all([
    import("./browser.ts"),
    import("../browser/chromium.ts"),
  ]);
  chromium ??= openChromium();
  return BrowserActor.open(await chromium);
};

setWorldConstructor(PortalWorld);
// A busy machine is slow, and no failure for that.
setDefaultTimeout(30_000);

// The organisation of the example files: RULES_FILE and BODY_FILE.
Before({ tags: "@other-body" }, function (this: PortalWorld) {
  this.organisation = "other";
});

After(async function (this: PortalWorld, { result }) {
  await this.end(result?.status === Status.FAILED);
});

AfterAll(async () => {
  await (await institute)?.closeShared();
  if (chromium) await (await import("./browser.ts")).closeStage();
  await (await chromium)?.close();
});
