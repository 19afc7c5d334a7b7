import type { Page } from "playwright-core";

import { findLink } from "./abilities/find-control.ts";
import type { VisitsPages } from "./actor.ts";
import type { BrowserScreen } from "./browser-screen.ts";
import type { ProviderSession } from "./provider-session.ts";

/** Uses a Chromium window: addresses, browser buttons, tabs, size and scrolling. */
export class BrowserWindow implements VisitsPages {
  readonly #page: Page;
  readonly #url: string;
  readonly #screen: BrowserScreen;
  readonly #arrive: (address: string) => Promise<boolean>;
  readonly #provider: ProviderSession;

  constructor(
    page: Page,
    url: string,
    screen: BrowserScreen,
    arrive: (address: string) => Promise<boolean>,
    provider: ProviderSession,
  ) {
    this.#page = page;
    this.#url = url;
    this.#screen = screen;
    this.#arrive = arrive;
    this.#provider = provider;
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
    const found = await findLink(this.#screen, link);
    const opensWindow = await found.read((element) => element.getAttribute("target") === "_blank");
    const opened = opensWindow ? this.#page.context().waitForEvent("page") : undefined;
    await found.click();
    await (await opened)?.waitForURL(({ protocol }) => protocol !== "about:", { waitUntil: "commit" });
  }

  async elsewhere(): Promise<string | undefined> {
    await this.#page.waitForURL("**/outside/**").catch(() => undefined);
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

  comeBack(): Promise<void> {
    return this.#provider.comeBack();
  }

  async go(direction: "back" | "forward"): Promise<void> {
    await (direction === "back" ? this.#page.goBack() : this.#page.goForward());
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
