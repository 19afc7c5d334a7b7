import assert from "node:assert/strict";
import { globSync } from "node:fs";

import type { Page, Request, Route } from "playwright-core";

import type { BrowserScreen } from "./browser-screen.ts";
import { builtPortal } from "./served-trial.ts";

/** Marks text that makes rendering fail. */
const trap = "undrawable";

/** Runs in the page before the portal's code: rendering the marked text throws an error that contains personal data. */
const setTrap = (words: string): void => {
  const refuse = (value: unknown): void => {
    if (String(value).includes(words) && document.documentElement.dataset.mended === undefined)
      throw new RangeError("Maya Member has no balance");
  };
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    refuse(value);
    setAttribute.call(this, name, value);
  };
  const text = Object.getOwnPropertyDescriptor(Node.prototype, "textContent");
  Object.defineProperty(Node.prototype, "textContent", {
    ...text,
    set(this: Node, value: string) {
      refuse(value);
      text?.set?.call(this, value);
    },
  });
  const { createTextNode } = Document.prototype;
  Document.prototype.createTextNode = function (value) {
    refuse(value);
    return createTextNode.call(this, value);
  };
};

interface Texts {
  readonly [name: string]: unknown;
}

/** Each part with its document, and its texts with the trap. */
const parts: Readonly<Record<string, { readonly document: string; readonly spoil: (texts: Texts) => unknown }>> = {
  "the header": {
    document: "page-framework",
    spoil: (texts) => ({ ...texts, navigation: { ...(texts.navigation as Texts), help: trap, dashboard: trap } }),
  },
  "the footer": {
    document: "page-framework",
    spoil: (texts) => ({ ...texts, footer: { ...(texts.footer as Texts), links: [{ text: trap, href: "/help" }] } }),
  },
  "the critical alert": {
    document: "page-framework",
    spoil: (texts) => ({ ...texts, criticalAlert: { id: "a", heading: trap, message: [] } }),
  },
  "the unsupported page": {
    document: "page-framework",
    spoil: (texts) => ({ ...texts, unsupported: { ...(texts.unsupported as Texts), title: trap } }),
  },
  "the suspension page": { document: "suspension", spoil: (texts) => ({ ...texts, heading: trap }) },
  "a card of Help": {
    document: "help-information",
    spoil: (texts) => ({ ...texts, heading: trap }),
  },
};

/** The parts that can be made to fail. */
export const drawnParts = Object.keys(parts);

/** Ways in which files of the portal can fail. */
export const filesFail: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "are not there": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "do not come": () => Promise.resolve(),
  "fail with a RangeError": (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new RangeError('Maya Member has no balance');" }),
};

/** Files of the portal by their pattern in its folder. */
export const files: Readonly<Record<string, string>> = {
  "the files of Help": "**/assets/later-pages-*.js",
  "the files of the error screen": "**/assets/fatal-error-*.js",
  "the portal's own files": "**/assets/main-*.js",
};

/** Throws uncaught errors, by place. */
export const throwIn: Readonly<Record<string, () => void>> = {
  "in a timer": () => {
    setTimeout(() => {
      throw new RangeError("Maya Member has no balance");
    });
  },
  "in an event handler": () => {
    document.addEventListener("probe", () => {
      throw new RangeError("Maya Member has no balance");
    });
    document.dispatchEvent(new Event("probe"));
  },
  "in a promise": () => {
    void Promise.reject(new RangeError("Maya Member has no balance"));
  },
};

/** A failure report of the portal. */
interface Report {
  readonly name: string;
  readonly status: string;
  readonly type?: string;
  readonly place?: string;
}

const isReport = (request: Request): boolean => new URL(request.url()).pathname === "/api/reports";

/** Makes parts of the portal itself fail, and reads its failure reports. */
export class BrokenParts {
  /** Whether a part was ever made to fail in this window. */
  areSpoilt = false;
  readonly #page: Page;
  readonly #screen: BrowserScreen;
  #reports: Request[] = [];

  constructor(page: Page, screen: BrowserScreen) {
    this.#page = page;
    this.#screen = screen;
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#reports = [];
      if (isReport(request)) this.#reports.push(request);
    });
  }

  /** Makes a part of the portal fail to render, or lets it render again. */
  async spoil(part: string, { isMended }: { readonly isMended: boolean }): Promise<void> {
    const found = parts[part];
    if (!found) throw new Error(`Nothing is known of ${part}.`);
    if (isMended) return this.#mend();
    this.areSpoilt = true;
    await this.#page.addInitScript(setTrap, trap);
    await this.#page.route(`**/content/templates/${found.document}*`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: found.spoil((await answer.json()) as Texts) });
    });
  }

  async #mend(): Promise<void> {
    await this.#page.unrouteAll();
    await this.#page.evaluate(() => {
      document.documentElement.dataset.mended = "yes";
    });
  }

  /** Makes files of the portal fail to load. */
  async failFiles(named: string, how: string): Promise<void> {
    this.#screen.isWithoutCode = how === "do not come" && named === "the portal's own files";
    const pattern = files[named] ?? named;
    if (globSync(pattern.replace("**/", ""), { cwd: builtPortal }).length === 0)
      throw new Error(`${named}: the built portal has no ${pattern}.`);
    await this.#page.route(pattern, (route) => filesFail[how]?.(route));
  }

  /** Throws an uncaught error. */
  async throwIn(place: string): Promise<void> {
    await this.#page.evaluate(throwIn[place] ?? place);
  }

  /** Makes the browser reject new addresses when a link is followed. */
  async refuseAddresses(): Promise<void> {
    await this.#page.evaluate(() => {
      history.pushState = () => {
        throw new RangeError("Maya Member has no balance");
      };
    });
  }

  /** The failures reported since the page was loaded; waits for the first. Throws when the institute rejected one. */
  async reports(): Promise<readonly Report[]> {
    if (this.#reports.length === 0) await this.#page.waitForRequest(isReport).catch(() => undefined);
    for (const report of this.#reports) assert.equal((await report.response())?.status(), 202, report.postData() ?? "");
    return this.#reports.map((report) => report.postDataJSON() as Report);
  }
}
