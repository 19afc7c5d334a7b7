import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import type { PortalWorld } from "../actors/world.ts";

// Features of a browser: the provider's pages, a window size, a scroll position.

When("{int} minutes pass", async function (this: PortalWorld, minutes: number) {
  await (await this.browserActor()).provider.passMinutes(minutes);
});

Then("my sign-in was renewed without loading the page again", async function (this: PortalWorld) {
  const { granted, loadedSince } = (await this.browserActor()).provider;
  assert.ok(granted > 1, "The sign-in was not renewed.");
  assert.equal(loadedSince, 0, "The page was loaded again.");
});

Then("the sign-in asks for {string}", async function (this: PortalWorld, scopes: string) {
  assert.equal((await this.browserActor()).provider.scopes.join(", "), scopes);
});

When("I scroll down", async function (this: PortalWorld) {
  await (await this.browserActor()).browser.scrollDown();
});

Then("the page is shown from its top", async function (this: PortalWorld) {
  assert.equal(await (await this.browserActor()).browser.scrolledBy(), 0);
});

Given("my screen is small", async function (this: PortalWorld) {
  await (await this.browserActor()).browser.useSmallScreen();
});

Then("the bar at the top has {string}", async function (this: PortalWorld, items: string) {
  assert.equal((await (await this.browserActor()).browser.utilityBar()).join(", "), items);
});

Then("Account has {string}", async function (this: PortalWorld, controls: string) {
  assert.equal((await (await this.browserActor()).browser.accountItems()).join(", "), controls);
});
