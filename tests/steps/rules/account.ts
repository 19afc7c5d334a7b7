import assert from "node:assert/strict";

import type { DataTable } from "@cucumber/cucumber";
import { Given, Then, When } from "@cucumber/cucumber";

import type { AccountDetails } from "../../../domain/my-details/account.ts";
import {
  accountFields,
  accountRows,
  cameForRegister,
  accountShownAs,
  ineligibleNoteFor,
  showsLearningRecordCard,
} from "../../../domain/my-details/account.ts";
import type { RefusalReason } from "../../../domain/my-details/save-refusals.ts";
import {
  consentRefusalOf,
  contactRefusalOf,
  refusalMessages,
  saveFailedBanner,
  toneOf,
} from "../../../domain/my-details/save-refusals.ts";
import type { OxfordBrookes, Transfer } from "../../../domain/my-details/transfer.ts";
import {
  notYetSelected,
  oxfordBrookesShownAs,
  savedOxfordBrookes,
  selectedTransfer,
  transferOptions,
  transferShownAs,
} from "../../../domain/my-details/transfer.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { fieldLabelled, labelOf } from "./forms.ts";
import { note } from "./notes.ts";
import { customer, notificationsIn } from "./people.ts";
import { vocabulary, words } from "./words.ts";

const account = note<AccountDetails>("account details");
const transfer = note<Transfer>("a transfer");
const mayTransfer = note<boolean>("whether they may transfer");
const oxfordBrookes = note<OxfordBrookes | undefined>("Oxford Brookes", () => undefined);
const criteria = note<string | undefined>("retirement criteria", () => undefined);
const refusal = note<RefusalReason>("a refusal");

const fields = [...accountFields.map(([field]) => field), "learningRecordNumber", "memberQualifications"] as const;
type Field = (typeof fields)[number];

words("shownAs", ["hidden", "read-only", "editable"]);
vocabulary("tone", { "a warning": "warning", "an error": "error" });

Given("the account details", function (table: DataTable) {
  const told = table.raw().map(([label = "", text]) => [fieldLabelled(label, fields), text]);
  const { memberQualifications = "", ...texts } = Object.fromEntries(told) as Partial<Record<Field, string>>;
  const qualifications = memberQualifications.split(", ").filter((description) => description !== "");
  account.take(this, {
    ...(texts as Partial<AccountDetails>),
    memberQualifications: qualifications.map((codeDescription) => ({ code: codeDescription, codeDescription })),
  });
});

Given("the available transfers are {string}", function (values: string) {
  const available = values.split(", ").filter((value) => value !== "");
  transfer.take(this, { availableOptions: available.map((value) => ({ value, contentKey: value })) });
});

vocabulary("ineligibleNote", {
  "that they are on it already": "retired",
  "that their criteria are others": "nonStandard",
  "who may join": "fellow",
  "not there": undefined,
});
vocabulary("known", { loaded: "loaded", "on their way": "loading", "not to be had": "failed" });
vocabulary("accountShown", {
  "that they are loading": "loading",
  "the error panel": "error panel",
  "the suppression message": "suppression message",
  "the record": "record",
});

Given("the transfer chosen is {string}", function (selectedOption: string) {
  transfer.change(this, (said) => ({ ...said, selectedOption }));
});

Given("they may transfer: {answer}", function (answer: boolean) {
  mayTransfer.take(this, answer);
});

Given("Oxford Brookes is eligible: {answer}, blocked: {answer}", function (eligible: boolean, blocked: boolean) {
  oxfordBrookes.take(this, { eligible, blocked, status: "" });
});

Given("the retirement criteria are {string}", function (said: string) {
  criteria.take(this, said === "" ? undefined : said);
});

When("the institute refuses the contact details with {string}", function (description: string) {
  refusal.take(this, contactRefusalOf(description));
});

When("the institute refuses a consent with {string}", function (description: string) {
  refusal.take(this, consentRefusalOf(description));
});

Then("the account details list", function (table: DataTable) {
  const rows = accountRows(account.of(this), defaultRules).map(({ field, shown }) => [labelOf(field), shown]);
  assert.deepEqual(rows, table.raw());
});

Then("the learning record number has a card: {answer}", function (card: boolean) {
  assert.equal(showsLearningRecordCard(account.of(this)), card);
});

Then("the transfers offered are {string}", function (offered: string) {
  const told = transferOptions(transfer.of(this)).map(({ value, style }) =>
    style === "warning" ? `${value} (warning)` : value,
  );
  assert.equal(told.join(", "), offered);
});

Then("the transfer reads {string}", function (reads: string) {
  assert.equal(selectedTransfer(transfer.of(this))?.value ?? notYetSelected, reads);
});

Then("the transfer is {shownAs}", function (shown: string) {
  const record = {
    canTransfer: mayTransfer.of(this),
    transferFIAToAcca: transfer.isTaken(this) ? transfer.of(this) : undefined,
  };
  assert.equal(transferShownAs(record), shown);
});

Then("the Oxford Brookes answer is {shownAs}", function (shown: string) {
  assert.equal(oxfordBrookesShownAs(oxfordBrookes.of(this)), shown);
});

Then("the Oxford Brookes status {string} is sent as {answer}", (status: string, sent: boolean) => {
  assert.deepEqual(savedOxfordBrookes(status), { status: sent });
});

Then(
  "at {string} the note about ineligible retirement is {ineligibleNote}",
  function (address: string, note: string | undefined) {
    const { isRetired, isFellow } = customer.of(this).profile;
    const facts = {
      cameForRegister: cameForRegister(address),
      isRetired,
      isFellow,
      retirementCriteria: criteria.of(this),
    };
    assert.equal(ineligibleNoteFor(facts), note);
  },
);

Then(
  "with notifications {known} account details show {accountShown}",
  function (known: "loading" | "failed" | "loaded", shown: string) {
    assert.equal(accountShownAs(known === "loaded" ? notificationsIn(this) : known), shown);
  },
);

Then("the refusal reads {string}", function (message: string) {
  assert.equal(refusalMessages[refusal.of(this)], message);
});

Then("the refusal reads {string}, as {tone}", function (message: string, tone: string) {
  assert.deepEqual([refusalMessages[refusal.of(this)], toneOf(refusal.of(this))], [message, tone]);
});

Then("the banner of a failed save is {string}", (banner: string) => {
  assert.equal(saveFailedBanner, banner);
});
