import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import type { FoundLink } from "../actors/abilities/page.ts";
import { withoutIdentity } from "../actors/outline.ts";
import type { PortalWorld } from "../actors/world.ts";
import { callPathOf } from "./rules/call-names.ts";
import { words } from "./rules/words.ts";

words("key", ["Enter", "Escape", "Tab"]);

// Steps for every page: its window, the keyboard, and time.

When("I press the {key} key", async function (this: PortalWorld, key: string) {
  await (await this.actor()).forms.pressKey(key);
});

Then("the focus is on {string}", async function (this: PortalWorld, named: string) {
  assert.equal(await (await this.actor()).page.focused(), named);
});

Then("the focus begins with {string}", async function (this: PortalWorld, beginning: string) {
  const focused = await (await this.actor()).page.focused();
  assert.ok(focused.startsWith(beginning), focused === "" ? "Nothing has the focus." : `The focus is on "${focused}".`);
});

Then("the next thing that takes the focus is in the page itself", async function (this: PortalWorld) {
  const actor = await this.actor();
  await actor.forms.pressKey("Tab");
  assert.ok(await actor.page.isFocusInMain(), `The focus is on "${await actor.page.focused()}".`);
});

Then("the window is titled {string}", async function (this: PortalWorld, title: string) {
  assert.equal(await (await this.actor()).page.title(), title);
});

When("I go back", async function (this: PortalWorld) {
  await (await this.actor()).browser.goBack();
});

Then("a new window opens at {string}", async function (this: PortalWorld, address: string) {
  assert.deepEqual((await (await this.actor()).browser.opened()).map(withoutIdentity), [address]);
});

Then("no new window opens", async function (this: PortalWorld) {
  assert.deepEqual(await (await this.actor()).browser.opened(), []);
});

Then("the page is printed", async function (this: PortalWorld) {
  const times = await (await this.actor()).files.timesPrinted();
  assert.ok(times === 1, times === 0 ? "The page was not printed." : `The page was printed ${String(times)} times.`);
});

Given("my device's clock is right", async function (this: PortalWorld) {
  await (await this.actor()).clock.setClock(0);
});

Given("my device's clock is {int} minutes fast", async function (this: PortalWorld, minutes: number) {
  await (await this.actor()).clock.setClock(minutes);
});

When("I do nothing for {int} minute(s)", async function (this: PortalWorld, minutes: number) {
  await (await this.actor()).clock.passSeconds(minutes * 60);
});

When("I do nothing for {int} second(s)", async function (this: PortalWorld, seconds: number) {
  await (await this.actor()).clock.passSeconds(seconds);
});

When("I sign out at the provider in another tab", async function (this: PortalWorld) {
  await (await this.browserActor()).provider.signOutElsewhere();
});

When("I come back to this tab", async function (this: PortalWorld) {
  await (await this.browserActor()).provider.comeBack();
});

Given("the provider lets its session be watched", async function (this: PortalWorld) {
  await (await this.browserActor()).provider.letBeWatched();
});

Given("the institute refuses every call for want of a sign-in", async function (this: PortalWorld) {
  await (await this.browserActor()).faults.refuseCalls();
});

Then("before long the page is headed {string}", async function (this: PortalWorld, heading: string) {
  const { page } = await this.actor();
  assert.ok(await page.comesToBeHeaded(heading), `The page is headed "${await page.heading()}".`);
});

Given("the institute keeps me waiting for {string}", async function (this: PortalWorld, call: string) {
  await (await this.actor()).faults.holdCalls(callPathOf(call));
});

When("I reload the page and wait {int} second(s)", async function (this: PortalWorld, seconds: number) {
  const actor = await this.actor();
  await actor.browser.beginReload();
  await actor.clock.passSeconds(seconds);
});

When("another {int} second(s) go(es) by", async function (this: PortalWorld, seconds: number) {
  await (await this.actor()).clock.passSeconds(seconds);
});

Then("I see the outline of the page, and no data", async function (this: PortalWorld) {
  const actor = await this.actor();
  assert.ok(await actor.page.isWaiting(), "Nothing says that the page is on its way.");
  assert.doesNotMatch(await actor.page.words(), /£|Maya/);
});

Then("I am asked to wait with {string}", async function (this: PortalWorld, said: string) {
  assert.ok(await (await this.actor()).page.waitingWords(said), `Nothing says "${said}".`);
});

When("I go forward", async function (this: PortalWorld) {
  await (await this.browserActor()).browser.goForward();
});

Then("the focus is on {string}, in view", async function (this: PortalWorld, named: string) {
  const actor = await this.browserActor();
  assert.equal(await actor.page.focused(), named);
  assert.ok(await actor.browser.isFocusInView(), "What has the focus is not in view.");
});

Then(
  "Account says {string}, {string} and {string}",
  async function (this: PortalWorld, name: string, kind: string, id: string) {
    assert.deepEqual(await (await this.actor()).page.accountWords(), [name, kind, id]);
  },
);

const toldOf = ({ name, hasIcon, opensElsewhere }: FoundLink): readonly string[] => [
  `called ${name}`,
  hasIcon ? "with an icon" : "without an icon",
  opensElsewhere ? "opens in a new window" : "opens in the same window",
];

Then("the link {string} says that it opens in a new window", async function (this: PortalWorld, link: string) {
  const found = await (await this.actor()).page.linkCalled(link);
  assert.deepEqual(toldOf(found), [`called ${link} (opens in a new window)`, "with an icon", "opens in a new window"]);
});

Then("the link {string} does not say that it opens in a new window", async function (this: PortalWorld, link: string) {
  assert.deepEqual(toldOf(await (await this.actor()).page.linkCalled(link)), [
    `called ${link}`,
    "without an icon",
    "opens in the same window",
  ]);
});

Then(
  "the link {string} leads to {string} in another tab",
  async function (this: PortalWorld, link: string, system: string) {
    assert.equal(await (await this.browserActor()).browser.followElsewhere(link), system);
  },
);
