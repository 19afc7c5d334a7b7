import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Download, Locator, Page } from "playwright-core";
import { chromium } from "playwright-core";
import type { Institute } from "../../adapters/institute/institute.ts";
import { trialPassword } from "../../adapters/institute/people/person.ts";
import type { Route } from "../../domain/customer/routes.ts";
import { chromiumPath, launchArguments } from "../browser/chromium.ts";
import type { Actor } from "./actor.ts";
import { notOffered } from "./actor.ts";
import { trialInstitute } from "./trial-institute.ts";

/** The built portal. */
export const builtPortal = fileURLToPath(new URL("../../dist", import.meta.url));

/** A Chromium for the tests; whoever asks for one closes it. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...launchArguments] });

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await once(server.close(), "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
};

/** An institute that serves the built portal on loopback. */
export const servedInstitute = async (): Promise<{ readonly institute: Institute; readonly url: string }> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const institute = await trialInstitute({ publicUrl: url, portalFolder: builtPortal });
  await institute.listen(port, "localhost");
  return { institute, url };
};

/** Uses the portal in Chromium. What is not on screen cannot be pressed, so nothing need be refused by hand. */
export class BrowserActor implements Actor {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #institute: Institute;
  readonly #url: string;
  readonly #downloads: Download[] = [];

  private constructor(context: BrowserContext, page: Page, institute: Institute, url: string) {
    this.#context = context;
    this.page = page;
    this.#institute = institute;
    this.#url = url;
    page.on("download", (download) => void this.#downloads.push(download));
  }

  static async open(browser: Browser): Promise<BrowserActor> {
    const { institute, url } = await servedInstitute();
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
    context.setDefaultTimeout(10_000);
    return new BrowserActor(context, await context.newPage(), institute, url);
  }

  async isGiven(file: string): Promise<boolean> {
    // Chromium tells of a download when its first bytes have come, which no page waits for.
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
        assert.equal(bytes.subarray(0, 5).toString(), "%PDF-");
        return download.suggestedFilename();
      }),
    );
  }

  async signIn(firstName: string): Promise<void> {
    const person = this.#institute.person(firstName);
    await this.page.goto(`${this.#url}/`);
    await this.page.getByLabel("Email").fill(person.email);
    await this.page.getByLabel("Password").fill(trialPassword);
    await this.page.getByRole("button", { name: "Sign in" }).click();
    await this.page.getByRole("banner").waitFor();
    await this.#settled();
  }

  async logOut(): Promise<void> {
    await this.page.getByRole("button", { name: "Account" }).click();
    await this.page.getByRole("button", { name: "Logout" }).click();
    await this.page.getByRole("heading", { name: "You are signed out" }).waitFor();
  }

  async open(route: Route): Promise<void> {
    await this.page.goto(`${this.#url}/#${route}`);
    await this.#settled();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.#settled();
  }

  heading(): Promise<string> {
    return this.page.getByRole("heading", { level: 1 }).innerText();
  }

  async question(): Promise<string | undefined> {
    await this.#settled();
    const heading = this.page.locator("main h2:focus");
    return (await heading.count()) > 0 ? heading.innerText() : undefined;
  }

  async progress(): Promise<string | undefined> {
    const progress = this.page.getByText(/^Step \d of \d$/);
    return (await progress.count()) > 0 ? progress.innerText() : undefined;
  }

  async words(): Promise<string> {
    await this.#settled();
    return this.page.locator("main").innerText();
  }

  async offers(button: string): Promise<boolean> {
    await this.#settled();
    return (await this.#button(button).count()) > 0;
  }

  async press(button: string): Promise<void> {
    await this.#offered("button", button, this.#button(button));
    await this.#button(button).click();
    await this.#settled();
  }

  async pressTwice(button: string): Promise<void> {
    await this.#offered("button", button, this.#button(button));
    await this.#button(button).dblclick();
    await this.#settled();
  }

  async choose(question: string, answer: string): Promise<void> {
    const group = this.page.getByRole("group", { name: question });
    await this.#offered("question", question, group);
    await group.getByRole("radio", { name: answer, exact: true }).check();
  }

  async tick(statement: string): Promise<void> {
    const box = this.page.getByRole("checkbox", { name: statement });
    await this.#offered("statement", statement, box);
    await box.check();
  }

  async fill(field: string, typed: string): Promise<void> {
    const box = this.page.getByRole("textbox", { name: field, exact: true });
    await this.#offered("field", field, box);
    await box.fill(typed);
  }

  async select(field: string, option: string): Promise<void> {
    const select = this.page.getByRole("combobox", { name: field, exact: true });
    await this.#offered("select", field, select);
    await select.selectOption({ label: option });
  }

  async edit(section: string): Promise<void> {
    const button = this.page.getByRole("region", { name: section, exact: true }).getByRole("button", { name: "Edit", exact: true });
    await this.#offered("section to edit", section, button);
    await button.click();
  }

  async turn(name: string): Promise<void> {
    const found = this.page.getByRole("switch", { name, exact: true });
    await this.#offered("switch", name, found);
    await found.click();
    await this.#settled();
  }

  async isOn(name: string): Promise<boolean> {
    await this.#settled();
    return this.page.getByRole("switch", { name, exact: true }).isChecked();
  }

  async table(caption: string): Promise<readonly (readonly string[])[]> {
    await this.#settled();
    const rows = await this.page.getByRole("table", { name: caption }).locator("tbody tr").all();
    return Promise.all(rows.map((row) => row.locator("th, td").allInnerTexts()));
  }

  navigation(): Promise<readonly string[]> {
    return this.page.getByRole("navigation", { name: "Main" }).locator("> ul > li > div > a").allInnerTexts();
  }

  async breakCalls(path: string): Promise<void> {
    await this.page.route(
      (url) => url.pathname.startsWith("/api") && url.pathname.includes(path),
      (route) => route.abort("connectionrefused"),
    );
  }

  async mendCalls(): Promise<void> {
    await this.page.unrouteAll();
  }

  /** A picture of the page as it is. */
  screenshot(): Promise<Buffer> {
    return this.page.screenshot({ fullPage: true });
  }

  async end(): Promise<void> {
    await this.#context.close();
    await this.#institute.close();
  }

  #button(name: string): Locator {
    // Behind a dialog nothing can be pressed.
    return this.page.locator("dialog[open], body:not(:has(dialog[open])) main").getByRole("button", { name, exact: true });
  }

  async #offered(what: string, name: string, found: Locator): Promise<void> {
    await this.#settled();
    if ((await found.count()) > 0) return;
    throw notOffered(what, name, await this.page.locator("main").getByRole("button").allInnerTexts());
  }

  // Nothing is on its way any longer: there is a heading, and neither skeleton nor spinner.
  async #settled(): Promise<void> {
    await this.page.waitForFunction(
      () => document.querySelector("main h1") !== null && document.querySelector("main [data-loading]") === null,
    );
  }
}
