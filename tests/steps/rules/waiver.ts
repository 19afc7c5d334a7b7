import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import type { Period } from "../../../domain/cpd/cpd-year.ts";
import type { AdjustmentStatus } from "../../../domain/cpd/history.ts";
import type { OverviewCode } from "../../../domain/cpd/status.ts";
import {
  type WaiverForm,
  emptyWaiverForm,
  isAlreadyCovered,
  mayAskForWaiver,
  offeredYears,
  waiverProblems,
} from "../../../domain/cpd/waiver.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { problemsShown } from "./forms.ts";
import { note } from "./notes.ts";
import { today } from "./people.ts";

const form = note<WaiverForm>("a waiver form", () => emptyWaiverForm);
const recorded = note<readonly (Period & { readonly status: { readonly code: AdjustmentStatus } })[]>(
  "waivers on record",
  () => [],
);

const judged = (world: object) => waiverProblems(form.of(world), today.of(world), defaultRules);

const illness = { code: "ILLNESS", label: "Illness" };

Given(
  "a waiver that is {adjustmentStatus} from {day} to {day}",
  function (code: AdjustmentStatus, startDate: CalendarDate, endDate: CalendarDate) {
    recorded.take(this, [{ startDate, endDate, status: { code } }]);
  },
);

When("the waiver form is opened", function () {
  problemsShown.take(this, judged);
});

When(
  "the waiver form is filled in for {int} from {string} to {string}",
  function (year: number, startDate: string, endDate: string) {
    form.change(this, (said) => ({ ...said, year, startDate, endDate, reason: illness }));
    problemsShown.take(this, judged);
  },
);

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
  assert.equal(form.of(this).adjustmentType, type);
});

Then(
  "a waiver from {day} to {day} overlaps what is on record: {answer}",
  function (startDate: CalendarDate, endDate: CalendarDate, covered: boolean) {
    assert.equal(isAlreadyCovered({ startDate, endDate }, recorded.of(this)), covered);
  },
);
