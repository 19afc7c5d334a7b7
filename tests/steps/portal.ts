import assert from "node:assert/strict";

import type { DataTable } from "@cucumber/cucumber";
import { Given, Then, When } from "@cucumber/cucumber";

import type { Route } from "../../domain/customer/routes.ts";
import { notOffered } from "../actors/abilities/find-control.ts";
import { withoutIdentity } from "../actors/outline.ts";
import type { PortalWorld } from "../actors/world.ts";
import { didYouMean } from "../cucumber/nearest.ts";
import { referenceIn } from "./plain-text.ts";
import { callPathOf } from "./rules/call-names.ts";

/** The text of a page without the expected words, the most similar parts first. */
const saysInstead = (words: string, shown: string): string =>
  `The page does not say "${words}".${didYouMean(words, shown.split("\n"))} It says:\n${shown}`;

/** Whether a page contains these words as a whole, not only as part of a longer text. */
const saysWhole = (words: string, shown: string): boolean => {
  const literal = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const before = /^\p{L}/u.test(words) ? String.raw`(?<!\p{L})` : "";
  const after = /\p{L}$/u.test(words) ? String.raw`(?!\p{L})` : "";
  return new RegExp(before + literal + after, "u").test(shown);
};

Given("I am {person}", async function (this: PortalWorld, firstName: string) {
  await (await this.actorForVisit()).session.become(firstName);
});

When("I sign in as {person}", async function (this: PortalWorld, firstName: string) {
  await (await this.actor()).session.signIn(firstName);
});

When("I come to {page} without being signed in", async function (this: PortalWorld, route: Route) {
  await (await this.actor()).session.come(route);
});

When("I come to the address {string} without being signed in", async function (this: PortalWorld, address: string) {
  await (await this.actor()).session.come(address);
});

When("I identify myself as {person}", async function (this: PortalWorld, firstName: string) {
  await (await this.actor()).session.identify(firstName);
});

When("I log out", async function (this: PortalWorld) {
  await (await this.actor()).session.logOut();
});

When("I open {page}", async function (this: PortalWorld, route: Route) {
  await (await this.actorForVisit()).browser.open(route);
});

When("I open the address {string}", async function (this: PortalWorld, address: string) {
  await (await this.actorForVisit()).browser.open(address);
});

When("I follow {string}", async function (this: PortalWorld, link: string) {
  await (await this.actor()).browser.follow(link);
});

When("I reload the page", async function (this: PortalWorld) {
  await (await this.actor()).browser.reload();
});

When("I press {string}", async function (this: PortalWorld, button: string) {
  await (await this.actor()).forms.press(button);
});

When("I press {string} twice", async function (this: PortalWorld, button: string) {
  await (await this.actor()).forms.pressTwice(button);
});

When("I answer {string} with {string}", async function (this: PortalWorld, question: string, answer: string) {
  await (await this.actor()).forms.choose(question, answer);
});

When("I tick {string}", async function (this: PortalWorld, statement: string) {
  await (await this.actor()).forms.tick(statement);
});

When("I untick {string}", async function (this: PortalWorld, statement: string) {
  await (await this.actor()).forms.untick(statement);
});

When("I fill in {string} with {string}", async function (this: PortalWorld, field: string, typed: string) {
  await (await this.actor()).forms.fill(field, typed);
});

When("I pick {string}", async function (this: PortalWorld, suggestion: string) {
  await (await this.actor()).forms.pick(suggestion);
});

When("I select {string} as {string}", async function (this: PortalWorld, option: string, field: string) {
  await (await this.actor()).forms.select(field, option);
});

Given("the institute does not answer", async function (this: PortalWorld) {
  await (await this.actor()).faults.breakCalls("/");
});

Given("the institute does not answer {string}", async function (this: PortalWorld, call: string) {
  await (await this.actor()).faults.breakCalls(callPathOf(call));
});

Given("the institute's answer to {string} is lost", async function (this: PortalWorld, call: string) {
  await (await this.actor()).faults.loseAnswers(callPathOf(call));
});

Given(
  "the institute answers {string} with something that makes no sense",
  async function (this: PortalWorld, call: string) {
    await (await this.actor()).faults.garbleCalls(callPathOf(call));
  },
);

Given(
  "the institute announces {string} with {string}",
  async function (this: PortalWorld, heading: string, message: string) {
    await (await this.actor()).faults.announce(heading, message);
  },
);

Given("the sign-in service cannot be reached", async function (this: PortalWorld) {
  await (await this.actor()).faults.breakSignIn();
});

Given("the sign-in service keeps me waiting", async function (this: PortalWorld) {
  await (await this.actor()).faults.holdSignIn();
});

When("the institute answers again", async function (this: PortalWorld) {
  await (await this.actor()).faults.mendCalls();
});

Then("the page is headed {string}", async function (this: PortalWorld, heading: string) {
  assert.equal(await (await this.actor()).page.heading(), heading);
});

Then("I am led to the external portal", async function (this: PortalWorld) {
  const address = await (await this.actor()).browser.elsewhere();
  assert.ok(
    address?.endsWith("/external-portal") === true,
    `One is not led there, but ${address === undefined ? "stays in the portal" : `to ${address}`}.`,
  );
});

Then("I am led to {string}", async function (this: PortalWorld, address: string) {
  assert.equal(withoutIdentity((await (await this.actor()).browser.elsewhere()) ?? ""), address);
});

Then("I am led to {string} of the older portal", async function (this: PortalWorld, place: string) {
  assert.equal((await (await this.actor()).browser.elsewhere())?.split("/older-portal")[1], place);
});

Then("I see {string}", async function (this: PortalWorld, words: string) {
  const shown = await (await this.actor()).page.words();
  assert.ok(saysWhole(words, shown), saysInstead(words, shown));
});

Then("I see in this order", async function (this: PortalWorld, table: DataTable) {
  const shown = await (await this.actor()).page.words();
  const found = table.raw().map(([words = ""]) => ({ words, place: shown.indexOf(words) }));
  for (const [index, { words, place }] of found.entries()) {
    assert.ok(place >= 0, saysInstead(words, shown));
    const above = found[index - 1];
    assert.ok(
      above === undefined || place > above.place,
      `"${words}" does not stand below "${above?.words}". The page says:\n${shown}`,
    );
  }
});

Then("I see nothing of {string}", async function (this: PortalWorld, words: string) {
  const shown = await (await this.actor()).page.everything();
  assert.ok(!shown.includes(words), `The screen says "${words}", and should not.`);
});

Then("I do not see {string}", async function (this: PortalWorld, words: string) {
  const shown = await (await this.actor()).page.words();
  assert.ok(!shown.includes(words), `The page says "${words}", and should not.`);
});

Then("I am asked {string}", async function (this: PortalWorld, question: string) {
  assert.equal(await (await this.actor()).page.question(), question);
});

Then("I am told {string}", async function (this: PortalWorld, outcome: string) {
  assert.equal(await (await this.actor()).page.question(), outcome);
});

Then("I am at {string}", async function (this: PortalWorld, progress: string) {
  assert.equal(await (await this.actor()).page.progress(), progress);
});

Then("I am offered {string}", async function (this: PortalWorld, button: string) {
  const actor = await this.actor();
  if (await actor.forms.offers(button)) return;
  const buttons = (await actor.page.outline("the page")).filter(({ kind }) => kind === "button");
  if (buttons.some(({ words }) => words === button)) throw new Error(`The button "${button}" is unavailable.`);
  throw notOffered(
    "button",
    button,
    buttons.map(({ words }) => words),
  );
});

Then("I am not offered {string}", async function (this: PortalWorld, button: string) {
  assert.ok(!(await (await this.actor()).forms.offers(button)), `There is a button "${button}".`);
});

Then("I see no navigation", async function (this: PortalWorld) {
  assert.deepEqual(await (await this.actor()).page.navigation(), []);
});

Then("the navigation is {string}", async function (this: PortalWorld, entries: string) {
  assert.equal((await (await this.actor()).page.navigation()).join(", "), entries);
});

Then("I am given the file {string}", async function (this: PortalWorld, file: string) {
  const actor = await this.actor();
  assert.ok(
    await actor.files.isGiven(file),
    `"${file}" was not saved. Saved: ${(await actor.files.saved()).join(", ") || "nothing"}.`,
  );
});

Then("I am given a copy under the reference that I see", async function (this: PortalWorld) {
  const actor = await this.actor();
  const read = await actor.page.everything();
  const reference = referenceIn(read) ?? "";
  const [, id = ""] = /ID (\d{7})/.exec(read) ?? [];
  const file = `COPY_${reference}_${id}.pdf`;
  assert.ok(
    await actor.files.isGiven(file),
    `"${file}" was not saved. Saved: ${(await actor.files.saved()).join(", ") || "nothing"}.`,
  );
});

Then("I am given no file", async function (this: PortalWorld) {
  assert.deepEqual(await (await this.actor()).files.saved(), []);
});
