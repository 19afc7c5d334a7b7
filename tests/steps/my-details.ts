import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import { saveContactDetails } from "../../adapters/contract/my-details-contact.contract.ts";
import type { PortalWorld } from "../actors/world.ts";
import { callPathOf } from "./rules/call-names.ts";
import { vocabulary } from "./rules/words.ts";

vocabulary("position", { on: true, off: false });

Given("another service looks after my sign-in", async function (this: PortalWorld) {
  (await this.coreActor()).line.amend("/sign-in", (answer) => ({
    ...answer,
    awaited: undefined,
    forgotten: undefined,
  }));
});

Given("I have downloaded my data {int} times", async function (this: PortalWorld, times: number) {
  const actor = await this.actor();
  await actor.browser.open("/my-details/login-details");
  for (let time = 0; time < times; time += 1) {
    await actor.forms.press("Download my data");
    assert.match(await actor.page.words(), /Downloaded/);
  }
});

type Amend = (answer: object, value: unknown) => object;

const within =
  (part: string, field: string): Amend =>
  (answer, value) => {
    const record = answer as Readonly<Record<string, object | undefined>>;
    return { ...record, [part]: { ...record[part], [field]: value } };
  };

const network =
  (category: string): Amend =>
  (answer, name) => {
    // The offered networks stay unchanged.
    const { networks, version, ...rest } = answer as {
      readonly networks: readonly { readonly category: string }[];
      readonly version?: string;
    };
    if (version === undefined) return answer;
    return {
      ...rest,
      version,
      networks: [...networks.filter((one) => one.category !== category), { category, name, code: "WITHDRAWN" }],
    };
  };

/** Records of an institute, by the call that returns them and their path in the answer. */
const onRecord: Readonly<Record<string, readonly [path: string, amend: Amend]>> = {
  "mailing country": ["/contactMechanisms", within("mailingAddress", "country")],
  "first line of the mailing address": ["/contactMechanisms", within("mailingAddress", "addressLine1")],
  "second line of the mailing address": ["/contactMechanisms", within("mailingAddress", "addressLine2")],
  "area code": ["/contactMechanisms", within("primaryPhoneNumber", "countryCode")],
  "lock of the phone": ["/contactMechanisms", (answer, value) => within("readOnly", "phone")(answer, value === "on")],
  "professional qualifications": [
    "/details",
    (answer, value) => ({
      ...answer,
      memberQualifications: String(value)
        .split(", ")
        .map((codeDescription) => ({ code: "Q", codeDescription })),
    }),
  ],
  "kind of telephone": ["/contactMechanisms", within("primaryPhoneNumber", "lineType")],
  "business category": ["/employer", within("businessCategory", "value")],
  "job category": ["/employer", within("jobCategory", "value")],
  "company name": ["/employer", (answer, companyName) => ({ ...answer, companyName })],
  "job title": ["/employer", (answer, jobTitle) => ({ ...answer, jobTitle })],
  "regional network": ["/networks", network("regional")],
  "employment network": ["/networks", network("employment")],
};

const putOnRecord = async (world: PortalWorld, what: string, value: unknown): Promise<void> => {
  const found = onRecord[what];
  assert.ok(found, `There is no "${what}". There is: ${Object.keys(onRecord).join(", ")}.`);
  const [path, amend] = found;
  (await world.coreActor()).line.amend(path, (answer) => amend(answer, value));
};

Given("the {string} on my record is {string}", function (this: PortalWorld, what: string, value: string) {
  return putOnRecord(this, what, value);
});

Given("the {string} on my record is {int} characters long", function (this: PortalWorld, what: string, length: number) {
  return putOnRecord(this, what, "x".repeat(length));
});

Given("the {string} on my record is null", function (this: PortalWorld, what: string) {
  return putOnRecord(this, what, null);
});

Then("the institute was not asked for {string}", async function (this: PortalWorld, call: string) {
  const path = callPathOf(call);
  const { calls } = (await this.coreActor()).line;
  assert.deepEqual(
    calls.filter((call) => call.startsWith("GET ") && call.split("?")[0]?.endsWith(path)),
    [],
  );
});

When(
  "{person} gives the landline {string} on another device",
  async function (this: PortalWorld, firstName: string, number: string) {
    const body = { primaryPhoneNumber: { number, countryCode: "44", lineType: "LANDLINE" } };
    await (await this.coreActor()).institute.onAnotherDevice(firstName, saveContactDetails, { body });
  },
);

When("I edit {string}", async function (this: PortalWorld, section: string) {
  await (await this.actor()).forms.edit(section);
});

When("I turn the switch {string}", async function (this: PortalWorld, name: string) {
  await (await this.actor()).forms.turn(name);
});

Then("my switch {string} is {position}", async function (this: PortalWorld, name: string, on: boolean) {
  const isOn = await (await this.actor()).forms.isOn(name);
  assert.ok(isOn === on, `The switch "${name}" is ${isOn ? "on" : "off"}.`);
});

When("what the institute kept waiting fails", async function (this: PortalWorld) {
  await (await this.actor()).faults.failHeldCalls();
});

Then("the browser asks before it closes the window", async function (this: PortalWorld) {
  assert.ok((await this.coreActor()).portal.tab.asksOnClosing(), "The browser closes it without a question.");
});

Then("the browser closes the window without a question", async function (this: PortalWorld) {
  assert.ok(!(await this.coreActor()).portal.tab.asksOnClosing(), "The browser asks first.");
});

Then("no question is asked", async function (this: PortalWorld) {
  assert.ok(!(await (await this.actor()).page.hasDialog()), "A question stands before the page.");
});

Then("the field {string} holds {string}", async function (this: PortalWorld, field: string, value: string) {
  assert.equal(await (await this.actor()).forms.valueOf(field), value);
});

Then("{string} is ticked", async function (this: PortalWorld, statement: string) {
  assert.ok(await (await this.actor()).forms.isTicked(statement), `"${statement}" is not ticked.`);
});
