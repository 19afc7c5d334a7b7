import type { Page } from "playwright-core";

import type { PassesTime } from "./actor.ts";
import type { BrowserScreen } from "./browser-screen.ts";

/** Seconds per step of the clock, much shorter than any timeout of the portal. */
const step = 10;

/** The clock of a Chromium window. */
export class BrowserClock implements PassesTime {
  /** Whether the window's clock was replaced. */
  isSet = false;
  readonly #page: Page;
  readonly #screen: BrowserScreen;

  constructor(page: Page, screen: BrowserScreen) {
    this.#page = page;
    this.#screen = screen;
  }

  year(): number {
    return new Date().getFullYear();
  }

  async setClock(minutesAhead: number): Promise<void> {
    this.isSet = true;
    await this.#page.context().clock.install({ time: Date.now() + minutesAhead * 60_000 });
  }

  /** Advances in small steps, so no answered call times out. */
  async passSeconds(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= step) {
      await this.#screen.answered();
      await this.#page.context().clock.fastForward(Math.min(left, step) * 1000);
    }
  }
}
