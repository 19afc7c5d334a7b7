import { mkdir, rm, writeFile } from "node:fs/promises";

import pLimit from "p-limit";
import type { BrowserContext, Page } from "playwright-core";

import { signMail } from "../../adapters/institute/platform/mail/render-mail.ts";
import { trialBody } from "../../adapters/institute/trial/body.ts";
import type { Condition } from "../access/conditions.ts";
import { kinds, variants, type Address } from "../access/people.ts";
import { flows, openings, type Way } from "../access/screens.ts";
import { optionsOf, visitUnder, windowOf, type Look } from "../access/sweep.ts";
import { servedInstitute } from "../actors/served-trial.ts";
import { everyMail } from "../adapters/support/every-mail.ts";
import { everyPaper } from "../adapters/support/every-paper.ts";
import { openChromium } from "../browser/chromium.ts";
import { openWindow } from "../browser/portal-pages.ts";
import { drawPdf } from "./draw-pdf.ts";
import { galleryPage } from "./gallery-page.ts";
import { applyLook, small, takePictures, wide, type Picture, type Subject } from "./pictures.ts";

// Screenshots of every page and of every step, in both themes and two widths, on one page with a search: `npm run
// gallery` writes reports/gallery.html. An argument filters by words: `npm run gallery -- stella`. `npm run gallery --
// docs` writes the README's screenshots to docs/images instead.

const [only = ""] = process.argv.slice(2);
const folder = "reports/gallery";
const looks: readonly Look[] = [...wide, ...small];
const conditions: readonly Condition[] = ["empty", "loading", "error", "partial"];
/** Pages that are shown in every state of the institute, and to whom. */
const inEveryCondition: readonly (readonly [Address, string])[] = [
  ["/", "maya.member"],
  ["/professional-development", "maya.member"],
  ["/professional-development/annual-declarations", "maya.member"],
  ["/fees-and-transactions", "maya.member"],
  ["/documents-and-downloads", "maya.member"],
  ["/my-details/contact-details", "maya.member"],
  ["/my-qualifications", "stella.student"],
];

const browser = await openChromium();
const { url, institute, close } = await servedInstitute();

/** Takes the README's screenshots of the dashboard and of the desk. */
const takeDocsImages = async (): Promise<void> => {
  for (const [name, width, person] of [
    ["desktop", 1280, "maya.member"],
    ["phone", 390, "maya.member"],
    ["french", 390, "elise.quebec"],
  ] as const) {
    const path = `docs/images/dashboard-${name}.jpg`;
    const page = await openWindow(browser, url, person, optionsOf({ width, theme: "light" }));
    await page.evaluate(() => document.fonts.ready.then(() => true));
    await page.screenshot({ path, type: "jpeg", quality: 85 });
    console.log(path);
  }
  await takeDeskImage();
};

/** Takes the README's screenshot of a case at the staff's desk. */
const takeDeskImage = async (): Promise<void> => {
  const path = "docs/images/desk.jpg";
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: "light" });
  await page.goto(`${url}/desk/inbox`);
  await page.getByLabel("Email").fill("rosa.registrar@example.org");
  await page.getByLabel("Password").fill("Ledger-2026");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page
    .getByRole("link", { name: /application for membership/i })
    .first()
    .click();
  await page.getByRole("button", { name: "See what will happen" }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.screenshot({ path, type: "jpeg", quality: 85 });
  console.log(path);
};

const pictures: Picture[] = [];
const take = async (page: Page, subject: Subject, of = looks): Promise<void> =>
  void pictures.push(...(await takePictures(page, folder, subject, of)));

const contexts = new Map<string, Promise<BrowserContext>>();
/** Opens a window. All windows of a person share the sign-in. */
const openWindowOf = async (person: string, [look]: readonly Look[]): Promise<Page> => {
  const context =
    contexts.get(person) ??
    windowOf(browser, url, { width: 1280, theme: "light" }, person).then((page) => page.context());
  contexts.set(person, context);
  const page = await (await context).newPage();
  if (look) await applyLook(page, look);
  return page;
};

const takePage = async (address: Address, person: string, condition: Condition): Promise<void> => {
  const page = await openWindowOf(person, looks);
  const isFull = condition === "full";
  const subject = { area: address, person, title: isFull ? address : `${address}, ${condition}` };
  const of = isFull ? looks : looks.filter(({ theme }) => theme === "light");
  await visitUnder(page, url, address, condition, () => take(page, subject, of));
  await page.close();
};

const takeWay = async ({ name, person, go }: Way, of: readonly Look[]): Promise<void> => {
  const page = await openWindowOf(person, of);
  await go(page, url, (screen) => take(page, { area: name, person, title: screen }, of));
  await page.close();
};

const takeSignIn = async (): Promise<void> => {
  const page = await browser.newPage();
  const takeTitled = (title: string) => take(page, { area: "sign-in", person: "nobody", title });
  const button = page.getByRole("button", { name: "Sign in", exact: true });
  await page.goto(url);
  await button.waitFor();
  await takeTitled("sign in");
  await button.click();
  await takeTitled("sign in with errors");
  await page.getByRole("link", { name: /forgotten/i }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await takeTitled("a forgotten password");
  await page.goto(`${url}/logged-out.html`);
  await takeTitled("signed out");
  await page.close();
};

/** Takes pictures of every mail as a mail program shows it. */
const takeMails = async (): Promise<void> => {
  const page = await browser.newPage();
  for (const [index, { document, ...mail }] of (await everyMail()).entries()) {
    await page.setContent(signMail(mail, trialBody).html);
    await take(page, { area: "mails", person: document, title: `${String(index + 1)} ${mail.subject}` });
  }
  await page.close();
};

/** Takes pictures of one paper of each kind, with all its pages. */
const takePapers = async (): Promise<void> => {
  const page = await browser.newPage();
  for (const { kind, who, bytes } of await everyPaper(institute)) {
    await drawPdf(page, bytes);
    await take(page, { area: "papers", person: who, title: kind }, wide.slice(0, 1));
  }
  await page.close();
};

const failures: string[] = [];
const windows = pLimit(4);
/** Takes pictures unless they are filtered out. */
const queue = async (name: string, takeAll: () => Promise<void>): Promise<void> => {
  if (!name.includes(only)) return;
  await windows(takeAll).catch((error: unknown) => failures.push(`${name}: ${String(error).split("\n", 2).join(" ")}`));
};
const queuePage = (address: Address, person: string, condition: Condition): Promise<void> =>
  queue(`${address}, ${condition}, ${person}`, () => takePage(address, person, condition));
const queueWay = (way: Way, of: readonly Look[]): Promise<void> =>
  queue(`${way.name}, ${way.person}`, () => takeWay(way, of));

if (only === "docs") await takeDocsImages();
else {
  const start = performance.now();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([
    queue("sign-in", takeSignIn),
    queue("mails", takeMails),
    ...[...kinds, ...variants].flatMap(({ person, pages }) =>
      pages.map((address) => queuePage(address, person, "full")),
    ),
    ...inEveryCondition.flatMap(([address, person]) =>
      conditions.map((condition) => queuePage(address, person, condition)),
    ),
  ]);
  // Last, because they change what pages show. What opens depends on the window's width.
  await Promise.all([
    ...flows.map((way) => queueWay(way, looks)),
    ...openings.flatMap((way) => [queueWay(way, wide), queueWay(way, small)]),
  ]);
  await queue("papers", takePapers);
  await writeFile("reports/gallery.html", galleryPage(pictures));
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${pictures.length} pictures in ${seconds} s: reports/gallery.html`);
  for (const failure of failures) console.error(`Not all of ${failure}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
await browser.close();
await close();
