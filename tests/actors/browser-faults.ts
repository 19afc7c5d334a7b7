import type { Page, Route } from "playwright-core";

import { frameCall, isCallTo, withAnnouncement, type CausesFaults, type Disturbance } from "./actor.ts";
import type { BrowserScreen } from "./browser-screen.ts";

const callTo =
  (named: string) =>
  ({ pathname }: URL): boolean =>
    pathname.startsWith("/api") && isCallTo(named, pathname);

/** Disturbs the page's requests in Chromium. */
export class BrowserFaults implements CausesFaults {
  readonly #page: Page;
  readonly #screen: BrowserScreen;
  readonly #held: Route[] = [];
  readonly #disturbed: Readonly<Record<Disturbance, (route: Route) => Promise<void>>> = {
    broken: (route) => route.abort("connectionrefused"),
    lost: async (route) => {
      if (route.request().method() === "GET") return route.fallback();
      await route.fetch();
      return route.abort("connectionreset");
    },
    unread: async (route) => {
      if (route.request().method() === "GET") return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ status: response.status(), body: "Thank you" });
    },
    garbled: (route) => route.fulfill({ json: { nonsense: true } }),
    missing: (route) => route.fulfill({ status: 404, json: {} }),
    refused: (route) => route.fulfill({ status: 401, json: {} }),
    held: async (route) => {
      if (this.#screen.isHolding) this.#held.push(route);
      else await route.abort("timedout");
    },
  };

  constructor(page: Page, screen: BrowserScreen) {
    this.#page = page;
    this.#screen = screen;
  }

  async disturb(how: Disturbance, path: string): Promise<void> {
    if (how === "held") {
      this.#screen.heldCalls = [...this.#screen.heldCalls, path];
      this.#screen.isHolding = true;
    }
    await this.#page.route(callTo(path), (route) => this.#disturbed[how](route));
  }

  async disturbSignIn(how: "broken" | "held"): Promise<void> {
    this.#screen.isHolding = how === "held";
    await this.#page.route("**/idp/**", (route) => this.#disturbed[how](route));
  }

  async announce(heading: string, message: string): Promise<void> {
    await this.#page.route(callTo(frameCall), async (route) => {
      const frame = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: withAnnouncement(frame, heading, message) });
    });
  }

  async failHeldCalls(): Promise<void> {
    this.#screen.heldCalls = [];
    this.#screen.isHolding = false;
    const held = this.#held.splice(0);
    const failed = held.map((route) =>
      this.#page.waitForEvent("requestfailed", { predicate: (request) => request === route.request() }),
    );
    await Promise.all(held.map((route) => route.abort("connectionreset")));
    await Promise.all(failed);
    // Once the page responds, it has rendered the change.
    await this.#page.evaluate(() => undefined);
    await this.#page.unrouteAll({ behavior: "ignoreErrors" });
  }

  async giveUpCalls(): Promise<void> {
    this.#screen.isHolding = false;
    await Promise.all(this.#held.splice(0).map((route) => route.abort("timedout")));
  }

  async mendCalls(): Promise<void> {
    this.#screen.isHolding = false;
    await this.#page.unrouteAll();
  }
}
