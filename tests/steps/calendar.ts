import assert from "node:assert/strict";

import { Then, When } from "@cucumber/cucumber";
import ICAL from "ical.js";

import { addressOnScreen } from "../actors/tasks/address-on-screen.ts";
import type { PortalWorld } from "../actors/world.ts";
import { note } from "./rules/notes.ts";

const given = note<string>("the address that a calendar was given", "When I give the address to a calendar");

/** The private address on the screen. */
const addressOn = (world: PortalWorld): Promise<string> => addressOnScreen(world, "Your private address");

const titlesIn = (file: string): readonly string[] =>
  ICAL.Component.fromString(file)
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event).summary);

When("I give the address to a calendar", async function (this: PortalWorld) {
  given.take(this, await addressOn(this));
});

Then(
  "a calendar finds {int} deadline(s) at my address, {string} among them",
  async function (this: PortalWorld, count: number, title: string) {
    const { status, body } = await (await this.coreActor()).institute.calendarAt(await addressOn(this));
    const titles = status === 200 ? titlesIn(body) : [];
    assert.ok(
      titles.length === count && titles.includes(title),
      `A calendar finds: ${titles.join("; ") || "nothing"}.`,
    );
  },
);

Then("in that calendar, {string} links to {page}", async function (this: PortalWorld, title: string, page: string) {
  const { body } = await (await this.coreActor()).institute.calendarAt(await addressOn(this));
  const event = ICAL.Component.fromString(body)
    .getAllSubcomponents("vevent")
    .find((found) => new ICAL.Event(found).summary === title);
  const link = String(event?.getFirstPropertyValue("url"));
  assert.equal(new URL(link).hash, `#${page}`);
});

Then("the calendar finds nothing", async function (this: PortalWorld) {
  const { status } = await (await this.coreActor()).institute.calendarAt(given.of(this));
  assert.ok([404, 410].includes(status), "The calendar still finds its deadlines.");
});

When("the browser refuses to copy anything", async function (this: PortalWorld) {
  (await this.coreActor()).portal.tab.refuseToCopy();
});

Then("the address is what was copied", async function (this: PortalWorld) {
  const { clipboard } = (await this.coreActor()).portal.tab.window.navigator;
  assert.equal(await clipboard.readText(), await addressOn(this));
});
