import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

interface Fresh {
  /** The origin whose storage is cleared. */
  readonly origin: string;
  /** Keeps the person signed in. */
  readonly keepsSignIn?: boolean;
}

// Events that tests listen to. Other listeners belong to the page.
const events = [
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

// Default size of windows.
const usualViewport = { width: 1280, height: 720 };

/**
 * A Chromium window with one page that tests share, reset for each: opening a window takes as long as signing in, and
 * the page's process keeps its compiled scripts.
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

  /** Removes what the last test changed, listened to and stored. */
  async #freshen(page: Page, origin: string, keepsSignIn: boolean): Promise<Page> {
    const context = page.context();
    await Promise.all(
      context
        .pages()
        .filter((other) => other !== page)
        .map((other) => other.close()),
    );
    for (const event of events) {
      page.removeAllListeners(event);
      context.removeAllListeners(event);
    }
    await Promise.all([
      page.unrouteAll({ behavior: "ignoreErrors" }),
      page.setViewportSize(this.#options.viewport ?? usualViewport),
      page.emulateMedia({ media: null }),
    ]);
    if (!keepsSignIn) await context.clearCookies();
    // A page with unsaved changes must not ask before it is left: Chromium sometimes misses the answer.
    const leaveUnasked = (): void =>
      addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
    // A page that is already being left need not be changed.
    await page.evaluate(leaveUnasked).catch(() => undefined);
    // An empty page of the same origin, so the process stays and the tab's storage is accessible.
    await page.goto(`${origin}/healthz`);
    await page.evaluate(() => sessionStorage.clear());
    const session = await context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb,cache_storage" });
    await session.send("Page.resetNavigationHistory");
    await session.detach();
    return page;
  }

  /** Closes a window with lasting changes: a clock, a script or a route. The next page gets a new one. */
  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
    this.#page = undefined;
  }
}
