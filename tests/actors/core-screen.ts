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
 * What there is to be found on the screen of a portal without a browser: by role and name, as a person finds it. Whatever
 * is done to the portal is waited for where it is done, so that the screen is at rest.
 */
export class CoreScreen {
  readonly #portal: CorePortal;

  constructor(portal: CorePortal) {
    this.#portal = portal;
  }

  async all(role: string, sought: Sought = {}, within?: HTMLElement): Promise<readonly HTMLElement[]> {
    const { body } = this.#document;
    // Behind a dialog nothing can be used.
    const dialog = body.querySelector<HTMLElement>("dialog[open]");
    return queryAllByRole(within ?? dialog ?? body, role, sought);
  }

  /** The one thing of a role and a name. Fails where there is none or are several, and says what there is. */
  async one(role: string, name: string, within?: HTMLElement): Promise<HTMLElement> {
    const [found, another] = await this.all(role, { name }, within);
    if (!found) throw notOffered(role, name, (await this.all(role, {}, within)).map(nameOf));
    if (another) throw ambiguous(role, name);
    return found;
  }

  /** A link; several of one name are as good as one where they lead to the same place. */
  async link(name: string): Promise<HTMLElement> {
    const [found, ...others] = await this.all("link", { name });
    if (!found) throw notOffered("link", name, (await this.all("link")).map(nameOf));
    if (others.some((other) => other.getAttribute("href") !== found.getAttribute("href")))
      throw ambiguous("link", name);
    return found;
  }

  /** A link by what its words begin with: all of its words, hidden ones included, and whether it bears an icon. */
  async linkCalled(words: string): Promise<FoundLink> {
    // By what it is and not by its role: what matters most on a screen is a link that is told as a button.
    const links = [...this.#document.querySelectorAll("a")];
    const found = links.find((link) => wordsOf(link).startsWith(words));
    if (!found) throw notOffered("link", words, links.map(wordsOf));
    return {
      name: wordsOf(found).replaceAll("\n", " "),
      hasIcon: found.querySelector("svg") !== null,
      opensElsewhere: found.target === "_blank",
    };
  }

  /** Whether a question stands before the page. */
  async hasDialog(): Promise<boolean> {
    return this.#document.querySelector("dialog[open]") !== null;
  }

  /** Who Account says it is of, once it is open: a name, a kind and an identity. */
  async accountWords(): Promise<readonly string[]> {
    const { body } = this.#document;
    const wordsAt = (selector: string): readonly string[] => [...body.querySelectorAll(selector)].map(wordsOf);
    const [name = "", kind = ""] = wordsAt("#account-panel div > :is(strong, span)");
    return [name, kind, wordsAt("#account-panel :is(dt, dd)").slice(0, 2).join(" ")];
  }

  /** A field to type into, whether or not it suggests something. */
  async field(name: string): Promise<HTMLElement> {
    const [suggesting] = await this.all("combobox", { name });
    if (suggesting?.tagName === "INPUT") return suggesting;
    // What is typed into it shows to nobody, so a field for a password has no role.
    const { body } = this.#document;
    const [secret] = [...body.querySelectorAll<HTMLElement>("input[type=password]")].filter(
      (field) => nameOf(field) === name,
    );
    return secret ?? this.one("textbox", name);
  }

  /** Something that a field suggests, by how it begins. */
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

  /** Whatever stands on screen, in a page or around it. */
  async everything(): Promise<string> {
    return wordsOf(this.#document.body);
  }

  async outline(place: Place): Promise<readonly Item[]> {
    const found = this.#document.querySelector(places[place]);
    return found ? outlineOf(found) : [];
  }

  /**
   * What is drawn otherwise than others of its kind, with how: "late", "uncounted", "warning"; and the seal, which is
   * drawn alone. Told by the classes beside an element's first, which are called as they are written as long as no
   * browser is in it.
   */
  async drawnOtherwise(): Promise<readonly string[]> {
    const { body } = this.#document;
    // A link's or a button's look is told with it, and how rows are arranged says nothing of one of them.
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

  /** What has the focus; undefined while nothing of the page has. */
  async focused(): Promise<Element | undefined> {
    const { activeElement, body } = this.#document;
    return activeElement === null || activeElement === body ? undefined : activeElement;
  }

  get #document(): Document {
    return this.#portal.tab.document;
  }
}
