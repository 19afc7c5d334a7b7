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
  /** Where the registrar works; at the command line by default. */
  readonly staffAt?: "desk";
  /** Whether the person reads French; English by default. */
  readonly reads?: "French";
}

let chromium: Promise<Browser> | undefined;

/** State of a scenario, with the portal's user at the level of the run. */
export class PortalWorld extends World<Parameters> {
  /** Today for portal and institute, independent of the real day. In Chromium it is the real one. */
  day = "2026-11-22" as CalendarDate;
  organisation: OrganisationName = "of the trial";
  #readsFrench = this.parameters.reads === "French";
  #core: Promise<CoreActor> | undefined;
  #inChromium: Promise<BrowserActor> | undefined;

  /** The user, signed in at a freshly seeded institute. Created by the first step that needs them. */
  actor(): Promise<Actor> {
    return this.parameters.level === "browser" ? this.browserActor() : this.coreActor();
  }

  /** The same for a step that opens a page: a new user signs in on the way to it. */
  actorForVisit(): Promise<Actor> {
    return this.parameters.level === "browser" ? this.#openedInChromium() : this.#openedCore();
  }

  /** From now on the person's browser prefers French, and steps name in English what the person sees in French. LANG-12 */
  readFrench(): void {
    if (this.#core) throw new Error("Say that somebody reads French before they open the portal.");
    this.#readsFrench = true;
  }

  /** The actor of a step that looks behind the screen. */
  async coreActor(): Promise<CoreActor> {
    const core = await this.#openedCore();
    await core.session.arrive();
    return core;
  }

  #openedCore(): Promise<CoreActor> {
    if (this.parameters.level === "browser")
      throw new Error("This step looks behind the screen: tag its scenario without @browser.");
    this.#core ??= this.#readsFrench
      ? openCoreActor(this.day, "in several languages").then(readFrench)
      : openCoreActor(this.day, this.organisation);
    return this.#core;
  }

  /** The actor of a step that needs a browser. */
  async browserActor(): Promise<BrowserActor> {
    const inChromium = await this.#openedInChromium();
    await inChromium.session.arrive();
    return inChromium;
  }

  #openedInChromium(): Promise<BrowserActor> {
    if (this.parameters.level === "core")
      throw new Error("This step needs a screen: tag its scenario @screen-only and @browser.");
    this.#inChromium ??= openBrowserActor();
    return this.#inChromium;
  }

  async end(hasFailed: boolean): Promise<void> {
    const core = await this.#core;
    const inChromium = await this.#inChromium?.catch(() => undefined);
    // Attachments of the report: the screen at the end, and its text after a failure.
    if (hasFailed) {
      const { page } = core ?? inChromium ?? {};
      const words = await page
        ?.words()
        .catch(() => page.everything())
        .catch(() => undefined);
      if (words !== undefined) this.attach(words, "text/plain");
    }
    if (inChromium) this.attach(await inChromium.screenshot(), "image/jpeg");
    await core?.end();
    await inChromium?.end();
  }
}

let institute: Promise<typeof Trial> | undefined;

// Loads portal and institute only where needed, because most rules do not.
const openCoreActor = async (day: CalendarDate, organisation: OrganisationName): Promise<CoreActor> => {
  institute ??= import("./trial-institute.ts");
  const { importsSettled, readScreenModules } = await import("./dom/screen-modules.ts");
  await readScreenModules();
  const { CoreActor } = await import("./core.ts");
  return new CoreActor(await (await institute).firstDay(day, organisation), importsSettled);
};

// Loads the words of a language only where needed.
const readFrench = async (actor: CoreActor): Promise<CoreActor> => {
  const { wordsInFrench } = await import("./words-in-french.ts");
  const { institute, portal, screen } = actor;
  portal.preferredLanguages = ["fr"];
  portal.startTexts = await institute.startTexts();
  screen.wordingsOf = wordsInFrench;
  return actor;
};

// Loads Chromium and Playwright only where needed.
const openBrowserActor = async (): Promise<BrowserActor> => {
  const [{ BrowserActor }, { openChromium }] = await Promise.all([
    import("./browser.ts"),
    import("../browser/chromium.ts"),
  ]);
  chromium ??= openChromium();
  return BrowserActor.open(await chromium);
};

setWorldConstructor(PortalWorld);
// A busy machine must not cause failures.
setDefaultTimeout(30_000);

// The organisation of the example files: RULES_FILE and BODY_FILE.
Before({ tags: "@other-body" }, function (this: PortalWorld) {
  this.organisation = "other";
});

// The trial's organisation with a second language, whose texts a scenario gives.
Before({ tags: "@several-languages" }, function (this: PortalWorld) {
  this.organisation = "in several languages";
});

After(async function (this: PortalWorld, { result }) {
  await this.end(result?.status === Status.FAILED);
});

AfterAll(async () => {
  await (await institute)?.closeShared();
  if (chromium) await (await import("./browser.ts")).closeStage();
  await (await chromium)?.close();
});
