import { Given } from "@cucumber/cucumber";

import type { PolicyType, PracticalExperience } from "../../../domain/qualifications/practical-experience.ts";
import type { Progress } from "../../../domain/qualifications/progress.ts";
import { coded, policies } from "./field-words.ts";
import { customer } from "./people.ts";

coded("policy", policies);

const nothing: Progress = { exams: { total: 13, completed: 0, hasConditionalExemptions: false } };
const noExperience: PracticalExperience = {
  employment: { unitOfMeasurement: "months", totalAchieved: 0, totalClaimed: 0, experienceRequired: 0 },
  objectives: {
    policyType: "PER",
    totalAchievedObjectives: 0,
    totalRequiredObjectives: 0,
    remainingRequiredObjectives: 0,
  },
};

/** The customer's progress; none unless a step sets it. */
export const progressIn = (world: object): Progress => customer.of(world).progress ?? nothing;

const change = (world: object, how: (said: Progress) => Progress): void => {
  const progress = how(progressIn(world));
  customer.change(world, (said) => ({ ...said, progress }));
};

const changeExperience = (world: object, changed: (said: PracticalExperience) => PracticalExperience): void =>
  change(world, (said) => ({ ...said, practicalExperience: changed(said.practicalExperience ?? noExperience) }));

Given("the customer has completed {int} of {int} exams", function (completed: number, total: number) {
  change(this, (said) => ({ ...said, exams: { ...said.exams, completed, total } }));
});

Given("the ethics module is {string}", function (moduleStatus: string) {
  change(this, (said) => ({ ...said, moduleStatus: moduleStatus.toUpperCase().replaceAll(" ", "_") }));
});

Given("the ethics module is not on record", function () {
  change(this, (said) => ({ ...said, moduleStatus: undefined }));
});

Given("practical experience is recorded under {policy}", function (policyType: PolicyType) {
  changeExperience(this, (said) => ({ ...said, objectives: { ...said.objectives, policyType } }));
});

Given(
  "{int} of {int} months are claimed and {int} signed off",
  function (totalClaimed: number, experienceRequired: number, totalAchieved: number) {
    const employment = { unitOfMeasurement: "months", totalClaimed, experienceRequired, totalAchieved };
    changeExperience(this, (said) => ({ ...said, employment }));
  },
);

Given("{int} of {int} objectives are achieved", function (achieved: number, required: number) {
  changeExperience(this, (said) => ({
    ...said,
    objectives: {
      ...said.objectives,
      totalAchievedObjectives: achieved,
      totalRequiredObjectives: required,
      remainingRequiredObjectives: Math.max(0, required - achieved),
    },
  }));
});
