import { existsSync, mkdirSync } from "node:fs";

import { launch, type Page } from "puppeteer-core";

import { trialPassword } from "../../adapters/institute/trial/person.ts";
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

const { url, close } = await servedInstitute();

const click = (page: Page, xpath: string): Promise<void> => page.locator(`::-p-xpath(${xpath})`).click();
const press = (page: Page, button: string): Promise<void> => click(page, `//button[normalize-space(.)="${button}"]`);
/** Selects an answer, or checks a statement. */
const choose = (page: Page, label: string): Promise<void> =>
  click(page, `//label[starts-with(normalize-space(.), "${label}")]`);
/** Replaces the content of a field. */
const fill = (page: Page, label: string, text: string): Promise<void> =>
  page.locator(`::-p-xpath(//input[@id=//label[starts-with(normalize-space(.), "${label}")]/@for])`).fill(text);
/** Waits for words anywhere on the page. */
const sees = (page: Page, words: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, words);
const isTitled = (page: Page, title: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.title.startsWith(wanted), {}, title);

const open = async (page: Page, route: string): Promise<void> => {
  await page.goto(`${url}/#${route}`);
  await page.waitForSelector("main h1:not([data-loading] *)");
};

const signIn = async (page: Page, person: string, password = trialPassword): Promise<void> => {
  await page.goto(`${url}/`);
  await fill(page, "Email", `${person}@example.org`);
  await fill(page, "Password", password);
  await press(page, "Sign in");
};

const enter = async (page: Page, person: string): Promise<void> => {
  await signIn(page, person);
  await sees(page, "Dashboard");
};

const journeys: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "a wrong password is refused": async (page) => {
    await signIn(page, "maya.member", "something else");
    await sees(page, "Email or password is not right");
  },
  "a declaration, with an answer left out first": async (page) => {
    await enter(page, "maya.member");
    await open(page, "/professional-development/annual-declarations");
    await press(page, "Start");
    await press(page, "Continue");
    await isTitled(page, "Error: ");
    await choose(page, "Yes");
    await press(page, "Continue");
    await sees(page, "Which route did you follow?");
    await choose(page, "Unit route");
    await press(page, "Continue");
    await sees(page, "Are you an engagement partner?");
    await choose(page, "No");
    await press(page, "Continue");
    await sees(page, "Check your answers");
    await choose(page, "I confirm that my declaration is accurate");
    await press(page, "Submit declaration");
    await sees(page, "Declaration submitted");
  },
  "a phone number, changed and kept": async (page) => {
    await enter(page, "stella.student");
    await open(page, "/my-details/contact-details");
    await click(page, `//section[.//h2="Phone"]//button[starts-with(., "Edit ")]`);
    await fill(page, "Phone number", "7700900999");
    await press(page, "Save changes");
    await sees(page, "Saved. This is what we have on record now.");
    await page.reload();
    await sees(page, "+44 7700 900999");
  },
  "pages, none of which is wider than a phone": async (page) => {
    await enter(page, "owen.overdue");
    await page.setViewport({ width: 320, height: 640 });
    for (const [route, heading] of [
      ["/fees-and-transactions", "Fees and transactions"],
      ["/professional-development", "Professional development"],
      ["/documents-and-downloads", "Documents and downloads"],
      ["/my-details/communication-preferences", "Communication preferences"],
      ["/calendar", "Deadlines in your calendar"],
      ["/help", "Help"],
    ] as const) {
      await open(page, route);
      await isTitled(page, heading);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) throw new Error(`${heading} scrolls sideways by ${overflow} px`);
    }
  },
};

mkdirSync("reports", { recursive: true });
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
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  try {
    await journey(page);
    if (errors.length > 0) throw new Error(errors.join("; "));
    console.log(`passed: ${name}`);
  } catch (error) {
    failed += 1;
    const picture = `reports/firefox-${failed}.png` as const;
    await page.screenshot({ path: picture });
    console.log(`FAILED: ${name}: ${String(error)}. The screen is in ${picture}`);
  }
  await context.close();
}
console.log(`${await browser.version()}: ${Object.keys(journeys).length - failed} passed, ${failed} failed`);
await browser.close();
await close();
process.exitCode = failed > 0 ? 1 : 0;
