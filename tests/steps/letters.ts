import assert from "node:assert/strict";

import { Given, Then, When, type DataTable } from "@cucumber/cucumber";

import type { MailRow } from "../../adapters/institute/platform/mail/outbox.ts";
import type { PortalWorld } from "../actors/world.ts";
import { referenceIn } from "./plain-text.ts";

const latest = async (world: PortalWorld): Promise<MailRow> => {
  const [letter] = (await (await world.coreActor()).institute.letters()).slice(-1);
  assert.ok(letter, "Nobody is written anything.");
  return letter;
};

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

Then(
  "{person}'s letter of good standing is headed {string}",
  async function (this: PortalWorld, name: string, title: string) {
    assert.equal(await (await this.coreActor()).institute.titleOfDocument(name, "goodStanding"), title);
  },
);

Then("somebody who has forgotten their password reads {string}", async function (this: PortalWorld, words: string) {
  const text = await (await this.coreActor()).institute.ownPage("/idp/forgotten-password");
  assert.ok(text.includes(words), `The page does not say "${words}". It says:\n${text}`);
});

Then("{string} is written {string}", async function (this: PortalWorld, recipient: string, subject: string) {
  const letters = await (await this.coreActor()).institute.letters();
  const written = letters.map((letter) => `"${letter.subject}" to ${letter.recipient}`);
  assert.ok(
    letters.some((letter) => letter.recipient === recipient && letter.subject === subject),
    `No such letter was written. Written were: ${written.join(", ") || "none"}.`,
  );
});

Then("{string} is written nothing", async function (this: PortalWorld, recipient: string) {
  assert.deepEqual(await subjectsTo(this, recipient), []);
});

Then("{string} is written one letter", async function (this: PortalWorld, recipient: string) {
  const subjects = await subjectsTo(this, recipient);
  assert.ok(subjects.length === 1, `Written to them were: ${subjects.join(", ") || "none"}.`);
});

Then("the latest letter says {string}", async function (this: PortalWorld, words: string) {
  const { text } = await latest(this);
  assert.ok(text.includes(words), `The letter does not say "${words}". It says:\n${text}`);
});

Then("the latest letter says the reference that I see", async function (this: PortalWorld) {
  const read = await (await this.actor()).page.everything();
  const reference = referenceIn(read);
  assert.ok(reference !== undefined, `The page shows no reference. It says:\n${read}`);
  const { text } = await latest(this);
  assert.ok(text.includes(reference), `The letter does not say "${reference}". It says:\n${text}`);
});

When(
  "I follow the link of the letter {string} to {string}",
  async function (this: PortalWorld, subject: string, recipient: string) {
    await (await this.browserActor()).session.followLinkOf(subject, recipient);
  },
);

When(
  "I identify myself as {person} with {string}",
  async function (this: PortalWorld, firstName: string, password: string) {
    await (await this.browserActor()).session.identify(firstName, password);
  },
);

Then("{string} is written {string} once", async function (this: PortalWorld, recipient: string, subject: string) {
  const subjects = await subjectsTo(this, recipient);
  const count = subjects.filter((other) => other === subject).length;
  assert.ok(count === 1, `It was written ${count} times. Written to them were: ${subjects.join(", ") || "none"}.`);
});

Then("{string} is not written {string}", async function (this: PortalWorld, recipient: string, subject: string) {
  const subjects = await subjectsTo(this, recipient);
  assert.ok(!subjects.includes(subject), `Written to them were: ${subjects.join(", ")}.`);
});

Then("the letter {string} says", async function (this: PortalWorld, subject: string, words: DataTable) {
  const letter = (await (await this.coreActor()).institute.letters()).find((other) => other.subject === subject);
  assert.ok(letter, `Nobody is written "${subject}".`);
  for (const [text = ""] of words.raw())
    assert.ok(letter.text.includes(text), `The letter does not say "${text}". It says:\n${letter.text}`);
});
