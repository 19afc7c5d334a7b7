import type { BrowserContext, Page } from "playwright-core";

import type { ServedTrial } from "../actors/served-trial.ts";
import { enter, openAt, settled } from "./portal-pages.ts";

/** What the browser stores for a signed-in person. */
interface SavedSignIn {
  readonly cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;
  readonly tab: string;
  readonly savedAt: number;
}

// An access token lasts ten minutes, and a test much less than five.
const lasts = 5 * 60_000;

/** Restores sign-ins of people, because the provider's form takes more time than most tests. */
export class SavedSignIns {
  readonly #trial: ServedTrial;
  readonly #saved = new Map<string, SavedSignIn>();

  constructor(trial: ServedTrial) {
    this.#trial = trial;
  }

  /** Opens an address as a signed-in person, with the institute in its seeded state. */
  async open(page: Page, person: string, address: string): Promise<void> {
    const saved = this.#saved.get(person);
    if (saved && Date.now() - saved.savedAt < lasts) await this.#restore(page, person, saved);
    else await this.#signIn(page, person);
    await openAt(page, this.#trial.url, address);
    await settled(page);
  }

  async #signIn(page: Page, person: string): Promise<void> {
    const savedAt = Date.now();
    await this.#trial.putBack();
    await enter(page, this.#trial.url, person);
    const cookies = await page.context().cookies();
    // Playwright's storageState does not contain session storage.
    const tab = await page.evaluate(() => JSON.stringify(sessionStorage));
    // Last, because the tab notes a session that the institute has opened.
    await this.#trial.save(person);
    this.#saved.set(person, { cookies, tab, savedAt });
  }

  async #restore(page: Page, person: string, { cookies, tab }: SavedSignIn): Promise<void> {
    await this.#trial.putBack(person);
    await page.context().addCookies([...cookies]);
    const empty = `${this.#trial.url}/healthz`;
    if (page.url() !== empty) await page.goto(empty);
    await page.evaluate((stored) => {
      Object.assign(sessionStorage, JSON.parse(stored));
    }, tab);
  }
}
