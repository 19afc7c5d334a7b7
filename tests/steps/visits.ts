import assert from "node:assert/strict";

import { Given, Then, type DataTable } from "@cucumber/cucumber";

import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import type { TrackedEvent } from "../../application/ports/tracking.ts";
import type { PortalWorld } from "../actors/world.ts";
import { rowsOf } from "./rules/tables.ts";

/** The properties of an event besides name, user and page. */
const detailsOf = ({ event: _event, userId: _userId, page: _page, ...details }: TrackedEvent): string =>
  Object.values(details).join(", ");

/** All counted events except the sign-in, which comes with every scenario. */
const countedIn = async (world: PortalWorld): Promise<readonly TrackedEvent[]> =>
  (await (await world.coreActor()).tracked()).filter(({ event }) => event !== "loginCompleted");

Given("visits are counted only of those who agree", async function (this: PortalWorld) {
  (await this.coreActor()).portal.asksAgreement = true;
});

Then("these events are counted", async function (this: PortalWorld, table: DataTable) {
  const counted = (await countedIn(this)).map((event) => [event.event, event.page ?? "", detailsOf(event)]);
  const expected = rowsOf(table, ["event", "page", "detail"]).map(({ event, page, detail }) => [event, page, detail]);
  assert.deepEqual(counted, expected);
});

Then("no event is counted", async function (this: PortalWorld) {
  assert.deepEqual(await countedIn(this), []);
});

Then("my sign-in was counted once", async function (this: PortalWorld) {
  const events = await (await this.actor()).tracked("loginCompleted");
  assert.equal(events.filter(({ event }) => event === "loginCompleted").length, 1);
});

Then("no counted event says {string}", async function (this: PortalWorld, words: string) {
  const serialised = JSON.stringify(await countedIn(this));
  assert.ok(!serialised.includes(words), `Counted was "${words}", and should not be: ${serialised}`);
});

Then("no counted event names {person}", async function (this: PortalWorld, firstName: string) {
  const events = await (await this.coreActor()).tracked();
  const serialised = JSON.stringify(events);
  const { customerId, name, email } = personNamed(firstName);
  for (const particular of [name, firstName, email]) assert.ok(!serialised.includes(particular), serialised);
  assert.ok(
    events.every(({ userId }) => userId === `hash of ${customerId}`),
    serialised,
  );
});
