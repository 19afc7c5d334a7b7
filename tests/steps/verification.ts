import assert from "node:assert/strict";

import { Then, When } from "@cucumber/cucumber";

import { codeValues, displayDocumentCode, documentCodeOf, valueCount } from "../../domain/documents/document-code.ts";
import type { PortalWorld } from "../actors/world.ts";
import { note } from "./rules/notes.ts";

const code = note<string>("the code that the employer was given");
const seen = note<string>("what the employer sees");

/** The code beside a document's title on the screen. */
const codeOf = async (world: PortalWorld, title: string): Promise<string> => {
  const words = await (await world.coreActor()).words();
  const [, found] = new RegExp(`${title}[^]*?Code ([0-9A-Z-]{20})`).exec(words) ?? [];
  assert.ok(found, `No code of "${title}" is on the screen:\n${words}`);
  return found;
};

const check = async (world: PortalWorld, typed: string): Promise<void> =>
  seen.take(world, await (await world.coreActor()).publicPage(`/verify?code=${encodeURIComponent(typed)}`));

When("an employer checks my {string}", async function (this: PortalWorld, title: string) {
  code.take(this, await codeOf(this, title));
  await check(this, code.of(this));
});

When("the employer checks it again", async function (this: PortalWorld) {
  await check(this, code.of(this));
});

When("an employer checks the code {string}", async function (this: PortalWorld, typed: string) {
  await check(this, typed);
});

When("somebody checks {int} codes in a row", async function (this: PortalWorld, count: number) {
  for (let value = 0; value < count; value += 1)
    await check(
      this,
      displayDocumentCode(documentCodeOf(Array.from({ length: codeValues }, (_, at) => (at * value) % valueCount))),
    );
});

Then("the code of my {string} is the same", async function (this: PortalWorld, title: string) {
  assert.equal(await codeOf(this, title), code.of(this));
});

Then("the employer is told {string}", function (this: PortalWorld, words: string) {
  assert.ok(seen.of(this).includes(words), `The employer is not told "${words}", but:\n${seen.of(this)}`);
});

Then("the employer is not told {string}", function (this: PortalWorld, words: string) {
  assert.ok(!seen.of(this).includes(words), `The employer is told "${words}".`);
});
