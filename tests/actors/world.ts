import { After, AfterAll, setWorldConstructor, Status, World } from "@cucumber/cucumber";
import type { Browser } from "playwright-core";
import type { Actor } from "./actor.ts";
import { BrowserActor, openChromium } from "./browser.ts";
import { CoreActor } from "./core.ts";
import { trialInstitute } from "./trial-institute.ts";

interface Level {
  readonly level: "core" | "browser";
}

let chromium: Promise<Browser> | undefined;

/** What a scenario has: someone who uses the portal, at the level that is run. */
export class PortalWorld extends World<Level> {
  #actor: Promise<Actor> | undefined;

  /** The one who uses the portal, with an institute of their own; there from the first step that needs them. */
  actor(): Promise<Actor> {
    this.#actor ??= this.parameters.level === "browser" ? this.#inChromium() : this.#atCore();
    return this.#actor;
  }

  /** The actor of a step that looks behind the screen. */
  async coreActor(): Promise<CoreActor> {
    const actor = await this.actor();
    if (!(actor instanceof CoreActor)) throw new Error("This step looks behind the screen: tag its scenario without @browser.");
    return actor;
  }

  async end(hasFailed: boolean): Promise<void> {
    const actor = await this.#actor?.catch(() => undefined);
    if (hasFailed && actor instanceof BrowserActor) this.attach(await actor.screenshot(), "image/png");
    await actor?.end();
  }

  async #inChromium(): Promise<Actor> {
    chromium ??= openChromium();
    return BrowserActor.open(await chromium);
  }

  async #atCore(): Promise<Actor> {
    return new CoreActor(await trialInstitute());
  }
}

setWorldConstructor(PortalWorld);

After(async function (this: PortalWorld, { result }) {
  await this.end(result?.status === Status.FAILED);
});

AfterAll(async () => {
  await (await chromium)?.close();
});
