import type { Page, Route } from "playwright-core";

/** What stands in a text that no page can draw. */
const trap = "undrawable";

/** In the page, before any of its own code: whatever would draw the trap fails, and speaks of the person. */
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

/** Each part with the document that its texts stand in, and those texts with the trap among them. */
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

/** The parts that can be made such that they cannot be drawn. */
export const drawnParts = Object.keys(parts);

/** From now on a part of the portal cannot be drawn, until its texts come as they are. */
export const spoil = async (page: Page, part: string): Promise<void> => {
  const found = parts[part];
  if (!found) throw new Error(`Nothing is known of ${part}.`);
  await page.addInitScript(setTrap, trap);
  await page.route(`**/content/templates/${found.document}*`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: found.spoil((await answer.json()) as Texts) });
  });
};

/** From now on every part can be drawn again, whatever its texts. */
export const mend = async (page: Page): Promise<void> => {
  await page.unrouteAll();
  await page.evaluate(() => {
    document.documentElement.dataset.mended = "yes";
  });
};

/** What may be the matter with files of the portal. */
export const filesFail: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "are not there": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "do not come": () => Promise.resolve(),
  "fail with a RangeError": (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new RangeError('Maya Member has no balance');" }),
};

/** Files of the portal, as they are named in its folder. */
export const files: Readonly<Record<string, string>> = {
  "the files of Help": "**/assets/help-*.js",
  "the files of the error screen": "**/assets/fatal-error-*.js",
  "the portal's own files": "**/assets/main-*.js",
};

/** Throws where nobody catches: each place by its name. */
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
