import assert from "node:assert/strict";

import { Given, Then } from "@cucumber/cucumber";

import { routes } from "../../../domain/customer/routes.ts";
import type { Route } from "../../../domain/customer/routes.ts";
import type { ChosenText } from "../../../domain/customer/suspension-text.ts";
import { gracePeriodOf, suspensionTextFor } from "../../../domain/customer/suspension-text.ts";
import type { SuspendedAccess, SuspensionPhase } from "../../../domain/customer/suspension.ts";
import { suspendedAccess, suspensionPhaseOf } from "../../../domain/customer/suspension.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { codeFor, suspensionReasons } from "./field-words.ts";
import { note } from "./notes.ts";
import { customer, today, userTypeIn } from "./people.ts";
import { vocabulary } from "./words.ts";

const reasonsWithText = note<readonly string[]>("suspension texts");

vocabulary<SuspensionPhase>("phase", {
  "not suspended": "none",
  "in the grace period": "grace",
  "past the grace period": "after",
});
vocabulary<SuspendedAccess>("reach", {
  open: "open",
  "replaced by the blocked view": "blocked view",
  "replaced by the suspension page": "suspension page",
});
vocabulary<ChosenText>("suspensionText", {
  "Singapore's grace text for members": { of: "Singapore", text: "member grace" },
  "Singapore's grace text for others": { of: "Singapore", text: "grace" },
  "Singapore's text after the grace period": { of: "Singapore", text: "after grace" },
  "the general text": { of: "generic" },
});

const phaseIn = (world: object): SuspensionPhase => suspensionPhaseOf(customer.of(world).profile);

const textIn = (world: object): ChosenText => {
  const phase = phaseIn(world);
  if (phase === "none") throw new Error("The customer is not suspended.");
  const { countryOfResidence: country, suspensionDetails } = customer.of(world).profile;
  const facts = { phase, country, userType: userTypeIn(world), reasonCode: suspensionDetails?.code };
  return suspensionTextFor(facts, reasonsWithText.of(world));
};

Given("there are suspension texts for {string}", function (reasons: string) {
  reasonsWithText.take(
    this,
    reasons.split(", ").map((reason) => codeFor(suspensionReasons, reason)),
  );
});

Then("the customer is {phase}", function (phase: SuspensionPhase) {
  assert.equal(phaseIn(this), phase);
});

Then("a grace period with {int} days left ends on {day}", function (days: number, end: CalendarDate) {
  assert.equal(gracePeriodOf(days, today.of(this))?.end, end);
});

Then("{page} is {reach}", function (page: Route, reach: SuspendedAccess) {
  assert.equal(suspendedAccess(phaseIn(this), page), reach);
});

Then("every page is {reach}", function (reach: SuspendedAccess) {
  for (const page of routes) assert.equal(suspendedAccess(phaseIn(this), page), reach, page);
});

Then("an address that is no page is {reach}", function (reach: SuspendedAccess) {
  assert.equal(suspendedAccess(phaseIn(this), undefined), reach);
});

Then("the suspension page shows {suspensionText}", function (text: ChosenText) {
  assert.deepEqual(textIn(this), text);
});
