import assert from "node:assert/strict";

import { Given, Then } from "@cucumber/cucumber";

import type { ConsentFacts, ConsentId, ConsentSection, Lock } from "../../../domain/my-details/consents.ts";
import { consentIds, lockOf, offeredConsents } from "../../../domain/my-details/consents.ts";
import { pageTexts } from "../../actors/page-texts.ts";
import { note } from "./notes.ts";
import { customer, userTypeIn } from "./people.ts";
import { list, vocabulary } from "./words.ts";

const { consents } = pageTexts("communication-preferences");
const idsByName = Object.fromEntries(consentIds.map((id) => [consents[id]?.label ?? id, id]));

vocabulary<ConsentId>("consent", idsByName);
list<ConsentId>("consents", idsByName);
vocabulary<ConsentSection>("consentSection", {
  "on account correspondence": "accountCorrespondence",
  "of additional questions": "additionalQuestions",
});
vocabulary<Partial<ConsentFacts>>("contact", { "email address": { hasEmail: false }, mobile: { hasMobile: false } });
vocabulary<ConsentFacts["importantUpdates"]>("setting", {
  off: { isOn: false, isLoading: false },
  "being saved": { isOn: true, isLoading: true },
});
vocabulary<Lock | undefined>("lock", {
  open: undefined,
  "locked for want of an email address": "email",
  "locked for want of a mobile": "mobile",
  "locked while important updates are off": "importantUpdates",
});

const reachable: Pick<ConsentFacts, "hasEmail" | "hasMobile" | "importantUpdates"> = {
  hasEmail: true,
  hasMobile: true,
  importantUpdates: { isOn: true, isLoading: false },
};
const changed = note<Partial<ConsentFacts>>("consents", "Given important updates by email are {setting}", () => ({}));

const factsIn = (world: object): ConsentFacts => {
  const { countryOfResidence, onlineCountry } = customer.of(world).profile;
  return { userType: userTypeIn(world), countryOfResidence, onlineCountry, ...reachable, ...changed.of(world) };
};

Given("the customer has no {contact} on record", function (missing: Partial<ConsentFacts>) {
  changed.change(this, (said) => ({ ...said, ...missing }));
});

Given("important updates by email are {setting}", function (importantUpdates: ConsentFacts["importantUpdates"]) {
  changed.change(this, (said) => ({ ...said, importantUpdates }));
});

Then('the section {consentSection} asks "{consents}"', function (section: ConsentSection, asked: readonly ConsentId[]) {
  assert.deepEqual(offeredConsents(section, factsIn(this)), asked);
});

Then('"{consent}" is {lock}', function (consent: ConsentId, lock: Lock | undefined) {
  assert.equal(lockOf(consent, factsIn(this)), lock);
});
