import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { AdjustmentStatus } from "../../../domain/cpd/history.ts";
import type { Period } from "../../../domain/cpd/waiver.ts";
import { emptyWaiverForm, isAlreadyCovered, offeredYears, waiverProblems } from "../../../domain/cpd/waiver.ts";
import type { WaiverRequesting, WaiverStep } from "../../../domain/cpd/waiver-request.ts";
import {
  continueWaiver,
  enter,
  openWaiver,
  refusalOf,
  requestWaiver,
  waiverRefused,
  waiverStepOf,
  waiverTaken,
} from "../../../domain/cpd/waiver-request.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { coded, waiverSteps } from "./field-words.ts";
import { problemsShown } from "./forms.ts";
import { note } from "./notes.ts";
import { today } from "./people.ts";

const requesting = note<WaiverRequesting>("a waiver", () => openWaiver);
const recorded = note<readonly (Period & { readonly status: { readonly code: AdjustmentStatus } })[]>(
  "waivers on record",
  () => [],
);

coded("waiverStep", waiverSteps);
const judged = (world: object) => waiverProblems(requesting.of(world).form, today.of(world));

const illness = { code: "ILLNESS", label: "Illness" };

Given("a waiver that is {adjustmentStatus} from {day} to {day}", function (code: AdjustmentStatus, startDate: CalendarDate, endDate: CalendarDate) {
  recorded.take(this, [{ startDate, endDate, status: { code } }]);
});

When("the waiver form is opened", function () {
  requesting.take(this, openWaiver);
  problemsShown.take(this, judged);
});

When("the waiver form is filled in for {int} from {string} to {string}", function (year: number, startDate: string, endDate: string) {
  requesting.change(this, (said) => enter(said, { year, startDate, endDate, reason: illness }));
  problemsShown.take(this, judged);
});

When("the waiver is requested", function () {
  requesting.change(this, (said) => requestWaiver(said, today.of(this)));
});

When("the institute takes the waiver as {adjustmentStatus} with {int} units", function (status: AdjustmentStatus, verifiableUnits: number) {
  requesting.change(this, (said) => waiverTaken(said, { status, verifiableUnits }));
});

When("the institute refuses the waiver with {string}", function (description: string) {
  requesting.change(this, (said) => waiverRefused(said, description));
});

When("they go on from the waiver", function () {
  requesting.change(this, continueWaiver);
});

Then("a waiver may be asked for the years {string}", function (years: string) {
  assert.equal(offeredYears(today.of(this)).join(", "), years);
});

Then("the waiver is of type {string}", function (type: string) {
  assert.equal(requesting.of(this).form.adjustmentType, type);
});

Then("a waiver from {day} to {day} overlaps what is on record: {answer}", function (startDate: CalendarDate, endDate: CalendarDate, covered: boolean) {
  assert.equal(isAlreadyCovered({ startDate, endDate }, recorded.of(this)), covered);
});

Then("the waiver is at {waiverStep}", function (step: WaiverStep) {
  assert.equal(waiverStepOf(requesting.of(this)), step);
});

Then("the waiver form is empty", function () {
  assert.deepEqual(requesting.of(this).form, emptyWaiverForm);
});

Then("nothing is said against the waiver", function () {
  assert.equal(refusalOf(requesting.of(this)), undefined);
});

Then("{string} is said against the waiver", function (description: string) {
  assert.equal(refusalOf(requesting.of(this)), description);
});

Then("the waiver form still asks for {int} from {string} to {string}", function (year: number, startDate: string, endDate: string) {
  assert.deepEqual(requesting.of(this).form, { ...emptyWaiverForm, year, startDate, endDate, reason: illness });
});

Then("the waiver's outcome is {adjustmentStatus} with {int} units", function (status: AdjustmentStatus, verifiableUnits: number) {
  const { submission } = requesting.of(this);
  assert.deepEqual(submission, { status: "done", done: { status, verifiableUnits } });
});
