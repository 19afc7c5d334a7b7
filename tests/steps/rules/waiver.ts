import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import type { Period } from "../../../domain/cpd/cpd-year.ts";
import type { AdjustmentStatus } from "../../../domain/cpd/history.ts";
import type { OverviewCode } from "../../../domain/cpd/status.ts";
import {
  type WaiverForm,
  type WaiverOutcome,
  type WaiverStep,
  emptyWaiverForm,
  isAlreadyCovered,
  mayAskForWaiver,
  offeredYears,
  waiverProblems,
  waiverRequestOf,
  waiverStepOf,
} from "../../../domain/cpd/waiver.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { type Submission, begin, fail, idle, succeed } from "../../../domain/kernel/submission.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { coded, waiverSteps } from "./field-words.ts";
import { problemsShown } from "./forms.ts";
import { note } from "./notes.ts";
import { today } from "./people.ts";

/** A waiver request in a scenario: its form and its outcome. */
interface Requesting {
  readonly form: WaiverForm;
  readonly submission: Submission<WaiverOutcome, string>;
  readonly isOutcomeSeen: boolean;
}

const unopened: Requesting = { form: emptyWaiverForm, submission: idle, isOutcomeSeen: false };
const requesting = note<Requesting>("a waiver", () => unopened);
const recorded = note<readonly (Period & { readonly status: { readonly code: AdjustmentStatus } })[]>(
  "waivers on record",
  () => [],
);

coded("waiverStep", waiverSteps);
const judged = (world: object) => waiverProblems(requesting.of(world).form, today.of(world), defaultRules);

const illness = { code: "ILLNESS", label: "Illness" };

Given(
  "a waiver that is {adjustmentStatus} from {day} to {day}",
  function (code: AdjustmentStatus, startDate: CalendarDate, endDate: CalendarDate) {
    recorded.take(this, [{ startDate, endDate, status: { code } }]);
  },
);

When("the waiver form is opened", function () {
  requesting.change(this, ({ form }) => ({ ...unopened, form }));
  problemsShown.take(this, judged);
});

When(
  "the waiver form is filled in for {int} from {string} to {string}",
  function (year: number, startDate: string, endDate: string) {
    requesting.change(this, (said) => ({ ...said, form: { ...said.form, year, startDate, endDate, reason: illness } }));
    problemsShown.take(this, judged);
  },
);

When("the waiver is requested", function () {
  const isRight = waiverRequestOf(requesting.of(this).form, today.of(this), defaultRules) !== undefined;
  if (isRight) requesting.change(this, (said) => ({ ...said, submission: begin(said.submission) }));
});

When(
  "the institute takes the waiver as {adjustmentStatus} with {int} units",
  function (status: AdjustmentStatus, verifiableUnits: number) {
    requesting.change(this, (said) => ({ ...said, submission: succeed(said.submission, { status, verifiableUnits }) }));
  },
);

When("the institute refuses the waiver with {string}", function (description: string) {
  requesting.change(this, (said) => ({ ...said, submission: fail(said.submission, description) }));
});

When("they go on from the waiver", function () {
  requesting.change(this, (said) => (said.isOutcomeSeen ? unopened : { ...said, isOutcomeSeen: true }));
});

Then(
  "with the CPD overview {overviewCode} someone {retired} may ask for a waiver: {answer}",
  (code: OverviewCode, isRetired: boolean, expected: boolean) => {
    assert.equal(mayAskForWaiver(code, isRetired), expected);
  },
);

Then("a waiver may be asked for the years {string}", function (years: string) {
  assert.equal(offeredYears(today.of(this), defaultRules.cpd).join(", "), years);
});

Then("the waiver is of type {string}", function (type: string) {
  assert.equal(requesting.of(this).form.adjustmentType, type);
});

Then(
  "a waiver from {day} to {day} overlaps what is on record: {answer}",
  function (startDate: CalendarDate, endDate: CalendarDate, covered: boolean) {
    assert.equal(isAlreadyCovered({ startDate, endDate }, recorded.of(this)), covered);
  },
);

Then("the waiver is at {waiverStep}", function (step: WaiverStep) {
  const { submission, isOutcomeSeen } = requesting.of(this);
  assert.equal(waiverStepOf(submission, isOutcomeSeen), step);
});

Then("the waiver form is empty", function () {
  assert.deepEqual(requesting.of(this).form, emptyWaiverForm);
});

Then("nothing is said against the waiver", function () {
  assert.notEqual(requesting.of(this).submission.status, "failed");
});

Then("{string} is said against the waiver", function (description: string) {
  assert.deepEqual(requesting.of(this).submission, { status: "failed", reason: description });
});

Then(
  "the waiver form still asks for {int} from {string} to {string}",
  function (year: number, startDate: string, endDate: string) {
    assert.deepEqual(requesting.of(this).form, { ...emptyWaiverForm, year, startDate, endDate, reason: illness });
  },
);

Then(
  "the waiver's outcome is {adjustmentStatus} with {int} units",
  function (status: AdjustmentStatus, verifiableUnits: number) {
    const { submission } = requesting.of(this);
    assert.deepEqual(submission, { status: "done", done: { status, verifiableUnits } });
  },
);
