import assert from "node:assert/strict";

import type { DataTable } from "@cucumber/cucumber";
import { Given, Then, When } from "@cucumber/cucumber";

import {
  answerDeclaration,
  chooseRoute,
  confirmDeclaration,
  fields,
  startDeclaration,
} from "../actors/tasks/declaration.ts";
import type { PortalWorld } from "../actors/world.ts";
import { rowsOf } from "./rules/tables.ts";

// The years of a record depend on the day of seeding, so rows are identified by their order.
const unitsOf = (row: readonly string[]): string => row.filter((cell) => /^\d{1,3}$/.test(cell)).join(", ");

When("I start my declaration", async function (this: PortalWorld) {
  await startDeclaration(await this.actorForVisit());
});

When("I declare that I met the requirements by {string}", async function (this: PortalWorld, route: string) {
  await chooseRoute(await this.actor(), route);
});

When("I declare that I did not meet the requirements", async function (this: PortalWorld) {
  const actor = await this.actor();
  await actor.forms.choose(fields.isRequirementsMet.label, "No");
  await actor.forms.press("Continue");
});

Given("I have answered everything in my declaration", async function (this: PortalWorld) {
  await answerDeclaration(await this.actorForVisit());
});

When("I finish my declaration", async function (this: PortalWorld) {
  const actor = await this.actor();
  await confirmDeclaration(actor);
  await actor.forms.press("Submit declaration");
});

Then("my CPD history has {int} year(s)", async function (this: PortalWorld, years: number) {
  assert.equal((await (await this.actor()).page.table("CPD history")).length, years);
});

Then("the year {int} of my CPD history is {string}", async function (this: PortalWorld, year: number, status: string) {
  const rows = await (await this.actor()).page.table("CPD history");
  const row = rows.find(([name]) => name === String(year));
  assert.ok(row?.join(" ").includes(status), `Of ${String(year)} there is: ${row?.join(" | ") ?? "nothing"}`);
});

Then("my CPD history, latest first, shows", async function (this: PortalWorld, expected: DataTable) {
  const rows = await (await this.actor()).page.table("CPD history");
  const wanted = rowsOf(expected, ["brought forward", "awarded"]).map(
    (row) => `${row["brought forward"]}, ${row.awarded}`,
  );
  assert.deepEqual(rows.map(unitsOf), wanted);
});
