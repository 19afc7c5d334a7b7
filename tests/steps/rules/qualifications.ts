import assert from "node:assert/strict";

import { Then } from "@cucumber/cucumber";

import { ethicsCardOf } from "../../../domain/qualifications/ethics.ts";
import type { ExamsCard } from "../../../domain/qualifications/exams.ts";
import { examsCardOf } from "../../../domain/qualifications/exams.ts";
import {
  applicationCardFor,
  applyCardFor,
  jurisdictionMessageFor,
} from "../../../domain/qualifications/membership-cards.ts";
import type { QualificationsPage } from "../../../domain/qualifications/page.ts";
import {
  publicationLink,
  publicationText,
  qualificationsMessages,
  qualificationsPageFor,
} from "../../../domain/qualifications/page.ts";
import { practicalExperienceCardOf } from "../../../domain/qualifications/practical-experience.ts";
import { objectivesWords, timeWords } from "../../../ui/qualifications/qualification-words.ts";
import { textsOf } from "../../ui/support/texts.ts";
import { customer, experienceIn, userTypeIn } from "./people.ts";
import { progressIn } from "./progress.ts";
import { vocabulary } from "./words.ts";

vocabulary<QualificationsPage>("qualificationsPage", {
  "no progress": { shows: "no progress" },
  "the loading text": { shows: "loading" },
  "an error panel": { shows: "error panel" },
  "the publication card": { shows: "publication card" },
  progress: { shows: "progress", warnsOfResults: false },
  "progress with a warning of results to come": { shows: "progress", warnsOfResults: true },
});
vocabulary("qualificationsState", { "on their way": "loading", "that failed": "failed" });

const examsCardIn = (world: object): ExamsCard => {
  const { pathway, pathwayDescription } = customer.of(world).profile;
  return examsCardOf(progressIn(world).exams, pathway, pathwayDescription);
};

Then("the qualifications page shows {qualificationsPage}", function (page: QualificationsPage) {
  assert.deepEqual(qualificationsPageFor(experienceIn(this), customer.of(this).notifications), page);
});

Then("the words for qualifications {qualificationsState} are {string}", (state: "loading" | "failed", text: string) => {
  assert.equal(qualificationsMessages[state], text);
});

Then("the exams card shows {int} per cent and {string}", function (percentage: number, progress: string) {
  const card = examsCardIn(this);
  assert.deepEqual([card.percentage, card.progress], [percentage, progress]);
});

Then("the ethics card shows {int} per cent and {string}", function (percentage: number, progress: string) {
  assert.deepEqual(ethicsCardOf(progressIn(this).moduleStatus), { percentage, progress });
});

Then("the practical experience card shows no data", function () {
  assert.deepEqual(practicalExperienceCardOf(progressIn(this).practicalExperience), { shows: "no data" });
});

/** The scenario's practical experience, and the shipped words for its figures. */
const experienceWithWords = async (world: object) => {
  const { practicalExperience } = progressIn(world);
  assert.ok(practicalExperience, "There is no practical experience.");
  const { components } = await textsOf("page-framework");
  return { practicalExperience, words: components.experience };
};

Then("the time doughnut shows {int} per cent and {string}", async function (percentage: number, text: string) {
  const { practicalExperience, words } = await experienceWithWords(this);
  const card = practicalExperienceCardOf(practicalExperience);
  assert.deepEqual("time" in card && card.time, { percentage });
  assert.equal(timeWords(practicalExperience, words), text);
});

Then("the objectives doughnut shows {int} per cent and {string}", async function (percentage: number, text: string) {
  const { practicalExperience, words } = await experienceWithWords(this);
  const card = practicalExperienceCardOf(practicalExperience);
  assert.deepEqual("objectives" in card && card.objectives, { percentage });
  assert.equal(objectivesWords(practicalExperience, words), text);
});

Then("there is no objectives doughnut", function () {
  assert.ok(!("objectives" in practicalExperienceCardOf(progressIn(this).practicalExperience)));
});

Then(
  "on the publication card a link to {string} leads to {string} where the learning site is {string}",
  (target: string, leadsTo: string, learningSite: string) => {
    assert.equal(publicationLink(target, learningSite), leadsTo);
    const text = [{ kind: "paragraph", children: [{ kind: "link", href: target, children: [] }] }] as const;
    assert.deepEqual(publicationText(text, learningSite), [
      { kind: "paragraph", children: [{ kind: "link", href: leadsTo, children: [] }] },
    ]);
  },
);

Then("the membership application card reads {string}", function (reads: string) {
  assert.equal(applicationCardFor(customer.of(this).notifications) ?? "", reads);
});

Then("the invitation to apply reads {string}", function (reads: string) {
  const facts = {
    userType: userTypeIn(this),
    notifications: customer.of(this).notifications,
    exams: progressIn(this).exams,
    moduleStatus: progressIn(this).moduleStatus,
    practicalExperience: progressIn(this).practicalExperience,
  };
  assert.equal(applyCardFor(facts) ?? "", reads);
});

Then("the information for their jurisdiction is {string}", function (information: string) {
  const { countryOfResidence } = customer.of(this).profile;
  assert.equal(jurisdictionMessageFor(userTypeIn(this), countryOfResidence) ?? "", information);
});
