import assert from "node:assert/strict";

import { Given, Then } from "@cucumber/cucumber";

import { isEligibleForMembership } from "../../../domain/membership/eligibility.ts";
import type { Progress } from "../../../domain/qualifications/progress.ts";
import { customer, userTypeIn } from "./people.ts";
import { vocabulary } from "./words.ts";

vocabulary("moduleStatus", {
  completed: "COMPLETED",
  passed: "PASSED",
  "not started": "NOT_STARTED",
  "not passed": "NOT_PASSED",
});

const nothing: Progress = { exams: { total: 13, completed: 0, hasConditionalExemptions: false } };

const progressIn = (world: object): Progress => customer.of(world).progress ?? nothing;

const change = (world: object, how: (said: Progress) => Progress): void => {
  const progress = how(progressIn(world));
  customer.change(world, (said) => ({ ...said, progress }));
};

Given("the customer has completed {int} of {int} exams", function (completed: number, total: number) {
  change(this, (said) => ({ ...said, exams: { ...said.exams, completed, total } }));
});

Given("the customer's ethics module is {moduleStatus}", function (moduleStatus: string) {
  change(this, (said) => ({ ...said, moduleStatus }));
});

Then("the customer may apply for membership: {answer}", function (may: boolean) {
  const { exams, moduleStatus } = progressIn(this);
  const { notifications } = customer.of(this);
  assert.equal(isEligibleForMembership({ userType: userTypeIn(this), notifications, exams, moduleStatus }), may);
});
