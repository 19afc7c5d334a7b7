import assert from "node:assert/strict";

import { Then, When, type DataTable } from "@cucumber/cucumber";

import type { NotificationCode } from "../../domain/customer/notifications.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { dayOfWords, months } from "../actors/tasks/day-in-words.ts";
import type { PortalWorld } from "../actors/world.ts";
import { idOf, run } from "./registrar-runs.ts";
import { form, names, oneOf, vocabulary, words } from "./rules/words.ts";

type CommandFor = (id: string) => readonly string[];

// Actions that need nothing but a person, as commands.
vocabulary<CommandFor>("staffAction", {
  closes: (id) => ["close", id],
  reinstates: (id) => ["reinstate", id],
  suspends: (id) => ["suspend", id, "--code", "CPD_NON_COMPLIANCE"],
  erases: (id) => ["erase", id, "--confirm", id],
  invites: (id) => ["invite", id],
});
words("examPhase", ["withholds", "publishes"]);

const inReport: Readonly<Record<string, string>> = {
  person: oneOf(names),
  day: `\\d{1,2} (?:${months}) \\d{4}`,
  year: "\\d{4}",
};

/** The registrar's reports, with the commands that print them. */
const reports: Readonly<Record<string, (...said: readonly string[]) => readonly string[]>> = {
  "how things stand": () => ["status"],
  "what waits": () => ["inbox"],
  "who owes": () => ["owing"],
  "who owes, as CSV": () => ["owing", "--csv"],
  "who is overdue": () => ["overdue"],
  "what is unmatched": () => ["unmatched"],
  "what was put aside": () => ["unmatched", "--put-aside"],
  "what {day} brings": (day = "") => ["year", "--on", dayOfWords(day)],
  "what {day} brings, as CSV": (day = "") => ["year", "--on", dayOfWords(day), "--csv"],
  "how many a sample of {year} would draw": (year = "") => ["review", year, "--draw"],
  "the review of {year}": (year = "") => ["review", year, "--rows"],
  "the review of {year}, as CSV": (year = "") => ["review", year, "--rows", "--csv"],
  "what the subscription of {year} would charge": (year = "") => ["fees", "--year", year],
  "the history of {person}": (firstName = "") => ["history", idOf(firstName)],
  "the journal from {day} to {day}": (from = "", to = "") => [
    "journal",
    "--from",
    dayOfWords(from),
    "--to",
    dayOfWords(to),
  ],
  "the list of staff": () => ["staff", "list"],
};

const patternOf = (report: string, opening: string): string =>
  report.replaceAll(/\{(\w+)\}/g, (_, part: string) => `${opening}${inReport[part] ?? part})`);

form(
  "report",
  Object.keys(reports).map((report) => new RegExp(patternOf(report, "(?:"))),
  (said) => {
    for (const [report, command] of Object.entries(reports)) {
      const found = new RegExp(`^${patternOf(report, "(")}$`).exec(said);
      if (found) return command(...found.slice(1));
    }
    return [];
  },
);

When("the registrar looks at {report}", async function (this: PortalWorld, command: readonly string[]) {
  await run(this, ...command);
});

When("the registrar looks for {string}", async function (this: PortalWorld, text: string) {
  await run(this, "find", text);
});

When("the registrar lists people with {string}", async function (this: PortalWorld, options: string) {
  await run(this, "people", ...options.split(" "));
});

When("the registrar invites everyone with {string}", async function (this: PortalWorld, options: string) {
  await run(this, "invite", ...options.split(" "));
});

When("the registrar changes {person} to {string}", async function (this: PortalWorld, firstName: string, type: string) {
  await run(this, "change-type", idOf(firstName), "--to", type, "--apply");
});

When("the registrar makes {person} a fellow", async function (this: PortalWorld, firstName: string) {
  await run(this, "change-type", idOf(firstName), "--fellow", "yes", "--apply");
});

When(
  "the registrar {staffAction} {person}",
  async function (this: PortalWorld, command: CommandFor, firstName: string) {
    await run(this, ...command(idOf(firstName)), "--apply");
  },
);

form<readonly string[]>("suspensionTerms", [/with \d+ days? of grace/, /because of "[^"]*"/], (said) => {
  const [, code] = said.split('"');
  return code === undefined
    ? ["--code", "CPD_NON_COMPLIANCE", "--grace-days", String(Number.parseInt(said.slice("with ".length)))]
    : ["--code", code];
});

When(
  "the registrar suspends {person} {suspensionTerms}",
  async function (this: PortalWorld, firstName: string, terms: readonly string[]) {
    await run(this, "suspend", idOf(firstName), ...terms, "--apply");
  },
);

When(
  "the registrar notifies {person} of {notice}",
  async function (this: PortalWorld, firstName: string, code: NotificationCode) {
    await run(this, "notify", code, idOf(firstName), "--apply");
  },
);

vocabulary<(id: string, on: CalendarDate) => readonly string[]>("departure", {
  resigned: (id, on) => ["resign", id, "--on", on, "--reason", "As they wrote to us"],
  died: (id, on) => ["deceased", id, "--on", on],
});

When(
  "the registrar records that {person} {departure} on {day}",
  async function (
    this: PortalWorld,
    firstName: string,
    command: (id: string, on: CalendarDate) => readonly string[],
    on: CalendarDate,
  ) {
    await run(this, ...command(idOf(firstName), on), "--apply");
  },
);

When("the registrar readmits {person} on {day}", async function (this: PortalWorld, firstName: string, on: string) {
  await run(this, "readmit", idOf(firstName), "--on", on, "--apply");
});

When("the registrar merges {person} into {person}", async function (this: PortalWorld, from: string, into: string) {
  await run(this, "merge", idOf(from), "--into", idOf(into), "--apply");
});

When(
  "the registrar corrects {person}'s name to {string} {string}",
  async function (this: PortalWorld, person: string, firstName: string, surname: string) {
    await run(this, "correct", idOf(person), "--first-name", firstName, "--surname", surname, "--apply");
  },
);

When("the registrar {examPhase} the exam results", async function (this: PortalWorld, phase: string) {
  await run(this, "exams", phase === "withholds" ? "withhold" : "publish", "--apply");
});

Then(
  "other systems receive these events about {person}",
  async function (this: PortalWorld, firstName: string, events: DataTable) {
    assert.deepEqual(await (await this.coreActor()).institute.eventsAbout(firstName), events.raw().flat());
  },
);
