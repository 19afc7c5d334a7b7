import type { Page, Route } from "playwright-core";

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

/** Makes a part of the portal fail to render until its texts are restored. */
export const spoil = async (page: Page, part: string): Promise<void> => {
  const found = parts[part];
  if (!found) throw new Error(`Nothing is known of ${part}.`);
  await page.addInitScript(setTrap, trap);
  await page.route(`**/content/templates/${found.document}*`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: found.spoil((await answer.json()) as Texts) });
  });
};

/** Lets every part render again. */
export const mend = async (page: Page): Promise<void> => {
  await page.unrouteAll();
  await page.evaluate(() => {
    document.documentElement.dataset.mended = "yes";
  });
};

/** Ways in which files of the portal can fail. */
export const filesFail: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "are not there": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "do not come": () => Promise.resolve(),
  "fail with a RangeError": (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new RangeError('Maya Member has no balance');" }),
};

/** Files of the portal by their pattern in its folder. */
export const files: Readonly<Record<string, string>> = {
  "the files of Help": "**/assets/help-*.js",
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
