import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import {
  validityOf,
  type DocumentKind,
  type DocumentRecord,
  type Validity,
  type VerificationFacts,
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
vocabulary<Partial<VerificationFacts>>("holderStanding", {
  active: {},
  suspended: { isSuspended: true },
  retired: { isRetired: true },
  closed: { isClosed: true },
});
vocabulary<boolean>("holderKind", { "a member": false, "a retired member": true });
vocabulary<Validity>("documentValidity", {
  holds: { state: "valid" },
  "is withdrawn because of suspension": { state: "withdrawn", because: "suspension" },
  "is withdrawn because of retirement": { state: "withdrawn", because: "retirement" },
  "is withdrawn because of closing": { state: "withdrawn", because: "closing" },
});

const issued = note<DocumentRecord>("a document", "Given a/an {documentKind} issued to {holderKind}");
const ordinary: VerificationFacts = {
  isClosed: false,
  isSuspended: false,
  isRetired: false,
  isOnRecord: true,
  isTakenBack: false,
  isRenamed: false,
  replacedOn: undefined,
  today: "2026-11-22" as CalendarDate,
};
const facts = note<VerificationFacts>("its holder", "When its holder is {holderStanding}", () => ordinary);

Given("a/an {documentKind} issued to {holderKind}", function (kind: DocumentKind, isOfRetired: boolean) {
  issued.take(this, { kind, isOfRetired, expiresOn: undefined });
});

When("its holder is {holderStanding}", function (standing: Partial<VerificationFacts>) {
  facts.take(this, { ...ordinary, ...standing });
});

Then("it {documentValidity}", function (validity: Validity) {
  assert.deepEqual(validityOf(issued.of(this), facts.of(this)), validity);
});
