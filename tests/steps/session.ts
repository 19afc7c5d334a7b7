import assert from "node:assert/strict";

import type { DataTable } from "@cucumber/cucumber";
import { Then, When } from "@cucumber/cucumber";

import { CUSTOMER, FAILURES, SESSION } from "../../ui/composition/modules/shell.ts";
import { wordsOf } from "../actors/dom/words.ts";
import type { PortalWorld } from "../actors/world.ts";
import { pages } from "./rules/page-names.ts";
import { rowsOf } from "./rules/tables.ts";

const callCount = (calls: readonly string[], call: RegExp): number => calls.filter((made) => call.test(made)).length;

Then("my session with other systems was opened once", async function (this: PortalWorld) {
  const { calls } = (await this.coreActor()).line;
  assert.equal(callCount(calls, /^POST .*\/sessions$/), 1);
});

Then("its identifiers are known", async function (this: PortalWorld) {
  const actor = await this.coreActor();
  const { state } = actor.portal.service(SESSION).handOffIds;
  assert.equal(state.status, "loaded");
});

Then("my sign-in was counted once", async function (this: PortalWorld) {
  const events = await (await this.actor()).tracked("loginCompleted");
  assert.equal(events.filter(({ event }) => event === "loginCompleted").length, 1);
});

Then("on the way I read {string}", async function (this: PortalWorld, words: string) {
  const { document } = (await this.coreActor()).portal.tab;
  const shown = wordsOf(document.body);
  assert.ok(shown.includes(words), `The page does not say "${words}". It says:\n${shown}`);
});

When("my sign-in can no longer be renewed", async function (this: PortalWorld) {
  const actor = await this.coreActor();
  actor.portal.service(SESSION).ended("not renewed");
  await actor.portal.settled();
});

When("my sign-in has run out", async function (this: PortalWorld) {
  const { identity } = (await this.coreActor()).portal;
  identity.expire();
});

When("something goes wrong that nobody has provided for", async function (this: PortalWorld) {
  const actor = await this.coreActor();
  actor.portal.service(FAILURES).raise(new Error("Nobody has provided for this."));
  await actor.portal.settled();
});

Then("the failure was reported", async function (this: PortalWorld) {
  const { calls } = (await this.coreActor()).line;
  assert.equal(callCount(calls, /^POST \/reports$/), 1);
});

Then("each page's texts come from a document of their own", async function (this: PortalWorld, expected: DataTable) {
  const actor = await this.coreActor();
  for (const { page, document } of rowsOf(expected, ["page", "document"])) {
    const route = pages[page];
    assert.ok(route !== undefined, `There is no page "${page}".`);
    const before = actor.line.calls.length;
    await actor.browser.open(route);
    const documents = actor.line.calls
      .slice(before)
      .flatMap((call) => /^GET \/content\/templates\/([\w-]+)/.exec(call)?.[1] ?? []);
    assert.deepEqual(documents, [document], page);
  }
});

Then("the portal's status is {string}", async function (this: PortalWorld, status: string) {
  const actor = await this.coreActor();
  assert.equal(actor.portal.service(CUSTOMER).portalStatus ?? "", status);
});

Then("nobody is signed in", async function (this: PortalWorld) {
  const { identity } = (await this.coreActor()).portal;
  assert.equal(identity.user(), undefined);
});
