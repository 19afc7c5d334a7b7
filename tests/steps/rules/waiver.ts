import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import type { Period } from "../../../domain/cpd/cpd-year.ts";
import type { Adjustment, AdjustmentStatus } from "../../../domain/cpd/history.ts";
import {
  emptyWaiverForm,
  isAlreadyCovered,
  waiverProblems,
  type WaiverField,
  type WaiverForm,
} from "../../../domain/cpd/waiver.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { formatMessage } from "../../../domain/kernel/message.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { pageTexts } from "../../actors/page-texts.ts";
import { note } from "./notes.ts";
import { today } from "./people.ts";
import { vocabulary } from "./words.ts";

const { fields } = pageTexts("annual-declarations").waiver;

vocabulary<WaiverField>("waiverField", {
  [fields.year.label]: "year",
  [fields.startDate.label]: "startDate",
  [fields.endDate.label]: "endDate",
  [fields.reason.label]: "reason",
});
vocabulary<AdjustmentStatus>("adjustmentStatus", { pending: "PENDING", awarded: "AWARDED", rejected: "REJECTED" });

const form = note<WaiverForm>("a waiver", "When a waiver of {int} from {string} to {string} is asked for");
const recorded = note<readonly (Period & Pick<Adjustment, "status">)[]>(
  "waivers on record",
  "Given a waiver that is {adjustmentStatus} from {day} to {day}",
);

Given(
  "a waiver that is {adjustmentStatus} from {day} to {day}",
  function (code: AdjustmentStatus, startDate: CalendarDate, endDate: CalendarDate) {
    recorded.take(this, [{ startDate, endDate, status: { code } }]);
  },
);

When(
  "a waiver of {int} from {string} to {string} is asked for",
  function (year: number, startDate: string, endDate: string) {
    const reason = { code: "ILLNESS", label: "Illness" };
    form.take(this, { ...emptyWaiverForm, year, startDate, endDate, reason });
  },
);

Then('"{waiverField}" says {string}', function (field: WaiverField, message: string) {
  const problem = waiverProblems(form.of(this), today.of(this), defaultRules)[field];
  assert.equal(problem ? formatMessage(problem) : "", message);
});

Then(
  "a waiver from {day} to {day} overlaps it: {answer}",
  function (startDate: CalendarDate, endDate: CalendarDate, covered: boolean) {
    assert.equal(isAlreadyCovered({ startDate, endDate }, recorded.of(this)), covered);
  },
);
