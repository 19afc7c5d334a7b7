import assert from "node:assert/strict";

import { Given, Then } from "@cucumber/cucumber";

import type { CpdStatus } from "../../../domain/cpd/status.ts";
import { certificateFileName } from "../../../domain/documents/certificates.ts";
import type {
  DocumentCard,
  GoodStandingFacts,
  KeyedCard,
  KeyResource,
} from "../../../domain/documents/key-resources.ts";
import {
  documentCardsOf,
  goodStandingCardOf,
  isGoodStandingAvailable,
  showsMembershipCertificate,
} from "../../../domain/documents/key-resources.ts";
import { pageTexts } from "../../actors/page-texts.ts";
import { note } from "./notes.ts";
import { customer, notificationsIn, userTypeIn } from "./people.ts";
import { vocabulary } from "./words.ts";

const resource = note<KeyResource>("a document");
const certificatesWarning = note<string | undefined>("the certificates' warning", () => undefined);
const certificate = note<KeyResource | undefined>("a membership certificate", () => undefined);

const { download } = pageTexts("page-framework").components;
vocabulary("downloadWords", {
  "being prepared": download.loading,
  "that went wrong": download.error,
  "to be tried again": download.again,
});

const given = (text: string): string | undefined => (text === "" ? undefined : text);

const goodStandingIn = (world: object): GoodStandingFacts => ({
  goodStanding: resource.of(world),
  certificatesWarning: certificatesWarning.of(world),
  cpdStatus: customer.of(world).cpdStatus,
});

const goodStandingCardIn = (world: object): DocumentCard =>
  goodStandingCardOf(goodStandingIn(world), notificationsIn(world));

Given("good standing is eligible: {answer}, with the warning {string}", function (eligible: boolean, warning: string) {
  resource.take(this, { eligible, warning: given(warning) });
});

Given("the certificates' warning is {string}", function (warning: string) {
  certificatesWarning.take(this, given(warning));
});

Given("the CPD status of the customer is {cpdStatus}", function (cpdStatus: CpdStatus) {
  customer.change(this, (said) => ({ ...said, cpdStatus }));
});

Given("a membership certificate numbered {string}, allowed: {answer}", function (number: string, eligible: boolean) {
  certificate.take(this, { eligible, certificateNumber: given(number), certificateType: "MEMBERSHIP" });
});

// Splits camel case: "noEntry" becomes two words.
const spaced = (key: string): string => key.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

const inWords = ({ key, card }: KeyedCard): string => {
  const name = spaced(key);
  if (card.shows === "undecided") return `${name} (without ${spaced(card.missing)})`;
  return card.shows === "download" ? name : `${name} (${card.warnings.map(spaced).join(" and ")})`;
};

Then("their documents are {string}", function (list: string) {
  const { documents, cpdStatus } = customer.of(this);
  const cards = documentCardsOf(documents, { type: userTypeIn(this), notifications: notificationsIn(this), cpdStatus });
  assert.equal(cards.map(inWords).join(", "), list);
});

Then("good standing is available: {answer}", function (available: boolean) {
  assert.equal(isGoodStandingAvailable(goodStandingIn(this)), available);
});

Then("the good-standing card is a download", function () {
  assert.deepEqual(goodStandingCardIn(this), { shows: "download" });
});

Then("the good-standing card is greyed out with the warning {string}", function (warning: string) {
  assert.deepEqual(goodStandingCardIn(this), { shows: "greyed out", warnings: warning.split(" and ") });
});

Then("the membership certificate has a card: {answer}", function (shows: boolean) {
  assert.equal(showsMembershipCertificate(userTypeIn(this), certificate.of(this)), shows);
});

Then(
  "the certificate {string} of type {string} of customer {string} is saved as {string}",
  (certificateNumber: string, certificateType: string, customerId: string, name: string) => {
    assert.equal(certificateFileName({ certificateNumber, certificateType }, customerId), name);
  },
);

Then("the words for a download {downloadWords} are {string}", (text: string, quoted: string) => {
  assert.equal(text, quoted);
});
