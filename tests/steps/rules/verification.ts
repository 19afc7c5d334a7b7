import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import { readDocumentCode } from "../../../domain/documents/document-code.ts";
import {
  validityOf,
  type DocumentKind,
  type DocumentRecord,
  type Validity,
  type VerificationFacts,
  type WithdrawalCause,
} from "../../../domain/documents/verification.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { note } from "./notes.ts";
import { vocabulary } from "./words.ts";

vocabulary<DocumentKind>("documentKind", {
  "certificate of membership": "membershipCertificate",
  "letter of good standing": "goodStanding",
  "practising certificate": "practisingCertificate",
  "exam attendance docket": "docket",
  "letter of equivalence": "equivalence",
  receipt: "receipt",
  "copy of what was sent": "submission",
  "CPD record": "cpdRecord",
  "membership credential": "membershipCredential",
});
vocabulary<boolean>("reading", { read: true, mistyped: false });
vocabulary<Partial<VerificationFacts>>("holderStanding", {
  active: {},
  suspended: { isSuspended: true },
  retired: { isRetired: true },
  closed: { isClosed: true },
});
vocabulary<boolean>("holderKind", { "a member": false, "a retired member": true });

const withdrawn = (because: WithdrawalCause): Validity => ({ state: "withdrawn", because });
vocabulary<Pick<Validity, "state">>("documentValidity", {
  holds: { state: "valid" },
  "is expired": { state: "expired" },
  "is replaced": { state: "replaced" },
  "is withdrawn because of suspension": withdrawn("suspension"),
  "is withdrawn because of retirement": withdrawn("retirement"),
  "is withdrawn because of closing": withdrawn("closing"),
});

const code = note<string>("the code of a document");
const typed = note<string>("what was typed");
const document = note<DocumentRecord>("a document that was issued");
const today: VerificationFacts = {
  isClosed: false,
  isSuspended: false,
  isRetired: false,
  isOnRecord: true,
  replacedOn: undefined,
  today: "2026-11-22" as CalendarDate,
};
const facts = note<VerificationFacts>("what holds of the document today", () => today);

Given("a document with the code {string}", function (printed: string) {
  code.take(this, printed);
});

When("its code is typed as {string}", function (text: string) {
  typed.take(this, text);
});

Then("the code is {reading}", function (isRead: boolean) {
  const read = readDocumentCode(typed.of(this));
  assert.equal(read, isRead ? readDocumentCode(code.of(this)) : undefined);
  assert.notEqual(readDocumentCode(code.of(this)), undefined);
});

Given("a/an {documentKind} issued to {holderKind}", function (kind: DocumentKind, isOfRetired: boolean) {
  document.take(this, { kind, isOfRetired, expiresOn: undefined });
});

Given("a practising certificate that expires on {day}", function (expiresOn: CalendarDate) {
  document.take(this, { kind: "practisingCertificate", isOfRetired: false, expiresOn });
});

When("its holder is {holderStanding}", function (standing: Partial<VerificationFacts>) {
  facts.change(this, (said) => ({ ...said, ...standing }));
});

When("a newer one is issued", function () {
  facts.change(this, (said) => ({ ...said, replacedOn: said.today }));
});

When("it is checked on {day}", function (day: CalendarDate) {
  facts.change(this, (said) => ({ ...said, today: day }));
});

Then("it {documentValidity}", function (validity: Pick<Validity, "state">) {
  assert.partialDeepStrictEqual(validityOf(document.of(this), facts.of(this)), validity);
});
