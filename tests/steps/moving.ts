import assert from "node:assert/strict";

import { Then, When } from "@cucumber/cucumber";

import { withoutIdentity } from "../actors/outline.ts";
import type { PortalWorld } from "../actors/world.ts";
import { words } from "./rules/words.ts";

// Going from page to page, and where one comes to.

When("I open {page}", async function (this: PortalWorld, address: string) {
  await (await this.actorForVisit()).browser.open(address);
});

When("I set out for {page}", async function (this: PortalWorld, address: string) {
  await (await this.browserActor()).browser.setOutFor(address);
});

When("I follow {string}", async function (this: PortalWorld, link: string) {
  await (await this.actor()).browser.follow(link);
});

When("I reload the page", async function (this: PortalWorld) {
  await (await this.actor()).browser.reload();
});

When("I reload the page and wait {int} second(s)", async function (this: PortalWorld, seconds: number) {
  const actor = await this.actor();
  await actor.browser.beginReload();
  await actor.clock.passSeconds(seconds);
});

words("direction", ["back", "forward"]);

When("I go {direction}", async function (this: PortalWorld, direction: "back" | "forward") {
  await (await this.actor()).browser.go(direction);
});

Then("I am led to {string}", async function (this: PortalWorld, address: string) {
  const elsewhere = (await (await this.actor()).browser.elsewhere()) ?? "";
  assert.ok(
    withoutIdentity(elsewhere).endsWith(address),
    elsewhere === "" ? "One stays in the portal." : `One is led to ${elsewhere}.`,
  );
});

Then("the new windows are at {string}", async function (this: PortalWorld, addresses: string) {
  assert.equal((await (await this.actor()).browser.opened()).map(withoutIdentity).join(", "), addresses);
});

When("I scroll down", async function (this: PortalWorld) {
  await (await this.browserActor()).browser.scrollDown();
});

Then("the page is shown from its top", async function (this: PortalWorld) {
  const { browser } = await this.browserActor();
  assert.equal(await browser.scrolledBy(), 0);
  assert.ok(await browser.isFocusInView(), "What has the focus is not in view.");
});

When("my screen is small", async function (this: PortalWorld) {
  await (await this.browserActor()).browser.useSmallScreen();
});
