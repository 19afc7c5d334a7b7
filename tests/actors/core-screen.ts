import { queryAllByRole } from "@testing-library/dom";

import type { FoundLink } from "./abilities/reads-pages.ts";
import { ambiguous, notOffered, withoutGaps } from "./actor.ts";
import type { CorePortal } from "./core-portal.ts";
import { nameOf, wordsOf } from "./dom/words.ts";
import type { Item, Place } from "./outline.ts";
import { outlineOf, places } from "./outline.ts";

interface Sought {
  readonly name?: string;
  readonly level?: number;
}

/**
 * Finds elements on the portal's screen by role and name, as a person does. Actions wait until the screen has settled.
 */
export class CoreScreen {
  readonly #portal: CorePortal;

  constructor(portal: CorePortal) {
    this.#portal = portal;
  }

  async all(role: string, sought: Sought = {}, within?: HTMLElement): Promise<readonly HTMLElement[]> {
    const { body } = this.#document;
    // Nothing behind a dialog can be used.
    const dialog = body.querySelector<HTMLElement>("dialog[open]");
    return queryAllByRole(within ?? dialog ?? body, role, sought);
  }

  /** The only element with a role and name. Throws when there is none or several, and lists what there is. */
  async one(role: string, name: string, within?: HTMLElement): Promise<HTMLElement> {
    const [found, another] = await this.all(role, { name }, within);
    if (!found) throw notOffered(role, name, (await this.all(role, {}, within)).map(nameOf));
    if (another) throw ambiguous(role, name);
    return found;
  }

  /** A link; several with one name are allowed when they have the same target. */
  async link(name: string): Promise<HTMLElement> {
    const [found, ...others] = await this.all("link", { name });
    if (!found) throw notOffered("link", name, (await this.all("link")).map(nameOf));
    if (others.some((other) => other.getAttribute("href") !== found.getAttribute("href")))
      throw ambiguous("link", name);
    return found;
  }

  /** A link by the beginning of its text, including hidden text: its full text, and whether it has an icon. */
  async linkCalled(words: string): Promise<FoundLink> {
    // By element and not by role, because the main action may be a link with the role of a button.
    const links = [...this.#document.querySelectorAll("a")];
    const found = links.find((link) => wordsOf(link).startsWith(words));
    if (!found) throw notOffered("link", words, links.map(wordsOf));
    return {
      name: wordsOf(found).replaceAll("\n", " "),
      hasIcon: found.querySelector("svg") !== null,
      opensElsewhere: found.target === "_blank",
    };
  }

  /** Whether a dialog is open. */
  async hasDialog(): Promise<boolean> {
    return this.#document.querySelector("dialog[open]") !== null;
  }

  /** The open account menu's description of the person: name, kind and identity. */
  async accountWords(): Promise<readonly string[]> {
    const { body } = this.#document;
    const wordsAt = (selector: string): readonly string[] => [...body.querySelectorAll(selector)].map(wordsOf);
    const [name = "", kind = ""] = wordsAt("#account-panel div > :is(strong, span)");
    return [name, kind, wordsAt("#account-panel :is(dt, dd)").slice(0, 2).join(" ")];
  }

  /** A text field, with or without suggestions. */
  async field(name: string): Promise<HTMLElement> {
    const [suggesting] = await this.all("combobox", { name });
    if (suggesting?.tagName === "INPUT") return suggesting;
    // A password field has no role, because its content is hidden.
    const { body } = this.#document;
    const [secret] = [...body.querySelectorAll<HTMLElement>("input[type=password]")].filter(
      (field) => nameOf(field) === name,
    );
    return secret ?? this.one("textbox", name);
  }

  /** A suggestion of a field, by the beginning of its text. */
  async suggestion(words: string): Promise<HTMLElement> {
    const suggested = await this.all("option");
    const found = suggested.find((option) => wordsOf(option).startsWith(words));
    if (!found) throw notOffered("suggestion", words, suggested.map(wordsOf));
    return found;
  }

  async main(): Promise<Element> {
    const { body } = this.#document;
    return body.querySelector("main") ?? body;
  }

  async words(): Promise<string> {
    return withoutGaps(wordsOf(await this.main()));
  }

  /** All text on the screen, including header and footer. */
  async everything(): Promise<string> {
    return wordsOf(this.#document.body);
  }

  async outline(place: Place): Promise<readonly Item[]> {
    const found = this.#document.querySelector(places[place]);
    return found ? outlineOf(found) : [];
  }

  /**
   * Elements with a variant style, and which: "late", "uncounted", "warning"; and the seal. Read from the classes after
   * an element's first one, which keep their names outside a browser.
   */
  async drawnOtherwise(): Promise<readonly string[]> {
    const { body } = this.#document;
    // The style of links and buttons is read with them, and row layout is not relevant.
    const marked = body.querySelectorAll(
      ":is(main, nav) [class*=' ']:is(:not(a, button, .ruled, .plain, .held, .head, .alone))",
    );
    const seals = [...body.querySelectorAll("main .seal")].map(() => "drawn with the seal");
    const others = [...marked].map(
      (element) =>
        `drawn as ${[...element.classList].slice(1).join(", ")}: "${wordsOf(element).replaceAll(/\s+/g, " ").trim().slice(0, 40)}"`,
    );
    return [...seals, ...others];
  }

  /** The focused element; undefined when it is the body. */
  async focused(): Promise<Element | undefined> {
    const { activeElement, body } = this.#document;
    return activeElement === null || activeElement === body ? undefined : activeElement;
  }

  get #document(): Document {
    return this.#portal.tab.document;
  }
}
