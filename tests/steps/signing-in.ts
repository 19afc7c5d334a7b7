import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import { SESSION } from "../../ui/composition/container/modules/shell.ts";
import { wordsOf } from "../actors/dom/words.ts";
import type { PortalWorld } from "../actors/world.ts";

Given("I am {person}", async function (this: PortalWorld, firstName: string) {
  await (await this.actorForVisit()).session.become(firstName);
});

When("I come to {page} without being signed in", async function (this: PortalWorld, address: string) {
  await (await this.actor()).session.come(address);
});

When("I identify myself as {person}", async function (this: PortalWorld, firstName: string) {
  await (await this.actor()).session.identify(firstName);
});

Given("I read French", function (this: PortalWorld) {
  this.readFrench();
});

Given("my browser prefers {string}", async function (this: PortalWorld, language: string) {
  (await this.coreActor()).portal.preferredLanguages = [language];
});

When("I use another device, which prefers {string}", async function (this: PortalWorld, language: string) {
  await (await this.coreActor()).portal.useOtherDevice(language);
});

/** The language of the elements whose whole own text this is. */
const languagesOf = (document: Document, words: string): readonly (string | null)[] =>
  [...document.body.querySelectorAll("*")]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent === words))
    .map((element) => element.closest("[lang]")?.getAttribute("lang") ?? null);

Then("{string} is read out in {string}", async function (this: PortalWorld, words: string, language: string) {
  const { document } = (await this.coreActor()).portal.tab;
  assert.deepEqual([...new Set(languagesOf(document, words))], [language]);
});

When("I log out", async function (this: PortalWorld) {
  await (await this.actor()).session.logOut();
});

Then("on the way I read {string}", async function (this: PortalWorld, words: string) {
  const { document } = (await this.coreActor()).portal.tab;
  const shown = wordsOf(document.body);
  assert.ok(shown.includes(words), `The page does not say "${words}". It says:\n${shown}`);
});

When("my sign-in cannot be renewed", async function (this: PortalWorld) {
  const actor = await this.coreActor();
  actor.portal.service(SESSION).ended("not renewed");
  await actor.portal.settled();
});

When("my sign-in has run out", async function (this: PortalWorld) {
  (await this.coreActor()).portal.identity.expire();
});

Then("my session with other systems was opened once", async function (this: PortalWorld) {
  const actor = await this.coreActor();
  assert.equal(actor.line.calls.filter((made) => /^POST .*\/sessions$/.test(made)).length, 1);
  assert.equal(actor.portal.service(SESSION).handOffIds.state.status, "loaded");
});

// The provider's own pages and sessions, which need a browser.

When("{int} minutes of my sign-in pass", async function (this: PortalWorld, minutes: number) {
  await (await this.browserActor()).provider.passMinutes(minutes);
});

Given("I cancel the next sign-in", async function (this: PortalWorld) {
  await (await this.browserActor()).provider.declineNext();
});

Then("my sign-in was renewed without loading the page again", async function (this: PortalWorld) {
  const { granted, loadedSince } = (await this.browserActor()).provider;
  assert.ok(granted > 1, "The sign-in was not renewed.");
  assert.equal(loadedSince, 0, "The page was loaded again.");
});

Then("the sign-in asks for {string}", async function (this: PortalWorld, scopes: string) {
  assert.equal((await this.browserActor()).provider.scopes.join(", "), scopes);
});

When("I sign out at the provider in another tab", async function (this: PortalWorld) {
  await (await this.browserActor()).provider.signOutElsewhere();
});

When("I come back to this tab", async function (this: PortalWorld) {
  await (await this.actor()).browser.comeBack();
});

Given("the provider lets its session be watched", async function (this: PortalWorld) {
  await (await this.browserActor()).provider.letBeWatched();
});

When(
  "I follow the link of the letter {string} to {string}",
  async function (this: PortalWorld, subject: string, recipient: string) {
    await (await this.browserActor()).session.followLinkOf(subject, recipient);
  },
);

// Further tabs of the same browser.

When("I open {page} in {int} other tab(s)", async function (this: PortalWorld, address: string, count: number) {
  await (await this.browserActor()).furtherTabs.open(count, address);
});

Then("the other tab(s) is/are headed {string}", async function (this: PortalWorld, heading: string) {
  await (await this.browserActor()).furtherTabs.comeToBeHeaded(heading);
});

Then("the other tabs asked the sign-in service for nothing", async function (this: PortalWorld) {
  const { requests } = (await this.browserActor()).furtherTabs;
  assert.deepEqual(
    requests.filter((request) => request.includes("/idp/")),
    [],
  );
});

Then("the other tab opened its session with other systems", async function (this: PortalWorld) {
  const { furtherTabs } = await this.browserActor();
  const opening = /^POST .*\/sessions$/;
  await furtherTabs.haveSent(opening);
  assert.equal(furtherTabs.requests.filter((request) => opening.test(request)).length, 1);
});

Then("the other tab counted no sign-in", async function (this: PortalWorld) {
  const events = (await (await this.browserActor()).furtherTabs.tracked()).map(({ event }) => event);
  assert.ok(!events.includes("loginCompleted"), "The other tab counted a sign-in.");
});
