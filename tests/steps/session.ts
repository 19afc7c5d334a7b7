import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import { SESSION } from "../../ui/composition/bindings/shell.ts";
import type { PortalWorld } from "../actors/world.ts";

const timesCalled = (calls: readonly string[], call: RegExp): number => calls.filter((made) => call.test(made)).length;

Then("my session with other systems was opened once", async function (this: PortalWorld) {
  const { calls } = await this.coreActor();
  assert.equal(timesCalled(calls, /^POST .*\/sessions$/), 1);
});

Then("its identifiers are known", async function (this: PortalWorld) {
  const actor = await this.coreActor();
  const { state } = actor.service(SESSION).handOffIds;
  assert.equal(state.status, "loaded");
});

Then("my sign-in was counted once", async function (this: PortalWorld) {
  const { tracked } = await this.coreActor();
  assert.equal(tracked.filter(({ event }) => event === "loginCompleted").length, 1);
});

When("my sign-in can no longer be renewed", async function (this: PortalWorld) {
  const actor = await this.coreActor();
  actor.service(SESSION).ended("not renewed");
});

Then("nobody is signed in", async function (this: PortalWorld) {
  const { identity } = await this.coreActor();
  assert.equal(identity.user(), undefined);
});
