import { mkdirSync, writeFileSync } from "node:fs";

import pLimit from "p-limit";

import { servedInstitute } from "../actors/served-trial.ts";
import { openChromium } from "../browser/chromium.ts";
import type { Condition } from "./conditions.ts";
import { always, once, type Check } from "./faults.ts";
import { everyPage, kinds, variants } from "./people.ts";
import { flows, openings, type Way } from "./screens.ts";
import { faultsOn, goAlong, visitUnder, windowOf, type Look } from "./sweep.ts";

// The full sweep: every page for each kind of reader in both themes and widths, in every state of the institute; every
// step of every flow; everything that opens. `npm run access` writes reports/access.md.

const looks: readonly Look[] = [
  { width: 1280, theme: "light" },
  { width: 320, theme: "dark" },
  { width: 1280, theme: "dark" },
  { width: 320, theme: "light" },
];
const conditions: readonly Condition[] = ["full", "empty", "loading", "error", "partial"];
/** People whose pages are checked in every state of the institute. */
const inEveryCondition = ["maya.member", "owen.overdue"];
const people = [...kinds.map(({ person }) => ({ person, pages: everyPage })), ...variants];

const wordsOf = ({ width, theme }: Look): readonly string[] => [String(width), theme];
const words = process.argv.slice(2);
const lookWords = words.filter((word) => looks.flatMap(wordsOf).includes(word));
const [only = ""] = words.filter((word) => !lookWords.includes(word));
const wantedLooks = looks.filter((look) => lookWords.every((word) => wordsOf(look).includes(word)));

const rows: string[] = [];
let withFaults = 0;
const report = (screen: string, person: string, look: Look, condition: Condition, faults: readonly string[]): void => {
  const cells = [screen, person, look.theme, look.width, condition];
  for (const fault of faults) console.log(`${cells.join(", ")}: ${fault.slice(0, 240)}`);
  const listed = faults.map((fault) => fault.replaceAll("|", "\\|").slice(0, 160)).join("<br>");
  rows.push(`| ${[...cells, faults.length, listed].join(" | ")} |`);
  if (faults.length > 0) withFaults += 1;
};

/** All checks; those that do not depend on the theme run in one theme per width. */
const checksIn = (look: Look): readonly Check[] => [...always, ...(looks.indexOf(look) < 2 ? once : [])];

const browser = await openChromium();

const checkPages = async (url: string, look: Look, { person, pages }: (typeof people)[number]): Promise<void> => {
  const page = await windowOf(browser, url, look, person);
  for (const address of pages)
    for (const condition of inEveryCondition.includes(person) ? conditions : conditions.slice(0, 1)) {
      const checks = condition === "full" ? checksIn(look) : always;
      const faults = await visitUnder(page, url, address, condition, () => faultsOn(page, checks));
      report(address, person, look, condition, faults);
    }
  await page.context().close();
};

const checkWay = async (url: string, look: Look, way: Way): Promise<void> => {
  const page = await windowOf(browser, url, look, way.person);
  try {
    for (const [screen, faults] of await goAlong(page, url, way, checksIn(look)))
      report(`${way.name}: ${screen}`, way.person, look, "full", faults);
  } catch (error) {
    report(way.name, way.person, look, "full", [`the way ended: ${String(error).split("\n", 1).join("")}`]);
  }
  await page.context().close();
};

const cores = pLimit(2);
for (const look of wantedLooks) {
  const { url, close } = await servedInstitute();
  const wantedPeople = people.filter(({ person }) => person.includes(only));
  await Promise.all(wantedPeople.map((someone) => cores(() => checkPages(url, look, someone))));
  // Last, because they change what pages show.
  const wantedWays = [...openings, ...flows].filter(({ name, person }) => `${name} ${person}`.includes(only));
  await Promise.all(wantedWays.map((way) => cores(() => checkWay(url, look, way))));
  await close();
}
await browser.close();

const heading = `${rows.length} screens, ${withFaults} with faults`;
const table = [
  "| screen | person | theme | width | institute | faults | which |",
  "| --- | --- | --- | --- | --- | --- | --- |",
];
mkdirSync("reports", { recursive: true });
writeFileSync("reports/access.md", `${[`# Accessibility: ${heading}`, "", ...table, ...rows].join("\n")}\n`);
console.log(`${heading}: reports/access.md`);
process.exitCode = withFaults > 0 ? 1 : 0;
