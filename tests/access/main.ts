import { mkdirSync, writeFileSync } from "node:fs";
import { routes } from "../../domain/customer/routes.ts";
import { servedInstitute } from "../actors/browser.ts";
import { openBrowser } from "../browser/portal-pages.ts";
import type { Condition } from "./conditions.ts";
import { always, once } from "./faults.ts";
import { flows, openings } from "./screens.ts";
import type { Look, Looked } from "./sweep.ts";
import { goAlong, lookAtPage, windowOf } from "./sweep.ts";

// The whole sweep: every page for those whom it meets differently, in both themes and widths, however the
// institute answers; every step of every flow; whatever opens. `npm run access` writes reports/access.md.

const looks: readonly Look[] = [
  { width: 1280, theme: "light" },
  { width: 320, theme: "dark" },
  { width: 1280, theme: "dark" },
  { width: 320, theme: "light" },
];
const conditions: readonly Condition[] = ["full", "empty", "loading", "error", "partial"];
const everyPage = [...routes, "/error?status=timeout", "/nowhere"] as const;
const people = ["maya.member", "owen.overdue", "stella.student", "ada.affiliate", "fiona.fellow", "rita.retired", "greta.graduate", "frank.firm", "nina.nodata", "eve.exams", "noel.nomail"];
const wholly = new Set(people.slice(0, 2));

const [only] = process.argv.slice(2);
const isWanted = (name: string): boolean => only === undefined || name.includes(only);

const browser = await openBrowser();
const looked: Looked[] = [];
const note = (line: Looked): void => {
  looked.push(line);
  for (const fault of line.faults) console.log(`${line.what}, ${line.person}, ${line.theme} ${line.width}, ${line.condition}: ${fault.slice(0, 240)}`);
};

for (const look of looks) {
  const { url, close } = await servedInstitute();
  for (const person of people.filter(isWanted)) {
    const page = await windowOf(browser, url, look, person);
    for (const route of everyPage)
      for (const condition of wholly.has(person) ? conditions : conditions.slice(0, 1))
        note({ ...look, what: route, person, condition, faults: await lookAtPage(page, url, route, condition, [always, ...(condition === "full" ? once : [])]) });
    await page.context().close();
  }
  for (const way of [...openings, ...flows].filter(({ name, person }) => isWanted(name) || isWanted(person))) {
    const page = await windowOf(browser, url, look, way.person);
    try {
      for (const [screen, faults] of await goAlong(page, url, way, [always, ...once]))
        note({ ...look, what: `${way.name}: ${screen}`, person: way.person, condition: "full", faults });
    } catch (error) {
      note({ ...look, what: way.name, person: way.person, condition: "full", faults: [`the way ended: ${String(error).split("\n", 1)[0] ?? ""}`] });
    }
    await page.context().close();
  }
  await close();
}
await browser.close();

const rows = looked.map(
  ({ what, person, theme, width, condition, faults }) =>
    `| ${what} | ${person} | ${theme} | ${width} | ${condition} | ${faults.length} | ${faults.map((fault) => fault.replaceAll("|", "\\|").slice(0, 160)).join("<br>")} |`,
);
const wrong = looked.filter(({ faults }) => faults.length > 0).length;
mkdirSync("reports", { recursive: true });
writeFileSync(
  "reports/access.md",
  [`# Accessibility: ${looked.length} screens, ${wrong} with faults`, "", "| screen | person | theme | width | institute | faults | which |", "| --- | --- | --- | --- | --- | --- | --- |", ...rows, ""].join("\n"),
);
console.log(`${looked.length} screens, ${wrong} with faults: reports/access.md`);
process.exitCode = wrong > 0 ? 1 : 0;
