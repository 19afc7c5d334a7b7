import assert from "node:assert/strict";

import { Given, Then, When } from "@cucumber/cucumber";

import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { problemsIn } from "../../../domain/kernel/field-rules.ts";
import { atLanding, visibleSteps } from "../../../domain/kernel/step-flow.ts";
import { registerCardFor } from "../../../domain/retirement/register-card.ts";
import type { RetirementAnswers, RetirementFacts, RetirementStep } from "../../../domain/retirement/register.ts";
import {
  retirementDateProblem,
  retirementFlow,
  retirementOf,
  typedRetirementDate,
} from "../../../domain/retirement/register.ts";
import { coded, inFieldWords, registerSteps } from "./field-words.ts";
import { walkThrough } from "./flows.ts";
import { problemsShown } from "./forms.ts";
import { note } from "./notes.ts";
import { changeProfile, customer, customerNamed, today, userTypeIn } from "./people.ts";
import { vocabulary } from "./words.ts";

const memberSince = note<CalendarDate | undefined>("when membership began", () => undefined);

coded("registerStep", registerSteps);
vocabulary("registerCard", {
  "the one for fellows": "fellow",
  "the one for retired members": "retired",
  "the one for fellows who retire by other criteria": "nonStandard",
  "not there": undefined,
});

const factsIn = (world: object): RetirementFacts => {
  const { profile } = customer.of(world);
  return {
    userType: userTypeIn(world),
    accountStatus: profile.status,
    isRetired: profile.isRetired,
    countryOfResidence: profile.countryOfResidence,
    membershipDate: memberSince.of(world),
    retirementCriteria: profile.retirementCriteria,
    today: today.of(world),
  };
};

const register = walkThrough(retirementFlow, factsIn);

const everyAnswer: RetirementAnswers = {
  isPermanentRetirement: true,
  isPcOrInsolvencyLicenceHolder: false,
  declarationAccepted: true,
  chinaDataProtectionAccepted: true,
};

const dateProblems = (world: object) => {
  const typed = typedRetirementDate(register.place.of(world).answers, today.of(world));
  return problemsIn({ retirementDate: retirementDateProblem(typed, factsIn(world)) });
};

Given("the customer is {person}, a member since {day}", function (name: string, day: CalendarDate) {
  customer.take(this, customerNamed(name, today.of(this)));
  memberSince.take(this, day);
});

Given("the criteria of their retirement are {string}", function (retirementCriteria: string) {
  changeProfile(this, retirementCriteria === "" ? {} : { retirementCriteria });
});

Given("they have reached {registerStep} in the register", function (step: RetirementStep) {
  register.startAt(this, step);
});

Given("every question of the register is answered", function () {
  register.answer(this, everyAnswer);
});

Given("the retirement is permanent: {answer}", function (isPermanentRetirement: boolean) {
  register.answer(this, { isPermanentRetirement });
});

Given("the retirement date is {string}", function (retirementDate: string) {
  register.answer(this, { retirementDate });
  problemsShown.take(this, dateProblems);
});

Given("the register's declaration is accepted: {answer}", function (declarationAccepted: boolean) {
  register.answer(this, { declarationAccepted });
});

When("they continue in the register", function () {
  register.goOn(this);
});

When("they go back in the register", function () {
  register.goBack(this);
});

When("the register is closed", function () {
  register.close(this);
});

When("the register is reset", function () {
  register.reset(this);
});

Then("the register is at {registerStep}", function (step: string) {
  assert.equal(register.step(this), step);
});

Then("the register's steps are {string}", function (list: string) {
  const steps = visibleSteps(retirementFlow, register.place.of(this).answers, factsIn(this));
  assert.equal(inFieldWords(registerSteps, steps), list);
});

Then("the register continues: {answer}", function (continues: boolean) {
  assert.equal(register.mayContinue(this), continues);
});

Then("the retirement date offered is {string}", function (offered: string) {
  assert.equal(typedRetirementDate(retirementFlow.emptyAnswers, today.of(this)), offered);
});

Then("the register is sent the date {string}", function (retirementDate: string) {
  assert.deepEqual(retirementOf(register.place.of(this).answers, factsIn(this)), { retirementDate });
});

Then("every question of the register is still answered", function () {
  assert.deepEqual(register.place.of(this).answers, everyAnswer);
});

Then("nothing of the register is answered", function () {
  assert.deepEqual(register.place.of(this), atLanding(retirementFlow));
});

Then("the register card is {registerCard}", function (card: string | undefined) {
  assert.equal(registerCardFor(customer.of(this).profile), card);
});
