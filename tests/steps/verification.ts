import assert from "node:assert/strict";

import { Then, When } from "@cucumber/cucumber";
import { decodeJwt } from "jose";

import {
  codeValues,
  displayDocumentCode,
  documentCodeOf,
  valueCount,
} from "../../domain/institute/documents/document-code.ts";
import { addressOnScreen } from "../actors/tasks/address-on-screen.ts";
import type { PortalWorld } from "../actors/world.ts";
import { isBitSet, type StatusListCredential, type VerifiedCredential } from "../adapters/support/verifiers.ts";
import { reading } from "./registrar-runs.ts";
import { note } from "./rules/notes.ts";
import { vocabulary } from "./rules/words.ts";

vocabulary<boolean>("credentialStatus", { accepted: false, withdrawn: true });

const code = note<string>("a code that an employer was given", "When an employer checks my {string}");

/** The code beside a document's title on the screen. */
const codeOf = async (world: PortalWorld, title: string): Promise<string> => {
  const words = await (await world.coreActor()).page.words();
  const [, found] = new RegExp(`${title}[^]*?Code ([0-9A-Z-]{20})`).exec(words) ?? [];
  assert.ok(found, `No code of "${title}" is on the screen:\n${words}`);
  return found;
};

const check = async (world: PortalWorld, typed: string, from?: string): Promise<void> => {
  const { institute } = await world.coreActor();
  reading.take(world, await institute.publicPage(`/verify?code=${encodeURIComponent(typed)}`, { from }));
};

/** A separate address, so its rate limit affects no other scenario. */
const strangersAddress = "198.51.100.9";

When("an employer checks my {string}", async function (this: PortalWorld, title: string) {
  code.take(this, await codeOf(this, title));
  await check(this, code.of(this));
});

When(
  "an employer whose browser prefers {string} checks my {string}",
  async function (this: PortalWorld, language: string, title: string) {
    const { institute } = await this.coreActor();
    const path = `/verify?code=${encodeURIComponent(await codeOf(this, title))}`;
    reading.take(this, await institute.publicPage(path, { preferred: language }));
  },
);

When("an employer opens my link", async function (this: PortalWorld) {
  const address = new URL(await addressOnScreen(this, "Your link"));
  code.take(this, address.pathname.replace("/verify/", ""));
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
      strangersAddress,
    );
});

Then("the code of my {string} is the same", async function (this: PortalWorld, title: string) {
  assert.equal(await codeOf(this, title), code.of(this));
});

Then(
  "an employer's system finds my digital credential {credentialStatus}",
  async function (this: PortalWorld, expected: boolean) {
    const { line, institute } = await this.coreActor();
    const { credentialStatus } = decodeJwt<VerifiedCredential>(await line.latestSaved(".jwt"));
    const list = await institute.publicText(credentialStatus.statusListCredential);
    const { credentialSubject } = decodeJwt<StatusListCredential>(list);
    assert.equal(isBitSet(credentialSubject.encodedList, Number(credentialStatus.statusListIndex)), expected);
  },
);
