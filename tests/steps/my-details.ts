import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import { saveContactDetails } from "../../adapters/my-details/contact/contract.ts";
import { saveEmployment } from "../../adapters/my-details/employment/contract.ts";
import type { PortalWorld } from "../actors/world.ts";

Given("another service looks after my sign-in", async function (this: PortalWorld) {
  (await this.coreActor()).line.amend("/sign-in", (answer) => ({ ...answer, awaited: undefined, forgotten: undefined }));
});

When("{person} changes her email to {string} on another device", async function (this: PortalWorld, firstName: string, address: string) {
  await (await this.coreActor()).onAnotherDevice(firstName, saveContactDetails, { body: { email: { address } } });
});

When("{person} changes her job title to {string} on another device", async function (this: PortalWorld, firstName: string, jobTitle: string) {
  await (await this.coreActor()).onAnotherDevice(firstName, saveEmployment, { body: { companyName: "Quill and Ledger LLP", jobTitle, jobCategory: "FINANCIAL" } });
});

When("I edit {string}", async function (this: PortalWorld, section: string) {
  await (await this.actor()).edit(section);
});

When("I turn the switch {string}", async function (this: PortalWorld, name: string) {
  await (await this.actor()).turn(name);
});

Then("my switch {string} is {position}", async function (this: PortalWorld, name: string, on: boolean) {
  const isOn = await (await this.actor()).isOn(name);
  assert.ok(isOn === on, `The switch "${name}" is ${isOn ? "on" : "off"}.`);
});

When("what the institute kept waiting fails", async function (this: PortalWorld) {
  await (await this.actor()).failHeldCalls();
});

Then("the browser asks before it closes the window", async function (this: PortalWorld) {
  assert.ok((await this.coreActor()).isAskedOnClosing(), "The browser closes it without a question.");
});

Then("the browser closes the window without a question", async function (this: PortalWorld) {
  assert.ok(!(await this.coreActor()).isAskedOnClosing(), "The browser asks first.");
});

Then("no question is asked", async function (this: PortalWorld) {
  assert.ok(!(await (await this.actor()).isAsked()), "A question stands before the page.");
});

Then("the field {string} holds {string}", async function (this: PortalWorld, field: string, value: string) {
  assert.equal(await (await this.actor()).valueOf(field), value);
});

Then("{string} is ticked", async function (this: PortalWorld, statement: string) {
  assert.ok(await (await this.actor()).isTicked(statement), `"${statement}" is not ticked.`);
});
