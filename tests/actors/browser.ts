import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import type { Browser, Download, Page } from "playwright-core";

import { trialPassword } from "../../adapters/institute/trial/person.ts";
import type { TrackedEvent } from "../../application/ports/tracking.ts";
import type { TestInstitute } from "../adapters/support/test-institute.ts";
import { SavedSignIns } from "../browser/saved-sign-ins.ts";
import { Forms } from "./abilities/forms.ts";
import { PageReader } from "./abilities/page.ts";
import { beginningOf, type Actor, type SignsIn, type TakesFiles } from "./actor.ts";
import { BrokenParts } from "./broken-parts.ts";
import { BrowserClock } from "./browser-clock.ts";
import { BrowserFaults } from "./browser-faults.ts";
import { BrowserScreen } from "./browser-screen.ts";
import { BrowserWindow } from "./browser-window.ts";
import { FurtherTabs } from "./further-tabs.ts";
import { ProviderSession } from "./provider-session.ts";
import { servedInstitute, type ServedTrial } from "./served-trial.ts";
import { SharedWindow } from "./window.ts";

/** Browser and institute that scenarios share. */
interface Stage {
  readonly trial: ServedTrial;
  readonly signIns: SavedSignIns;
  readonly window: SharedWindow;
}

let stage: Promise<Stage> | undefined;

const countPrints = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset.printed = String(Number(dataset.printed ?? "0") + 1);
    };
  });
};

const openStage = async (browser: Browser): Promise<Stage> => {
  const trial = await servedInstitute({ asksAgreement: false, suffix: "a-suffix", salt: "some-salt" });
  const options = { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" } as const;
  return { trial, signIns: new SavedSignIns(trial), window: new SharedWindow(browser, options, countPrints) };
};

/** Closes the shared browser and institute. */
export const closeStage = async (): Promise<void> => {
  if (!stage) return;
  const { trial, window } = await stage;
  await window.close();
  await trial.close();
};

/** Signs in on the provider's pages, or as the provider left the browser after an earlier sign-in. */
class BrowserSession implements SignsIn {
  readonly #page: Page;
  readonly #url: string;
  readonly #institute: TestInstitute;
  readonly #signIns: SavedSignIns;
  readonly #screen: BrowserScreen;
  readonly #forms: Forms;
  #coming: string | undefined;

  constructor(page: Page, { trial, signIns }: Stage, screen: BrowserScreen, forms: Forms) {
    this.#page = page;
    this.#url = trial.url;
    this.#institute = trial.institute;
    this.#signIns = signIns;
    this.#screen = screen;
    this.#forms = forms;
  }

  async become(firstName: string): Promise<void> {
    this.#coming = firstName;
  }

  /** Opens an address as the coming person, if there is one; resolves to whether there was one. */
  async arrive(address = "/"): Promise<boolean> {
    const firstName = this.#coming;
    this.#coming = undefined;
    if (firstName === undefined) return false;
    const [name = ""] = this.#institute.person(firstName).email.split("@");
    await this.#signIns.open(this.#page, name, address);
    await this.#screen.settled();
    return true;
  }

  async come(address: string): Promise<void> {
    await this.#page.goto(`${this.#url}/#${address}`);
    await this.#screen.settled();
  }

  async identify(firstName: string): Promise<void> {
    const { email } = this.#institute.person(firstName);
    await this.#forms.fill("Email", email);
    await this.#forms.fill("Password", trialPassword);
    await this.#page.getByRole("button", { name: "Sign in", exact: true }).click();
    // After the provider: in the portal, or anywhere it leads.
    await this.#page.waitForURL(({ pathname }) => !pathname.startsWith("/idp"));
    await this.#screen.settled();
  }

  async logOut(): Promise<void> {
    await this.#forms.press("Account");
    await this.#forms.press("Logout");
  }

  /** Opens the link in the latest mail with this subject to a recipient, on the trial's mail page. */
  async followLinkOf(subject: string, recipient: string): Promise<void> {
    const mail = this.#page
      .getByRole("listitem")
      .filter({ hasText: recipient })
      .getByRole("link", { name: subject })
      .first();
    await this.#page.goto(`${this.#url}/outside/mail`);
    // The request is answered before the mail is written.
    while ((await mail.count()) === 0) await this.#page.reload();
    await mail.click();
    await this.#page.getByRole("main").locator(`a[href^="${this.#url}/idp/"]`).click();
    await this.#screen.settled();
  }
}

/** Takes the files that Chromium saves. */
class BrowserFiles implements TakesFiles {
  readonly #page: Page;
  readonly #screen: BrowserScreen;
  readonly #downloads: Download[] = [];

  constructor(page: Page, screen: BrowserScreen) {
    this.#page = page;
    this.#screen = screen;
    page.on("download", (download) => void this.#downloads.push(download));
  }

  async isGiven(file: string): Promise<boolean> {
    // Chromium reports a download at its first bytes, which pages do not wait for.
    const isNamed = (download: Download): boolean => download.suggestedFilename() === file;
    if (!this.#downloads.some(isNamed)) await this.#page.waitForEvent("download", isNamed).catch(() => undefined);
    return (await this.saved()).includes(file);
  }

  async saved(): Promise<readonly string[]> {
    await this.#screen.settled();
    return Promise.all(
      this.#downloads.map(async (download) => {
        const bytes = await readFile(await download.path());
        const name = download.suggestedFilename();
        assert.ok(bytes.toString("latin1").startsWith(beginningOf(name)), `${name} is not what its name says.`);
        return name;
      }),
    );
  }

  async timesPrinted(): Promise<number> {
    return Number(await this.#page.evaluate(() => document.documentElement.dataset.printed ?? "0"));
  }
}

/** Uses the portal in Chromium. */
export class BrowserActor implements Actor {
  readonly page: PageReader;
  readonly forms: Forms;
  readonly browser: BrowserWindow;
  readonly session: BrowserSession;
  readonly files: BrowserFiles;
  readonly faults: BrowserFaults;
  readonly parts: BrokenParts;
  readonly clock: BrowserClock;
  readonly provider: ProviderSession;
  readonly furtherTabs: FurtherTabs;
  readonly #page: Page;

  private constructor(own: Stage, page: Page) {
    const { url } = own.trial;
    const screen = new BrowserScreen(page);
    this.#page = page;
    this.page = new PageReader(screen);
    this.forms = new Forms(screen);
    this.session = new BrowserSession(page, own, screen, this.forms);
    this.files = new BrowserFiles(page, screen);
    this.faults = new BrowserFaults(page, screen);
    this.parts = new BrokenParts(page, screen);
    this.clock = new BrowserClock(page, screen);
    this.provider = new ProviderSession(page, url, this.clock);
    this.furtherTabs = new FurtherTabs(page, url);
    this.browser = new BrowserWindow(page, url, screen, (address) => this.session.arrive(address), this.provider);
  }

  static async open(browser: Browser): Promise<BrowserActor> {
    stage ??= openStage(browser);
    const own = await stage;
    const page = await own.window.freshPage({ origin: own.trial.url });
    await own.trial.putBack();
    return new BrowserActor(own, page);
  }

  async tracked(event: string): Promise<readonly TrackedEvent[]> {
    const isTracked = (name: string) =>
      (window as { dataLayer?: TrackedEvent[] }).dataLayer?.some((tracked) => tracked.event === name);
    await this.#page.waitForFunction(isTracked, event).catch(() => undefined);
    return this.#page.evaluate(() => (window as { dataLayer?: TrackedEvent[] }).dataLayer ?? []);
  }

  /** A screenshot of the page. */
  screenshot(): Promise<Buffer> {
    return this.#page.screenshot({ fullPage: true, type: "jpeg", quality: 50 });
  }

  async end(): Promise<void> {
    // These change the window for later scenarios too.
    const hasChanged = this.clock.isSet || this.parts.areSpoilt || this.provider.isWatched;
    if (hasChanged) await (await stage)?.window.close();
  }
}
