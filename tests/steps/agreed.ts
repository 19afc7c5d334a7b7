import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { diff } from "node:util";
import { Given, Then } from "@cucumber/cucumber";
import { portalPages, routes } from "../../domain/customer/routes.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { CoreActor } from "../actors/core.ts";
import type { Item } from "../actors/outline.ts";
import type { PortalWorld } from "../actors/world.ts";

// Whole pages, as they were last agreed. What is said elsewhere of a page is what matters of it; here stands all of it.

const folder = "features/agreed";
const told = 24;

Given("it is {day} for everyone", function (this: PortalWorld, day: CalendarDate) {
  this.day = day;
});

const isControl = ({ kind }: Item): boolean => !["text", "heading", "section", "part", "entry"].includes(kind);
// Another one each time.
const withoutReferences = (words: string): string =>
  words.replaceAll(/(?<=Reference for support: )[0-9a-f]{8}/g, "…").replaceAll(/(?<=[A-Z]{3}-\d{4}-)[2-9A-Z]{8}|(?<=\/calendar\/)[\w-]+(?=\.ics)/g, "…");
const inWords = ({ kind, words, states }: Item): string => [`${kind} "${words}"`, ...states].join("; ");

/** All that a screen says, and all that can be done there. */
const screenOf = async (actor: CoreActor): Promise<readonly string[]> => {
  // Of a page all words stand above already.
  const outline = [...(await actor.outline("the page")).filter(isControl), ...(await actor.outline("the dialog"))];
  const said = [`window "${await actor.title()}"`, ...(actor.isSeenFromTop() ? [] : ["- seen from where something was pressed"]), ...(await actor.words()).split("\n"), ...outline.map((item) => `- ${inWords(item)}`), ...(await actor.drawnOtherwise()).map((drawn) => `- ${drawn}`)];
  return said.map(withoutReferences);
};

const signs = { "1": "agreed:", "-1": "now:   " } as const;

/** What differs, line by line, below the page that it stands on. */
const differences = (agreed: string, now: string): readonly string[] => {
  let page: string | undefined;
  let told: string | undefined;
  return diff(agreed.split("\n"), now.split("\n")).flatMap(([sign, line]) => {
    page = /^=== (.+?)(?:, as for \w+)?$/.exec(line)?.[1] ?? page;
    if (sign === 0) return [];
    const where = page === undefined || page === told ? [] : [`on ${page}`];
    told = page;
    return [...where, `${signs[sign]} ${line}`];
  });
};

/** Compares with what is agreed, or agrees to it. */
const compare = (world: PortalWorld, name: string, lines: readonly string[]): void => {
  const file = join(folder, `${name}.txt`);
  const now = `${lines.join("\n")}\n`;
  const agreed = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (agreed === now) return;
  if (world.parameters.agrees) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, now);
    return;
  }
  const found = differences(agreed, now);
  const more = found.length > told ? [`and ${String(found.length - told)} more lines`] : [];
  throw new Error(
    `This is not as it stands in ${file}:\n${[...found.slice(0, told), ...more].join("\n")}\nIf it is meant so: npm run features -- features/agreed --agree`,
  );
};

/** Whose pages stand in full; of anybody else's, those that read otherwise. */
const inFull = ["Maya", "Stella"];

/** A part as it is agreed for somebody whose pages stand in full. */
const agreedPart = (person: string, heading: string): string | undefined => {
  const file = join(folder, `${person}.txt`);
  if (!existsSync(file)) return undefined;
  return readFileSync(file, "utf8").split(/\n(?==== )/).find((part) => part.startsWith(`${heading}\n`));
};

Then("every page reads as agreed in {string}", async function (this: PortalWorld, name: string) {
  const actor = await this.coreActor();
  const lines: string[] = [];
  for (const route of routes) {
    await actor.open(route);
    lines.push(`=== ${portalPages[route].name}`, ...(await screenOf(actor)), "");
  }
  compare(this, name, lines.slice(0, -1));
});

Then("every page reads as agreed for {word}", async function (this: PortalWorld, name: string) {
  const actor = await this.coreActor();
  const parts: (readonly [name: string, lines: readonly string[]])[] = [];
  for (const route of routes) {
    await actor.open(route);
    parts.push([portalPages[route].name, await screenOf(actor)]);
  }
  for (const place of ["the top of the page", "the foot of the page"] as const) parts.push([place, (await actor.outline(place)).map(inWords)]);
  const lines = parts.flatMap(([part, said]) => {
    const heading = `=== ${part}`;
    const whole = [heading, ...said, ""];
    const same = inFull.includes(name) ? undefined : inFull.find((person) => agreedPart(person, heading)?.trimEnd() === whole.join("\n").trimEnd());
    return same === undefined ? whole : [`${heading}, as for ${same}`, ""];
  });
  compare(this, name, lines.slice(0, -1));
});

Then("the screen reads as agreed in {string}", async function (this: PortalWorld, name: string) {
  compare(this, name, await screenOf(await this.coreActor()));
});
