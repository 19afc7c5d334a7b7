import assert from "node:assert/strict";
import type { DataTable } from "@cucumber/cucumber";
import { Given, Then, When } from "@cucumber/cucumber";
import { personCalled } from "../../adapters/institute/people/everyone.ts";
import type { Route } from "../../domain/customer/routes.ts";
import { FAILURES, SESSION } from "../../ui/composition/bindings/shell.ts";
import { wordsOf } from "../actors/dom/words.ts";
import type { PortalWorld } from "../actors/world.ts";
import { pages } from "./rules/words.ts";

const timesCalled = (calls: readonly string[], call: RegExp): number => calls.filter((made) => call.test(made)).length;

Then("my session with other systems was opened once", async function (this: PortalWorld) {
  const { calls } = (await this.coreActor()).line;
  assert.equal(timesCalled(calls, /^POST .*\/sessions$/), 1);
});

Then("its identifiers are known", async function (this: PortalWorld) {
  const actor = await this.coreActor();
  const { state } = actor.portal.service(SESSION).handOffIds;
  assert.equal(state.status, "loaded");
});

Then("my sign-in was counted once", async function (this: PortalWorld) {
  const { tracked } = (await this.coreActor()).portal;
  assert.equal(tracked.filter(({ event }) => event === "loginCompleted").length, 1);
});

Then("on the way I read {string}", async function (this: PortalWorld, words: string) {
  const { document } = (await this.coreActor()).portal.tab;
  const shown = wordsOf(document.body);
  assert.ok(shown.includes(words), `The page does not say "${words}". It says:\n${shown}`);
});

When("my sign-in can no longer be renewed", async function (this: PortalWorld) {
  const actor = await this.coreActor();
  actor.portal.service(SESSION).ended("not renewed");
});

When("my sign-in has run out", async function (this: PortalWorld) {
  const { identity } = (await this.coreActor()).portal;
  identity.expire();
});

When("something goes wrong that nobody has provided for", async function (this: PortalWorld) {
  const actor = await this.coreActor();
  actor.portal.service(FAILURES).raise(new Error("Nobody has provided for this."));
});

Then("the failure was reported", async function (this: PortalWorld) {
  const { calls } = (await this.coreActor()).line;
  assert.equal(timesCalled(calls, /^POST \/reports$/), 1);
});

Then("each page's texts come from a document of their own", async function (this: PortalWorld, expected: DataTable) {
  const actor = await this.coreActor();
  for (const { page, document } of expected.hashes()) {
    const route = pages[page ?? ""];
    assert.ok(route !== undefined, `There is no page "${page}".`);
    const before = actor.line.calls.length;
    await actor.open(route);
    const asked = actor.line.calls.slice(before).flatMap((call) => /^GET \/content\/templates\/([\w-]+)/.exec(call)?.[1] ?? []);
    assert.deepEqual(asked, [document], page);
  }
});

Given("visits are counted only of those who agree", async function (this: PortalWorld) {
  (await this.coreActor()).portal.asksAgreement = true;
});

Then("what was told of visits names {person} nowhere", async function (this: PortalWorld, firstName: string) {
  const { tracked } = (await this.coreActor()).portal;
  const told = JSON.stringify(tracked);
  const { customerId, name, email } = personCalled(firstName);
  for (const particular of [name, firstName, email]) assert.ok(!told.includes(particular), told);
  assert.ok(tracked.every(({ userId }) => userId === `hash of ${customerId}`), told);
});

When("I look at {page} for {int} milliseconds", async function (this: PortalWorld, route: Route, milliseconds: number) {
  const actor = await this.coreActor();
  await actor.open(route);
  await actor.passSeconds(milliseconds / 1000);
});

Then("the visits told are {string}", async function (this: PortalWorld, expected: string) {
  const { tracked } = (await this.coreActor()).portal;
  const told = tracked.filter(({ event }) => event === "pageView").map(({ page }) => page);
  assert.equal(told.join(", "), expected);
});

Then("the visit is marked {string}", async function (this: PortalWorld, mark: string) {
  const { tracked } = (await this.coreActor()).portal;
  const [visit = {}] = tracked.filter(({ event }) => event === "pageView");
  assert.ok(Object.values(visit).includes(mark), JSON.stringify(visit));
});

Then("nobody is signed in", async function (this: PortalWorld) {
  const { identity } = (await this.coreActor()).portal;
  assert.equal(identity.user(), undefined);
});
