import { existsSync, mkdirSync } from "node:fs";

import type { Page } from "puppeteer-core";
import { launch } from "puppeteer-core";

import { trialPassword } from "../../adapters/institute/people/person.ts";
import { servedInstitute } from "../actors/served-trial.ts";

// Sign-in and the main journeys in a stock Firefox, by WebDriver BiDi. All other browser tests use Chromium.

const usual = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/snap/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

const executablePath = process.env.FIREFOX_PATH ?? usual.find((path) => existsSync(path));
if (executablePath === undefined || !existsSync(executablePath)) {
  console.error(
    "This needs Firefox, and there is none here. Install it (on Debian: apt-get install firefox-esr), or say where it is with FIREFOX_PATH.",
  );
  process.exit(1);
}

/** A user's actions in the window, by visible elements. */
class Visitor {
  readonly #page: Page;
  readonly #url: string;
  /** Errors in the page itself. */
  readonly broken: string[] = [];

  constructor(page: Page, url: string) {
    this.#page = page;
    this.#url = url;
    page.on("pageerror", (error) => this.broken.push(String(error)));
  }

  async signIn(person: string): Promise<void> {
    await this.#page.goto(`${this.#url}/`);
    await this.fill("Email", `${person}@example.org`);
    await this.fill("Password", trialPassword);
    await this.press("Sign in");
    await this.sees("Dashboard");
  }

  /** Opens a page, and waits for its texts. */
  async open(route: string): Promise<void> {
    await this.#page.goto(`${this.#url}/#${route}`);
    await this.#page.waitForSelector("main h1:not([data-loading] *)");
  }

  press(button: string): Promise<void> {
    return this.#click(`::-p-xpath(//button[normalize-space(.)="${button}"])`);
  }

  /** Selects an answer, or checks a statement. */
  choose(label: string): Promise<void> {
    return this.#click(`::-p-xpath(//label[starts-with(normalize-space(.), "${label}")])`);
  }

  async #click(selector: string): Promise<void> {
    const found = await this.#page.waitForSelector(selector);
    await found?.click();
  }

  /** Replaces the content of a field, found by its label. */
  async fill(label: string, typed: string): Promise<void> {
    const field = await this.#page.waitForSelector(
      `::-p-xpath(//input[@id=//label[starts-with(normalize-space(.), "${label}")]/@for])`,
    );
    await field?.click({ count: 3 });
    await field?.type(typed);
  }

  /** Waits for words anywhere on the page. */
  async sees(words: string): Promise<void> {
    await this.#page.waitForFunction((wanted) => document.body.innerText.includes(wanted), { timeout: 20_000 }, words);
  }

  async isTitled(title: string): Promise<void> {
    await this.#page.waitForFunction((wanted) => document.title.startsWith(wanted), { timeout: 20_000 }, title);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  /** Opens a section of a form by its own Edit button. */
  edit(section: string): Promise<void> {
    return this.#click(`::-p-xpath(//section[.//h2="${section}"]//button[starts-with(., "Edit ")])`);
  }

  /** Resizes the window to a small phone, and throws if the page scrolls sideways. */
  async narrow(): Promise<void> {
    await this.#page.setViewport({ width: 320, height: 640 });
    const beyond = await this.#page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (beyond > 0) throw new Error(`${await this.#page.title()} scrolls sideways by ${String(beyond)} px`);
  }
}

type Journey = (visitor: Visitor) => Promise<void>;

const journeys: Readonly<Record<string, Journey>> = {
  "a wrong password is told": async (visitor) => {
    await visitor.open("/");
    await visitor.fill("Email", "maya.member@example.org");
    await visitor.fill("Password", "something else");
    await visitor.press("Sign in");
    await visitor.sees("Email or password is not right");
  },
  "a declaration, with an answer left out first": async (visitor) => {
    await visitor.signIn("maya.member");
    await visitor.open("/professional-development/annual-declarations");
    await visitor.press("Start");
    await visitor.press("Continue");
    await visitor.isTitled("Error: ");
    await visitor.choose("Yes");
    await visitor.press("Continue");
    await visitor.sees("Which route did you follow?");
    await visitor.choose("Unit route");
    await visitor.press("Continue");
    await visitor.sees("Are you an engagement partner?");
    await visitor.choose("No");
    await visitor.press("Continue");
    await visitor.sees("Check your answers");
    await visitor.choose("I confirm that my declaration is accurate");
    await visitor.press("Submit declaration");
    await visitor.sees("Declaration submitted");
  },
  "a phone number, changed and kept": async (visitor) => {
    await visitor.signIn("stella.student");
    await visitor.open("/my-details/contact-details");
    await visitor.sees("Phone");
    await visitor.edit("Phone");
    await visitor.fill("Phone number", "7700900999");
    await visitor.press("Save changes");
    await visitor.sees("Saved. This is what we have on record now.");
    await visitor.reload();
    await visitor.sees("7700900999");
  },
  "pages, none of which is wider than a phone": async (visitor) => {
    await visitor.signIn("owen.overdue");
    for (const [route, heading] of [
      ["/fees-and-transactions", "Fees and transactions"],
      ["/professional-development", "Professional development"],
      ["/documents-and-downloads", "Documents and downloads"],
      ["/my-details/communication-preferences", "Communication preferences"],
      ["/calendar", "Deadlines in your calendar"],
      ["/help", "Help"],
    ] as const) {
      await visitor.open(route);
      await visitor.isTitled(heading);
      await visitor.narrow();
    }
  },
};

mkdirSync("reports", { recursive: true });
const { url, close } = await servedInstitute();
const browser = await launch({
  browser: "firefox",
  executablePath,
  extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
});
let failed = 0;
for (const [name, journey] of Object.entries(journeys)) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.setDefaultTimeout(20_000);
  const visitor = new Visitor(page, url);
  try {
    await journey(visitor);
    if (visitor.broken.length > 0) throw new Error(visitor.broken.join("; "));
    console.log(`passed: ${name}`);
  } catch (error) {
    failed += 1;
    const picture = `reports/firefox-${String(failed)}.png` as const;
    await page.screenshot({ path: picture });
    console.log(`FAILED: ${name}: ${String(error)}. What was on screen then: ${picture}`);
  }
  await context.close();
}
console.log(
  `${await browser.version()}: ${String(Object.keys(journeys).length - failed)} passed, ${String(failed)} failed`,
);
await browser.close();
await close();
process.exitCode = failed > 0 ? 1 : 0;
