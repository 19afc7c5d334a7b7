import assert from "node:assert/strict";

import { Given, Then, When, type DataTable } from "@cucumber/cucumber";

import type { PortalWorld } from "../actors/world.ts";
import { withReference } from "./reference.ts";
import { reading } from "./registrar-runs.ts";
import { form } from "./rules/words.ts";

const subjectsTo = async (world: PortalWorld, recipient: string): Promise<readonly string[]> => {
  const letters = await (await world.coreActor()).institute.letters();
  return letters.filter((letter) => letter.recipient === recipient).map(({ subject }) => subject);
};

Given(
  "the institute says {string} instead of {string} in its texts {string}",
  async function (this: PortalWorld, words: string, insteadOf: string, document: string) {
    await (await this.coreActor()).institute.wordOtherwise(words, insteadOf, `${document}.yaml`);
  },
);

Given("the institute's own texts {string} say", async function (this: PortalWorld, document: string, text: string) {
  await (await this.coreActor()).institute.sayOtherwise(`${document}.yaml`, text);
});

Then(
  "{person}'s letter of good standing is headed {string}",
  async function (this: PortalWorld, name: string, title: string) {
    assert.equal(await (await this.coreActor()).institute.titleOfDocument(name, "goodStanding"), title);
  },
);

When("somebody opens the page for a forgotten password", async function (this: PortalWorld) {
  reading.take(this, await (await this.coreActor()).institute.ownPage("/idp/forgotten-password"));
});

When(
  "{int} mail(s) to {person} come(s) back as undeliverable",
  async function (this: PortalWorld, count: number, name: string) {
    await (await this.coreActor()).institute.sendMailsInVain(name, count);
  },
);

form<string | undefined>("letter", [/"[^"]*"/, /nothing/], (said) => said.split('"')[1]);

Then("{string} is written {letter}", async function (this: PortalWorld, recipient: string, subject?: string) {
  const subjects = await subjectsTo(this, recipient);
  const isAsSaid = subject === undefined ? subjects.length === 0 : subjects.includes(subject);
  assert.ok(isAsSaid, `Written to them were: ${subjects.join(", ") || "none"}.`);
});

Then(
  "{int} letter(s) {string} go(es) to {string}",
  async function (this: PortalWorld, count: number, subject: string, recipient: string) {
    const subjects = await subjectsTo(this, recipient);
    const found = subjects.filter((other) => other === subject).length;
    assert.equal(found, count, `Written to them were: ${subjects.join(", ") || "none"}.`);
  },
);

/** A letter's text has to contain words, among which {reference} stands for the one on the page. */
const assertSays = async (world: PortalWorld, text: string, words: string): Promise<void> => {
  const wanted = await withReference(world, words);
  assert.ok(text.includes(wanted), `The letter does not say "${wanted}". It says:\n${text}`);
};

Then("the latest letter says {string}", async function (this: PortalWorld, words: string) {
  const letter = (await (await this.coreActor()).institute.letters()).at(-1);
  assert.ok(letter, "Nobody is written anything.");
  await assertSays(this, letter.text, words);
});

Then("the letter {string} says", async function (this: PortalWorld, subject: string, words: DataTable) {
  const letter = (await (await this.coreActor()).institute.letters()).find((other) => other.subject === subject);
  assert.ok(letter, `Nobody is written "${subject}".`);
  for (const [text = ""] of words.raw()) await assertSays(this, letter.text, text);
});
