import assert from "node:assert/strict";
import { once } from "node:events";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

import type { Browser, BrowserContext, Download, Locator, Page, Request, Route } from "playwright-core";

import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import type { OrganisationSettings } from "../../adapters/institute/body/body.ts";
import { trialPassword } from "../../adapters/institute/people/person.ts";
import type { TrackedEvent } from "../../application/ports/tracking.ts";
import type { TestInstitute } from "../adapters/support/test-institute.ts";
import type { FoundLink } from "./abilities/reads-pages.ts";
import type { Actor } from "./actor.ts";
import { beginningOf, editOf, frameCall, isCallTo, notOffered, withAnnouncement, withoutGaps } from "./actor.ts";
import { files, filesFail, mend, spoil, throwIn } from "./broken-parts.ts";
import type { Item, Place } from "./outline.ts";
import { outlineOf, places } from "./outline.ts";
import { refuseRawPlaceholders } from "./raw-placeholder.ts";
import { sharedTrial, type SharedTrial } from "./trial-institute.ts";
import { letSessionBeWatched, signedOut } from "./watched-session.ts";
import { SharedWindow } from "./window.ts";

/** The built portal. */
export const builtPortal = fileURLToPath(new URL("../../dist", import.meta.url));

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await once(server.close(), "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
};

/** An institute that serves the built portal on loopback, and its address. */
export interface ServedTrial extends SharedTrial {
  readonly url: string;
}

/** Starts an institute that serves the built portal on loopback. */
export const servedInstitute = async (
  tracking?: PortalConfiguration["tracking"],
  body?: OrganisationSettings,
): Promise<ServedTrial> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const trial = await sharedTrial({
    publicUrl: url,
    portalFolder: builtPortal,
    ...(tracking ? { tracking } : {}),
    ...(body ? { body } : {}),
  });
  await trial.institute.listen(port, "localhost");
  return { ...trial, url };
};

/** Browser and institute that scenarios share. */
interface Stage {
  readonly trial: ServedTrial;
  readonly window: SharedWindow;
}

let stage: Promise<Stage> | undefined;

const countPrints = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset.printed = String(Number(dataset.printed ?? "0") + 1);
    };
  });
};

const openStage = async (browser: Browser): Promise<Stage> => ({
  trial: await servedInstitute({ asksAgreement: false, suffix: "a-suffix", salt: "some-salt" }),
  window: new SharedWindow(browser, { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" }, countPrints),
});

/** Closes the shared browser and institute. */
export const closeStage = async (): Promise<void> => {
  if (!stage) return;
  const { trial, window } = await stage;
  await window.close();
  await trial.close();
};

/** Converts no-break spaces to spaces. */
const withPlainSpaces = (words: string): string => words.replaceAll("\u00A0", " ");

/** Seconds per step of the clock, much shorter than any timeout of the portal. */
const stretch = 10;

const callTo =
  (named: string) =>
  ({ pathname }: URL): boolean =>
    pathname.startsWith("/api") && isCallTo(named, pathname);

/** A failure report of the portal. */
export interface Report {
  readonly name: string;
  readonly status: string;
  readonly type?: string;
  readonly place?: string;
}

const isReport = (request: Request): boolean => new URL(request.url()).pathname === "/api/reports";

/** Milliseconds until the focus has to reach its place. */
const focusWithin = 2_000;

/** Uses the portal in Chromium. Playwright itself rejects hidden controls. */
export class BrowserActor implements Actor {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #window: SharedWindow;
  readonly #institute: TestInstitute;
  readonly #url: string;
  readonly #downloads: Download[] = [];
  readonly #underWay = new Set<Request>();
  readonly #heldCalls: string[] = [];
  readonly #held: Route[] = [];
  #isHolding = false;
  #isWithoutCode = false;
  // Whether the window was modified in a way that affects later scenarios.
  #isSpoilt = false;
  #granted = 0;
  #loadedSince = 0;
  #scopes = "";
  #reports: Request[] = [];

  private constructor({ trial: { institute, url }, window }: Stage, page: Page) {
    this.#context = page.context();
    this.#window = window;
    this.page = page;
    this.#institute = institute;
    this.#url = url;
    page.on("download", (download) => void this.#downloads.push(download));
    page.on("request", (request) => this.#hear(request));
    page.on("requestfinished", (request) => this.#underWay.delete(request));
    page.on("requestfailed", (request) => this.#underWay.delete(request));
    page.on("domcontentloaded", () => {
      this.#loadedSince += 1;
      this.#underWay.clear();
    });
  }

  static async open(browser: Browser): Promise<BrowserActor> {
    stage ??= openStage(browser);
    const own = await stage;
    const page = await own.window.freshPage({ origin: own.trial.url });
    await own.trial.putBack();
    return new BrowserActor(own, page);
  }

  async isGiven(file: string): Promise<boolean> {
    // Chromium reports a download at its first bytes, which pages do not wait for.
    const isNamed = (download: Download): boolean => download.suggestedFilename() === file;
    if (!this.#downloads.some(isNamed))
      await this.page.waitForEvent("download", { predicate: isNamed, timeout: 4_000 }).catch(() => undefined);
    return (await this.saved()).includes(file);
  }

  async saved(): Promise<readonly string[]> {
    await this.#settled();
    return Promise.all(
      this.#downloads.map(async (download) => {
        const bytes = await readFile(await download.path());
        const name = download.suggestedFilename();
        assert.ok(bytes.toString("latin1").startsWith(beginningOf(name)), `${name} is not what its name says.`);
        return name;
      }),
    );
  }

  become(firstName: string): Promise<void> {
    return this.signIn(firstName);
  }

  async signIn(firstName: string): Promise<void> {
    await this.come("/");
    await this.identify(firstName);
  }

  async come(address: string): Promise<void> {
    await this.page.goto(`${this.#url}/#${address}`);
    await this.#settled();
  }

  async identify(firstName: string, password = trialPassword): Promise<void> {
    const person = this.#institute.person(firstName);
    await this.page.getByLabel("Email").fill(person.email);
    await this.page.getByLabel("Password").fill(password);
    await this.page.getByRole("button", { name: "Sign in", exact: true }).click();
    // After the provider: in the portal, or anywhere it leads.
    await this.page.waitForURL(({ pathname }) => !pathname.startsWith("/idp"));
    await this.#settled();
  }

  /** Opens the link in the latest mail with this subject to a recipient, on the trial's mail page. */
  async followLinkOf(subject: string, recipient: string): Promise<void> {
    const letter = this.page
      .getByRole("listitem")
      .filter({ hasText: recipient })
      .getByRole("link", { name: subject })
      .first();
    await this.page.goto(`${this.#url}/outside/mail`);
    // The request is answered before the mail is written.
    while ((await letter.count()) === 0) await this.page.reload();
    await letter.click();
    await this.page.getByRole("main").locator(`a[href^="${this.#url}/idp/"]`).click();
    await this.#settled();
  }

  async logOut(): Promise<void> {
    await this.page.getByRole("button", { name: "Account" }).click();
    await this.page.getByRole("button", { name: "Logout" }).click();
    await this.#settled();
  }

  async open(address: string): Promise<void> {
    await this.page.goto(`${this.#url}/#${address}`);
    await this.#settled();
  }

  async follow(link: string): Promise<void> {
    const found = this.page.getByRole("link", { name: link, exact: true });
    await this.#offered("link", link, found, this.page.getByRole("link"));
    await found.first().click();
    await this.#settled();
  }

  async elsewhere(): Promise<string | undefined> {
    await this.page.waitForURL("**/outside/**", { timeout: 3_000 }).catch(() => undefined);
    const address = this.page.url();
    return new URL(address).pathname.startsWith("/outside/") ? address : undefined;
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.#settled();
  }

  async heading(): Promise<string> {
    await this.#settled();
    // The dashboard's heading also contains a greeting on a second line.
    return (await this.page.getByRole("heading", { level: 1 }).innerText()).split("\n", 1)[0] ?? "";
  }

  async question(): Promise<string | undefined> {
    await this.#settled();
    // After a failed attempt to continue, the error summary has the focus, and the question follows below.
    const refusal = "main :focus > [role=alert]";
    const heading = "main h1#step-heading:focus";
    // A heading gets the focus shortly after it is drawn; the check below reports one that does not.
    await this.page
      .locator(`${refusal}, ${heading}`)
      .first()
      .waitFor({ state: "attached", timeout: focusWithin })
      .catch(() => undefined);
    const isRefused = (await this.page.locator(refusal).count()) > 0;
    const question = this.page.locator(isRefused ? "main h1#step-heading" : heading);
    return (await question.count()) > 0 ? question.innerText() : undefined;
  }

  async progress(): Promise<string | undefined> {
    const progress = this.page.getByText(/^Step \d of \d$/);
    return (await progress.count()) > 0 ? progress.innerText() : undefined;
  }

  async words(): Promise<string> {
    await this.#settled();
    // Without the portal's own code there is only its outline.
    return withoutGaps(withPlainSpaces(await this.page.locator(this.#isWithoutCode ? "#root" : "main").innerText()));
  }

  async outline(place: Place): Promise<readonly Item[]> {
    await this.#settled();
    const found = this.page.locator(places[place]).first();
    return (await found.count()) > 0 ? found.evaluate(outlineOf) : [];
  }

  async offers(button: string): Promise<boolean> {
    await this.#settled();
    // A button marked unavailable is present, but only explains itself.
    return (await this.#button(button).and(this.page.locator(":not([aria-disabled=true])")).count()) > 0;
  }

  async press(button: string): Promise<void> {
    await this.#offered("button", button, this.#button(button), this.#button());
    // A button marked unavailable can be pressed, and then explains itself.
    const isUnavailable = (await this.#button(button).getAttribute("aria-disabled")) === "true";
    await this.#button(button).click({ force: isUnavailable });
    await this.#settled();
  }

  async pressTwice(button: string): Promise<void> {
    await this.#offered("button", button, this.#button(button), this.#button());
    await this.#button(button).dblclick();
    await this.#settled();
  }

  async choose(question: string, answer: string): Promise<void> {
    const group = this.page.getByRole("group", { name: question });
    await this.#offered("question", question, group, this.page.getByRole("group"));
    const found = group.getByRole("radio", { name: answer, exact: true });
    await this.#offered("answer", answer, found, group.getByRole("radio"));
    await found.check();
  }

  async tick(statement: string): Promise<void> {
    const box = this.page.getByRole("checkbox", { name: statement });
    await this.#offered("statement", statement, box, this.page.getByRole("checkbox"));
    await box.check();
  }

  async untick(statement: string): Promise<void> {
    const box = this.page.getByRole("checkbox", { name: statement });
    await this.#offered("statement", statement, box, this.page.getByRole("checkbox"));
    await box.uncheck();
  }

  async fill(field: string, typed: string): Promise<void> {
    const box = this.#field(field);
    await this.#offered("field", field, box, this.#field());
    await box.fill(typed);
  }

  async pick(suggestion: string): Promise<void> {
    const option = this.page.getByRole("option", { name: suggestion });
    await this.#offered("suggestion", suggestion, option, this.page.getByRole("option"));
    await option.first().click();
    await this.#settled();
  }

  async select(field: string, option: string): Promise<void> {
    const select = this.page.getByRole("combobox", { name: field, exact: true });
    await this.#offered("select", field, select, this.page.locator("select"));
    await this.#offered(
      "option",
      option,
      select.getByRole("option", { name: option, exact: true }),
      select.getByRole("option"),
    );
    await select.selectOption({ label: option });
  }

  async edit(section: string): Promise<void> {
    const edit = { name: editOf(section), exact: true };
    const button = this.page.getByRole("region", { name: section, exact: true }).getByRole("button", edit);
    await this.#offered(
      "section to edit",
      section,
      button,
      this.page.getByRole("region").filter({ has: this.page.getByRole("button", { name: /^Edit / }) }),
    );
    await button.click();
  }

  async turn(name: string): Promise<void> {
    const found = this.page.getByRole("switch", { name, exact: true });
    await this.#offered("switch", name, found, this.page.getByRole("switch"));
    await found.click();
    await this.#settled();
  }

  async isOn(name: string): Promise<boolean> {
    const found = this.page.getByRole("switch", { name, exact: true });
    await this.#offered("switch", name, found, this.page.getByRole("switch"));
    return found.isChecked();
  }

  async table(caption: string): Promise<readonly (readonly string[])[]> {
    await this.#settled();
    const rows = await this.page.getByRole("table", { name: caption }).locator("tbody tr").all();
    return Promise.all(rows.map(async (row) => (await row.locator("th, td").allInnerTexts()).map(withPlainSpaces)));
  }

  navigation(): Promise<readonly string[]> {
    return this.page.getByRole("navigation", { name: "Main" }).locator("> ul > li > div > a").allInnerTexts();
  }

  async breakCalls(path: string): Promise<void> {
    await this.page.route(callTo(path), (route) => route.abort("connectionrefused"));
  }

  async loseAnswers(path: string): Promise<void> {
    await this.page.route(callTo(path), async (route) => {
      if (route.request().method() === "GET") return route.fallback();
      await route.fetch();
      return route.abort("connectionreset");
    });
  }

  async garbleCalls(path: string): Promise<void> {
    await this.page.route(callTo(path), (route) => route.fulfill({ json: { nonsense: true } }));
  }

  async breakSignIn(): Promise<void> {
    await this.page.route("**/idp/**", (route) => route.abort("connectionrefused"));
  }

  async holdSignIn(): Promise<void> {
    this.#isHolding = true;
    await this.page.route("**/idp/**", (route) => void this.#held.push(route));
  }

  async announce(heading: string, message: string): Promise<void> {
    await this.page.route(callTo(frameCall), async (route) => {
      const frame = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: withAnnouncement(frame, heading, message) });
    });
  }

  async mendCalls(): Promise<void> {
    this.#isHolding = false;
    await this.page.unrouteAll();
  }

  async setClock(minutesAhead: number): Promise<void> {
    this.#isSpoilt = true;
    await this.#context.clock.install({ time: Date.now() + minutesAhead * 60_000 });
  }

  /** Advances the clock by minutes, and renews the sign-in on the way, which lasts ten. */
  async passMinutes(minutes: number): Promise<void> {
    // Requests in progress would time out during these minutes.
    await this.page.waitForLoadState("networkidle");
    this.#loadedSince = 0;
    for (let passed = 1; passed <= minutes; passed += 1) {
      const renewal =
        passed % 9 === 0 ? this.page.waitForResponse((answer) => answer.url().endsWith("/idp/token")) : undefined;
      await this.passSeconds(60);
      await renewal;
    }
  }

  /** Advances the clock by seconds in small steps, so no answered call times out. */
  async passSeconds(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= stretch) {
      await this.#answered();
      await this.#context.clock.fastForward(Math.min(left, stretch) * 1000);
    }
  }

  /** The number of granted sign-ins, and of page loads during the last minutes. */
  get signInRecord(): { readonly granted: number; readonly loadedSince: number } {
    return { granted: this.#granted, loadedSince: this.#loadedSince };
  }

  /** The scopes that the sign-in requests. */
  get scopesAskedFor(): readonly string[] {
    return this.#scopes.split(" ");
  }

  async holdCalls(path: string): Promise<void> {
    this.#heldCalls.push(path);
    this.#isHolding = true;
    await this.page.route(callTo(path), (route) =>
      this.#isHolding ? void this.#held.push(route) : route.abort("timedout"),
    );
  }

  async giveUpCalls(): Promise<void> {
    this.#isHolding = false;
    await Promise.all(this.#held.splice(0).map((route) => route.abort("timedout")));
  }

  /** Tracked events; waits briefly for one with this name. */
  async tracked(event: string): Promise<readonly TrackedEvent[]> {
    const isTold = (name: string) =>
      (window as { dataLayer?: TrackedEvent[] }).dataLayer?.some((told) => told.event === name);
    await this.page.waitForFunction(isTold, event, { timeout: 3_000 }).catch(() => undefined);
    return this.page.evaluate(() => (window as { dataLayer?: TrackedEvent[] }).dataLayer ?? []);
  }

  async failHeldCalls(): Promise<void> {
    this.#heldCalls.splice(0);
    this.#isHolding = false;
    const held = this.#held.splice(0);
    const told = held.map((route) =>
      this.page.waitForEvent("requestfailed", { predicate: (request) => request === route.request() }),
    );
    await Promise.all(held.map((route) => route.abort("connectionreset")));
    await Promise.all(told);
    // Once the page responds, it has rendered the change.
    await this.page.evaluate(() => undefined);
    await this.page.unrouteAll({ behavior: "ignoreErrors" });
  }

  async isAsked(): Promise<boolean> {
    return (await this.page.locator("dialog[open]").count()) > 0;
  }

  async isTicked(statement: string): Promise<boolean> {
    const box = this.page.getByRole("checkbox", { name: statement });
    await this.#offered("statement", statement, box, this.page.getByRole("checkbox"));
    return box.isChecked();
  }

  async valueOf(field: string): Promise<string> {
    const box = this.#field(field);
    await this.#offered("field", field, box, this.#field());
    return box.inputValue();
  }

  /** Starts reloading without waiting. */
  async beginReload(): Promise<void> {
    await this.page.reload({ waitUntil: "commit" });
    await this.#loader().waitFor();
  }

  isWaiting(): Promise<boolean> {
    return this.#loader().isVisible();
  }

  waitingWords(words: string): Promise<boolean> {
    const told = this.page.getByText(words);
    return told.waitFor().then(
      () => true,
      () => false,
    );
  }

  everything(): Promise<string> {
    return this.page.locator("body").innerText();
  }

  async pressKey(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async focused(): Promise<string> {
    // An element gets the focus shortly after it is drawn.
    await this.page
      .locator("body :focus")
      .waitFor({ state: "attached", timeout: focusWithin })
      .catch(() => undefined);
    return this.page.evaluate(() => {
      const focused = document.activeElement;
      const label =
        focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement ? focused.labels?.[0] : focused;
      const heading = document.getElementById(focused?.getAttribute("aria-labelledby") ?? "");
      const copy = (heading ?? label)?.cloneNode(true) as Element | undefined;
      for (const hidden of copy?.querySelectorAll("[aria-hidden=true]") ?? []) hidden.remove();
      // Headings and list items are announced separately, without a space between them.
      for (const block of copy?.querySelectorAll("h2, li") ?? []) block.append(" ");
      return (copy?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    });
  }

  async goBack(): Promise<void> {
    await this.page.goBack();
    await this.#settled();
  }

  async opened(): Promise<readonly string[]> {
    await this.#settled();
    return this.#context
      .pages()
      .filter((page) => page !== this.page)
      .map((page) => page.url());
  }

  async timesPrinted(): Promise<number> {
    return Number(await this.page.evaluate(() => document.documentElement.dataset.printed ?? "0"));
  }

  async goForward(): Promise<void> {
    await this.page.goForward();
    await this.#settled();
  }

  /** Whether the focused element is in the viewport. */
  isFocusInView(): Promise<boolean> {
    return this.page.evaluate(() => {
      const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= window.innerHeight;
    });
  }

  isInMain(): Promise<boolean> {
    return this.page.evaluate(() => document.activeElement?.closest("main") !== null);
  }

  scrollDown(): Promise<void> {
    return this.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  }

  scrolledBy(): Promise<number> {
    return this.page.evaluate(() => window.scrollY);
  }

  year(): number {
    return new Date().getFullYear();
  }

  title(): Promise<string> {
    return this.page.title();
  }

  async useSmallScreen(): Promise<void> {
    await this.page.setViewportSize({ width: 390, height: 844 });
  }

  /** The items of the top bar, in order. */
  async utilityBar(): Promise<readonly string[]> {
    const bar = this.page.getByRole("banner").locator("ul").first();
    const items = await bar
      .locator("> li > a:visible, > li > button:visible, > li > div > button:visible")
      .allInnerTexts();
    return items.map((item) => item.trim());
  }

  async accountWords(): Promise<readonly string[]> {
    await this.page.getByRole("button", { name: "Account" }).click();
    const [name = "", kind = ""] = await this.page.locator("#account-panel div > :is(strong, span)").allInnerTexts();
    const [term = "", id = ""] = await this.page.locator("#account-panel :is(dt, dd)").allInnerTexts();
    return [name, kind, `${term} ${id}`];
  }

  /** The items of the account menu, in order. */
  async controls(): Promise<readonly string[]> {
    await this.page.getByRole("button", { name: "Account" }).click();
    return this.page.locator("#account-panel li").allInnerTexts();
  }

  /** A screenshot of the page. */
  screenshot(): Promise<Buffer> {
    return this.page.screenshot({ fullPage: true, type: "jpeg", quality: 50 });
  }

  async end(): Promise<void> {
    if (this.#isSpoilt) await this.#window.close();
  }

  async linkCalled(words: string): Promise<FoundLink> {
    await this.#settled();
    const link = this.#linkCalled(words);
    await this.#offered("link", words, link, this.page.locator("a"));
    const name = (await link.first().textContent()) ?? "";
    const opensElsewhere = (await link.first().getAttribute("target")) === "_blank";
    return {
      name: name.replaceAll(/\s+/g, " ").trim(),
      hasIcon: (await link.first().locator("svg").count()) > 0,
      opensElsewhere,
    };
  }

  /** Follows a link to a new tab and returns its heading. This tab stays unchanged. */
  async followElsewhere(words: string): Promise<string> {
    const here = this.page.url();
    const opened = this.#context.waitForEvent("page");
    await this.#linkCalled(words).first().click();
    const other = await opened;
    const heading = await other.getByRole("heading", { level: 1 }).innerText();
    await other.close();
    assert.equal(this.page.url(), here);
    return heading;
  }

  #linkCalled(words: string): Locator {
    return this.page
      .locator("a")
      .filter({ hasText: new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`) });
  }

  /** Signs out at the provider directly. */
  async signOutElsewhere(): Promise<void> {
    const other = await this.#context.newPage();
    await other.goto(`${this.#url}/idp/session/end`);
    await other.getByRole("button", { name: "Sign out" }).click();
    await other.getByRole("heading", { name: "You are signed out" }).waitFor();
    await other.evaluate((word) => localStorage.setItem(word, "yes"), signedOut);
    await other.close();
  }

  /** Returns to this tab from another one. */
  async comeBack(): Promise<void> {
    this.#loadedSince = 0;
    const answered = Promise.race([
      this.page.waitForResponse((response) => response.url().endsWith("/idp/token")),
      this.page.waitForURL("**/logged-out.html"),
    ]);
    await this.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await answered;
  }

  /** Makes the provider support session monitoring. */
  async letSessionBeWatched(): Promise<void> {
    this.#isSpoilt = true;
    await letSessionBeWatched(this.#context, this.#url);
  }

  /** Makes every call fail with 401. */
  async refuseCalls(): Promise<void> {
    await this.page.route(callTo("/"), (route) => route.fulfill({ status: 401, json: {} }));
  }

  async comesToBeHeaded(heading: string): Promise<void> {
    await this.page.getByRole("heading", { level: 1, name: heading }).waitFor();
  }

  /** Makes a part of the portal fail to render. */
  async spoil(part: string): Promise<void> {
    this.#isSpoilt = true;
    await spoil(this.page, part);
  }

  /** Lets every part render again. */
  async mendParts(): Promise<void> {
    await mend(this.page);
  }

  /** Makes files of the portal fail to load. */
  async failFiles(named: string, how: string): Promise<void> {
    this.#isWithoutCode = how === "do not come" && named === "the portal's own files";
    const pattern = files[named] ?? named;
    if (globSync(pattern.replace("**/", ""), { cwd: builtPortal }).length === 0)
      throw new Error(`${named}: the built portal has no ${pattern}.`);
    await this.page.route(pattern, (route) => filesFail[how]?.(route));
  }

  /** Throws an uncaught error. */
  async throwIn(place: string): Promise<void> {
    await this.page.evaluate(throwIn[place] ?? place);
  }

  /** Makes the browser reject new addresses when a link is followed. */
  async refuseAddresses(): Promise<void> {
    await this.page.evaluate(() => {
      history.pushState = () => {
        throw new RangeError("Maya Member has no balance");
      };
    });
  }

  /** Starts navigating to a page without waiting. */
  async setOutFor(address: string): Promise<void> {
    await this.page.goto(`${this.#url}/#${address}`);
  }

  /** The failures reported since the page was loaded; waits for the first. Throws when the institute rejected one. */
  async reports(): Promise<readonly Report[]> {
    if (this.#reports.length === 0) await this.page.waitForRequest(isReport, { timeout: 3_000 }).catch(() => undefined);
    for (const report of this.#reports) assert.equal((await report.response())?.status(), 202, report.postData() ?? "");
    return this.#reports.map((report) => report.postDataJSON() as Report);
  }

  #loader(): Locator {
    return this.page.locator("[data-loading], #boot").first();
  }

  #hear(request: Request): void {
    const { pathname, searchParams } = new URL(request.url());
    if (request.isNavigationRequest() && request.frame() === this.page.mainFrame()) this.#reports = [];
    if (isReport(request)) this.#reports.push(request);
    if (pathname === "/idp/auth") this.#scopes = searchParams.get("scope") ?? "";
    if (pathname === "/idp/token") this.#granted += 1;
    if (!pathname.startsWith("/api/") || this.#heldCalls.some((named) => isCallTo(named, pathname))) return;
    this.#underWay.add(request);
  }

  // A combobox is a text field too.
  #field(name?: string): Locator {
    const named = name === undefined ? {} : { name, exact: true };
    const suggesting = this.page.getByRole("combobox", named).and(this.page.locator("input"));
    // A password field has no role, because its content is hidden.
    const secret = this.page.getByLabel(name ?? "").and(this.page.locator("input[type=password]"));
    return this.page.getByRole("textbox", named).or(suggesting).or(secret);
  }

  #button(name?: string): Locator {
    // Nothing behind a dialog can be pressed. Announcements are above the page.
    const places = [
      "dialog[open]",
      ...["main", "#critical-alert"].map((place) => `body:not(:has(dialog[open])) ${place}`),
    ];
    return this.page.locator(places.join()).getByRole("button", name === undefined ? {} : { name, exact: true });
  }

  async #offered(what: string, name: string, found: Locator, others: Locator): Promise<void> {
    await this.#settled();
    if ((await found.count()) > 0) return;
    const names = (elements: readonly Element[]) =>
      elements.map((element) => {
        const [label] = (element as HTMLInputElement).labels ?? [];
        const heading = document.getElementById(element.getAttribute("aria-labelledby") ?? "");
        return (
          element.getAttribute("aria-label") ??
          (heading ?? label ?? element.querySelector(":scope > legend") ?? element).textContent
        );
      });
    throw notOffered(what, name, await others.evaluateAll(names));
  }

  // By the time the page responds, answers are rendered, and the calls that follow have started.
  async #answered(): Promise<void> {
    do await this.page.evaluate(() => undefined).catch(() => undefined);
    while (this.#underWay.size > 0);
  }

  // Waits for a settled page: no call in progress, a heading, neither skeleton nor spinner, and no redirect.
  async #settled(): Promise<void> {
    // A page whose code does not load stays unchanged.
    if (this.#isWithoutCode) return;
    await this.#answered();
    // A hanging call leaves the page unchanged.
    if (!this.#isHolding)
      await this.page.waitForFunction(
        () =>
          !["", "Loading", "Taking you to sign in", "Signing you out"].includes(
            document.querySelector("h1")?.textContent ?? "",
          ) && document.querySelector("main [data-loading]") === null,
      );
    refuseRawPlaceholders(`${await this.page.title()}\n${await this.everything()}`);
  }
}
