import { mkdirSync, writeFileSync } from "node:fs";

import pLimit from "p-limit";

import { servedInstitute } from "../actors/served-trial.ts";
import { openChromium } from "../browser/chromium.ts";
import type { Condition } from "./conditions.ts";
import type { Check } from "./faults.ts";
import { always, once } from "./faults.ts";
import { everyPage, kinds, variants } from "./people.ts";
import type { Way } from "./screens.ts";
import { flows, openings } from "./screens.ts";
import type { Look, CheckedScreen } from "./sweep.ts";
import { goAlong, lookAtPage, windowOf } from "./sweep.ts";

// The full sweep: every page for each kind of reader in both themes and widths, in every state of the institute; every
// step of every flow; everything that opens. `npm run access` writes reports/access.md.

const looks: readonly Look[] = [
  { width: 1280, theme: "light" },
  { width: 320, theme: "dark" },
  { width: 1280, theme: "dark" },
  { width: 320, theme: "light" },
];
const conditions: readonly Condition[] = ["full", "empty", "loading", "error", "partial"];
const people = [...kinds.map(({ person }) => ({ person, pages: everyPage })), ...variants];
const wholly = new Set(["maya.member", "owen.overdue"]);

const filterWords = process.argv.slice(2);
const inLook = ({ width, theme }: Look): readonly string[] => [String(width), theme];
const ofLooks = new Set(looks.flatMap(inLook));
const [only] = filterWords.filter((word) => !ofLooks.has(word));
const isWanted = (name: string): boolean => only === undefined || name.includes(only);
const wantedLooks = looks.filter((look) =>
  filterWords.every((word) => !ofLooks.has(word) || inLook(look).includes(word)),
);

const browser = await openChromium();
const checkedScreens: CheckedScreen[] = [];
const note = (line: CheckedScreen): void => {
  checkedScreens.push(line);
  for (const fault of line.faults)
    console.log(`${line.what}, ${line.person}, ${line.theme} ${line.width}, ${line.condition}: ${fault.slice(0, 240)}`);
};

/** All checks; those that do not depend on the theme run in one theme per width. */
const checksIn = (look: Look): readonly Check[] => [always, ...(looks.indexOf(look) < 2 ? once : [])];

const lookAtPages = async (url: string, look: Look, { person, pages }: (typeof people)[number]): Promise<void> => {
  const page = await windowOf(browser, url, look, person);
  for (const address of pages)
    for (const condition of wholly.has(person) ? conditions : conditions.slice(0, 1)) {
      const checks = condition === "full" ? checksIn(look) : [always];
      note({
        ...look,
        what: address,
        person,
        condition,
        faults: await lookAtPage(page, url, address, condition, checks),
      });
    }
  await page.context().close();
};

const lookAlong = async (url: string, look: Look, way: Way): Promise<void> => {
  const of = { ...look, person: way.person, condition: "full" } as const;
  const page = await windowOf(browser, url, look, way.person);
  try {
    for (const [screen, faults] of await goAlong(page, url, way, checksIn(look)))
      note({ ...of, what: `${way.name}: ${screen}`, faults });
  } catch (error) {
    note({ ...of, what: way.name, faults: [`the way ended: ${String(error).split("\n", 1)[0] ?? ""}`] });
  }
  await page.context().close();
};

const cores = pLimit(2);
for (const look of wantedLooks) {
  const { url, close } = await servedInstitute();
  await Promise.all(
    people.filter(({ person }) => isWanted(person)).map((someone) => cores(() => lookAtPages(url, look, someone))),
  );
  // Last, because they change what pages show.
  const ways = [...openings, ...flows].filter(({ name, person }) => isWanted(name) || isWanted(person));
  await Promise.all(ways.map((way) => cores(() => lookAlong(url, look, way))));
  await close();
}
await browser.close();

const rows = checkedScreens.map(
  ({ what, person, theme, width, condition, faults }) =>
    `| ${what} | ${person} | ${theme} | ${width} | ${condition} | ${faults.length} | ${faults.map((fault) => fault.replaceAll("|", "\\|").slice(0, 160)).join("<br>")} |`,
);
const wrong = checkedScreens.filter(({ faults }) => faults.length > 0).length;
mkdirSync("reports", { recursive: true });
writeFileSync(
  "reports/access.md",
  [
    `# Accessibility: ${checkedScreens.length} screens, ${wrong} with faults`,
    "",
    "| screen | person | theme | width | institute | faults | which |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n"),
);
console.log(`${checkedScreens.length} screens, ${wrong} with faults: reports/access.md`);
process.exitCode = wrong > 0 ? 1 : 0;
