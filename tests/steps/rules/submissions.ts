import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import {
  appended,
  submissionKinds,
  submissionStateOf,
  whyNotAppended,
  type SubmissionEvent,
  type SubmissionKind,
} from "../../../domain/submissions/events.ts";
import { note } from "./notes.ts";
import { words } from "./words.ts";

words("submissionKind", submissionKinds);

const owner = "1001";
const staff = { at: 0, by: "registrar: A. Clerk" };
const reason = "a reason";

/** Events of a submission in the words of scenarios. */
const happenings: Readonly<Record<string, SubmissionEvent>> = {
  received: { type: "received", at: 0, by: owner },
  read: { ...staff, type: "read" },
  asked: { ...staff, type: "asked", reason },
  granted: { ...staff, type: "decided", verdict: "grant" },
  refused: { ...staff, type: "decided", verdict: "refuse", reason },
  reopened: { ...staff, type: "reopened", reason },
  "taken back": { ...staff, type: "taken back", reason },
  withdrawn: { type: "taken back", at: 0, by: owner },
};

const happening = (name: string): SubmissionEvent => {
  const event = happenings[name];
  if (!event) throw new Error(`Nothing is called "${name}". Known are: ${Object.keys(happenings).join(", ")}.`);
  return event;
};

const submission = note<{ readonly kind: SubmissionKind; readonly events: readonly SubmissionEvent[] }>("submission");

Given("a submission for {submissionKind}", function (kind: SubmissionKind) {
  submission.take(this, { kind, events: [] });
});

When("it is {string}", function (names: string) {
  for (const name of names.split(", ")) {
    const { kind, events } = submission.of(this);
    const event = happening(name);
    assert.equal(whyNotAppended({ kind, owner, events }, event), undefined);
    submission.take(this, { kind, events: appended(events, event) });
  }
});

Then("it stands as {string}", function (state: string) {
  const { kind, events } = submission.of(this);
  assert.equal(submissionStateOf(kind, events), state);
});

Then("it cannot be {string}: {string}", function (name: string, why: string) {
  const { kind, events } = submission.of(this);
  assert.equal(whyNotAppended({ kind, owner, events }, happening(name)), why);
});
