import assert from "node:assert/strict";

import type { DataTable } from "@cucumber/cucumber";
import { Given, Then, When } from "@cucumber/cucumber";

import type { MembershipAnswers, MembershipFacts, MembershipStep } from "../../../domain/membership/application.ts";
import { mayLeaveLanding, membershipFlow } from "../../../domain/membership/application.ts";
import { isEligibleForMembership } from "../../../domain/membership/eligibility.ts";
import { membershipApplicationOf } from "../../../domain/membership/payload.ts";
import { applicationChoices, applicationSteps, codeFor, coded, inFieldWords } from "./field-words.ts";
import { walkThrough } from "./flows.ts";
import { labelled } from "./forms.ts";
import { customer, notificationsIn, userTypeIn } from "./people.ts";
import { progressIn } from "./progress.ts";

const steps = ["LANDING", ...membershipFlow.steps.map(({ step }) => step)];
coded("applicationStep", applicationSteps);

const factsIn = (world: object): MembershipFacts => ({
  userType: userTypeIn(world),
  notifications: notificationsIn(world),
  exams: progressIn(world).exams,
  moduleStatus: progressIn(world).moduleStatus,
  countryOfResidence: customer.of(world).profile.countryOfResidence,
});

const application = walkThrough(membershipFlow, factsIn);

const everyAnswer: MembershipAnswers = {
  hasConvictions: false,
  confirmedPermission: false,
  publicPractice: false,
  publicPracticeConfirmed: false,
  employmentCategory: "FT",
  businessCategory: "PRACTICE",
  organisationSize: "SMALL",
  jobTitle: "Auditor",
  companyName: "Ledger and Sons",
  professionalQualifications: ["CTA", "ATT"],
  regionalNetwork: "LONDON",
  employmentNetworks: ["SMALL_PRACTICE", "PUBLIC"],
  includeInDirectoryOfMembers: true,
  declarationAccepted: true,
};

// An empty text stands for no choice.
const choiceOf = (said: string): string => (said === "" ? "" : codeFor(applicationChoices, said));

Given("they have reached {applicationStep} in the application", function (step: MembershipStep) {
  application.startAt(this, step);
});

Given("every question of the application is answered", function () {
  application.answer(this, everyAnswer);
});

Given("the answer to convictions is {answer}", function (hasConvictions: boolean) {
  application.answer(this, { hasConvictions });
});

Given("permission to check is given: {answer}", function (confirmedPermission: boolean) {
  application.answer(this, { confirmedPermission });
});

Given("the answer to public practice is {answer}", function (publicPractice: boolean) {
  application.answer(this, { publicPractice });
});

Given("the practising certificate is confirmed: {answer}", function (publicPracticeConfirmed: boolean) {
  application.answer(this, { publicPracticeConfirmed });
});

Given("the employment category is {string}", function (said: string) {
  application.answer(this, { employmentCategory: choiceOf(said) });
});

Given("the business category is {string}", function (said: string) {
  application.answer(this, { businessCategory: choiceOf(said) });
});

Given("the directory question is answered: {answer}", function (answered: boolean) {
  application.answer(this, { includeInDirectoryOfMembers: answered ? true : undefined });
});

Given("the regional network is {string}", function (said: string) {
  application.answer(this, { regionalNetwork: choiceOf(said) });
});

Given("the declaration is accepted: {answer}", function (declarationAccepted: boolean) {
  application.answer(this, { declarationAccepted });
});

When("they continue the application", function () {
  application.goOn(this);
});

When("they go back in the application", function () {
  application.goBack(this);
});

Then("the application is at {applicationStep}", function (step: string) {
  assert.equal(application.step(this), step);
});

Then("the customer may apply for membership: {answer}", function (may: boolean) {
  assert.equal(isEligibleForMembership(factsIn(this)), may);
});

Then("the rule of the landing lets them continue: {answer}", function (continues: boolean) {
  assert.equal(mayLeaveLanding(factsIn(this)), continues);
});

Then("the application's steps are {string}", (list: string) => {
  assert.equal(inFieldWords(applicationSteps, steps), list);
});

Then("the application continues: {answer}", function (continues: boolean) {
  assert.equal(application.mayContinue(this), continues);
});

const inWords = (value: unknown): string => {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return inFieldWords(applicationChoices, (Array.isArray(value) ? value : [value]).map(String));
};

Then("the application sends", function (table: DataTable) {
  const sent = membershipApplicationOf(application.place.of(this).answers, factsIn(this)) ?? {};
  const told = Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, inWords(value)]));
  assert.deepEqual(labelled(told), table.rowsHash());
});

Then("the application sends nothing", function () {
  assert.equal(membershipApplicationOf(application.place.of(this).answers, factsIn(this)), undefined);
});
