import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

interface Fresh {
  /** The origin whose storage is emptied. */
  readonly origin: string;
  /** Whoever is signed in stays so. */
  readonly keepsSignIn?: boolean;
}

/**
 * A window of Chromium that tests use in turn, each with a page that knows nothing of those before it: opening a window
 * takes as long as signing in, and its cache need not be filled again.
 */
export class SharedWindow {
  readonly #browser: Browser;
  readonly #options: BrowserContextOptions;
  #context: BrowserContext | undefined;

  constructor(browser: Browser, options: BrowserContextOptions = {}) {
    this.#browser = browser;
    this.#options = options;
  }

  async freshPage({ origin, keepsSignIn = false }: Fresh): Promise<Page> {
    const used = this.#context;
    const context = used ?? (await this.#browser.newContext(this.#options));
    this.#context = context;
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    if (!used) return page;
    // Only now, or the window would close with its last page.
    await Promise.all(context.pages().filter((other) => other !== page).map((other) => other.close()));
    if (!keepsSignIn) await context.clearCookies();
    const session = await context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb,cache_storage" });
    await session.detach();
    return page;
  }

  /** Closes it where something was done to all that it shows: a clock, a script, a route. The next page gets another. */
  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }
}
