import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import type { PortalWorld } from "../actors/world.ts";
import { note } from "./rules/notes.ts";
import { form, vocabulary } from "./rules/words.ts";

// A person's account at the institute: ways in, other devices, and records that are not as the portal expects.

vocabulary<number>("callAnswer", { refused: 401, answered: 200 });

const nextCall = note<() => Promise<number>>("another device", "Given I am signed in on another device too");

Given("I am signed in on another device too", async function (this: PortalWorld) {
  nextCall.take(this, await (await this.coreActor()).institute.signInElsewhere());
});

When("somebody signs me out everywhere else", async function (this: PortalWorld) {
  await (await this.coreActor()).institute.signOutFromElsewhere();
});

Then("the next call of the other device is {callAnswer}", async function (this: PortalWorld, status: number) {
  assert.equal(await nextCall.of(this)(), status);
});

Given("I have a passkey {string}", async function (this: PortalWorld, name: string) {
  await (await this.coreActor()).institute.havePasskey(name);
});

Given("I have no password", async function (this: PortalWorld) {
  await (await this.coreActor()).institute.haveNoPassword();
});

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

/** A record of the institute, by the call that returns it and its path in the answer. */
interface OnRecord {
  readonly path: string;
  readonly amend: Amend;
}

vocabulary<OnRecord>("record", {
  "lock of the secondary address": {
    path: "/contactMechanisms",
    amend: (answer, value) => within("readOnly", "secondaryAddress")(answer, value === "on"),
  },
  "network on offer no more": {
    path: "/lookups/networks",
    amend: (answer, value) => {
      const { networks } = answer as { readonly networks: readonly { readonly name: string }[] };
      return { ...answer, networks: networks.filter(({ name }) => name !== value) };
    },
  },
  "networks on offer": { path: "/lookups/networks", amend: (answer) => ({ ...answer, networks: [] }) },
  "choices on offer": {
    path: "/lookups/employmentDetails",
    amend: (answer) => ({
      ...answer,
      businessCategories: [],
      organisationSizes: [],
      jobCategories: [],
      professionalQualifications: [],
    }),
  },
  "mailing country": { path: "/contactMechanisms", amend: within("mailingAddress", "country") },
  "first line of the mailing address": { path: "/contactMechanisms", amend: within("mailingAddress", "addressLine1") },
  "second line of the mailing address": { path: "/contactMechanisms", amend: within("mailingAddress", "addressLine2") },
  "area code": { path: "/contactMechanisms", amend: within("primaryPhoneNumber", "countryCode") },
  "lock of the phone": {
    path: "/contactMechanisms",
    amend: (answer, value) => within("readOnly", "phone")(answer, value === "on"),
  },
  "professional qualifications": {
    path: "/details",
    amend: (answer, value) => ({
      ...answer,
      memberQualifications: String(value)
        .split(", ")
        .map((codeDescription) => ({ code: "Q", codeDescription })),
    }),
  },
  "business category": { path: "/employer", amend: within("businessCategory", "value") },
  "job category": { path: "/employer", amend: within("jobCategory", "value") },
  "company name": { path: "/employer", amend: (answer, companyName) => ({ ...answer, companyName }) },
  "job title": { path: "/employer", amend: (answer, jobTitle) => ({ ...answer, jobTitle }) },
  "regional network": { path: "/networks", amend: network("regional") },
  "employment network": { path: "/networks", amend: network("employment") },
});

form<string | null>("recorded", [/"[^"]*"/, /\d+ characters long/, /without a value/], (said) => {
  if (said === "without a value") return null;
  return said.startsWith('"') ? said.slice(1, -1) : "x".repeat(Number.parseInt(said));
});

Given(
  'the "{record}" on my record is {recorded}',
  async function (this: PortalWorld, { path, amend }: OnRecord, value: string | null) {
    (await this.coreActor()).line.amend(path, (answer) => amend(answer, value));
  },
);
