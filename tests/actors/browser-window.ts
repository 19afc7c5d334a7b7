import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import { findLink } from "./abilities/find-control.ts";
import type { VisitsPages } from "./actor.ts";
import type { BrowserScreen } from "./browser-screen.ts";

/** Uses a Chromium window: addresses, browser buttons, tabs, size and scrolling. */
export class BrowserWindow implements VisitsPages {
  readonly #page: Page;
  readonly #url: string;
  readonly #screen: BrowserScreen;
  readonly #arrive: (address: string) => Promise<boolean>;

  constructor(page: Page, url: string, screen: BrowserScreen, arrive: (address: string) => Promise<boolean>) {
    this.#page = page;
    this.#url = url;
    this.#screen = screen;
    this.#arrive = arrive;
  }

  async open(address: string): Promise<void> {
    if (await this.#arrive(address)) return;
    await this.setOutFor(address);
    await this.#screen.settled();
  }

  /** Starts navigating to a page without waiting for it to settle. */
  async setOutFor(address: string): Promise<void> {
    await this.#page.goto(`${this.#url}/#${address}`);
  }

  async follow(link: string): Promise<void> {
    await (await findLink(this.#screen, link)).click();
  }

  /** Follows a link to a new tab and returns its heading. This tab stays unchanged. */
  async followElsewhere(link: string): Promise<string> {
    const here = this.#page.url();
    const opened = this.#page.context().waitForEvent("page");
    await this.#page.getByRole("link", { name: link }).first().click();
    const other = await opened;
    const heading = await other.getByRole("heading", { level: 1 }).innerText();
    await other.close();
    assert.equal(this.#page.url(), here);
    return heading;
  }

  async elsewhere(): Promise<string | undefined> {
    await this.#page.waitForURL("**/outside/**", { timeout: 3_000 }).catch(() => undefined);
    const address = this.#page.url();
    return new URL(address).pathname.startsWith("/outside/") ? address : undefined;
  }

  async reload(): Promise<void> {
    await this.#page.reload();
    await this.#screen.settled();
  }

  async beginReload(): Promise<void> {
    await this.#page.reload({ waitUntil: "commit" });
    await this.#page.locator("[data-loading], #boot").first().waitFor();
  }

  async goBack(): Promise<void> {
    await this.#page.goBack();
    await this.#screen.settled();
  }

  async goForward(): Promise<void> {
    await this.#page.goForward();
    await this.#screen.settled();
  }

  async opened(): Promise<readonly string[]> {
    await this.#screen.settled();
    const pages = this.#page.context().pages();
    return pages.filter((page) => page !== this.#page).map((page) => page.url());
  }

  async useSmallScreen(): Promise<void> {
    await this.#page.setViewportSize({ width: 390, height: 844 });
  }

  /** Whether the focused element is in the viewport. */
  isFocusInView(): Promise<boolean> {
    return this.#page.evaluate(() => {
      const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= window.innerHeight;
    });
  }

  scrollDown(): Promise<void> {
    return this.#page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  }

  scrolledBy(): Promise<number> {
    return this.#page.evaluate(() => window.scrollY);
  }
}
