import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import type { Route } from "../../domain/customer/routes.ts";
import { drawnParts, files, filesFail, throwIn } from "../actors/broken-parts.ts";
import type { PortalWorld } from "../actors/world.ts";
import { words } from "./rules/words.ts";

// Faults in the portal itself, which need a browser.

words("part", drawnParts);
words("files", Object.keys(files));
words("faultOfFiles", Object.keys(filesFail));
words("uncaught", Object.keys(throwIn));

Given("{part} cannot be drawn", async function (this: PortalWorld, part: string) {
  await (await this.browserActor()).parts.spoil(part);
});

When("it can be drawn again", async function (this: PortalWorld) {
  await (await this.browserActor()).parts.mend();
});

Given("{files} {faultOfFiles}", async function (this: PortalWorld, named: string, how: string) {
  await (await this.browserActor()).parts.failFiles(named, how);
});

When("the files are there again", async function (this: PortalWorld) {
  await (await this.browserActor()).faults.mendCalls();
});

When("something is thrown {uncaught}", async function (this: PortalWorld, place: string) {
  await (await this.browserActor()).parts.throwIn(place);
});

When("the browser refuses every new address", async function (this: PortalWorld) {
  await (await this.browserActor()).parts.refuseAddresses();
});

When("I set out for {page}", async function (this: PortalWorld, route: Route) {
  await (await this.browserActor()).browser.setOutFor(route);
});

Then(
  "the failure was reported as {string} of type {string}",
  async function (this: PortalWorld, name: string, type: string) {
    const reports = await (await this.browserActor()).parts.reports();
    assert.deepEqual(
      reports.map((report) => [report.name, report.type]),
      [[name, type]],
    );
  },
);

Then("the report says where in the code it was", async function (this: PortalWorld) {
  const [report] = await (await this.browserActor()).parts.reports();
  assert.match(report?.place ?? "nowhere", /^[\w-]+\.js:\d+:\d+$/);
});

Then("no report names {person}", async function (this: PortalWorld, firstName: string) {
  const reports = JSON.stringify(await (await this.browserActor()).parts.reports());
  const { customerId, name, email } = personNamed(firstName);
  for (const particular of [customerId, name, firstName, email]) assert.ok(!reports.includes(particular), reports);
});
