import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { PortalWorld } from "../actors/world.ts";

When("I edit {string}", async function (this: PortalWorld, section: string) {
  await (await this.actor()).edit(section);
});

When("I turn the switch {string}", async function (this: PortalWorld, name: string) {
  await (await this.actor()).turn(name);
});

Then("my switch {string} is {position}", async function (this: PortalWorld, name: string, on: boolean) {
  assert.equal(await (await this.actor()).isOn(name), on);
});
