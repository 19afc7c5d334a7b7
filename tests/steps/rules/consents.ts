import assert from "node:assert/strict";

import type { DataTable } from "@cucumber/cucumber";
import { Given, Then, When } from "@cucumber/cucumber";

import type { ConsentSwitches } from "../../../domain/my-details/consent-switches.ts";
import { moveSwitch, switchOf, switchRefused, switchStored } from "../../../domain/my-details/consent-switches.ts";
import type { ConsentFacts, ConsentId } from "../../../domain/my-details/consents.ts";
import {
  consentIds,
  offeredConsents,
  isOffered,
  isDisabled,
  lockMessages,
  lockOf,
  mayAnswer,
} from "../../../domain/my-details/consents.ts";
import type { Network, NetworkCategory } from "../../../domain/my-details/networks.ts";
import {
  networkCategories,
  networkCodesIn,
  networkSaveOf,
  networksOf,
  seesNetworks,
} from "../../../domain/my-details/networks.ts";
import { didYouMean } from "../../cucumber/nearest.ts";
import { note } from "./notes.ts";
import { changeProfile, customer, userTypeIn } from "./people.ts";
import { rowsOf } from "./tables.ts";
import { vocabulary, words } from "./words.ts";

const reachable = note<Pick<ConsentFacts, "hasEmail" | "hasMobile">>("contact", () => ({
  hasEmail: true,
  hasMobile: true,
}));
const importantUpdates = note("important updates", () => ({ isOn: true, isLoading: false }));
const switches = note<ConsentSwitches>("switches", () => ({}));
const networks = note<readonly Network[]>("networks");

words("networkKind", networkCategories);
words("mechanism", ["email", "mobile"]);
vocabulary("position", { on: true, off: false });
vocabulary("switchState", {
  on: { value: true, isLoading: false },
  off: { value: false, isLoading: false },
  "off and waiting": { value: false, isLoading: true },
  "on and refused": { value: true, isLoading: false, refusal: "GENERIC" },
  "off and refused": { value: false, isLoading: false, refusal: "GENERIC" },
});

const names: Readonly<Record<ConsentId, string>> = {
  importantUpdatesByEmail: "Important updates by email",
  accountCorrespondenceByEmail: "Account correspondence by email",
  importantUpdatesBySms: "Important updates by text message",
  accaEventsAndSurveys: "Events and surveys",
  affiliateList: "Passed finalists list",
  thirdPartyMarketing: "Third-party marketing",
  directoryOfMembers: "Directory of members",
  examResultsBySms: "Exam results by text message",
  shareDetailWithEmployers: "Share my details with employers",
  abMagazine: "AB magazine",
};

const consentNamed = (name: string): ConsentId => {
  const consent = consentIds.find((id) => names[id] === name);
  if (!consent)
    throw new Error(
      `"${name}" is no consent.${didYouMean(name, Object.values(names))} Known are: ${Object.values(names).join(", ")}.`,
    );
  return consent;
};

const inWords = (consents: readonly ConsentId[]): string => consents.map((id) => names[id]).join(", ");

const factsIn = (world: object): ConsentFacts => {
  const { countryOfResidence, onlineCountry } = customer.of(world).profile;
  return {
    userType: userTypeIn(world),
    countryOfResidence,
    onlineCountry,
    ...reachable.of(world),
    importantUpdates: importantUpdates.of(world),
  };
};

Given("there is no {mechanism} on record", function (mechanism: string) {
  reachable.change(this, (said) => ({ ...said, [mechanism === "email" ? "hasEmail" : "hasMobile"]: false }));
});

Given("important updates by email are off", function () {
  importantUpdates.take(this, { isOn: false, isLoading: false });
});

Given("important updates by email are being saved", function () {
  importantUpdates.take(this, { isOn: true, isLoading: true });
});

Given("the customer is from an online country", function () {
  changeProfile(this, { onlineCountry: true });
});

Given("the switches {string} are on", function (list: string) {
  const on = list.split(", ").map((name) => [consentNamed(name), { value: true, isLoading: false }]);
  switches.take(this, Object.fromEntries(on) as ConsentSwitches);
});

Given("the networks", function (table: DataTable) {
  networks.take(
    this,
    rowsOf(table, ["kind", "name", "code"]).map(({ kind, name, code }) => ({
      category: kind as NetworkCategory,
      name,
      code,
    })),
  );
});

When("the switch {string} is moved", function (name: string) {
  switches.change(this, (said) => moveSwitch(said, consentNamed(name)));
});

When("{string} is stored as {position}", function (name: string, value: boolean) {
  switches.change(this, (said) => switchStored(said, consentNamed(name), value));
});

When("{string} is refused", function (name: string) {
  switches.change(this, (said) => switchRefused(said, consentNamed(name), "GENERIC"));
});

Then("the section on account correspondence asks {string}", function (questions: string) {
  assert.equal(inWords(offeredConsents("accountCorrespondence", factsIn(this))), questions);
});

Then("the section of additional questions asks {string}", function (questions: string) {
  assert.equal(inWords(offeredConsents("additionalQuestions", factsIn(this))), questions);
});

Then("they are asked {string}: {answer}", function (name: string, asked: boolean) {
  assert.equal(isOffered(consentNamed(name), factsIn(this)), asked);
});

Then("{string} is locked with {string}", function (name: string, why: string) {
  const lock = lockOf(consentNamed(name), factsIn(this));
  assert.equal(lock === undefined ? "" : lockMessages[lock], why);
});

Then("an answer to {string} may be sent: {answer}", function (name: string, may: boolean) {
  assert.equal(mayAnswer(consentNamed(name), factsIn(this)), may);
});

Then("the switch {string} can be moved: {answer}", function (name: string, moved: boolean) {
  assert.equal(!isDisabled(consentNamed(name), factsIn(this)), moved);
});

Then("the switch {string} is {switchState}", function (name: string, state: object) {
  assert.deepEqual(switchOf(switches.of(this), consentNamed(name)), state);
});

Then("they see member networks: {answer}", function (seen: boolean) {
  assert.equal(seesNetworks(userTypeIn(this), customer.of(this).profile.countryOfResidence), seen);
});

Then("the {networkKind} networks are {string}", function (kind: NetworkCategory, list: string) {
  assert.equal(
    networksOf(networks.of(this), kind)
      .map(({ name }) => name)
      .join(", "),
    list,
  );
});

Then(
  "choosing {string} saves the {networkKind} network {string}",
  function (name: string, kind: NetworkCategory, code: string) {
    const chosen = networks.of(this).find((network) => network.name === name);
    assert.ok(chosen, `There is no network ${name}`);
    assert.equal(chosen.category, kind);
    assert.deepEqual(networkSaveOf(kind, [chosen.code]), { [`${kind}NetworkCode`]: code });
  },
);

Then("choosing {string} together saves the employment networks {string}", function (list: string, codes: string) {
  const chosen = list.split(", ").map((name) => networks.of(this).find((network) => network.name === name)?.code ?? "");
  assert.deepEqual(networkSaveOf("employment", chosen), { employmentNetworkCode: codes });
  assert.deepEqual(networkCodesIn(codes), chosen);
});
