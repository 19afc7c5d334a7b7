import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

interface Fresh {
  /** The origin whose storage is emptied. */
  readonly origin: string;
  /** Whoever is signed in stays so. */
  readonly keepsSignIn?: boolean;
}

// What tests listen for. Its other listeners are the page's own.
const heard = [
  "console",
  "dialog",
  "domcontentloaded",
  "download",
  "pageerror",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
];

// Where windows are shown unless it is said otherwise.
const usualViewport = { width: 1280, height: 720 };

/**
 * A window of Chromium, with one page in it, that tests use in turn, each as if it knew nothing of those before it:
 * opening a window takes as long as signing in, and a page's process need neither start nor read its scripts again.
 */
export class SharedWindow {
  readonly #browser: Browser;
  readonly #options: BrowserContextOptions;
  readonly #prepare: (page: Page) => Promise<void>;
  #context: BrowserContext | undefined;
  #page: Page | undefined;

  constructor(
    browser: Browser,
    options: BrowserContextOptions = {},
    prepare: (page: Page) => Promise<void> = async () => undefined,
  ) {
    this.#browser = browser;
    this.#options = options;
    this.#prepare = prepare;
  }

  async freshPage({ origin, keepsSignIn = false }: Fresh): Promise<Page> {
    const page = this.#page && !this.#page.isClosed() ? this.#page : undefined;
    return page ? this.#freshen(page, origin, keepsSignIn) : this.#open();
  }

  async #open(): Promise<Page> {
    const context = this.#context ?? (await this.#browser.newContext(this.#options));
    this.#context = context;
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    this.#page = page;
    await this.#prepare(page);
    return page;
  }

  /** Forgets what the last test did with a page, heard of it and left in it. */
  async #freshen(page: Page, origin: string, keepsSignIn: boolean): Promise<Page> {
    const context = page.context();
    await Promise.all(
      context
        .pages()
        .filter((other) => other !== page)
        .map((other) => other.close()),
    );
    for (const event of heard) {
      page.removeAllListeners(event);
      context.removeAllListeners(event);
    }
    await Promise.all([
      page.unrouteAll({ behavior: "ignoreErrors" }),
      page.setViewportSize(this.#options.viewport ?? usualViewport),
    ]);
    if (!keepsSignIn) await context.clearCookies();
    // What the last test left unsaved must not ask before it is left: Chromium now and then never hears the answer.
    const leaveUnasked = (): void =>
      addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
    // Where it is being left already there is nothing to ask.
    await page.evaluate(leaveUnasked).catch(() => undefined);
    // An address of the same origin that runs nothing: the process stays, and what the tab kept can be reached.
    await page.goto(`${origin}/healthz`);
    await page.evaluate(() => sessionStorage.clear());
    const session = await context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb,cache_storage" });
    await session.send("Page.resetNavigationHistory");
    await session.detach();
    return page;
  }

  /**
   * Closes it where something was done to all that it shows: a clock, a script, a route. The next page gets another.
   */
  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
    this.#page = undefined;
  }
}
