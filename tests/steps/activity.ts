import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import type { PortalWorld } from "../actors/world.ts";
import { note } from "./rules/notes.ts";

const nextCall = note<() => Promise<number>>("another device", "Given I am signed in on another device too");

Given("I am signed in on another device too", async function (this: PortalWorld) {
  nextCall.take(this, await (await this.coreActor()).institute.signInElsewhere());
});

When("somebody signs me out everywhere else", async function (this: PortalWorld) {
  await (await this.coreActor()).institute.signOutFromElsewhere();
});

Then("the next call of the other device is refused", async function (this: PortalWorld) {
  assert.equal(await nextCall.of(this)(), 401);
});

Then("the next call of the other device is answered", async function (this: PortalWorld) {
  assert.equal(await nextCall.of(this)(), 200);
});

Given("I have a passkey {string}", async function (this: PortalWorld, name: string) {
  await (await this.coreActor()).institute.havePasskey(name);
});

Given("I have no password", async function (this: PortalWorld) {
  await (await this.coreActor()).institute.haveNoPassword();
});
