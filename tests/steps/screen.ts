import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { PortalWorld } from "../actors/world.ts";

// What only a screen has: a clock of its own, a keyboard, a size.

Given("my device's clock is right", async function (this: PortalWorld) {
  await (await this.browserActor()).setClock(0);
});

Given("my device's clock is {int} minutes fast", async function (this: PortalWorld, minutes: number) {
  await (await this.browserActor()).setClock(minutes);
});

When("{int} minutes pass", async function (this: PortalWorld, minutes: number) {
  await (await this.browserActor()).passMinutes(minutes);
});

Then("my sign-in was renewed without loading the page again", async function (this: PortalWorld) {
  const { granted, loadedSince } = (await this.browserActor()).signInRecord;
  assert.ok(granted > 1, "The sign-in was not renewed.");
  assert.equal(loadedSince, 0, "The page was loaded again.");
});

When("I sign out at the provider in another tab", async function (this: PortalWorld) {
  await (await this.browserActor()).signOutElsewhere();
});

When("I come back to this tab", async function (this: PortalWorld) {
  await (await this.browserActor()).comeBack();
});

Given("the provider lets its session be watched", async function (this: PortalWorld) {
  await (await this.browserActor()).letSessionBeWatched();
});

Given("the institute refuses every call for want of a sign-in", async function (this: PortalWorld) {
  await (await this.browserActor()).refuseCalls();
});

Then("before long the page is headed {string}", async function (this: PortalWorld, heading: string) {
  await (await this.browserActor()).comesToBeHeaded(heading);
});

Then("the sign-in asks for {string}", async function (this: PortalWorld, scopes: string) {
  assert.equal((await this.browserActor()).scopesAskedFor.join(", "), scopes);
});

Given("the institute keeps me waiting for {string}", async function (this: PortalWorld, call: string) {
  await (await this.browserActor()).holdCalls(call);
});

When("I reload the page and wait {int} second(s)", async function (this: PortalWorld, seconds: number) {
  const actor = await this.browserActor();
  await actor.beginReload();
  await actor.passSeconds(seconds);
});

When("another {int} seconds go by", async function (this: PortalWorld, seconds: number) {
  await (await this.browserActor()).passSeconds(seconds);
});

Then("I see the outline of the page, and no data", async function (this: PortalWorld) {
  const actor = await this.browserActor();
  assert.equal(await actor.isWaiting(), true, "Nothing says that the page is on its way.");
  assert.doesNotMatch(await actor.everything(), /£|Maya/);
});

Then("I am asked to wait with {string}", async function (this: PortalWorld, words: string) {
  assert.equal(await (await this.browserActor()).waitingWords(words), true, `Nothing says "${words}".`);
});

When("I press the {word} key", async function (this: PortalWorld, key: string) {
  await (await this.browserActor()).pressKey(key);
});

When("I scroll down", async function (this: PortalWorld) {
  await (await this.browserActor()).scrollDown();
});

When("I go back", async function (this: PortalWorld) {
  await (await this.browserActor()).goBack();
});

When("I go forward", async function (this: PortalWorld) {
  await (await this.browserActor()).goForward();
});

Then("the focus is on {string}, in view", async function (this: PortalWorld, words: string) {
  const actor = await this.browserActor();
  assert.equal(await actor.focused(), words);
  assert.ok(await actor.isFocusInView(), "What has the focus is not in view.");
});

Then("the focus is on {string}", async function (this: PortalWorld, words: string) {
  assert.equal(await (await this.browserActor()).focused(), words);
});

Then("the next thing that takes the focus is in the page itself", async function (this: PortalWorld) {
  const actor = await this.browserActor();
  await actor.pressKey("Tab");
  assert.ok(await actor.isInMain(), `The focus is on "${await actor.focused()}".`);
});

Then("the page is shown from its top", async function (this: PortalWorld) {
  assert.equal(await (await this.browserActor()).scrolledBy(), 0);
});

Then("the window is titled {string}", async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.browserActor()).title(), title);
});

Then("Account says {string}, {string} and {string}", async function (this: PortalWorld, name: string, kind: string, id: string) {
  assert.deepEqual(await (await this.browserActor()).accountWords(), [name, kind, id]);
});

Then("the link {string} says that it opens in a new window", async function (this: PortalWorld, link: string) {
  const found = await (await this.browserActor()).linkCalled(link);
  assert.deepEqual(found, { name: `${link} (opens in a new window)`, hasIcon: true });
});

Then("the link {string} does not say that it opens in a new window", async function (this: PortalWorld, link: string) {
  assert.deepEqual(await (await this.browserActor()).linkCalled(link), { name: link, hasIcon: false });
});

Then("the link {string} leads to {string} in another tab", async function (this: PortalWorld, link: string, system: string) {
  assert.equal(await (await this.browserActor()).followElsewhere(link), system);
});

Given("my screen is small", async function (this: PortalWorld) {
  await (await this.browserActor()).useSmallScreen();
});

Then("the bar at the top has {string}", async function (this: PortalWorld, items: string) {
  assert.equal((await (await this.browserActor()).utilityBar()).join(", "), items);
});

Then("Account has {string}", async function (this: PortalWorld, controls: string) {
  assert.equal((await (await this.browserActor()).controls()).join(", "), controls);
});
