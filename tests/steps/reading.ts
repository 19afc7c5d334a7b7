import assert from "node:assert/strict";

import { Then } from "@cucumber/cucumber";

import type { PortalWorld } from "../actors/world.ts";
import { didYouMean } from "../cucumber/nearest.ts";
import { withReference } from "./reference.ts";
import { form } from "./rules/words.ts";

form<string | undefined>("givenFile", [/the file "[^"]*"/, /no file/], (said) => said.split('"')[1]);

/** Whether a page contains these words as a whole, not only as part of a longer word. */
const says = (words: string, shown: string): boolean => {
  const literal = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const before = /^\p{L}/u.test(words) ? String.raw`(?<!\p{L})` : "";
  const after = /\p{L}$/u.test(words) ? String.raw`(?!\p{L})` : "";
  return new RegExp(before + literal + after, "u").test(shown);
};

Then("I see {string}", async function (this: PortalWorld, named: string) {
  const { page } = await this.actor();
  const shown = await page.words();
  const words = page.wordingOf(named, (each) => says(each, shown));
  const hint = didYouMean(words, shown.split("\n"));
  assert.ok(says(words, shown), `The page does not say "${words}".${hint} It says:\n${shown}`);
});

Then("I do not see {string}", async function (this: PortalWorld, named: string) {
  const { page } = await this.actor();
  const shown = await page.words();
  const words = page.wordingOf(named, (each) => says(each, shown));
  assert.ok(!says(words, shown), `The page says "${words}", and should not.`);
});

Then("the page is headed {string}", async function (this: PortalWorld, heading: string) {
  const { page } = await this.actor();
  const shown = await page.heading();
  const wording = page.wordingOf(heading, (each) => each === shown);
  if (shown === wording || (await page.comesToBeHeaded(wording))) return;
  assert.equal(await page.heading(), wording);
});

Then("the window is titled {string}", async function (this: PortalWorld, title: string) {
  const { page } = await this.actor();
  const shown = await page.title();
  assert.equal(
    shown,
    page.wordingOf(title, (each) => each === shown),
  );
});

Then("I am offered {string}", async function (this: PortalWorld, button: string) {
  await (await this.actor()).forms.expectOffer(button);
});

Then("I am not offered {string}", async function (this: PortalWorld, button: string) {
  assert.ok(!(await (await this.actor()).forms.offers(button)), `There is a button "${button}".`);
});

Then("the navigation is {string}", async function (this: PortalWorld, entries: string) {
  const { page } = await this.actor();
  const shown = (await page.navigation()).join(", ");
  assert.equal(
    shown,
    page.wordingOf(entries, (each) => each === shown),
  );
});

Then(
  "Account says {string}, {string} and {string}",
  async function (this: PortalWorld, name: string, kind: string, id: string) {
    assert.deepEqual(await (await this.actor()).page.accountWords(), [name, kind, id]);
  },
);

Then("the focus is on {string}", async function (this: PortalWorld, named: string) {
  const { page } = await this.actor();
  const shown = await page.focused();
  assert.equal(
    shown,
    page.wordingOf(named, (each) => each === shown),
  );
});

Then("I see the outline of the page, and no data", async function (this: PortalWorld) {
  const actor = await this.actor();
  assert.ok(await actor.page.isWaiting(), "Nothing says that the page is on its way.");
  assert.doesNotMatch(await actor.page.words(), /£|Maya/);
});

Then("I am asked to wait with {string}", async function (this: PortalWorld, said: string) {
  assert.ok(await (await this.actor()).page.waitingWords(said), `Nothing says "${said}".`);
});

Then("closing the window asks first: {answer}", async function (this: PortalWorld, asks: boolean) {
  assert.equal((await this.coreActor()).portal.tab.asksOnClosing(), asks);
});

Then("I am given {givenFile}", async function (this: PortalWorld, named: string | undefined) {
  const { files } = await this.actor();
  if (named === undefined) return assert.deepEqual(await files.saved(), []);
  const file = await withReference(this, named);
  const saved = async (): Promise<string> => (await files.saved()).join(", ") || "nothing";
  assert.ok(await files.isGiven(file), `"${file}" was not saved. Saved: ${await saved()}.`);
});

Then("the page is printed", async function (this: PortalWorld) {
  const times = await (await this.actor()).files.timesPrinted();
  assert.ok(times === 1, times === 0 ? "The page was not printed." : `The page was printed ${String(times)} times.`);
});
