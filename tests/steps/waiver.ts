import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { Actor } from "../actors/actor.ts";
import type { PortalWorld } from "../actors/world.ts";
import { dayOfWords } from "./rules/words.ts";

const page = "/professional-development/annual-declarations";

/** "1 March" of the year, as one would type it. */
const typed = (day: string, year: number): string => dayOfWords(`${day} ${String(year)}`).split("-").toReversed().join("/");

When("I open the waiver form", async function (this: PortalWorld) {
  const actor = await this.comer();
  await actor.open(page);
  await actor.press("Request a waiver");
});

const fillIn = async (actor: Actor, from: string, to: string, reason: string): Promise<void> => {
  await actor.select("Year", String(actor.year()));
  await actor.fill("Start date", typed(from, actor.year()));
  await actor.fill("End date", typed(to, actor.year()));
  await actor.select("Reason", reason);
};

When(
  "I fill in a waiver for this year from {string} to {string} because of {string}",
  async function (this: PortalWorld, from: string, to: string, reason: string) {
    await fillIn(await this.actor(), from, to, reason);
  },
);

When(
  "I ask for a waiver for this year from {string} to {string} because of {string}",
  async function (this: PortalWorld, from: string, to: string, reason: string) {
    const actor = await this.comer();
    await actor.open(page);
    if (await actor.offers("Continue")) {
      await actor.press("Continue");
      await actor.press("Close");
    }
    await actor.press("Request a waiver");
    await fillIn(actor, from, to, reason);
    await actor.press("Request waiver");
  },
);

When("I change the start of the waiver to {string}", async function (this: PortalWorld, day: string) {
  const actor = await this.actor();
  await actor.fill("Start date", typed(day, actor.year()));
});

Then("this year's adjustments in my CPD history are {string}", async function (this: PortalWorld, expected: string) {
  const actor = await this.actor();
  const row = (await actor.table("CPD history")).find(([year]) => year === String(actor.year())) ?? [];
  assert.equal((row.at(-1) ?? "").replaceAll(/\s*Delete waiver/g, "").trim(), expected);
});
