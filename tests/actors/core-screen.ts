import { isInaccessible, queryAllByRole } from "@testing-library/dom";

import type { CorePortal } from "./core-portal.ts";
import { wordsOf } from "./dom/words.ts";
import { nameOf, type Control, type NamedFile, type Screen } from "./screen.ts";

const withPlainSpaces = (words: string): string => words.replaceAll(/\s/g, " ");

/** An element of the portal's document in this process. */
class CoreControl implements Control {
  readonly element: HTMLElement;
  readonly #portal: CorePortal;

  constructor(element: HTMLElement, portal: CorePortal) {
    this.element = element;
    this.#portal = portal;
  }

  async click(): Promise<void> {
    // A person scrolls to what they click.
    this.#portal.tab.isScrolled = true;
    await this.#portal.user.click(this.element);
    await this.#portal.settled();
  }

  async doubleClick(): Promise<void> {
    this.element.click();
    this.element.click();
    await this.#portal.settled();
  }

  async fill(typed: string): Promise<void> {
    const { user } = this.#portal;
    await user.clear(this.element);
    if (typed !== "") await user.paste(typed);
    await this.#portal.settled();
  }

  async choose(files: readonly NamedFile[]): Promise<void> {
    const chosen = files.map(({ name, bytes }) => new File([new Uint8Array(bytes)], name));
    await this.#portal.user.upload(this.element, chosen);
    await this.#portal.settled();
  }

  async select(option: string): Promise<void> {
    await this.#portal.user.selectOptions(this.element, option);
    await this.#portal.settled();
  }

  async text(): Promise<string> {
    return wordsOf(this.element);
  }

  async texts(selector: string): Promise<readonly string[]> {
    return [...this.element.querySelectorAll(selector)].map(wordsOf);
  }

  async all(selector: string): Promise<readonly Control[]> {
    const found = [...this.element.querySelectorAll<HTMLElement>(selector)];
    return found.map((element) => new CoreControl(element, this.#portal));
  }

  async read<R>(of: (element: HTMLElement) => R): Promise<R> {
    return of(this.element);
  }
}

/** The portal's screen in this process. It has settled whenever an action is done. */
export class CoreScreen implements Screen {
  wordingsOf = (words: string): readonly string[] => [words];
  readonly #portal: CorePortal;

  constructor(portal: CorePortal) {
    this.#portal = portal;
  }

  async settled(): Promise<void> {
    // Actions wait themselves.
  }

  async find(role: string, name?: string, within?: CoreControl): Promise<readonly CoreControl[]> {
    const { body } = this.#document;
    // Nothing behind a dialog can be used.
    const scope = within?.element ?? body.querySelector<HTMLElement>("dialog[open]") ?? body;
    const found = queryAllByRole(scope, role, name === undefined ? {} : { name: this.#isNamed(name) });
    return found.map((element) => new CoreControl(element, this.#portal));
  }

  async fields(name?: string): Promise<readonly Control[]> {
    const textboxes = await this.find("textbox", name);
    const suggesting = (await this.find("combobox", name)).filter(({ element }) => element.tagName === "INPUT");
    // A password field has no role, because its content is hidden.
    const secret = [...this.#document.querySelectorAll<HTMLElement>("input[type=password]")]
      .filter((field) => name === undefined || this.#isNamed(name)(nameOf(field)))
      .map((element) => new CoreControl(element, this.#portal));
    return [...textboxes, ...suggesting, ...secret];
  }

  async at(selector: string): Promise<Control | undefined> {
    const found = this.#document.querySelector<HTMLElement>(selector);
    return found ? new CoreControl(found, this.#portal) : undefined;
  }

  async heading(): Promise<string> {
    // The provider's pages need browser level.
    if (this.#portal.identity.requestedAddress !== undefined) return "Sign in";
    return [...this.#document.querySelectorAll("h1")]
      .filter((heading) => !isInaccessible(heading))
      .map((heading) => {
        const copy = heading.cloneNode(true) as Element;
        copy.querySelector("span")?.remove();
        return wordsOf(copy);
      })
      .join(", ");
  }

  async words(): Promise<string> {
    return wordsOf(this.#document.querySelector("main") ?? this.#document.body);
  }

  async everything(): Promise<string> {
    return wordsOf(this.#document.body);
  }

  async pressKey(key: string): Promise<void> {
    await this.#portal.user.keyboard(`{${key}}`);
    if (key === "Escape") this.#portal.tab.cancelDialog();
    await this.#portal.settled();
  }

  async inPage<R>(read: () => R): Promise<R> {
    return read();
  }

  async waitFor(holds: (word: string) => boolean, word = ""): Promise<boolean> {
    return holds(word);
  }

  /** Whether a name is one of the wordings of another one, whichever spaces it has. */
  #isNamed(name: string): (shown: string) => boolean {
    const wordings = this.wordingsOf(name).map(withPlainSpaces);
    return (shown) => wordings.includes(withPlainSpaces(shown));
  }

  /**
   * Elements with a variant style, and which: "late", "uncounted", "warning"; and the seal. Read from the classes after
   * an element's first one, which keep their names outside a browser.
   */
  styledElements(): readonly string[] {
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

  get #document(): Document {
    return this.#portal.tab.document;
  }
}
