import type { Page, Request } from "playwright-core";

import type { TrackedEvent } from "../../application/ports/tracking.ts";

/** "GET /idp/auth" */
const inWords = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

/** Makes the timers of a page ten times as long: on a busy machine the first tab answers a new one late. */
const lengthenTimers = (): void => {
  const { setTimeout: start } = globalThis;
  Object.assign(globalThis, { setTimeout: (done: () => void, delay = 0) => start(done, delay * 10) });
};

/** Tabs that the person opens beside the first one. */
export class FurtherTabs {
  /** Requests of all these tabs: "GET /idp/auth". */
  readonly requests: string[] = [];
  readonly #first: Page;
  readonly #url: string;
  readonly #opened: Page[] = [];

  constructor(first: Page, url: string) {
    this.#first = first;
    this.#url = url;
  }

  /** Opens a page in several tabs at once. */
  async open(count: number, address: string): Promise<void> {
    const tabs = await Promise.all(Array.from({ length: count }, () => this.#first.context().newPage()));
    this.#opened.push(...tabs);
    for (const tab of tabs) tab.on("request", (request) => this.requests.push(inWords(request)));
    await Promise.all(tabs.map((tab) => tab.addInitScript(lengthenTimers)));
    await Promise.all(tabs.map((tab) => tab.goto(`${this.#url}/#${address}`)));
  }

  /** Waits until every tab has this heading, and its page no other pending work. */
  async comeToBeHeaded(heading: string): Promise<void> {
    await Promise.all(this.#opened.map((tab) => tab.getByRole("heading", { level: 1, name: heading }).waitFor()));
    await Promise.all(this.#opened.map((tab) => tab.waitForLoadState("networkidle")));
  }

  /** Waits until a tab sends such a request, unless one has: some are sent once the page is ready. */
  async haveSent(request: RegExp): Promise<void> {
    if (this.requests.some((sent) => request.test(sent))) return;
    await Promise.race(this.#opened.map((tab) => tab.waitForRequest((sent) => request.test(inWords(sent)))));
  }

  /** The tracked events of all tabs, once each has counted its page. */
  async tracked(): Promise<readonly TrackedEvent[]> {
    const counted = () => {
      const { dataLayer = [] } = window as { dataLayer?: TrackedEvent[] };
      return dataLayer.some(({ event }) => event === "pageView") && dataLayer;
    };
    const events = this.#opened.map(async (tab) => (await tab.waitForFunction(counted)).jsonValue());
    return (await Promise.all(events)).flatMap((each) => each || []);
  }
}
