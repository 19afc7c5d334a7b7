import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import type { EventName, TrackedEvent } from "../../application/ports/tracking.ts";
import type { Route } from "../../domain/customer/routes.ts";
import type { PortalWorld } from "../actors/world.ts";
import { callPathOf } from "./rules/call-names.ts";
import { vocabulary } from "./rules/words.ts";

vocabulary("event", {
  pageView: "pageView",
  dataUnavailable: "dataUnavailable",
  loginCompleted: "loginCompleted",
  declarationSubmitted: "declarationSubmitted",
  waiverRequested: "waiverRequested",
  waiverDeleted: "waiverDeleted",
  applicationSubmitted: "applicationSubmitted",
  registerJoined: "registerJoined",
  documentDownloaded: "documentDownloaded",
  handOffOpened: "handOffOpened",
  sectionSaved: "sectionSaved",
  consentChanged: "consentChanged",
  searchUsed: "searchUsed",
} satisfies { readonly [Name in EventName]: Name });

const trackedEventsOf = async (world: PortalWorld, name: EventName): Promise<readonly TrackedEvent[]> =>
  (await (await world.actor()).tracked(name)).filter(({ event }) => event === name);

const allTrackedEvents = async (world: PortalWorld): Promise<string> =>
  JSON.stringify(await (await world.actor()).tracked("pageView"));

/** The properties of an event besides name, user and page. */
const marksOf = ({ event: _event, userId: _userId, page: _page, ...marks }: TrackedEvent): string =>
  Object.values(marks).join(", ");

Given("visits are counted only of those who agree", async function (this: PortalWorld) {
  (await this.coreActor()).portal.asksAgreement = true;
});

When("I look at {page} for {int} milliseconds", async function (this: PortalWorld, route: Route, milliseconds: number) {
  const actor = await this.coreActor();
  await actor.browser.open(route);
  await actor.clock.passSeconds(milliseconds / 1000);
});

When("the institute gives up on {string}", async function (this: PortalWorld, call: string) {
  callPathOf(call);
  await (await this.actor()).faults.giveUpCalls();
});

When("I search for the address {string}", async function (this: PortalWorld, text: string) {
  const actor = await this.actorForVisit();
  await actor.browser.open("/my-details/contact-details");
  await actor.forms.edit("Mailing address");
  await actor.forms.fill("Find an address", text);
});

Then("the visits told are {string}", async function (this: PortalWorld, expected: string) {
  const visits = await trackedEventsOf(this, "pageView");
  assert.equal(visits.map(({ page }) => page).join(", "), expected);
});

Then("no visit is told yet", async function (this: PortalWorld) {
  const actor = await this.actor();
  assert.equal(await actor.page.heading(), "Dashboard");
  assert.deepEqual(await trackedEventsOf(this, "pageView"), []);
});

Then("the visit is marked {string}", async function (this: PortalWorld, mark: string) {
  const [visit] = await trackedEventsOf(this, "pageView");
  assert.equal(visit && marksOf(visit), mark);
});

Then("the visit told of {string} is marked {string}", async function (this: PortalWorld, page: string, marks: string) {
  const visits = await trackedEventsOf(this, "pageView");
  assert.deepEqual(
    visits.map((visit) => [visit.page, marksOf(visit)]),
    [[page, marks]],
  );
});

Then("{string} is told to lack {string}", async function (this: PortalWorld, page: string, marks: string) {
  const found = await trackedEventsOf(this, "dataUnavailable");
  assert.deepEqual(
    found.map((event) => [event.page, marksOf(event)]),
    [[page, marks]],
  );
});

Then('"{event}" is told', async function (this: PortalWorld, name: EventName) {
  assert.deepEqual((await trackedEventsOf(this, name)).map(marksOf), [""]);
});

Then('"{event}" is told of {string}', async function (this: PortalWorld, name: EventName, what: string) {
  assert.deepEqual((await trackedEventsOf(this, name)).map(marksOf), [what]);
});

Then('"{event}" is not told', async function (this: PortalWorld, name: EventName) {
  assert.deepEqual(await trackedEventsOf(this, name), []);
});

Then("nothing told of visits says {string}", async function (this: PortalWorld, words: string) {
  const serialised = await allTrackedEvents(this);
  assert.ok(!serialised.includes(words), `Told was "${words}", and should not be: ${serialised}`);
});

Then("what was told of visits names {person} nowhere", async function (this: PortalWorld, firstName: string) {
  const events = await (await this.coreActor()).tracked();
  const serialised = JSON.stringify(events);
  const { customerId, name, email } = personNamed(firstName);
  for (const particular of [name, firstName, email]) assert.ok(!serialised.includes(particular), serialised);
  assert.ok(
    events.every(({ userId }) => userId === `hash of ${customerId}`),
    serialised,
  );
});
