import type { Item, Place } from "../outline.ts";
import { outlineOf, places } from "../outline.ts";
import { nameOf, shownWording, type Screen } from "../screen.ts";
import { findOne } from "./find-control.ts";

/** Reads what the screen shows, once it has settled. */
export class PageReader {
  readonly #screen: Screen;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** The wording of a scenario's words for which a condition holds; the first one when it holds for none. */
  wordingOf(words: string, holds: (wording: string) => boolean): string {
    return shownWording(this.#screen, words, holds);
  }

  /** The page's main heading. */
  async heading(): Promise<string> {
    await this.#screen.settled();
    return this.#screen.heading();
  }

  /** Whether the page gets this heading, now or within moments. */
  comesToBeHeaded(heading: string): Promise<boolean> {
    return this.#screen.waitFor((wanted) => document.querySelector("h1")?.textContent === wanted, heading);
  }

  /** The text of the page; throws when it contains a placeholder of the content file. */
  async words(): Promise<string> {
    await this.#screen.settled();
    const words = await this.#screen.words();
    const raw = /\{\w*\}?/.exec(words)?.[0];
    if (raw !== undefined) throw new Error(`The page shows a raw placeholder, "${raw}":\n${words}`);
    return words;
  }

  /** All text on the screen, including header and footer, as it is now. */
  everything(): Promise<string> {
    return this.#screen.everything();
  }

  /** The items in a region of the screen in reading order; empty when the region is missing. */
  async outline(place: Place): Promise<readonly Item[]> {
    await this.#screen.settled();
    return (await (await this.#screen.at(places[place]))?.read(outlineOf)) ?? [];
  }

  /** The window's title, with ordinary spaces. */
  title(): Promise<string> {
    return this.#screen.inPage(() => document.title.replaceAll(/\s/g, " "));
  }

  /** The rows of a table by its caption, each cell as text. */
  async table(caption: string): Promise<readonly (readonly string[])[]> {
    const rows = await (await findOne(this.#screen, "table", caption)).all("tbody tr");
    return Promise.all(rows.map((row) => row.texts("th, td")));
  }

  /** The entries of the main navigation, in order. */
  async navigation(): Promise<readonly string[]> {
    const [main] = await this.#screen.find("navigation");
    return main ? main.texts(":scope > ul > li > div > a") : [];
  }

  /** The account menu's description of the person: name, kind and identity. */
  async accountWords(): Promise<readonly string[]> {
    await (await findOne(this.#screen, "button", "Account")).click();
    return this.#screen.inPage(() => {
      const textsAt = (selector: string) => [...document.querySelectorAll(selector)].map((found) => found.textContent);
      const [name = "", kind = ""] = textsAt("#account-panel div > :is(strong, span)");
      return [name, kind, textsAt("#account-panel :is(dt, dd)").slice(0, 2).join(" ")];
    });
  }

  /** Whether the page shows that it is loading. */
  isWaiting(): Promise<boolean> {
    return this.#screen.inPage(() => document.querySelector("[data-loading], #boot") !== null);
  }

  /** Whether a waiting message appears. */
  waitingWords(words: string): Promise<boolean> {
    return this.#screen.waitFor((wanted) => document.body.textContent.includes(wanted), words);
  }

  /** Name or text of the focused element; empty when nothing has the focus. */
  async focused(): Promise<string> {
    await this.#screen.waitFor(() => document.activeElement !== document.body);
    return (await (await this.#screen.at("body :focus"))?.read(nameOf)) ?? "";
  }
}
