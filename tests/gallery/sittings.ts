import type { Browser, BrowserContext, Page } from "playwright-core";

import type { Condition } from "../access/conditions.ts";
import type { Address } from "../access/people.ts";
import { kinds, variants } from "../access/people.ts";
import { flows, openings } from "../access/screens.ts";
import type { Way } from "../access/screens.ts";
import { openUnder } from "../access/sweep.ts";
import { enter } from "../browser/portal-pages.ts";
import type { Camera, Look } from "./camera.ts";
import { lookThrough, small, wide } from "./camera.ts";

/** Pictures taken in one window. */
export interface Sitting {
  readonly of: string;
  readonly take: () => Promise<void>;
}

const both: readonly Look[] = [...wide, ...small];
const conditions: readonly Condition[] = ["empty", "loading", "error", "partial"];
const showsConditions: readonly Address[] = [
  "/",
  "/professional-development",
  "/professional-development/annual-declarations",
  "/fees-and-transactions",
  "/documents-and-downloads",
  "/my-details/contact-details",
];
const inLight = both.filter(({ theme }) => theme === "light");

/** All sittings in a required order, because flows change what pages show. */
export class Sittings {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #camera: Camera;
  readonly #contexts = new Map<string, Promise<BrowserContext>>();

  constructor(browser: Browser, url: string, camera: Camera) {
    this.#browser = browser;
    this.#url = url;
    this.#camera = camera;
  }

  get pages(): readonly Sitting[] {
    return [
      { of: "sign-in", take: () => this.#signInPages() },
      ...[...kinds, ...variants].flatMap(({ person, pages }) => pages.map((address) => this.#page(person, address))),
      ...showsConditions.flatMap((address) =>
        conditions.map((condition) => this.#page("maya.member", address, condition)),
      ),
      ...conditions.map((condition) => this.#page("stella.student", "/my-qualifications", condition)),
    ];
  }

  get ways(): readonly Sitting[] {
    return [
      ...flows.map((way) => this.#way(way, both)),
      // What opens depends on the window's width.
      ...openings.flatMap((way) => [this.#way(way, wide), this.#way(way, small)]),
    ];
  }

  #page(person: string, address: Address, condition: Condition = "full"): Sitting {
    const title = condition === "full" ? address : `${address}, ${condition}`;
    return {
      of: `${title}, ${person}`,
      take: async () => {
        const page = await this.#windowOf(person, wide);
        const end = await openUnder(page, this.#url, address, condition);
        await this.#camera.take(page, { area: address, person, title }, condition === "full" ? both : inLight);
        await end();
        await page.close();
      },
    };
  }

  #way({ name, person, go }: Way, looks: readonly Look[]): Sitting {
    return {
      of: `${name}, ${person}`,
      take: async () => {
        const page = await this.#windowOf(person, looks);
        await go(page, this.#url, (screen) => this.#camera.take(page, { area: name, person, title: screen }, looks));
        await page.close();
      },
    };
  }

  async #signInPages(): Promise<void> {
    const subject = (title: string) => ({ area: "sign-in", person: "nobody", title });
    const context = await this.#browser.newContext();
    const page = await context.newPage();
    await page.goto(this.#url);
    await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    await this.#camera.take(page, subject("sign in"), both);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await this.#camera.take(page, subject("sign in with errors"), both);
    await page.getByRole("link", { name: /forgotten/i }).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await this.#camera.take(page, subject("a forgotten password"), both);
    await page.goto(`${this.#url}/logged-out.html`);
    await this.#camera.take(page, subject("signed out"), both);
    await context.close();
  }

  /** Further windows of a person share the sign-in. */
  #contextOf(person: string): Promise<BrowserContext> {
    const open = async (): Promise<BrowserContext> => {
      const context = await this.#browser.newContext({ reducedMotion: "reduce" });
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      await enter(page, this.#url, person);
      await page.close();
      return context;
    };
    const known = this.#contexts.get(person) ?? open();
    this.#contexts.set(person, known);
    return known;
  }

  async #windowOf(person: string, [first]: readonly Look[]): Promise<Page> {
    const page = await (await this.#contextOf(person)).newPage();
    if (first) await lookThrough(page, first);
    return page;
  }
}
