import assert from "node:assert/strict";

import { Then, When } from "@cucumber/cucumber";

import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { typedForm } from "../../domain/kernel/typed-date.ts";
import { declarationsPage } from "../actors/tasks/declaration.ts";
import { fillInWaiver, openWaiverForm, typedDay } from "../actors/tasks/waiver.ts";
import type { PortalWorld } from "../actors/world.ts";

When("I open the waiver form", async function (this: PortalWorld) {
  await openWaiverForm(await this.actorForVisit());
});

When(
  "I fill in a waiver for this year from {string} to {string} because of {string}",
  async function (this: PortalWorld, from: string, to: string, reason: string) {
    await fillInWaiver(await this.actor(), from, to, reason);
  },
);

When(
  "I ask for a waiver for this year from {string} to {string} because of {string}",
  async function (this: PortalWorld, from: string, to: string, reason: string) {
    const actor = await this.actorForVisit();
    await actor.browser.open(declarationsPage);
    if (await actor.forms.offers("Continue")) {
      await actor.forms.press("Continue");
      await actor.forms.press("Close");
    }
    await actor.forms.press("Request a waiver");
    await fillInWaiver(actor, from, to, reason);
    await actor.forms.press("Request waiver");
  },
);

When(
  "I ask for a waiver of {int} from {day} to {day} because of {string}",
  async function (this: PortalWorld, year: number, from: CalendarDate, to: CalendarDate, reason: string) {
    const actor = await this.actorForVisit();
    await openWaiverForm(actor);
    await actor.forms.select("Year", String(year));
    await actor.forms.fill("Start date", typedForm(from));
    await actor.forms.fill("End date", typedForm(to));
    await actor.forms.select("Reason", reason);
    await actor.forms.press("Request waiver");
  },
);

When("I change the start of the waiver to {string}", async function (this: PortalWorld, day: string) {
  const actor = await this.actor();
  await actor.forms.fill("Start date", typedDay(actor, day));
});

Then("this year's adjustments in my CPD history are {string}", async function (this: PortalWorld, expected: string) {
  const actor = await this.actor();
  const row = (await actor.page.table("CPD history")).find(([year]) => year === String(actor.clock.year())) ?? [];
  assert.equal((row.at(-1) ?? "").replaceAll(/\s*Delete waiver/g, "").trim(), expected);
});
