import assert from "node:assert/strict";

import { Given, Then, When, type DataTable } from "@cucumber/cucumber";

import { cpdRoutes } from "../../domain/cpd/cpd-routes.ts";
import { pageTexts } from "../actors/page-texts.ts";
import { months } from "../actors/tasks/day-in-words.ts";
import { declarationFlow, goTo, stages, walk, type Stage } from "../actors/tasks/flows.ts";
import { askForWaiver, fillInWaiver, openWaiverForm } from "../actors/tasks/waiver.ts";
import type { PortalWorld } from "../actors/world.ts";
import { form, vocabulary, words } from "./rules/words.ts";

const { fields, history, waiver } = pageTexts("annual-declarations");

vocabulary<Stage>("stage", stages);
form("dayOfYear", new RegExp(`\\d{1,2} (?:${months})(?: \\d{4})?`), (said) => said);
words(
  "route",
  cpdRoutes.map((route) => history.table.routes[route]),
);
words(
  "waiverReason",
  waiver.reasons.map(({ label }) => label),
);

Given("I go to {stage}", async function (this: PortalWorld, stage: Stage) {
  await goTo(await this.actorForVisit(), stage);
});

When('I declare that I met the requirements by "{route}"', async function (this: PortalWorld, route: string) {
  const { forms } = await this.actor();
  await forms.choose(fields.isRequirementsMet.label, "Yes");
  await forms.press("Continue");
  await forms.choose(fields.route.label, route);
  await forms.press("Continue");
});

When("I finish my declaration", async function (this: PortalWorld) {
  const actor = await this.actor();
  await walk(actor, declarationFlow, 2, declarationFlow.steps.length);
  await actor.forms.press("Submit declaration");
});

When("I open the waiver form", async function (this: PortalWorld) {
  await openWaiverForm(await this.actorForVisit());
});

When(
  'I fill in a waiver from {dayOfYear} to {dayOfYear} because of "{waiverReason}"',
  async function (this: PortalWorld, from: string, to: string, reason: string) {
    await fillInWaiver(await this.actor(), from, to, reason);
  },
);

When(
  'I ask for a waiver from {dayOfYear} to {dayOfYear} because of "{waiverReason}"',
  async function (this: PortalWorld, from: string, to: string, reason: string) {
    await askForWaiver(await this.actorForVisit(), from, to, reason);
  },
);

const columns = ["year", "declaration", "brought forward", "awarded", "adjustments"];

Then("my CPD history shows", async function (this: PortalWorld, table: DataTable) {
  const { page } = await this.actor();
  const shown = await page.table("CPD history");
  const [named = []] = table.raw();
  const places = named.map((column) => columns.indexOf(column));
  assert.ok(!places.includes(-1), `The columns of the CPD history are: ${columns.join(", ")}.`);
  // A declaration's route and reference stand below it.
  const cellOf = (words: string): string => words.replaceAll("Delete waiver", "").trim().split("\n")[0] ?? "";
  const cells = shown.map((row) => places.map((place) => cellOf(row[place] ?? "")));
  const wanted = table
    .rows()
    .map((row, at) => row.map((words, column) => page.wordingOf(words, (each) => each === cells[at]?.[column])));
  assert.deepEqual(cells, wanted);
});
