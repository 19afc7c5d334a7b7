import assert from "node:assert/strict";

import { Then, When } from "@cucumber/cucumber";

import { displayDate, displayDayAndMonth } from "../../../domain/kernel/calendar-date.ts";
import { readTypedDate, type TypedDate } from "../../../domain/kernel/typed-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { note } from "./notes.ts";

const typed = note<TypedDate>("a date");

When("the date {string} is typed", function (text: string) {
  typed.take(this, readTypedDate(text));
});

Then("it is stored as {string}", function (stored: string) {
  assert.deepEqual(typed.of(this), { kind: "valid", date: stored });
});

Then("it is shown as {string} or {string}", function (full: string, short: string) {
  const read = typed.of(this);
  assert.equal(read.kind, "valid");
  if (read.kind === "valid")
    assert.deepEqual(
      [displayDate(read.date, defaultRules), displayDayAndMonth(read.date, defaultRules)],
      [full, short],
    );
});

Then("it is no date, for {string}", function (why: string) {
  assert.deepEqual(typed.of(this), { kind: "invalid", why });
});

Then("nothing is typed", function () {
  assert.deepEqual(typed.of(this), { kind: "empty" });
});
