import { queryAllByRole } from "@testing-library/dom";
import type { Institute } from "../../adapters/institute/institute.ts";
import type { Actor } from "./actor.ts";
import { ambiguous, frameCall, notOffered, withAnnouncement, withoutGaps } from "./actor.ts";
import { CoreLine } from "./core-line.ts";
import { CorePortal } from "./core-portal.ts";
import { nameOf, wordsOf } from "./dom/words.ts";
import type { Item, Place } from "./outline.ts";
import { outlineOf, places } from "./outline.ts";

interface Sought {
  readonly name?: string;
  readonly level?: number;
}

/**
 * Uses the real portal without a browser: its pages in a document of this process, over the real http
 * adapters and the real institute, without a socket. It finds things by role and name, as a person does,
 * and uses nothing that is not on screen.
 */
export class CoreActor implements Actor {
  readonly line: CoreLine;
  readonly portal: CorePortal;
  readonly #institute: Institute;

  constructor(institute: Institute) {
    this.#institute = institute;
    this.line = new CoreLine(institute);
    this.portal = new CorePortal(this.line);
  }

  async signIn(firstName: string): Promise<void> {
    await this.#arrive(firstName, "/");
  }

  async come(address: string): Promise<void> {
    await this.portal.load(`/#${address}`);
  }

  async identify(firstName: string): Promise<void> {
    const { identity } = this.portal;
    if (identity.asksFor === undefined) throw new Error("Nobody is asked who they are.");
    await this.#arrive(firstName, identity.asksFor);
  }

  async logOut(): Promise<void> {
    await this.press("Account");
    await this.press("Logout");
  }

  async open(address: string): Promise<void> {
    if (!this.portal.identity.user()) throw new Error("Nobody is signed in: the portal leads to the sign-in.");
    this.portal.tab.goTo(address);
    await this.portal.settled();
  }

  async follow(link: string): Promise<void> {
    const [found, ...others] = await this.#all("link", { name: link });
    if (!found) throw notOffered("link", link, (await this.#all("link", {})).map(nameOf));
    if (others.some((other) => other.getAttribute("href") !== found.getAttribute("href"))) throw ambiguous("link", link);
    await this.#click(found);
  }

  async elsewhere(): Promise<string | undefined> {
    await this.portal.settled();
    return this.portal.elsewhere;
  }

  async reload(): Promise<void> {
    await this.portal.load(this.portal.tab.window.location.href);
  }

  async heading(): Promise<string> {
    const headings = await this.#all("heading", { level: 1 });
    return this.portal.identity.asksFor === undefined ? headings.map(wordsOf).join(", ") : "Sign in";
  }

  async question(): Promise<string | undefined> {
    const main = await this.#main();
    const focused = this.#document.activeElement;
    // After a try to go on that failed, what is wrong has the focus, and the question stands below.
    const heading = focused?.matches("main [role=alert]") ? main.querySelector("h2[tabindex]") : focused;
    return heading?.matches("main h2") ? wordsOf(heading) : undefined;
  }

  async progress(): Promise<string | undefined> {
    return /^Step \d of \d$/m.exec(await this.words())?.[0];
  }

  async words(): Promise<string> {
    return withoutGaps(wordsOf(await this.#main()));
  }

  async outline(place: Place): Promise<readonly Item[]> {
    await this.portal.settled();
    const found = this.#document.querySelector(places[place]);
    return found ? outlineOf(found) : [];
  }

  async offers(button: string): Promise<boolean> {
    return (await this.#all("button", { name: button })).length > 0;
  }

  async press(button: string): Promise<void> {
    await this.#click(await this.#one("button", button));
  }

  async pressTwice(button: string): Promise<void> {
    const found = await this.#one("button", button);
    found.click();
    found.click();
    await this.portal.settled();
  }

  async choose(question: string, answer: string): Promise<void> {
    await this.#click(await this.#one("radio", answer, await this.#one("group", question)));
  }

  async tick(statement: string): Promise<void> {
    const box = await this.#one("checkbox", statement);
    if (!(box as HTMLInputElement).checked) await this.#click(box);
  }

  async fill(field: string, typed: string): Promise<void> {
    const { user } = this.portal;
    // A field that suggests something is one to type into all the same.
    const [suggesting] = await this.#all("combobox", { name: field });
    await user.clear(suggesting?.tagName === "INPUT" ? suggesting : await this.#one("textbox", field));
    if (typed !== "") await user.paste(typed);
    await this.portal.settled();
  }

  async pick(suggestion: string): Promise<void> {
    const suggested = await this.#all("option", {});
    const found = suggested.find((option) => wordsOf(option).startsWith(suggestion));
    if (!found) throw notOffered("suggestion", suggestion, suggested.map(wordsOf));
    await this.#click(found);
  }

  async select(field: string, option: string): Promise<void> {
    const select = await this.#one("combobox", field);
    await this.portal.user.selectOptions(select, await this.#one("option", option, select));
    await this.portal.settled();
  }

  async edit(section: string): Promise<void> {
    await this.#click(await this.#one("button", "Edit", await this.#one("region", section)));
  }

  async turn(name: string): Promise<void> {
    await this.#click(await this.#one("switch", name));
  }

  async isOn(name: string): Promise<boolean> {
    return ((await this.#one("switch", name)) as HTMLInputElement).checked;
  }

  async table(caption: string): Promise<readonly (readonly string[])[]> {
    const rows = [...(await this.#one("table", caption)).querySelectorAll("tbody tr")];
    return rows.map((row) => [...row.querySelectorAll("th, td")].map(wordsOf));
  }

  async isGiven(file: string): Promise<boolean> {
    return (await this.saved()).includes(file);
  }

  async saved(): Promise<readonly string[]> {
    await this.portal.settled();
    return this.line.saved();
  }

  async pressKey(key: string): Promise<void> {
    await this.portal.user.keyboard(`{${key}}`);
    if (key === "Escape") this.portal.tab.cancelDialog();
    await this.portal.settled();
  }

  async focused(): Promise<string> {
    await this.portal.settled();
    const { activeElement, body } = this.#document;
    return activeElement === null || activeElement === body ? "" : nameOf(activeElement);
  }

  async isInMain(): Promise<boolean> {
    return (await this.#main()).contains(this.#document.activeElement);
  }

  async title(): Promise<string> {
    await this.portal.settled();
    return this.#document.title;
  }

  async navigation(): Promise<readonly string[]> {
    const [main] = await this.#all("navigation", { name: "Main" });
    return [...(main?.querySelectorAll(":scope > ul > li > div > a") ?? [])].map(wordsOf);
  }

  breakCalls(path: string): Promise<void> {
    this.line.breakCalls(path);
    return Promise.resolve();
  }

  garbleCalls(path: string): Promise<void> {
    this.line.garbleCalls(path);
    return Promise.resolve();
  }

  breakSignIn(): Promise<void> {
    this.portal.identity.isReachable = false;
    return Promise.resolve();
  }

  announce(heading: string, message: string): Promise<void> {
    this.line.amend(frameCall, (frame) => withAnnouncement(frame, heading, message));
    return Promise.resolve();
  }

  mendCalls(): Promise<void> {
    this.line.mend();
    return Promise.resolve();
  }

  holdCalls(path: string): Promise<void> {
    this.line.hold(path);
    return Promise.resolve();
  }

  setClock(minutesAhead: number): Promise<void> {
    this.portal.clock.goOn(minutesAhead * 60_000);
    return Promise.resolve();
  }

  async passSeconds(seconds: number): Promise<void> {
    this.portal.clock.goOn(seconds * 1000);
    await this.portal.settled();
  }

  beginReload(): Promise<void> {
    return this.reload();
  }

  async isWaiting(): Promise<boolean> {
    await this.portal.settled();
    return this.#document.querySelector("[data-loading]") !== null;
  }

  async waitingWords(words: string): Promise<boolean> {
    return (await this.everything()).includes(words);
  }

  async everything(): Promise<string> {
    await this.portal.settled();
    return wordsOf(this.#document.body);
  }

  async goBack(): Promise<void> {
    this.portal.tab.window.history.back();
    await this.portal.settled();
  }

  async opened(): Promise<readonly string[]> {
    await this.portal.settled();
    return this.portal.tab.opened;
  }

  timesPrinted(): Promise<number> {
    return Promise.resolve(this.portal.tab.timesPrinted);
  }

  // The next scenario has the same institute: what is on its way to it arrives in this one.
  async end(): Promise<void> {
    this.portal.end();
    await this.line.quiet();
  }

  // The provider's own screens are the browser's to show.
  async #arrive(firstName: string, address: string): Promise<void> {
    const { identity } = this.portal;
    if (identity.user()) throw new Error("Someone is signed in already; a scenario is of one person at a time.");
    await identity.signIn(this.#institute, this.#institute.person(firstName));
    await this.portal.load(`/#${address}`);
  }

  get #document(): Document {
    return this.portal.tab.document;
  }

  async #main(): Promise<Element> {
    await this.portal.settled();
    return this.#document.querySelector("main") ?? this.#document.body;
  }

  async #click(element: HTMLElement): Promise<void> {
    await this.portal.user.click(element);
    await this.portal.settled();
  }

  async #all(role: string, sought: Sought, within?: HTMLElement): Promise<readonly HTMLElement[]> {
    await this.portal.settled();
    // Behind a dialog nothing can be used.
    const dialog = this.#document.querySelector<HTMLElement>("dialog[open]");
    return queryAllByRole(within ?? dialog ?? this.#document.body, role, sought);
  }

  async #one(role: string, name: string, within?: HTMLElement): Promise<HTMLElement> {
    const [found, another] = await this.#all(role, { name }, within);
    if (!found) throw notOffered(role, name, (await this.#all(role, {}, within)).map(nameOf));
    if (another) throw ambiguous(role, name);
    return found;
  }
}
