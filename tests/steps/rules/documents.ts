import assert from "node:assert/strict";

import { Given, Then } from "@cucumber/cucumber";

import type { CpdStatus } from "../../../domain/cpd/status.ts";
import type { DocumentCard, KeyedCard, KeyResource } from "../../../domain/documents/key-resources.ts";
import { documentCardsOf, goodStandingCardOf, suppressWarning } from "../../../domain/documents/key-resources.ts";
import { note } from "./notes.ts";
import { customer, userTypeIn } from "./people.ts";
import { coded, cpdStatuses, vocabulary, words } from "./words.ts";

vocabulary<KeyResource>("recordedLetter", {
  allowed: { eligible: true },
  "allowed, with a note on practice": { eligible: true, warning: "practice" },
  "refused for practice": { eligible: false, warning: "practice" },
  "refused for fees": { eligible: false, warning: "fees" },
  "refused without a reason": { eligible: false },
});
vocabulary<string | undefined>("certificatesWarning", { fees: "fees", insurance: "insurance", nothing: undefined });
coded("cpdStatus", cpdStatuses);
const reasons = { fees: "fees", CPD: "cpd", "results to come": suppressWarning } as const;
words("letterState", [
  "available",
  ...["fees", "CPD", "fees, CPD", "results to come", "nothing"].map((listed) => `withheld because of ${listed}`),
]);

const letter = note<KeyResource>("the letter of good standing", "Given the letter on record is {recordedLetter}");
const certificatesWarning = note<string | undefined>(
  "the certificates",
  "Given the certificates lack {certificatesWarning}",
  () => undefined,
);

const cardIn = (world: object): DocumentCard => {
  const { cpdStatus, notifications } = customer.of(world);
  const facts = { goodStanding: letter.of(world), certificatesWarning: certificatesWarning.of(world), cpdStatus };
  return goodStandingCardOf(facts, notifications);
};

Given("the letter on record is {recordedLetter}", function (recorded: KeyResource) {
  letter.take(this, recorded);
});

Given("the certificates lack {certificatesWarning}", function (warning: string | undefined) {
  certificatesWarning.take(this, warning);
});

Given("the customer's CPD declaration is {cpdStatus}", function (cpdStatus: CpdStatus) {
  customer.change(this, (said) => ({ ...said, cpdStatus }));
});

// Splits camel case: "goodStanding" becomes two words.
const spaced = (key: string): string => key.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

const inWords = ({ key, card }: KeyedCard): string =>
  card.shows === "download" ? spaced(key) : `${spaced(key)} (withheld)`;

Then("the customer's documents are {string}", function (listed: string) {
  const { documents, notifications, cpdStatus } = customer.of(this);
  const cards = documentCardsOf(documents, { type: userTypeIn(this), notifications, cpdStatus });
  assert.equal(cards.map(inWords).join(", "), listed);
});

const withheld = (warnings: readonly string[]): string => {
  const said = Object.entries(reasons).filter(([, warning]) => warnings.includes(warning));
  return `withheld because of ${said.map(([reason]) => reason).join(", ") || "nothing"}`;
};

const letterInWords = (card: DocumentCard): string => {
  if (card.shows === "undecided") return "undecided";
  return card.shows === "download" ? "available" : withheld(card.warnings);
};

Then("the letter of good standing is {letterState}", function (expected: string) {
  assert.equal(letterInWords(cardIn(this)), expected);
});
