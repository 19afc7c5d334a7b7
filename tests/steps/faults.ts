import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import type { Disturbance } from "../actors/actor.ts";
import { drawnParts, files, filesFail, throwIn } from "../actors/broken-parts.ts";
import type { PortalWorld } from "../actors/world.ts";
import { callPaths } from "./rules/call-names.ts";
import { form, vocabulary, words } from "./rules/words.ts";

vocabulary<string>("call", callPaths);
vocabulary<Disturbance>("fault", {
  "does not answer": "broken",
  "loses its answer to": "lost",
  "gives no receipt for": "unread",
  "answers nonsense to": "garbled",
  "has no": "missing",
  "wants a new sign-in for": "refused",
  "keeps me waiting for": "held",
});
vocabulary<"broken" | "held">("signInFault", { "cannot be reached": "broken", "keeps me waiting": "held" });

Given('the institute {fault} "{call}"', async function (this: PortalWorld, fault: Disturbance, path: string) {
  await (await this.actor()).faults.disturb(fault, path);
});

const at = (answer: object, [key = "", ...rest]: readonly string[], value: unknown): object => {
  const part = answer as Readonly<Record<string, object>>;
  const changed = rest.length === 0 ? value : at(part[key] ?? {}, rest, value);
  return Array.isArray(answer)
    ? answer.map((entry: unknown, index) => (String(index) === key ? changed : entry))
    : { ...answer, [key]: changed };
};

form<unknown>("sentValue", [/"[^"]*"/, /-?\d+/, /nothing/, /an empty list/], (said) => {
  if (said === "nothing") return null;
  if (said === "an empty list") return [];
  return said.startsWith('"') ? said.slice(1, -1) : Number(said);
});

Given(
  'the institute sends "{call}" with {string} as {sentValue}',
  async function (this: PortalWorld, path: string, place: string, value: unknown) {
    (await this.coreActor()).line.amend(path, (answer) => at(answer, place.split("."), value));
  },
);

Given('the institute sends an empty "{call}"', async function (this: PortalWorld, path: string) {
  (await this.coreActor()).line.amend(path, () => ({}));
});

When("what the institute kept waiting fails", async function (this: PortalWorld) {
  await (await this.actor()).faults.failHeldCalls();
});

When("the institute answers again", async function (this: PortalWorld) {
  await (await this.actor()).faults.mendCalls();
});

Then('the institute was not asked for "{call}"', async function (this: PortalWorld, path: string) {
  const { calls } = (await this.coreActor()).line;
  const isAsked = (call: string): boolean => call.startsWith("GET ") && call.split("?")[0]?.endsWith(path) === true;
  assert.deepEqual(calls.filter(isAsked), []);
});

Given("the sign-in service {signInFault}", async function (this: PortalWorld, fault: "broken" | "held") {
  await (await this.actor()).faults.disturbSignIn(fault);
});

Given(
  "the institute announces {string} with {string}",
  async function (this: PortalWorld, heading: string, message: string) {
    await (await this.actor()).faults.announce(heading, message);
  },
);

Then("the failure was reported", async function (this: PortalWorld) {
  const { calls } = (await this.coreActor()).line;
  assert.equal(calls.filter((call) => call === "POST /reports").length, 1);
});

// Faults in the portal itself, which need a browser.

words("part", drawnParts);
vocabulary<boolean>("canBeShown", { "cannot be shown": false, "can be shown again": true });
words("files", Object.keys(files));
words("faultOfFiles", Object.keys(filesFail));
words("uncaught", Object.keys(throwIn));

Given("{part} {canBeShown}", async function (this: PortalWorld, part: string, isMended: boolean) {
  await (await this.browserActor()).parts.spoil(part, { isMended });
});

Given("{files} {faultOfFiles}", async function (this: PortalWorld, named: string, how: string) {
  await (await this.browserActor()).parts.failFiles(named, how);
});

When("something is thrown {uncaught}", async function (this: PortalWorld, place: string) {
  await (await this.browserActor()).parts.throwIn(place);
});

When("the browser refuses every new address", async function (this: PortalWorld) {
  await (await this.browserActor()).parts.refuseAddresses();
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
