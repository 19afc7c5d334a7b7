import { setTimeout } from "node:timers/promises";

import { Window, type Document, type HTMLButtonElement, type HTMLElement, type HTMLFormElement } from "happy-dom";

import { Authenticator } from "../adapters/support/authenticator.ts";
import { Browser, type Answering, type Page } from "../adapters/support/browser.ts";
import { publicUrl } from "../adapters/support/open-institute.ts";
import { wordsOfMarkup } from "./public-page.ts";

const optionsOf = (form: HTMLElement): { challenge: string; user: { id: string } } =>
  JSON.parse(form.getAttribute("data-options") ?? "{}") as { challenge: string; user: { id: string } };

// One window parses all pages, because opening a window takes longer than reading a page.
const parser = new new Window({ url: publicUrl }).DOMParser();

/** A browser of the staff without scripts: it follows links and sends the forms that a page has. */
export class DeskBrowser {
  readonly #institute: Answering;
  readonly #cookies: Map<string, string>;
  readonly #browser: Browser;
  readonly authenticator: Authenticator;
  #page: Page = { status: 0, location: undefined, text: "", headers: {} };
  #document: Document = parser.parseFromString("", "text/html");
  #sent: ReturnType<DeskBrowser["formOf"]> | undefined;
  address = "";
  /** Every address that was opened. */
  readonly addresses: string[] = [];

  constructor(institute: Answering, from?: string, cookies?: Map<string, string>, authenticator?: Authenticator) {
    this.authenticator = authenticator ?? new Authenticator(publicUrl);
    this.#institute = institute;
    this.#cookies = cookies ?? new Map<string, string>();
    this.#browser = new Browser(institute, from, undefined, this.#cookies);
  }

  /** The same browser and authenticator at a server that was started again. */
  at(institute: Answering): DeskBrowser {
    return new DeskBrowser(institute, undefined, this.#cookies, this.authenticator);
  }

  /** Another tab of the same browser. */
  anotherTab(): DeskBrowser {
    return new DeskBrowser(this.#institute, undefined, this.#cookies);
  }

  /** The status of the page on screen. */
  get status(): number {
    return this.#page.status;
  }

  /** The headers of the page on screen. */
  get headers(): Page["headers"] {
    return this.#page.headers;
  }

  /** The text of the page on screen. */
  get words(): string {
    return wordsOfMarkup(this.#page.text);
  }

  /** The markup of the page on screen. */
  get markup(): string {
    return this.#page.text;
  }

  /** Opens an address, or sends a form to it, and follows redirects. */
  async open(address: string, form?: Readonly<Record<string, string>> | FormData): Promise<void> {
    this.address = address;
    this.addresses.push(address);
    this.#page =
      form instanceof FormData
        ? await this.#browser.visitWithFile(address, form)
        : await this.#browser.visit(address, form);
    const { location, text } = this.#page;
    if (location !== undefined) return this.open(location);
    this.#document = parser.parseFromString(text, "text/html");
  }

  /** The addresses that the links of the page on screen lead to. */
  get links(): readonly string[] {
    return [...this.#document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
  }

  /** Follows the link with a text. */
  async follow(text: string): Promise<void> {
    const link = this.#named<HTMLElement>("a", text);
    await this.open(link.getAttribute("href") ?? "");
  }

  /** Fills in the field with a label, or chooses its option with a label. */
  fill(label: string, value: string): void {
    const field = this.#fieldOf(label);
    const options = [...field.querySelectorAll("option")];
    if (options.length > 0 && !options.some(({ textContent }) => textContent === value))
      throw new Error(`"${label}" has no "${value}", but ${options.map(({ textContent }) => textContent).join(", ")}.`);
    for (const option of options)
      if (option.textContent === value) option.setAttribute("selected", "");
      else option.removeAttribute("selected");
    field.setAttribute("value", value);
    if (field.tagName === "TEXTAREA") field.textContent = value;
  }

  /** What the field with a label holds. */
  valueOf(label: string): string {
    const field = this.#fieldOf(label);
    return (field.tagName === "TEXTAREA" ? field.textContent : field.getAttribute("value")) ?? "";
  }

  /** Chooses the option with a label, or takes the tick from its box. */
  choose(label: string, isChosen = true): void {
    const chosen = this.#named<HTMLElement>("label", label).querySelector("input");
    const name = chosen?.getAttribute("name") ?? "";
    for (const option of this.#document.querySelectorAll(`input[type=radio][name="${name}"]`))
      option.removeAttribute("checked");
    chosen?.toggleAttribute("checked", isChosen);
  }

  /** Sends the form of this page with a file. */
  async give(button: string, name: string, content: string): Promise<void> {
    const { action, fields } = this.formOf(button);
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.set("file", new File([content], name));
    await this.open(action, form);
    await this.untilDone();
  }

  /** The form with a button, as it would be sent. */
  formOf(button: string): {
    readonly method: string;
    readonly action: string;
    readonly fields: Readonly<Record<string, string>>;
  } {
    const pressed = this.#named<HTMLButtonElement>("button", button);
    const form = pressed.closest("form") as HTMLFormElement;
    const fields = [...form.querySelectorAll("input, textarea, select")].flatMap((field) => {
      const isLeftOut =
        ["radio", "checkbox"].includes(field.getAttribute("type") ?? "") && !field.hasAttribute("checked");
      const chosen = field.querySelector("option[selected]") ?? field.querySelector("option");
      const value = field.tagName === "TEXTAREA" ? field.textContent : (chosen ?? field).getAttribute("value");
      return isLeftOut ? [] : [[field.getAttribute("name") ?? "", value ?? ""] as const];
    });
    const own = pressed.hasAttribute("name")
      ? { [pressed.getAttribute("name") ?? ""]: pressed.getAttribute("value") ?? "" }
      : {};
    const method = form.getAttribute("method") ?? "get";
    return { method, action: form.getAttribute("action") ?? "", fields: { ...Object.fromEntries(fields), ...own } };
  }

  /** Presses a button, which sends its form. */
  async press(button: string): Promise<void> {
    const form = this.formOf(button);
    if (form.method === "get") return this.open(`${form.action}?${new URLSearchParams(form.fields).toString()}`);
    this.#sent = form;
    await this.sendAgain();
  }

  /** Presses the button that confirms what will happen. */
  pressMain(): Promise<void> {
    return this.press(this.#document.querySelector("#main form .button:not(.second)")?.textContent ?? "");
  }

  /** Signs in unless that is done. */
  async signedIn(): Promise<void> {
    await this.open("/desk");
    if (!this.words.includes("Sign out")) await this.signIn();
  }

  /** Sends the latest form again, as a second click would. */
  async sendAgain(): Promise<void> {
    if (this.#sent) await this.open(this.#sent.action, this.#sent.fields);
    await this.untilDone();
  }

  /** Stays on a page that looks again by itself, until it leads somewhere. */
  async untilDone(): Promise<void> {
    while (typeof this.headers["refresh"] === "string") {
      await setTimeout(Number(this.headers["refresh"]) * 1000);
      await this.open(this.address);
    }
  }

  /** Signs in as the trial's member of staff. */
  async signIn(email = "rosa.registrar@example.org", password = "Ledger-2026"): Promise<void> {
    if (!this.words.includes("Sign in to the desk")) await this.open("/desk/sign-in");
    this.fill("Email", email);
    this.fill("Password", password);
    await this.press("Sign in");
  }

  /** Registers a passkey on the page of a mailed link. */
  async registerPasskey(link: string): Promise<void> {
    await this.open(link);
    await this.registerPasskeyHere();
  }

  /** Registers a passkey on the page on screen, unless the link no longer works. */
  async registerPasskeyHere(authenticator = this.authenticator): Promise<void> {
    const form = this.#document.querySelector("#new-passkey") as HTMLElement | null;
    if (form) await this.open(this.address, { response: JSON.stringify(authenticator.create(optionsOf(form))) });
  }

  /** Signs in with the passkey of this browser. */
  async signInWithPasskey(): Promise<void> {
    await this.open("/desk/sign-in");
    const form = this.#document.querySelector("#passkey") as unknown as HTMLElement;
    const response = JSON.stringify(this.authenticator.get(optionsOf(form)));
    await this.open("/desk/sign-in/passkey", { to: "/desk", response });
  }

  #fieldOf(label: string): HTMLElement {
    const id = this.#named<HTMLElement>("label", label).getAttribute("for") ?? "";
    return this.#document.getElementById(id) as HTMLElement;
  }

  #named<Found>(tag: string, text: string): Found {
    const found = [...this.#document.querySelectorAll(tag)].filter((element) =>
      element.textContent.replaceAll(/\s+/g, " ").trim().startsWith(text),
    );
    const exact = found.find((element) => element.textContent.trim() === text) ?? found[0];
    if (!exact) throw new Error(`There is no ${tag} "${text}" on the page:\n${this.words}`);
    return exact as Found;
  }
}
