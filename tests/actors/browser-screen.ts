import type { Locator, Page, Request } from "playwright-core";

import { isCallTo } from "./actor.ts";
import { refuseRawPlaceholders } from "./raw-placeholder.ts";
import type { Control, NamedFile, Screen } from "./screen.ts";

/** Converts no-break spaces to spaces. */
const withPlainSpaces = (words: string): string => words.replaceAll("\u00A0", " ");

/** An element in Chromium. Playwright itself rejects actions on hidden, covered or disabled ones. */
class BrowserControl implements Control {
  readonly locator: Locator;
  readonly #screen: BrowserScreen;

  constructor(locator: Locator, screen: BrowserScreen) {
    this.locator = locator;
    this.#screen = screen;
  }

  async click(): Promise<void> {
    // A button marked unavailable can be pressed, and then explains itself.
    const isUnavailable = (await this.locator.getAttribute("aria-disabled")) === "true";
    await this.locator.click({ force: isUnavailable });
    await this.#screen.settled();
  }

  async doubleClick(): Promise<void> {
    await this.locator.dblclick();
    await this.#screen.settled();
  }

  async fill(typed: string): Promise<void> {
    await this.locator.fill(typed);
  }

  async choose(files: readonly NamedFile[]): Promise<void> {
    await this.locator.setInputFiles(
      files.map(({ name, bytes: buffer }) => ({ name, mimeType: "application/octet-stream", buffer })),
    );
    await this.#screen.settled();
  }

  async select(option: string): Promise<void> {
    await this.locator.selectOption({ label: option });
  }

  async text(): Promise<string> {
    return withPlainSpaces(await this.locator.innerText());
  }

  async texts(selector: string): Promise<readonly string[]> {
    return (await this.locator.locator(selector).allInnerTexts()).map(withPlainSpaces);
  }

  async all(selector: string): Promise<readonly Control[]> {
    return this.#screen.controls(this.locator.locator(selector));
  }

  read<R>(of: (element: HTMLElement) => R): Promise<R> {
    return this.locator.evaluate(of as (element: Element) => R);
  }
}

/** The portal's screen in Chromium. */
export class BrowserScreen implements Screen {
  readonly wordingsOf = (words: string): readonly string[] => [words];
  /** Whether the portal's code does not load, so its page stays unchanged. */
  isWithoutCode = false;
  /** Paths of calls that hang, for which the page does not wait. */
  heldCalls: readonly string[] = [];
  /** Whether calls hang now. */
  isHolding = false;
  readonly #page: Page;
  readonly #underWay = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    page.on("request", (request) => this.#note(request));
    page.on("requestfinished", (request) => this.#underWay.delete(request));
    page.on("requestfailed", (request) => this.#underWay.delete(request));
    page.on("domcontentloaded", () => this.#underWay.clear());
  }

  /** Waits for a settled page: no call in progress, a heading, no skeleton, spinner or running upload, no redirect. */
  async settled(): Promise<void> {
    if (this.isWithoutCode) return;
    await this.answered();
    // A hanging call leaves the page unchanged.
    if (!this.isHolding)
      await this.#page.waitForFunction(
        () =>
          !["", "Loading", "Taking you to sign in", "Signing you out"].includes(
            document.querySelector("h1")?.textContent ?? "",
          ) && document.querySelector("main :is([data-loading], progress)") === null,
      );
    refuseRawPlaceholders(`${await this.#page.title()}\n${await this.everything()}`);
  }

  /** Waits for the answers. By the time the page responds, they are rendered, and the calls that follow have started. */
  async answered(): Promise<void> {
    // An answer that arrives while the page is asked may be rendered after its response.
    let werePending: boolean;
    do {
      werePending = this.#underWay.size > 0;
      await this.#page.evaluate(() => undefined).catch(() => undefined);
    } while (werePending || this.#underWay.size > 0);
  }

  async find(role: string, name?: string, within?: BrowserControl): Promise<readonly BrowserControl[]> {
    await this.settled();
    const named = name === undefined ? {} : { name, exact: true };
    return this.controls((within?.locator ?? this.#usable).getByRole(role as "button", named));
  }

  async fields(name?: string): Promise<readonly BrowserControl[]> {
    await this.settled();
    const named = name === undefined ? {} : { name, exact: true };
    const suggesting = this.#usable.getByRole("combobox", named).and(this.#page.locator("input"));
    // A password field has no role, because its content is hidden.
    const secret = this.#usable.getByLabel(name ?? "").and(this.#page.locator("input[type=password]"));
    return this.controls(this.#usable.getByRole("textbox", named).or(suggesting).or(secret));
  }

  async at(selector: string): Promise<BrowserControl | undefined> {
    const found = this.#page.locator(selector).first();
    return (await found.count()) > 0 ? new BrowserControl(found, this) : undefined;
  }

  async heading(): Promise<string> {
    return (await this.#page.getByRole("heading", { level: 1 }).innerText()).split("\n", 1)[0] ?? "";
  }

  async words(): Promise<string> {
    // Without the portal's own code there is only its outline.
    return withPlainSpaces(await this.#page.locator(this.isWithoutCode ? "#root" : "main").innerText());
  }

  everything(): Promise<string> {
    return this.#page.locator("body").innerText();
  }

  async pressKey(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  inPage<R>(read: () => R): Promise<R> {
    return this.#page.evaluate(read);
  }

  waitFor(holds: (word: string) => boolean, word = ""): Promise<boolean> {
    return this.#page.waitForFunction(holds, word).then(
      () => true,
      () => false,
    );
  }

  async controls(found: Locator): Promise<readonly BrowserControl[]> {
    return (await found.all()).map((locator) => new BrowserControl(locator, this));
  }

  /** Nothing behind a dialog can be used. */
  get #usable(): Locator {
    return this.#page.locator("dialog[open], body:not(:has(dialog[open]))");
  }

  #note(request: Request): void {
    const { pathname } = new URL(request.url());
    const isHeld = this.heldCalls.some((named) => isCallTo(named, pathname));
    if (pathname.startsWith("/api/") && !isHeld) this.#underWay.add(request);
  }
}
